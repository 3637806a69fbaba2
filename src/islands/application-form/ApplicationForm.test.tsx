import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $drafts } from '../../stores/draft.ts';
import ApplicationForm from './ApplicationForm.tsx';

const NOON = Date.UTC(2025, 4, 10, 16);

const form = (
  <ApplicationForm
    id="application"
    service={{ origin: 'https://forms.example', form: '1' }}
    hidden={{ _next: 'https://www.company.example/thanks', page_slug: '/cats' }}
    mail={{ address: 'hello@company.example', subject: 'An application' }}
    waiver={{ title: 'The waiver', close: 'Close' }}
    labels={{
      legends: { person: 'You', cat: 'The cat', promises: 'Your word' },
      firstNameLabel: 'First name',
      lastNameLabel: 'Last name',
      emailLabel: 'Email',
      mobileLabel: 'Mobile',
      mobileHint: 'With its country',
      mobileNote: 'Your number:',
      instagramLabel: 'Instagram',
      catNameLabel: 'Cat name',
      notesLabel: 'Notes',
      notesHint: 'Anything',
      optional: 'optional',
      rules: 'I have read the rules',
      waiver: 'I accept the waiver',
      waiverLink: 'Read it',
      submit: 'Send',
      sending: 'Sending',
      sendAgain: 'Send again',
      messages: {
        required: '{label} is required',
        emailInvalid: 'Enter a valid email address',
        mobileInvalid: 'Enter a valid mobile in international format',
        rulesMissing: 'Confirm the rules',
        waiverMissing: 'Accept the waiver',
      },
      summary: 'Look again at:',
      tooMany: 'Too many attempts. Please wait a minute and try again.',
      failed: 'It did not reach us.',
      unanswered: 'It may have reached us.',
      byMail: 'By mail:',
      byMailCopied: 'Copied into a mail:',
      copy: { label: 'Copy', copied: 'Copied.', failed: 'Not copied.' },
    }}
  >
    <p>Cats scratch.</p>
  </ApplicationForm>
);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const element = () => screen.getByRole<HTMLFormElement>('form');
const button = () => screen.getByRole('button', { name: /^Send/ });
const data = () => Object.fromEntries(new FormData(element()));

const fetch = vi.fn<typeof globalThis.fetch>();
const assign = vi.fn<(address: string | URL) => void>();
const TAKEN = JSON.stringify({ ok: true, next: 'https://forms.example/thanks' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  $drafts.set({});
  assign.mockReset();
  fetch.mockReset().mockImplementation(async () => new Response(TAKEN));
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<h2 id="application-title">Application</h2>';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
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
const sent = () => fetch.mock.calls.map(([, init]) => Object.fromEntries(init?.body as FormData));

/** Restores the page from the back/forward cache. */
const comeBack = () =>
  act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

describe('the server HTML', () => {
  beforeEach(() => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(form);
    document.body.append(place);
  });

  test('posts with hidden fields', () => {
    expect(element().method).toBe('post');
    expect(element().enctype).toBe('multipart/form-data');
    expect(element().noValidate).toBe(false);
    expect(data()).toEqual({
      _next: 'https://www.company.example/thanks',
      page_slug: '/cats',
      timestamp: '',
      referrer_url: '',
      utm_source: '',
      utm_medium: '',
      utm_campaign: '',
      first_name: '',
      last_name: '',
      email: '',
      mobile: '',
      instagram: '',
      cat_name: '',
      notes: '',
      _website: '',
    });
  });

  test('contains the waiver once, and a link to it', () => {
    expect(screen.getAllByText('Cats scratch.')).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'Read it' });
    const waiver = document.querySelector(link.getAttribute('href') ?? '');
    expect(waiver?.localName).toBe('dialog');
    expect(waiver?.textContent).toContain('Cats scratch.');
    expect(link.dataset['hold']).toBe(waiver?.id);
  });
});

describe('hydration', () => {
  /** As on the page, React only schedules the hydration. */
  function serve() {
    const place = document.createElement('div');
    place.innerHTML = renderToString(form);
    document.body.append(place);
    return place;
  }

  test('keeps text, checkboxes and caret', async () => {
    const place = serve();
    const fields = [...place.querySelectorAll<HTMLInputElement>('input, textarea')];
    for (const one of fields) {
      if (one.type === 'checkbox') one.checked = true;
      else if (one.type !== 'hidden') one.value = `words in ${one.name}`;
    }
    field('Last name').focus();
    const complaints: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(place, form, { onRecoverableError: (error) => complaints.push(error) }),
    );
    expect(complaints).toEqual([]);
    // The same elements, so that a phone's keyboard stays open.
    expect([...place.querySelectorAll('input, textarea')]).toEqual(fields);
    for (const one of fields) {
      if (one.type === 'checkbox') expect(one.checked).toBe(true);
      else if (one.type !== 'hidden') expect(one.value).toBe(`words in ${one.name}`);
    }
    expect(document.activeElement).toBe(field('Last name'));
    await act(async () => root.unmount());
  });

  test('a held submit has hidden fields, no native validation, and shows the first error', async () => {
    const place = serve();
    const root = hydrateRoot(place, form);
    // Repeated synchronously, before React's effects.
    button().click();
    await Promise.resolve();
    expect(element().noValidate).toBe(true);
    expect(data()['timestamp']).toBe(new Date(performance.timeOrigin).toISOString());
    expect(document.activeElement).toBe(field('First name'));
    expect(field('First name').getAttribute('aria-describedby')).toBe('first_name-error');
    expect(fetch).not.toHaveBeenCalled();
    root.unmount();
  });
});

