import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';
import Video from './Video.tsx';

const island = (
  <Video
    title="A walk"
    embed="about:blank"
    watch="/watch"
    allow="autoplay"
    sandbox="allow-scripts"
    referrerPolicy="strict-origin-when-cross-origin"
    pingMessage="hello"
    labels={{ play: 'Play the film', watch: 'Watch it on its own page', failed: 'Not loaded.' }}
  >
    <img src="/poster.webp" alt="A poster" />
  </Video>
);

/** The window of the player's frame. */
const player = { postMessage: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  player.postMessage.mockClear();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(
    // Stands for a window: only identity and the message matter.
    player as unknown as Window,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const poster = () => required(screen.getByText('Play the film').closest('a'));
const press = (init?: MouseEventInit) => fireEvent.click(poster(), init);
const frame = () => document.querySelector('iframe');
const said = () => screen.getByRole('status').textContent;
const answer = (source: MessageEventSource | null) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: 'ready', source }));
  });

describe('a press on the poster', () => {
  test('brings the player, which takes the focus, and leaves the link below', () => {
    render(island);
    expect(frame()).toBeNull();
    // The link is not followed.
    expect(press()).toBe(false);
    expect(required(frame()).title).toBe('A walk');
    expect(required(frame()).getAttribute('referrerpolicy')).toBe(
      'strict-origin-when-cross-origin',
    );
    expect(document.activeElement).toBe(frame());
    expect(poster().hasAttribute('inert')).toBe(true);
    expect(screen.getByRole('link', { name: /own page/ }).getAttribute('href')).toBe('/watch');
  });
});

describe('a player', () => {
  test('that answers is greeted no more, and not doubted', () => {
    render(island);
    press();
    const ping = player.postMessage;
    wait(1000);
    expect(ping).toHaveBeenCalledTimes(2);
    expect(ping).toHaveBeenCalledWith('hello', '*');
    answer(required(frame()).contentWindow);
    wait(60_000);
    expect(ping).toHaveBeenCalledTimes(2);
    expect(said()).toBe('');
  });

  test('that stays silent for eight seconds is told of, though its frame has loaded', () => {
    render(island);
    press();
    fireEvent.load(required(frame()));
    wait(7999);
    expect(said()).toBe('');
    wait(1);
    expect(said()).toBe('Not loaded.');
    expect(screen.getByRole('link', { name: /own page/ })).toBeTruthy();
    expect(screen.getByAltText('A poster')).toBeTruthy();
  });

  test('that answers late takes the words back', () => {
    render(island);
    press();
    wait(8000);
    answer(required(frame()).contentWindow);
    expect(said()).toBe('');
  });

  test('is not spoken for by another window', () => {
    render(island);
    press();
    answer(window);
    answer(null);
    wait(8000);
    expect(said()).toBe('Not loaded.');
  });
});

test('without script the poster leads to the film’s own page, in a new tab', () => {
  const html = renderToString(island);
  expect(html).toMatch(/<a href="\/watch" target="_blank" rel="noopener" data-hold="">/);
  expect(html).toContain('alt="A poster"');
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('Not loaded');
});
