import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchListeners } from '../../../tests/islands/listeners.ts';
import { $drafts } from '../../stores/draft.ts';
import ApplicationForm from './ApplicationForm.tsx';

const NOON = Date.UTC(2025, 4, 10, 16);

const form = (
  <ApplicationForm
    id="application"
    action="https://forms.example/f/1"
    hidden={{ _next: 'https://www.company.example/thanks', page_slug: '/cats' }}
    mail={{ address: 'hello@company.example', link: 'mailto:hello@company.example' }}
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
      byMail: 'By mail:',
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

/** How often the browser was left to post the form. Nothing is posted for real. */
const posts = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  $drafts.set({});
  posts.mockClear();
  document.body.innerHTML = '<h2 id="application-title">Application</h2>';
  // After React, whose listeners stand on the root.
  document.onsubmit = (event) => {
    if (!event.defaultPrevented) posts();
    event.preventDefault();
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.onsubmit = null;
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

const send = () => fireEvent.click(button());
/** Back from another page, where the browser has kept this one as it was. */
const comeBack = () =>
  act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

function forbidStorage(): void {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(area, new Proxy({}, { get: deny, has: deny }));
  }
}

describe('its server HTML', () => {
  beforeEach(() => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(form);
    document.body.append(place);
  });

  test('posts by itself, hidden fields and all', () => {
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

  test('has a label for every field', () => {
    for (const control of document.querySelectorAll<HTMLInputElement>('[id="application"] [id]')) {
      if ('labels' in control && control.type !== 'submit')
        expect(control.labels).not.toHaveLength(0);
    }
  });

  test('holds the waiver once, and a link to it', () => {
    expect(screen.getAllByText('Cats scratch.')).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'Read it' });
    const waiver = document.querySelector(link.getAttribute('href') ?? '');
    expect(waiver?.localName).toBe('dialog');
    expect(waiver?.textContent).toContain('Cats scratch.');
    expect(link.dataset['hold']).toBe(waiver?.id);
  });
});

describe('when its script comes', () => {
  /** Hydrated as on the page: the work is scheduled, not done. */
  function serve() {
    const place = document.createElement('div');
    place.innerHTML = renderToString(form);
    document.body.append(place);
    return place;
  }

  test('every letter, every promise and the cursor stay as they are', async () => {
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
    // The very elements, not copies: a phone's keyboard would close, a half-typed letter be lost.
    expect([...place.querySelectorAll('input, textarea')]).toEqual(fields);
    for (const one of fields) {
      if (one.type === 'checkbox') expect(one.checked).toBe(true);
      else if (one.type !== 'hidden') expect(one.value).toBe(`words in ${one.name}`);
    }
    expect(document.activeElement).toBe(field('Last name'));
    await act(async () => root.unmount());
  });

  test('a press that waited for it finds the facts, no native validation, and the first error', async () => {
    const place = serve();
    const root = hydrateRoot(place, form);
    // Given again at once, before React has had a turn of its own.
    button().click();
    await Promise.resolve();
    expect(element().noValidate).toBe(true);
    expect(data()['timestamp']).toBe(new Date(performance.timeOrigin).toISOString());
    expect(document.activeElement).toBe(field('First name'));
    expect(field('First name').getAttribute('aria-describedby')).toBe('first_name-error');
    expect(posts).not.toHaveBeenCalled();
    root.unmount();
  });
});

/** Presses Send in the very moment in which the form is hydrated. */
function PressedAtOnce() {
  useLayoutEffect(() => button().click(), []);
  return form;
}

test('a press in the moment of hydration leads to the first error as well', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(form);
  document.body.append(place);
  const root = await act(async () => hydrateRoot(place, <PressedAtOnce />));
  expect(element().noValidate).toBe(true);
  expect(document.activeElement).toBe(field('First name'));
  await act(async () => root.unmount());
});

