import { beforeEach, describe, expect, test } from 'vitest';
import { $toasts, showToast, dismissToast } from '../../src/stores/toasts.ts';

const sent = { tone: 'good', title: 'Message Sent!', text: 'Thank you.' } as const;
const failed = { tone: 'bad', title: 'Message Failed to Send', text: 'Try again.' } as const;
const titles = () => $toasts.get().map(({ title }) => title);

beforeEach(() => $toasts.set([]));

describe('toasts', () => {
  test('stand in the order they came', () => {
    showToast(failed);
    showToast(sent);
    expect(titles()).toEqual(['Message Failed to Send', 'Message Sent!']);
  });

  test('that say the same again are heard again, and do not pile up', () => {
    const first = showToast(failed);
    const second = showToast(failed);
    expect($toasts.get()).toEqual([{ ...failed, id: second }]);
    expect(second).not.toBe(first);
  });

  test('that differ in their title or in their text alone stand side by side', () => {
    const ids = [failed, { ...failed, text: 'Call us.' }, { ...failed, title: 'No Signal' }].map(
      showToast,
    );
    expect($toasts.get().map(({ id }) => id)).toEqual(ids);
  });

  test('go one by one; one that is gone already is no matter', () => {
    const first = showToast(failed);
    showToast(sent);
    dismissToast(first);
    dismissToast(first);
    expect(titles()).toEqual(['Message Sent!']);
  });
});
