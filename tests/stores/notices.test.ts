import { beforeEach, describe, expect, test } from 'vitest';
import { $notices, announce, dismiss } from '../../src/stores/notices.ts';

const sent = { tone: 'good', title: 'Message Sent!', text: 'Thank you.' } as const;
const failed = { tone: 'bad', title: 'Message Failed to Send', text: 'Try again.' } as const;
const titles = () => $notices.get().map(({ title }) => title);

beforeEach(() => $notices.set([]));

describe('notices', () => {
  test('stand in the order they came', () => {
    announce(failed);
    announce(sent);
    expect(titles()).toEqual(['Message Failed to Send', 'Message Sent!']);
  });

  test('that say the same again are heard again, and do not pile up', () => {
    const first = announce(failed);
    const second = announce(failed);
    expect($notices.get()).toEqual([{ ...failed, id: second }]);
    expect(second).not.toBe(first);
  });

  test('go one by one; one that is gone already is no matter', () => {
    const first = announce(failed);
    announce(sent);
    dismiss(first);
    dismiss(first);
    expect(titles()).toEqual(['Message Sent!']);
  });
});
