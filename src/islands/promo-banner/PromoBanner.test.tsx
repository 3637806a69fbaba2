import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $isPromoDismissed } from '../../stores/promo.ts';
import PromoBanner from './PromoBanner.tsx';

const banner = (
  <PromoBanner
    storageKey="promo-gift"
    text="Give a walk"
    linkLabel="Buy a gift card"
    href="https://cards.example/"
    newTab="opens in a new tab"
    dismissLabel="Dismiss the offer"
  />
);

beforeEach(() => {
  localStorage.clear();
  $isPromoDismissed.set(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss the offer' }));

test('is dismissed, and stores its key', async () => {
  render(banner);
  await dismiss();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(localStorage.getItem('promo-gift')).toBe('1');
});

test('is dismissed for this page without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  render(banner);
  await dismiss();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('moves the focus to the header', async () => {
  render(
    <>
      {banner}
      <header className="site-header">
        <a href="/">Home</a>
      </header>
    </>,
  );
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }));
});

test('server HTML is the offer with its link', () => {
  const html = renderToString(banner);
  expect(html).toContain('Give a walk');
  expect(html).toContain('href="https://cards.example/" target="_blank"');
  const own = renderToString(cloneElement(banner, { href: '/tours' }));
  expect(own).toContain('href="/tours">');
});
