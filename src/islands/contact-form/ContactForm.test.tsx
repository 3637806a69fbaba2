import { act, fireEvent, render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SendError } from '../../providers/delivery.ts';
import type { Email } from '../../providers/email/contract.ts';
import { providerSettings, readPublicIds } from '../../providers/settings.ts';
import contactPage from '../../../content/pages/contact.json' with { type: 'json' };
import { draftKey } from '../../stores/draft.ts';
import { $toast, dismissToast } from '../../stores/toast.ts';
import ContactForm from './ContactForm.tsx';

const labels = {
  ...contactPage.form,
  privateTour: 'Private tour, party of {guests}.',
  mailSubject: 'A message',
};
const { email: service } = providerSettings(readPublicIds({}));
const form = (
  <ContactForm id="contact" mail="hello@company.example" labels={labels} service={service} />
);

const sendMessage = vi.hoisted(() => vi.fn<Email['send']>());
vi.mock('../../providers/email/service.ts', () => ({
  emailService: (): Email => ({
    send: sendMessage,
    form: { action: 'https://mail.example', hidden: {} },
  }),
}));

let place: HTMLElement;

beforeEach(() => {
  sendMessage.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(form);
});
afterEach(dismissToast);

const hydrate = () => act(async () => render(form, { container: place, hydrate: true }));

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = place.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}
const input = (name: string) => find(`input[name="${name}"]`, HTMLInputElement);
const message = () => find('textarea', HTMLTextAreaElement);
const button = () => find('button[type=submit]', HTMLButtonElement);

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
function write(text = 'Is Minnie on the walk?'): void {
  type(input('name'), 'Ada');
  type(input('email'), 'ada@mail.example');
  type(message(), text);
  fireEvent.click(input('consent'));
}
/** Submits, and flushes promises. */
const press = () =>
  act(async () => {
    button().focus();
    button().click();
    await vi.advanceTimersByTimeAsync(0);
  });
const sentMessages = () => sendMessage.mock.calls.map(([{ message }]) => message);

describe('a message', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime('2025-05-10T16:00:00Z');
  });

  test('shows its confirmation for 3 seconds, then focuses the button', async () => {
    await hydrate();
    write();
    await press();
    expect(document.activeElement?.textContent).toContain(labels.done.title);
    act(() => vi.advanceTimersByTime(2_999));
    expect(place.textContent).toContain(labels.done.title);
    act(() => vi.advanceTimersByTime(1));
    expect(place.textContent).not.toContain(labels.done.title);
    expect(document.activeElement).toBe(button());
  });

  test('is sent with each field of the form', async () => {
    await hydrate();
    write();
    const fields = [...place.querySelectorAll('input:not([type=hidden]), textarea')].flatMap(
      (field) => field.getAttribute('name') ?? [],
    );
    await press();
    const sent = Object.keys(sendMessage.mock.lastCall?.[0] ?? {});
    expect(['website', ...sent]).toEqual(expect.arrayContaining(fields));
  });

  test('is read-only while it is sent, and keeps the focus', async () => {
    sendMessage.mockReturnValue(new Promise(() => {}));
    await hydrate();
    write();
    act(() => input('name').focus());
    await act(async () => {
      find('form', HTMLFormElement).requestSubmit();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(button().textContent).toBe(labels.sending);
    for (const { readOnly, maxLength } of [input('name'), input('email'), message()])
      expect([readOnly, maxLength > 0]).toEqual([true, true]);
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
    expect($toast.get()?.title).toBe(labels.tooFast.title);
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
    expect(sendMessage).not.toHaveBeenCalled();
    expect(find('a[href^="mailto:"]', HTMLAnchorElement).href).toContain('subject=A%20message');
  });

  test('is not in the mail link if it is too long', async () => {
    sendMessage.mockRejectedValue(new SendError('offline'));
    await hydrate();
    write('meow '.repeat(400));
    await press();
    expect(place.textContent).toContain(labels.byMailCopied);
    expect(find('a[href^="mailto:"]', HTMLAnchorElement).href).toBe(
      'mailto:hello@company.example?subject=A%20message',
    );
    type(message(), 'Short.');
    await press();
    expect(place.textContent).toContain(labels.byMail);
    expect(find('a[href^="mailto:"]', HTMLAnchorElement).href).toContain('Short.');
  });
});

test('an empty message: each required field has its message, and the first the focus', async () => {
  await hydrate();
  const marked = () => place.querySelectorAll('[aria-invalid=true]').length;
  expect(marked()).toBe(0);
  await act(async () => button().click());
  const { nameMissing, emailMissing, consentMissing } = labels.messages;
  for (const [role, name, description] of [
    ['textbox', labels.nameLabel, nameMissing],
    ['textbox', labels.emailLabel, emailMissing],
    ['checkbox', labels.consent, consentMissing],
  ] as const) {
    const field = within(place).getByRole(role, { name, description });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(marked()).toBe(3);
  expect(document.activeElement).toBe(input('name'));
  type(input('name'), 'Ada');
  expect(marked()).toBe(2);
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
