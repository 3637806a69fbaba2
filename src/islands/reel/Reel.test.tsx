import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeScripts } from '../../../tests/providers/fake-script.ts';

let Reel: typeof import('./Reel.tsx').default;
let scripts: ReturnType<typeof fakeScripts>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ default: Reel } = await import('./Reel.tsx'));
  scripts = fakeScripts();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  delete window.instgrm;
});

/** Loads the service's script, which adds a frame beside the quote. */
const arrive = () =>
  act(async () =>
    scripts.arrive(() => {
      const process = () =>
        document.querySelector('blockquote')?.before(document.createElement('iframe'));
      window.instgrm = { Embeds: { process } };
    }),
  );
const state = () => document.querySelector('[data-reel]')?.getAttribute('data-state');

// That reels load once and are shown: e2e/pictures/reels.spec.ts.
test('a reel without a frame fails after eight seconds', async () => {
  render(
    <Reel
      origin="https://films.example"
      title="A cat on a bridge"
      code="a"
      permalink="https://films.example/reel/a/"
      labels={{ open: 'Watch', loading: 'Loading', failed: 'Not loaded', newTab: 'new tab' }}
    >
      <img src="data:," alt="Poster" />
    </Reel>,
  );
  await arrive();
  await act(() => vi.advanceTimersByTimeAsync(7999));
  expect(state()).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(state()).toBe('failed');
});
