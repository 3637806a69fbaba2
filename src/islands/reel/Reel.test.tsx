import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeScripts } from '../../../tests/providers/fake-script.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let Reel: typeof import('./Reel.tsx').default;
let scripts: ReturnType<typeof fakeScripts>;
let place: HTMLElement;
let root: Root;

const reel = (code: string) => (
  <Reel
    key={code}
    origin="https://films.example"
    id={1}
    title="A cat on a bridge"
    code={code}
    permalink={`https://films.example/reel/${code}/`}
    labels={{ open: 'Watch', loading: 'Loading', failed: 'It did not load', newTab: 'new tab' }}
  >
    <img src="data:," alt="Poster" />
  </Reel>
);

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
  place.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.instgrm;
});

const show = (...codes: string[]) => act(() => root.render(codes.map(reel)));
const reels = () => [...place.querySelectorAll('[data-reel]')];
const states = () => reels().map((each) => each.getAttribute('data-state'));
const quotes = () => [...place.querySelectorAll('blockquote')];
/** Loads the service's script, which adds a frame beside each quote. */
const arrive = () =>
  act(async () =>
    scripts.arrive(() => {
      const process = () => {
        for (const quote of quotes()) {
          if (quote.previousElementSibling) continue;
          const frame = document.createElement('iframe');
          frame.srcdoc = '';
          quote.before(frame);
        }
      };
      window.instgrm = { Embeds: { process } };
    }),
  );
/** The frames have loaded, and the quotes are removed. */
const play = () =>
  act(async () => {
    for (const quote of quotes()) quote.remove();
    await vi.advanceTimersByTimeAsync(0);
  });

describe('reels', () => {
  test('load, and request the script once', async () => {
    show('a', 'b', 'c');
    expect(states()).toEqual(['loading', 'loading', 'loading']);
    expect(scripts.requested()).toEqual(['https://films.example/embed.js']);
    expect(reels()[0]?.textContent).toContain('Loading');
  });

  test('are shown with a title once the frame has replaced the quote', async () => {
    show('a', 'b');
    await arrive();
    expect(states()).toEqual(['loading', 'loading']);
    await play();
    expect(states()).toEqual(['playing', 'playing']);
    expect(place.querySelector('iframe')?.title).toBe('A cat on a bridge');
    expect(reels()[0]?.textContent).not.toContain('Loading');
  });

  test('keep poster and link, with a message, if the script is blocked', async () => {
    show('a');
    await act(async () => scripts.block());
    expect(states()).toEqual(['failed']);
    expect(reels()[0]?.textContent).toContain('It did not load');
    expect(quotes()).toEqual([]);
    expect(place.querySelector('img')?.alt).toBe('Poster');
    expect(place.querySelector('a')?.href).toBe('https://films.example/reel/a/');
  });

  test('do so if there is no frame after eight seconds', async () => {
    show('a');
    await arrive();
    await act(() => vi.advanceTimersByTimeAsync(7999));
    expect(states()).toEqual(['loading']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(states()).toEqual(['failed']);
    expect(place.querySelector('iframe')).toBeNull();
  });
});

test('server HTML is the poster and a link, without a message', () => {
  place.innerHTML = renderToString(reel('a'));
  expect(place.querySelector('img')?.alt).toBe('Poster');
  expect(place.querySelector('a')?.textContent).toBe('Watch: A cat on a bridge (new tab)');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('https://films.example/reel/a/');
  expect(place.textContent).not.toContain('Loading');
});
