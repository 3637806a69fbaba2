import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Notices from '../../src/islands/notices/Notices.tsx';
import { $notices, announce } from '../../src/stores/notices.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  act(() => root.render(<Notices label="Notices" dismissLabel="Dismiss" />));
});
afterEach(() => {
  act(() => root.unmount());
  $notices.set([]);
  place.remove();
  vi.useRealTimers();
});

const say = (tone: 'good' | 'bad', title: string) =>
  act(() => void announce({ tone, title, text: 'And so on.' }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const polite = () => place.querySelector('[role=status]')!.textContent;
const assertive = () => place.querySelector('[role=alert]')!.textContent;
const send = (type: string, relatedTarget: Element | null = null) =>
  act(() => {
    const target = place.querySelector('button')!;
    const Kind = type.startsWith('focus') ? FocusEvent : MouseEvent;
    target.dispatchEvent(new Kind(type, { bubbles: true, relatedTarget }));
  });

describe('a notice', () => {
  test('is heard politely when all is well, and at once when not', () => {
    say('good', 'Message Sent!');
    say('bad', 'Please wait');
    expect(polite()).toContain('Message Sent!');
    expect(assertive()).toContain('Please wait');
    expect(assertive()).not.toContain('Message Sent!');
  });

  test('goes by itself, good news after 8 seconds, bad news after 12', () => {
    say('good', 'Message Sent!');
    say('bad', 'Please wait');
    wait(7_999);
    expect(polite()).not.toBe('');
    wait(1);
    expect(polite()).toBe('');
    wait(3_999);
    expect(assertive()).not.toBe('');
    wait(1);
    expect(assertive()).toBe('');
  });

  test('waits while it has the focus, and takes up its time where it was', () => {
    say('good', 'Message Sent!');
    wait(5_000);
    send('focusin');
    wait(60_000);
    expect(polite()).not.toBe('');
    send('focusout', document.body);
    wait(2_999);
    expect(polite()).not.toBe('');
    wait(1);
    expect(polite()).toBe('');
  });

  test('is dismissed by its button, which says what it dismisses', () => {
    say('bad', 'Please wait');
    expect(place.querySelector('button')?.getAttribute('aria-label')).toBe('Dismiss: Please wait');
    send('click');
    expect(assertive()).toBe('');
  });
});
