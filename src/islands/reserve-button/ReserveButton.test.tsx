import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';
import { fakeScripts } from '../../../tests/providers/fake-script.ts';

const HREF = 'https://booking.example/embeds/book/cats/items/562630/calendar/';
const SCRIPT = 'https://booking.example/embeds/api/v1/';
const widget = vi.fn();
const assign = vi.fn();

let ReserveButton: typeof import('./ReserveButton.tsx').default;
let scripts: ReturnType<typeof fakeScripts>;

const button = (tour: string, item: number | undefined) => (
  <ReserveButton
    shop={{ origin: 'https://booking.example', shortname: 'cats', flow: 7 }}
    item={item}
    href={HREF}
    label="Reserve Your Spot"
    opening="Opening the calendar…"
    tour={tour}
  />
);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ default: ReserveButton } = await import('./ReserveButton.tsx'));
  scripts = fakeScripts();
  widget.mockReset().mockReturnValue(true);
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  delete window.FH;
});

function cardAt(index: number) {
  const card = required(document.querySelectorAll('p')[index]);
  const link = required(card.querySelector('a'));
  return {
    /** Clicks. @returns whether the browser would follow the link */
    async click(how: MouseEventInit = {}) {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
      await act(async () => {
        link.dispatchEvent(event);
      });
      return !event.defaultPrevented;
    },
    isBusy: () => link.getAttribute('aria-busy') === 'true',
    says: () => required(card.querySelector('[role=status]')).textContent,
  };
}

function show(...items: (number | undefined)[]) {
  render(items.map((item, index) => <p key={item ?? 0}>{button(`Tour ${index + 1}`, item)}</p>));
  return [cardAt(0), ...items.slice(1).map((_, index) => cardAt(index + 1))] as const;
}

/** Waits for the next paint. */
const drawn = () => act(() => vi.advanceTimersByTimeAsync(17));
const arrive = () =>
  act(async () => scripts.arrive(() => Object.assign(window, { FH: { open: widget } })));
const block = () => act(async () => scripts.block());

describe('a click', () => {
  test('shows the loading label before the service’s script runs', async () => {
    const [card] = show(562630);
    expect(await card.click()).toBe(false);
    expect(card.isBusy()).toBe(true);
    expect(card.says()).toBe('Opening the calendar…');
    expect(scripts.requested()).toEqual([]);
    await drawn();
    expect(scripts.requested()).toEqual([SCRIPT]);
  });

  test('restores the label when the calendar is open', async () => {
    const [card] = show(562630);
    await card.click();
    await drawn();
    await arrive();
    expect(widget).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ shortname: 'cats', flow: 7, view: { item: 562630 } }),
    );
    expect(card.isBusy()).toBe(false);
    expect(card.says()).toBe('');
  });

  test('follows the link on the second click', async () => {
    const [card] = show(562630);
    await card.click();
    expect(await card.click()).toBe(true);
    await drawn();
    expect(scripts.requested()).toHaveLength(1);
  });

  test('with Ctrl is left to the browser', async () => {
    const [card] = show(562630);
    expect(await card.click({ ctrlKey: true })).toBe(true);
    expect(card.isBusy()).toBe(false);
  });

  test('without an item number logs an error', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [card] = show(undefined);
    expect(await card.click()).toBe(false);
    await drawn();
    expect(error).toHaveBeenCalledOnce();
    expect(scripts.requested()).toEqual([]);
    expect(card.isBusy()).toBe(false);
  });
});

test('after a failure, another button follows its link', async () => {
  const [first, second = first] = show(562630, 577800);
  await first.click();
  await drawn();
  await block();
  expect(await second.click()).toBe(true);
  expect(second.isBusy()).toBe(false);
});
