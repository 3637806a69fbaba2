type CalendarEvent = {
  /** The same for the same departure, in every build. */
  id: string;
  title: string;
  /** Epoch milliseconds. */
  startsAt: number;
  minutes: number;
  /** The address. */
  location: string;
  description: string;
  url: string;
};

/** @returns an iCalendar file (RFC 5545) with one event, which every calendar app opens. */
export function calendarFile(event: CalendarEvent): string {
  const start = utc(event.startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(event.title)}//EN`,
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    // Required. The start keeps the file the same in every build.
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    `DTEND:${utc(event.startsAt + event.minutes * 60_000)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** "20261128T181500Z" */
const utc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Breaks a line before 75 bytes, at most three a character. */
const fold = (line: string) => line.replace(/.{24}(?=.)/gu, '$&\r\n ');
