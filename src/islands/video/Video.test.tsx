import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
    // A fake window, which needs only its identity.
    player as unknown as Window,
  );
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const poster = () => required(screen.getByText('Play the film').closest('a'));
const press = (init?: MouseEventInit) => fireEvent.click(poster(), init);
const frame = () => document.querySelector('iframe');
const announcement = () => screen.getByRole('status').textContent;
const answer = (source: MessageEventSource | null) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: 'ready', source }));
  });

describe('a player', () => {
  test('that answers is not pinged again', () => {
    render(island);
    expect(frame()).toBeNull();
    press();
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
    // The service shows nothing to a page that it does not know.
    expect(frame()?.referrerPolicy).toBe('strict-origin-when-cross-origin');
    const ping = player.postMessage;
    wait(1000);
    expect(ping).toHaveBeenCalledTimes(2);
    expect(ping).toHaveBeenCalledWith('hello', '*');
    answer(required(frame()).contentWindow);
    wait(60_000);
    expect(ping).toHaveBeenCalledTimes(2);
    expect(announcement()).toBe('');
  });

  test('that is silent for eight seconds has a message, though its frame has loaded', () => {
    render(island);
    press();
    fireEvent.load(required(frame()));
    wait(7999);
    expect(announcement()).toBe('');
    wait(1);
    expect(announcement()).toBe('Not loaded.');
    expect(screen.getByRole('link', { name: /own page/ })).toBeTruthy();
    expect(screen.getByAltText('A poster')).toBeTruthy();
  });

  test('ignores messages of other windows, and one that comes late removes the failure', () => {
    render(island);
    press();
    answer(window);
    answer(null);
    wait(8000);
    expect(announcement()).toBe('Not loaded.');
    answer(required(frame()).contentWindow);
    expect(announcement()).toBe('');
  });
});
