/** What holds for every island. In whole pages of a browser: e2e/islands/changed-pages.spec.ts. */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import contactPage from '../../content/pages/contact.json' with { type: 'json' };
import { wrapTexts } from '../../tests/support/translate.ts';
import { providerSettings, readPublicIds } from '../providers/settings.ts';
import { setGuests } from '../stores/guests.ts';
import { $embeds } from '../stores/embeds.ts';
import { closePhoto } from '../stores/lightbox.ts';
import { $isPromoDismissed } from '../stores/promo.ts';
import { $toasts, showToast } from '../stores/toasts.ts';
import ContactForm from './contact-form/ContactForm.tsx';
import { OTHER_ISLANDS } from './every-island.fixture.tsx';

const { email } = providerSettings(readPublicIds({}));
const contactLabels = { ...contactPage.form, mailSubject: 'Hello' };
const ISLANDS = {
  ...OTHER_ISLANDS,
  ContactForm: (
    <ContactForm id="contact" mail="a@b.example" labels={contactLabels} service={email} />
  ),
};

/** Whether the site has handled the last click or submit. */
let isHandled = false;
const settle = (event: Event): void => {
  isHandled = event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  vi.stubGlobal('reportError', () => undefined);
  Object.assign(navigator, { share: async () => undefined });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.callback([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  for (const type of ['click', 'submit']) addEventListener(type, settle);
});
afterEach(() => {
  for (const type of ['click', 'submit']) removeEventListener(type, settle);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function start(island: ReactElement) {
  localStorage.clear();
  sessionStorage.clear();
  setGuests(undefined);
  $toasts.set([]);
  $embeds.set({});
  $isPromoDismissed.set(false);
  act(closePhoto);
  history.replaceState(null, '', '/');
  document.body.innerHTML = `<h2 id="title">A title</h2>
    <ul id="posts"><li data-category="Cats"></li><li data-category="Ships"></li></ul>
    <ul data-photo-grid>${[1, 2]
      .map(
        (id) => `<li><a id="photo-${id}" href="/${id}.webp"><img alt=""></a><p>Cat ${id}</p></li>`,
      )
      .join('')}</ul>`;
  return render(island);
}

test('each island is in the table', () => {
  const folders = readdirSync('src/islands', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'form-parts',
  );
  expect(Object.keys(ISLANDS)).toHaveLength(folders.length);
});

/** Uses each control, and reads the island's text after each. */
async function use(island: ReactElement, isTranslated: boolean): Promise<string[]> {
  const { container } = start(island);
  const observer = isTranslated ? wrapTexts() : undefined;
  const controls =
    'input:not([type=hidden], [tabindex="-1"]), textarea, button, [data-photo-grid] a, a[data-hold]';
  const texts: string[] = [];
  const read = async (ms: number): Promise<void> => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    texts.push(container.textContent.replaceAll('~', ''));
  };
  await read(0);
  act(() => void showToast({ tone: 'good', title: 'Sent', text: 'Thank you' }));
  const count = document.querySelectorAll(controls).length;
  for (let index = 0; index < count; index += 1) {
    const control = document.querySelectorAll(controls)[index];
    if (!control) continue;
    if (control.matches('input:not([type=checkbox]), textarea')) {
      fireEvent.input(control, { target: { value: '12' } });
      fireEvent.blur(control);
    } else fireEvent.click(control);
    await read(500);
  }
  for (const form of container.querySelectorAll('form')) fireEvent.submit(form);
  for (let second = 0; second < 12; second += 1) await read(1_000);
  observer?.disconnect();
  cleanup();
  return texts;
}

test.each(Object.entries(ISLANDS))('%s says the same when it is translated', async (_, island) => {
  expect(await use(island, true)).toEqual(await use(island, false));
});

const KEYS = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'];
test.each(Object.entries(ISLANDS))(
  '%s leaves modified clicks to the browser',
  async (_, island) => {
    start(island);
    await act(() => vi.advanceTimersByTimeAsync(0));
    for (const form of document.querySelectorAll('form'))
      await act(async () => fireEvent.submit(form));
    for (const link of document.querySelectorAll('a')) {
      for (const key of KEYS) {
        fireEvent.click(link, { [key]: true });
        expect(isHandled, `${link.outerHTML}, ${key}`).toBe(false);
      }
    }
    cleanup();
  },
);
