import { expect, test } from 'vitest';
import { calendarFile } from '../../../src/domain/booking/calendar-file.ts';

const file = calendarFile({
  id: '2026-11-28T1315-heights@company.example',
  title: 'Heights; tour',
  startsAt: Date.parse('2026-11-28T18:15:00Z'),
  minutes: 120,
  location: 'Clark Street, Brooklyn, NY 11201',
  description: 'Be there early.\nLook for the umbrella with a “black cat” on it, in any weather.',
  url: 'https://company.example/tours/heights',
});

test('calendarFile writes one event in UTC, with its separators escaped', () => {
  const whole = file.replaceAll('\r\n ', '');
  expect(whole).toContain('DTSTART:20261128T181500Z\r\nDTEND:20261128T201500Z\r\n');
  expect(whole).toContain(
    'SUMMARY:Heights\\; tour\r\nLOCATION:Clark Street\\, Brooklyn\\, NY 11201',
  );
  expect(whole).toContain('DESCRIPTION:Be there early.\\nLook for the umbrella');
});

test('calendarFile has lines of at most 75 bytes that end in CRLF', () => {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
});
