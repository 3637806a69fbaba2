import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeScripts } from '../../../tests/providers/fake-script.ts';

let Reel: typeof import('./Reel.tsx').default;
let scripts: ReturnType<typeof fakeScripts>;
let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ default: Reel } = await import('./Reel.tsx'));
  scripts = fakeScripts();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  delete window.instgrm;
});

/** Loads the service's script, which adds a frame beside the quote. */
const arrive = () =>
  act(async () =>
    scripts.arrive(() => {
      const process = () =>
        place.querySelector('blockquote')?.before(document.createElement('iframe'));
      window.instgrm = { Embeds: { process } };
    }),
  );
const state = () => place.querySelector('[data-reel]')?.getAttribute('data-state');

// That reels load once and are shown, or keep poster and link: e2e/pictures/reels.spec.ts and e2e/faults.
test('a reel without a frame fails after eight seconds', async () => {
  act(() =>
    root.render(
      <Reel
        origin="https://films.example"
        id={1}
        title="A cat on a bridge"
        code="a"
        permalink="https://films.example/reel/a/"
        labels={{ open: 'Watch', loading: 'Loading', failed: 'Not loaded', newTab: 'new tab' }}
      >
        <img src="data:," alt="Poster" />
      </Reel>,
    ),
  );
  await arrive();
  await act(() => vi.advanceTimersByTimeAsync(7999));
  expect(state()).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(state()).toBe('failed');
});
