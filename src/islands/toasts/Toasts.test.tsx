import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';
import { dismissToast, showToast } from '../../stores/toast.ts';
import Toasts from './Toasts.tsx';

let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  place = render(<Toasts label="Notices" dismissLabel="Dismiss" />).container;
});
afterEach(() => act(dismissToast));

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
    expect([polite(), assertive()]).toEqual(['Message Sent!And so on.', '']);
    say('bad', 'Please wait');
    expect([polite(), assertive()]).toEqual(['', 'Please waitAnd so on.']);
  });

  test('replaces the one before, also one with the same text', () => {
    say('bad', 'Please wait');
    const before = place.querySelector('button');
    say('bad', 'Please wait');
    expect(before?.isConnected).toBe(false);
    expect(place.querySelectorAll('button')).toHaveLength(1);
  });

  test('disappears after 8 seconds when good, 12 when bad', () => {
    say('good', 'Message Sent!');
    wait(7_999);
    expect(polite()).not.toBe('');
    wait(1);
    expect(polite()).toBe('');
    say('bad', 'Please wait');
    wait(11_999);
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
