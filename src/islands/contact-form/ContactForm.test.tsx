import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKey, removeDraft } from '../../stores/draft.ts';
import { $toasts } from '../../stores/toasts.ts';
import ContactForm, { type ContactLabels } from './ContactForm.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const titled = (title: string) => ({ title, text: `More about "${title}".` });
const labels: ContactLabels = {
  nameLabel: 'Name',
  emailLabel: 'Email',
  messageLabel: 'Message',
  messages: {
    nameMissing: 'Name is required',
    nameTooShort: 'Name must be at least 2 characters',
    emailMissing: 'Email address is required',
    emailInvalid: 'Please enter a valid email address',
    consentMissing: 'You must agree to receive updates',
  },
  optional: 'optional',
  privateTour: 'Private tour, party of {guests}.',
  consent: 'I agree',
  privacy: { label: 'Privacy', href: '/privacy' },
  submit: 'Send',
  sending: 'Sending...',
  sendAgain: 'Send again',
  done: titled('On its way'),
  sent: titled('Sent'),
  failed: titled('Failed'),
  unanswered: titled('Unknown'),
  tooFast: titled('Too fast'),
  byMail: 'By email:',
  byMailCopied: 'Copied into an email:',
  copy: { label: 'Copy', copied: 'Copied.', failed: 'Not copied.' },
  mailSubject: 'A message',
};
const service = { origin: 'https://mail.example', publicKey: 'k', serviceId: 's', templateId: 't' };
const form = (
  <ContactForm id="contact" mail="hello@company.example" labels={labels} service={service} />
);

type Control = HTMLInputElement | HTMLTextAreaElement;
let place: HTMLElement;
let root: Root | undefined;
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(form);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  place.remove();
  for (const name of ['contact', 'contact-unanswered']) removeDraft(name);
  $toasts.set([]);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(place, form);
  });

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = place.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}
const input = (name: string) => find(`input[name="${name}"]`, HTMLInputElement);
const message = () => find('textarea', HTMLTextAreaElement);
const button = () => find('button[type=submit]', HTMLButtonElement);

function type(field: Control, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
function write(text = 'Is Minnie on the walk?'): void {
  act(() => {
    type(input('name'), 'Ada');
    type(input('email'), 'ada@mail.example');
    type(message(), text);
    input('consent').click();
  });
}
/** Submits, and flushes promises. */
const press = () =>
  act(async () => {
    button().focus();
    button().click();
    await vi.advanceTimersByTimeAsync(0);
  });
const sentMessages = () =>
  fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).template_params.message);

describe('a message', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime('2025-05-10T16:00:00Z');
  });

  test('shows its confirmation for 3 seconds, then focuses the button', async () => {
    await hydrate();
    write();
    await press();
    expect(document.activeElement?.textContent).toContain('On its way');
    act(() => vi.advanceTimersByTime(2_999));
    expect(place.textContent).toContain('On its way');
    act(() => vi.advanceTimersByTime(1));
    expect(place.textContent).not.toContain('On its way');
    expect(document.activeElement).toBe(button());
  });

  test('is read-only while it is sent, and keeps the focus', async () => {
    fetch.mockReturnValue(new Promise(() => {}));
    await hydrate();
    write();
    act(() => input('name').focus());
    await act(async () => {
      find('form', HTMLFormElement).requestSubmit();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(button().textContent).toBe('Sending...');
    expect([input('name'), input('email'), message()].every(({ readOnly }) => readOnly)).toBe(true);
    expect(place.querySelector('fieldset')?.getAttribute('aria-disabled')).toBe('true');
    act(() => input('consent').click());
    expect(input('consent').checked).toBe(true);
    expect(document.activeElement).toBe(input('name'));
  });

  test('is too fast within ten seconds of another', async () => {
    await hydrate();
    write('First');
    await press();
    act(() => vi.advanceTimersByTime(9_999));
    write('Second');
    await press();
    expect($toasts.get().map(({ title }) => title)).toContain('Too fast');
    expect(sentMessages()).toEqual(['First']);
    act(() => vi.advanceTimersByTime(1));
    await press();
    expect(sentMessages()).toEqual(['First', 'Second']);
  });

  test('with a filled honeypot is not sent, but can be mailed', async () => {
    await hydrate();
    write();
    input('website').value = 'https://spam.example';
    await press();
    expect(fetch).not.toHaveBeenCalled();
    expect(find('a[href^="mailto:"]', HTMLAnchorElement).href).toContain('subject=A%20message');
  });

  test('is not in the mail link if it is too long', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await hydrate();
    write('meow '.repeat(400));
    await press();
    expect(place.textContent).toContain('Copied into an email:');
    expect(find('a[href^="mailto:"]', HTMLAnchorElement).href).toBe(
      'mailto:hello@company.example?subject=A%20message',
    );
    act(() => type(message(), 'Short.'));
    await press();
    expect(place.textContent).toContain('By email:');
    expect(find('a[href^="mailto:"]', HTMLAnchorElement).href).toContain('Short.');
  });
});

describe('the number of guests', () => {
  test('from the URL starts the message, and is in the draft', async () => {
    history.replaceState(null, '', '/contact?guests=12');
    await hydrate();
    expect(message().value).toBe('Private tour, party of 12. ');
    expect(sessionStorage.getItem(draftKey('contact'))).toContain('party of 12');
  });

  test.each(['reload', 'back_forward'])('is not changed on %s', async (kind) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(Object.create(PerformanceEntry.prototype), { type: kind }),
    ]);
    history.replaceState(null, '', '/contact?guests=12');
    await hydrate();
    expect(message().value).toBe('');
  });
});
