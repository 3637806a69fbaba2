import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CategoryFilter from './CategoryFilter.tsx';

const BUTTONS = [
  { name: 'All', href: '/blog', count: 3, title: 'Blog' },
  { name: 'Rescues', href: '/blog/category/rescues', count: 2, title: 'Rescues | Blog' },
  { name: 'Tips', href: '/blog/category/tips', count: 1, title: 'Tips | Blog' },
];
const filter = (
  <CategoryFilter
    label="Filter posts by category"
    buttons={BUTTONS}
    current="All"
    shown="Posts shown: {count}"
    filed="Posts in {category}"
    heading="All posts"
    count={3}
    list="posts"
  />
);
const page = (
  <>
    {filter}
    <ul id="posts">
      <li data-category="Rescues">One</li>
      <li data-category="Tips">Two</li>
      <li data-category="Rescues">Three</li>
    </ul>
  </>
);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('#posts li')].filter((item) => !item.hidden).length;

beforeEach(() => history.replaceState(null, '', '/blog'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows one category with its count, URL and title', async () => {
  render(page);
  screen.getByRole('link', { name: /Rescues/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBe(2);
  expect(screen.getByRole('status').textContent).toBe('Posts shown: 2');
  expect(screen.getByRole('heading').textContent).toBe('Posts in Rescues');
  expect(location.pathname).toBe('/blog/category/rescues');
  expect(document.title).toBe('Rescues | Blog');
  expect(screen.getByRole('link', { name: /Rescues/ }).getAttribute('aria-current')).toBe('page');
});

test('shows the whole list on Back', async () => {
  render(page);
  await userEvent.click(screen.getByRole('link', { name: /Tips/ }));
  expect(shown()).toBe(1);
  history.replaceState(null, '', '/blog');
  act(() => {
    fireEvent(window, new PopStateEvent('popstate'));
  });
  expect(shown()).toBe(3);
  expect(screen.getByRole('heading').textContent).toBe('All posts');
});

test('server HTML links to the categories’ pages', () => {
  const html = renderToString(filter);
  for (const { href } of BUTTONS) expect(html).toContain(`href="${href}"`);
});
