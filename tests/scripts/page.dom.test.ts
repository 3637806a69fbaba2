import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../required.ts';

beforeAll(async () => {
  Object.assign(globalThis, { HAS_SERVICE_WORKER: false });
  await import('../../src/scripts/page.ts');
});

describe('a link and a form that open a tab', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<a href="#x" target="_blank">A</a><form target="_blank">
      <button>Send</button><p role="status" data-no-tab="Press again."></p></form>`;
  });
  afterEach(() => {
    window.dispatchEvent(new Event('blur'));
  });
  const find = (name: 'a' | 'form' | 'button') => required(document.querySelector(name));
  /** Not a MouseEvent, which happy-dom would follow. */
  const send = (name: Parameters<typeof find>[0], type: string, more: object) =>
    find(name).dispatchEvent(
      Object.defineProperties(
        new Event(type, { bubbles: true, cancelable: true }),
        Object.getOwnPropertyDescriptors(more),
      ),
    );
  /** Presses the link or the form's button. @returns whether the browser would follow or send it */
  const press = (name: 'a' | 'form', timeStamp: number, keys: object = {}) => {
    if (name === 'a') return send('a', 'click', { timeStamp, ...keys });
    send('button', 'click', keys);
    return send('form', 'submit', { timeStamp });
  };

  test.each(['a', 'form'] as const)('%s: one tab on a double click, later this one', (name) => {
    expect([5000, 6000, 7000].map((time) => press(name, time))).toEqual([true, false, true]);
    expect(find(name).getAttribute('target')).toBe('_self');
  });

  test.each(['blur', 'visibilitychange'])('another tab after %s: the page was left', (type) => {
    press('a', 5000);
    window.dispatchEvent(new Event(type));
    press('a', 7000);
    expect(find('a').getAttribute('target')).toBe('_blank');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'a click with %s isn’t counted',
    (key) => {
      for (const name of ['a', 'form'] as const) {
        expect([5000, 6000, 9000].map((time) => press(name, time, { [key]: true }))).toEqual([
          ...[true, true, true],
        ]);
        expect(press(name, 10_000)).toBe(true);
        expect(find(name).getAttribute('target')).toBe('_blank');
      }
    },
  );

  test('a form that opened no tab says so when the next press counts, until the page is left', () => {
    const hint = () => required(document.querySelector('[role=status]')).textContent;
    press('form', 5000);
    vi.advanceTimersByTime(1999);
    expect(hint()).toBe('');
    vi.advanceTimersByTime(1);
    expect(hint()).toBe('Press again.');
    window.dispatchEvent(new Event('blur'));
    expect(hint()).toBe('');
    press('form', 9000);
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(2000);
    expect(hint()).toBe('');
  });
});

test('a form without a target is unchanged', () => {
  document.body.innerHTML = '<form></form>';
  const send = () =>
    required(document.querySelector('form')).dispatchEvent(
      new Event('submit', { bubbles: true, cancelable: true }),
    );
  expect([send(), send()]).toEqual([true, true]);
});

const press = (target: Element) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

test.each(['open', ''])(
  'Escape closes a menu of the header, opened by a key or by focus: "%s"',
  (open) => {
    document.body.innerHTML = `<header class="site-header"><details ${open}>
    <summary>Menu</summary><a href="/">A</a></details></header>`;
    const link = required(document.querySelector('a'));
    link.focus();
    press(link);
    const menu = required(document.querySelector('details'));
    // Marked as live, it is not open by focus.
    expect([menu.open, menu.dataset['live']]).toEqual([false, '']);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  },
);
