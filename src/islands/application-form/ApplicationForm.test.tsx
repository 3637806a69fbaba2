import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ApplicationForm from './ApplicationForm.tsx';
import { labels } from './labels.fixture.ts';

const form = (
  <ApplicationForm
    id="application"
    service={{ origin: 'https://forms.example', form: '1' }}
    hidden={{ _next: 'https://www.company.example/thanks', page_slug: '/cats' }}
    mail={{ address: 'hello@company.example', subject: 'An application' }}
    waiver={{ title: 'The waiver', close: 'Close' }}
    labels={labels}
  >
    <p>Cats scratch.</p>
  </ApplicationForm>
);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const element = () => screen.getByRole<HTMLFormElement>('form');
const button = () => screen.getByRole('button', { name: /^Send/ });

const fetch = vi.fn<typeof globalThis.fetch>();
const TAKEN = JSON.stringify({ ok: true, next: 'https://forms.example/thanks' });

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => new Response(TAKEN));
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<h2 id="application-title">Application</h2>';
});

function fill(mobile = '(917) 555-0142'): void {
  for (const [name, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Whisker'],
    ['Email', 'ada@mail.example'],
    ['Mobile', mobile],
    ['Cat name', 'Topsy'],
  ] as const) {
    fireEvent.input(field(name), { target: { value } });
  }
  for (const name of ['I have read the rules', 'I accept the waiver']) fireEvent.click(box(name));
}

/** Submits, and flushes promises. */
const send = () =>
  act(async () => {
    button().click();
    await new Promise(setImmediate);
  });

test('a submit held until hydration has hidden fields, no native validation, and shows the first error', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(form);
  document.body.append(place);
  // As on the page, React only schedules the hydration.
  const root = hydrateRoot(place, form);
  // Repeated synchronously, before React's effects.
  button().click();
  await Promise.resolve();
  expect(element().noValidate).toBe(true);
  const data = Object.fromEntries(new FormData(element()));
  expect(data['timestamp']).toBe(new Date(performance.timeOrigin).toISOString());
  expect(document.activeElement).toBe(field('First name'));
  expect(fetch).not.toHaveBeenCalled();
  root.unmount();
});

test('an empty application lists each error with a link to its field, until it is corrected', async () => {
  render(form);
  await send();
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const missing = ['First name', 'Last name', 'Email', 'Mobile', 'Cat name'];
  const all = [...missing.map((name) => `${name} is required`), 'Confirm the rules'];
  expect(listed()).toEqual([...all, 'Accept the waiver']);
  for (const control of [...missing.map(field), box('I accept the waiver')])
    expect(control.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('link', { name: 'Cat name is required' }));
  expect(document.activeElement).toBe(field('Cat name'));
  fireEvent.input(field('Cat name'), { target: { value: 'Topsy' } });
  fireEvent.click(box('I have read the rules'));
  expect(listed()).toEqual([...all.slice(0, 4), 'Accept the waiver']);
});

describe('sending', () => {
  test('a sixth within a minute shows a message and keeps the values', async () => {
    localStorage.setItem('applications-sent', JSON.stringify(Array(5).fill(Date.now())));
    render(form);
    fill();
    await send();
    expect(fetch).not.toHaveBeenCalled();
    expect(within(element()).getByRole('alert').textContent).toBe(
      'Too many attempts. Please wait a minute and try again.',
    );
    expect(field('Mobile').value).toBe('(917) 555-0142');
    expect(button().textContent).toBe('Send');
  });

  test.each([
    ['a bot on a page without any input gets no answer', false],
    ['a visitor whose password manager has filled the honeypot gets the mail link', true],
  ])('%s', async (_, hasBeenActive) => {
    vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive } });
    render(form);
    fill();
    const honeypot = element().elements.namedItem('_website');
    if (honeypot instanceof HTMLInputElement) honeypot.value = 'spam';
    await send();
    expect(fetch).not.toHaveBeenCalled();
    expect(button().textContent).toBe('Send');
    expect(document.querySelectorAll('a[href^="mailto:"]')).toHaveLength(hasBeenActive ? 1 : 0);
  });

  test('is reported to analytics once it is valid, and has no invisible characters', async () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    render(form);
    fill('555-014');
    fireEvent.input(field('Email'), { target: { value: 'ada\u2060@mail.example' } });
    await send();
    expect(dataLayer).toEqual([]);
    fireEvent.input(field('Mobile'), { target: { value: '(917) 555-0142' } });
    await send();
    expect(dataLayer).toEqual([{ event: 'adventure_apply_submit', utm_source: '' }]);
    const [sent] = fetch.mock.calls.map(([, init]) => init?.body as FormData);
    expect(sent?.get('email')).toBe('ada@mail.example');
  });
});

const mobileNote = () => element().querySelector('output')?.textContent;

test('the mobile number is shown formatted on blur, and hidden on input', () => {
  render(form);
  expect(mobileNote()).toBe('');
  fireEvent.input(field('Mobile'), { target: { value: '212-555-0123' } });
  fireEvent.blur(field('Mobile'));
  expect(mobileNote()).toBe('Your number: +1 212 555 0123');
  fireEvent.input(field('Mobile'), { target: { value: '212-555' } });
  expect(mobileNote()).toBe('');
  fireEvent.blur(field('Mobile'));
  expect(mobileNote()).toBe('');
});

test('a failed application can be mailed or copied', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  render(form);
  fill();
  await send();
  const letter = [
    'First name: Ada',
    'Last name: Whisker',
    'Email: ada@mail.example',
    'Mobile: +19175550142',
    'Cat name: Topsy',
    '',
    'I have read the rules',
    'I accept the waiver',
  ].join('\n');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'hello@company.example' });
  const mail = new URL(link.href);
  expect(mail.searchParams.get('subject')).toBe('An application');
  expect(mail.searchParams.get('body')).toBe(letter.replaceAll('\n', '\r\n'));
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('no'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const copy = screen.getByRole('button', { name: 'Copy' });
  fireEvent.click(copy);
  expect(await screen.findByText('Copied.')).not.toBeNull();
  expect(writeText).toHaveBeenCalledWith(letter);
  fireEvent.click(copy);
  expect(await screen.findByText('Not copied.')).not.toBeNull();
});

test('the waiver closes on a backdrop click, and restores the focus', () => {
  render(form);
  const link = screen.getByRole('link', { name: 'Read it' });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  fireEvent.click(link);
  fireEvent.pointerUp(within(dialog).getByText('Cats scratch.'));
  expect(dialog.open).toBe(true);
  fireEvent.pointerUp(dialog);
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(link);
});