describe('hidden fields', () => {
  test('have the referrer, and the campaign for the thank-you page', () => {
    history.replaceState(null, '', '?utm_source=flyer&utm_term=dropped');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://friend.example/');
    render(form);
    expect(data()).toMatchObject({
      _next: `${location.origin}/thanks?utm_source=flyer`,
      timestamp: new Date(performance.timeOrigin).toISOString(),
      referrer_url: 'https://friend.example/',
      utm_source: 'flyer',
      utm_medium: '',
      utm_campaign: '',
    });
    history.replaceState(null, '', location.pathname);
  });
});

describe('sending', () => {
  test('posts once with the normalized number, and opens the thank-you page', async () => {
    render(form);
    fill();
    await act(async () => {
      button().click();
      button().click();
      await new Promise(setImmediate);
    });
    expect(button().textContent).toBe('Sending');
    expect(sent()).toMatchObject([{ first_name: 'Ada', mobile: '+19175550142', _website: '' }]);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://forms.example/f/1');
    // The page's own URL, not the service's `next`.
    expect(assign.mock.calls).toEqual([[`${location.origin}/thanks`]]);
    expect(field('Cat name').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
    await send();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('works again after the back/forward cache', async () => {
    render(form);
    fill();
    await send();
    comeBack();
    expect(button().textContent).toBe('Send');
    fill();
    await send();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

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
    ['a robot on a page without any input hears nothing', false],
    ['a person whose password manager has filled the trap is shown the mail link', true],
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

  test('sends the email without invisible characters', async () => {
    render(form);
    fill();
    fireEvent.input(field('Email'), { target: { value: 'ada\u2060@mail.example' } });
    await send();
    expect(sent()).toMatchObject([{ email: 'ada@mail.example' }]);
  });
});

describe('the mobile number', () => {
  const note = () => element().querySelector('output')?.textContent;

  test('is shown formatted on blur, and hidden on input', () => {
    render(form);
    expect(note()).toBe('');
    fireEvent.input(field('Mobile'), { target: { value: '212-555-0123' } });
    fireEvent.blur(field('Mobile'));
    expect(note()).toBe('Your number: +1 212 555 0123');
    fireEvent.input(field('Mobile'), { target: { value: '212-555-01' } });
    expect(note()).toBe('');
    fireEvent.blur(field('Mobile'));
    expect(note()).toBe('');
  });
});

describe('the draft', () => {
  const kept = () => JSON.parse(sessionStorage.getItem('draft-application') ?? '{}');

  test('restores text, but not the consents', () => {
    const { unmount } = render(form);
    fill();
    expect(kept()).toMatchObject({ cat_name: 'Topsy', mobile: '(917) 555-0142' });
    unmount();
    $drafts.set({});
    render(form);
    expect(field('Cat name').value).toBe('Topsy');
    expect(box('I have read the rules').checked).toBe(false);
    expect(box('I accept the waiver').checked).toBe(false);
    // Not by the browser either.
    expect(screen.getAllByRole('checkbox').map((one) => one.getAttribute('autocomplete'))).toEqual([
      'off',
      'off',
    ]);
  });
});

describe('a failed application', () => {
  const REFUSALS = [
    ['refuses', () => Promise.resolve(new Response('{"error":"Blocked"}', { status: 403 }))],
    ['says nothing', () => Promise.resolve(new Response(''))],
    ['is a hotel’s login page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const;

  test.each(REFUSALS)(
    'keeps values, shows a message, and can be sent again when the service %s',
    async (_, answer) => {
      fetch.mockImplementationOnce(answer);
      render(form);
      fill();
      await send();
      expect(screen.getByText('It did not reach us.')).not.toBeNull();
      expect(assign).not.toHaveBeenCalled();
      expect(field('Cat name').value).toBe('Topsy');
      expect(box('I accept the waiver').checked).toBe(true);
      expect(button().textContent).toBe('Send');
      await send();
      expect(screen.queryByText('It did not reach us.')).toBeNull();
      expect(assign).toHaveBeenCalledOnce();
    },
  );

  test('can be mailed or copied', async () => {
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
});

describe('an unanswered application', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
    fetch.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
  });
  const press = () =>
    act(async () => {
      button().click();
      await vi.advanceTimersByTimeAsync(0);
    });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const doubt = () => screen.queryByText('It may have reached us.');

  test('offers to send again after 20 seconds', async () => {
    render(form);
    fill();
    await press();
    await pass(19_999);
    expect(doubt()).toBeNull();
    await pass(1);
    expect(doubt()).not.toBeNull();
    expect(button().textContent).toBe('Send again');
    fetch.mockResolvedValue(new Response(TAKEN));
    await press();
    expect(assign).toHaveBeenCalledOnce();
  });
});

describe('the waiver', () => {
  const link = () => screen.getByRole('link', { name: 'Read it' });
  const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

  test('opens by its link, with the focus on its heading', () => {
    render(form);
    expect(dialog().open).toBe(false);
    fireEvent.click(link());
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(within(dialog()).getByRole('heading'));
  });

  test('stays open if it was opened before hydration', () => {
    render(form);
    dialog().showModal();
    fireEvent.click(link());
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(within(dialog()).getByRole('heading'));
  });

  test('closes on a backdrop click, and restores the focus', () => {
    render(form);
    fireEvent.click(link());
    fireEvent.pointerUp(within(dialog()).getByText('Cats scratch.'));
    expect(dialog().open).toBe(true);
    fireEvent.pointerUp(dialog());
    expect(dialog().open).toBe(false);
    expect(document.activeElement).toBe(link());
  });
});
