import { expect, test } from 'vitest';
import { upcomingChats } from '../../../src/domain/seasons/chat-dates.ts';

const DATES = [
  { date: 'February 21, 2027', time: '15:00' },
  { date: 'January 17, 2027', time: '18:30' },
  { date: 'January 17, 2027', time: '15:00' },
];

test('lists future talks in order, with weekdays', () => {
  expect(upcomingChats(DATES, '2026-11-28')).toEqual([
    {
      day: 'Sunday, January 17, 2027',
      time: '3:00\u00a0PM',
      startsAt: Date.UTC(2027, 0, 17, 20),
      until: '2027-01-18T00:00:00-05:00',
    },
    expect.objectContaining({ time: '6:30\u00a0PM', startsAt: Date.UTC(2027, 0, 17, 23, 30) }),
    expect.objectContaining({ day: 'Sunday, February 21, 2027' }),
  ]);
});

test('includes today’s talk, and no past one', () => {
  expect(upcomingChats(DATES, '2027-01-17')).toHaveLength(3);
  expect(upcomingChats(DATES, '2027-01-18')).toHaveLength(1);
  expect(upcomingChats(DATES, '2027-02-22')).toEqual([]);
});
