import { beforeEach, describe, expect, test } from 'vitest';
import { $toasts, showToast, dismissToast } from '../../src/stores/toasts.ts';

const sent = { tone: 'good', title: 'Message Sent!', text: 'Thank you.' } as const;
const failed = { tone: 'bad', title: 'Message Failed to Send', text: 'Try again.' } as const;
const titles = () => $toasts.get().map(({ title }) => title);

beforeEach(() => $toasts.set([]));

describe('toasts', () => {
  test('keep their order', () => {
    showToast(failed);
    showToast(sent);
    expect(titles()).toEqual(['Message Failed to Send', 'Message Sent!']);
  });

  test('replace a toast with the same text', () => {
    const first = showToast(failed);
    const second = showToast(failed);
    expect($toasts.get()).toEqual([{ ...failed, id: second }]);
    expect(second).not.toBe(first);
  });

  test('with a different title or text are separate', () => {
    const ids = [failed, { ...failed, text: 'Call us.' }, { ...failed, title: 'No Signal' }].map(
      showToast,
    );
    expect($toasts.get().map(({ id }) => id)).toEqual(ids);
  });

  test('are dismissed by id; an unknown id is ignored', () => {
    const first = showToast(failed);
    showToast(sent);
    dismissToast(first);
    dismissToast(first);
    expect(titles()).toEqual(['Message Sent!']);
  });
});