describe('what the page tells', () => {
  test('where it was reached from, and that the thank-you page keeps the campaign', () => {
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
  test('leaves a complete one to the browser, the mobile rewritten, once', () => {
    render(form);
    fill();
    send();
    expect(button().textContent).toBe('Sending');
    send();
    expect(posts).toHaveBeenCalledTimes(1);
    expect(field('Mobile').value).toBe('+19175550142');
  });

  test('Enter in a field sends, and brings to the first field in error', async () => {
    render(form);
    fill();
    fireEvent.input(field('Email'), { target: { value: 'ada' } });
    await userEvent.type(field('Cat name'), '{Enter}');
    expect(document.activeElement).toBe(field('Email'));
    expect(posts).not.toHaveBeenCalled();
    await userEvent.type(field('Email'), '@mail.example{Enter}');
    expect(posts).toHaveBeenCalledTimes(1);
  });

  test('a sixth within a minute is told to wait, without any of it being lost', () => {
    localStorage.setItem('applications-sent', JSON.stringify(Array(5).fill(Date.now())));
    render(form);
    fill();
    send();
    expect(posts).not.toHaveBeenCalled();
    expect(within(element()).getByRole('alert').textContent).toBe(
      'Too many attempts. Please wait a minute and try again.',
    );
    expect(field('Mobile').value).toBe('(917) 555-0142');
  });

  test('what fills in the honeypot goes nowhere', () => {
    render(form);
    fill();
    const honeypot = element().elements.namedItem('_website');
    if (honeypot instanceof HTMLInputElement) honeypot.value = 'spam';
    send();
    expect(posts).not.toHaveBeenCalled();
    expect(button().textContent).toBe('Send');
  });
});

describe('the mobile number', () => {
  const note = () => element().querySelector('output')?.textContent;

  test('is shown as it was understood once its field is left, and not while it is edited', () => {
    render(form);
    expect(note()).toBe('');
    fireEvent.input(field('Mobile'), { target: { value: '212-555-0123' } });
    fireEvent.blur(field('Mobile'));
    expect(note()).toBe('Your number: +1 212 555 0123');
    fireEvent.input(field('Mobile'), { target: { value: '212-555-01' } });
    expect(note()).toBe('');
    fireEvent.blur(field('Mobile'));
    expect(note()).toBe('Your number: +212 555 01');
  });

  test('with an extension is none', () => {
    render(form);
    fill('212-555-0123 ext. 5');
    fireEvent.blur(field('Mobile'));
    expect(note()).toBe('');
    send();
    expect(posts).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Mobile'));
    expect(document.getElementById('mobile-error')?.textContent).toBe(
      'Enter a valid mobile in international format',
    );
  });
});

describe('what was typed', () => {
  const kept = () => JSON.parse(sessionStorage.getItem('draft-application') ?? '{}');

  test('is there again, and the promises are not', () => {
    const { unmount } = render(form);
    fill();
    expect(kept()).toMatchObject({ cat_name: 'Topsy', mobile: '(917) 555-0142' });
    unmount();
    $drafts.set({});
    render(form);
    expect(field('Cat name').value).toBe('Topsy');
    expect(box('I have read the rules').checked).toBe(false);
    expect(box('I accept the waiver').checked).toBe(false);
    // Nor by the browser.
    expect(screen.getAllByRole('checkbox').map((one) => one.getAttribute('autocomplete'))).toEqual([
      'off',
      'off',
    ]);
  });

  test('is kept as it was sent, with a note that it was', () => {
    render(form);
    fill();
    send();
    expect(kept()).toMatchObject({ mobile: '+19175550142' });
    expect(sessionStorage.getItem('left-application')).not.toBeNull();
  });

  test('is forgotten when the form is reset', () => {
    render(form);
    fill();
    element().reset();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('an application that did not arrive', () => {
  const notice = () => screen.queryByText('It did not reach us.');

  test('is told of on a page loaded again, once', () => {
    sessionStorage.setItem('left-application', '1');
    const { unmount } = render(form);
    expect(notice()).not.toBeNull();
    expect(screen.getByRole('link', { name: 'hello@company.example' })).not.toBeNull();
    unmount();
    render(form);
    expect(notice()).toBeNull();
  });

  test('is told of on a page shown as it was left, where it can be sent again', () => {
    render(form);
    fill();
    send();
    comeBack();
    expect(notice()).not.toBeNull();
    expect(field('Cat name').value).toBe('Topsy');
    expect(box('I accept the waiver').checked).toBe(false);
    fireEvent.click(box('I have read the rules'));
    fireEvent.click(box('I accept the waiver'));
    send();
    expect(notice()).toBeNull();
    expect(posts).toHaveBeenCalledTimes(2);
  });

  test('is told of after 20 seconds under way', () => {
    vi.useFakeTimers({ now: NOON });
    render(form);
    fill();
    send();
    act(() => vi.advanceTimersByTime(19_999));
    expect(notice()).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(notice()).not.toBeNull();
    expect(button().textContent).toBe('Send');
  });

  test('is no longer one when the thank-you page was reached: the form is empty again', () => {
    render(form);
    fill();
    send();
    // What the thank-you page does (src/scripts/forget-draft.js).
    sessionStorage.clear();
    comeBack();
    expect(notice()).toBeNull();
    expect(field('Cat name').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  test('where storage is forbidden the form sends, and may be sent again', () => {
    forbidStorage();
    render(form);
    fill();
    send();
    expect(posts).toHaveBeenCalledTimes(1);
    comeBack();
    // Nobody can tell whether it has arrived.
    expect(notice()).toBeNull();
    expect(field('Cat name').value).toBe('Topsy');
    expect(button().textContent).toBe('Send');
  });
});

describe('the waiver', () => {
  const link = () => screen.getByRole('link', { name: 'Read it' });
  const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

  test('opens at its link, at its heading', () => {
    render(form);
    expect(dialog().open).toBe(false);
    fireEvent.click(link());
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(within(dialog()).getByRole('heading'));
  });

  test('that was opened while the script was on its way stays open', () => {
    render(form);
    dialog().showModal();
    fireEvent.click(link());
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(within(dialog()).getByRole('heading'));
  });

  test('closes at the backdrop, not at its text, and gives focus back to its link', () => {
    render(form);
    fireEvent.click(link());
    fireEvent.pointerUp(within(dialog()).getByText('Cats scratch.'));
    expect(dialog().open).toBe(true);
    fireEvent.pointerUp(dialog());
    expect(dialog().open).toBe(false);
    expect(document.activeElement).toBe(link());
  });

  test('leaves a click that asks for a new tab to the browser', () => {
    render(form);
    const isNative = fireEvent.click(link(), { ctrlKey: true });
    expect(isNative).toBe(true);
    expect(dialog().open).toBe(false);
  });
});

test('200 times there and gone, open and closed, leave no listener and no node behind', () => {
  const listeners = watchListeners();
  const nodes = document.querySelectorAll('*').length;
  const cycle = () => {
    const { unmount, container } = render(form);
    const [waiver] = container.getElementsByTagName('dialog');
    waiver?.showModal();
    waiver?.close();
    unmount();
    container.remove();
  };
  // React itself listens once a document.
  cycle();
  const before = listeners();
  for (let time = 0; time < 200; time += 1) cycle();
  expect(listeners()).toBe(before);
  expect(document.querySelectorAll('*')).toHaveLength(nodes);
}, 60_000);
