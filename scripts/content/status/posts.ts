import { toIsoDate } from '../../../src/domain/seasons/calendar-date.ts';
import type { Entry } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { stateOf } from '../taking-back/post.ts';
import { dayFrom } from './days-words.ts';
import { lineAt, type Section } from './section.ts';

/** What of the blog nobody sees yet: posts that wait for their day, the next one first, and drafts. */
export function postsSection(entries: readonly Entry[], today: string): Section {
  const posts = entries.filter(({ collection }) => collection === 'blog');
  const inState = (state: string) => posts.filter((post) => stateOf(post, today) === state);
  const [waiting, drafts] = [inState('scheduled'), inState('draft')];
  const byDay = waiting
    .flatMap((post) => {
      const day = toIsoDate(String(valueAt(post.data, ['date'])));
      return day === undefined ? [] : [{ post, day }];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const out = posts.length - waiting.length - drafts.length;
  const counts = [`${out} out`, `${waiting.length} waiting`, `${counted(drafts.length, 'draft')}`];
  return {
    title: `The blog: ${counts.join(', ')}`,
    saysEnough: true,
    lines: [
      ...byDay.map(({ post, day }) =>
        lineAt(post, ['date'], `${titleOf(post)} comes out on ${dayFrom(today, day)}`),
      ),
      ...drafts.map((post) => lineAt(post, ['draft'], `${titleOf(post)} is a draft`)),
    ],
  };
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const titleOf = ({ data }: Entry) => `“${String(valueAt(data, ['title']))}”`;
