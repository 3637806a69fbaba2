import type { Entry } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { dayFrom } from './days-words.ts';
import { type Line, lineAt, type Section } from './section.ts';
import { datesAt } from './tours.ts';

const CHATS = ['catChats', 'next', 'dates'];

/** What `content/site.json` shows of today: closings, the days of the CAT Chats, and the banner. */
export function siteSection(entries: readonly Entry[], today: string): Section {
  const site = entries.find(({ collection }) => collection === 'site');
  const lines = site
    ? [...closingLines(site, today), ...chatLines(site, today), bannerLine(site)]
    : [];
  return { title: 'Closings, CAT Chats and the banner', lines };
}

function closingLines(site: Entry, today: string): Line[] {
  return datesAt(site, ['closings'], 'to').map(({ day, path }) =>
    day < today
      ? lineAt(site, path, `a closing is past (${dayFrom(today, day)}); delete it`)
      : lineAt(site, path, `a closing ends on ${dayFrom(today, day)}`),
  );
}

function chatLines(site: Entry, today: string): Line[] {
  const dates = datesAt(site, CHATS);
  const coming = dates.filter(({ day }) => day >= today);
  const [next] = coming.toSorted((a, b) => a.day.localeCompare(b.day));
  return [
    next
      ? lineAt(site, next.path, `the next CAT Chat is on ${dayFrom(today, next.day)}`)
      : lineAt(site, CHATS, 'no CAT Chat is to come: their pages name no day'),
    ...dates
      .filter(({ day }) => day < today)
      .map(({ day, path }) =>
        lineAt(site, path, `a CAT Chat is past (${dayFrom(today, day)}); delete the row`),
      ),
  ];
}

function bannerLine(site: Entry): Line {
  const text = valueAt(site.data, ['promo', 'text']);
  return typeof text === 'string'
    ? lineAt(site, ['promo'], `the banner says: “${text}”`)
    : lineAt(site, [], 'there is no banner');
}
