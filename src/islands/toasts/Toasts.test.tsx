import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';
import { $toasts, showToast } from '../../stores/toasts.ts';
import Toasts from './Toasts.tsx';

let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  place = render(<Toasts label="Notices" dismissLabel="Dismiss" />).container;
});
afterEach(() => {
  act(() => $toasts.set([]));
});

const say = (tone: 'good' | 'bad', title: string) =>
  act(() => void showToast({ tone, title, text: 'And so on.' }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const polite = () => required(place.querySelector('[role=status]')).textContent;
const assertive = () => required(place.querySelector('[role=alert]')).textContent;
const send = (type: string, relatedTarget: Element | null = null) =>
  act(() => {
    const target = required(place.querySelector('button'));
    const Kind = type.startsWith('focus') ? FocusEvent : MouseEvent;
    target.dispatchEvent(new Kind(type, { bubbles: true, relatedTarget }));
  });

describe('a toast', () => {
  test('is polite when good, assertive when bad', () => {
    say('good', 'Message Sent!');
    say('bad', 'Please wait');
    expect(polite()).toContain('Message Sent!');
    expect(assertive()).toContain('Please wait');
    expect(assertive()).not.toContain('Message Sent!');
  });

  test('replaces one with the same text, and not one with another title', () => {
    say('bad', 'Please wait');
    say('bad', 'Please wait');
    say('bad', 'No signal');
    expect($toasts.get().map(({ title }) => title)).toEqual(['Please wait', 'No signal']);
  });

  test('disappears after 8 seconds when good, 12 when bad', () => {
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

  test('pauses while it has the focus or the pointer', () => {
    say('good', 'Message Sent!');
    wait(5_000);
    send('focusin');
    send('pointerover');
    send('pointerout', document.body);
    wait(60_000);
    expect(polite()).not.toBe('');
    send('pointerover');
    send('focusout', document.body);
    wait(60_000);
    expect(polite()).not.toBe('');
    send('pointerout', document.body);
    wait(2_999);
    expect(polite()).not.toBe('');
    wait(1);
    expect(polite()).toBe('');
  });

  test('is dismissed by a button with its title', () => {
    say('bad', 'Please wait');
    expect(place.querySelector('button')?.getAttribute('aria-label')).toBe('Dismiss: Please wait');
    send('click');
    expect(assertive()).toBe('');
  });
});
