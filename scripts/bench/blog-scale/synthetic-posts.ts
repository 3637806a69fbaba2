import { stringify } from 'yaml';
import { toLongDate } from '../../../src/domain/seasons/calendar-date.ts';

/** A post as it stands in its file: `content/blog/<slug>.mdx`. */
type Post = { slug: string; text: string };

/** A real post's text between two blank lines is borrowed whole, so that what is built is like life. */
const PARAGRAPHS = 9;
/** Each new text of a few hundred words brings some that no earlier one had (Heaps' law). */
const NEW_WORDS = 25;
const SYLLABLES = 'ba do fi gu ka le mo nu pi ra so tu ve wi za che shi tho bri cla'.split(' ');
const DAY = 86_400_000;

/**
 * Posts for a trial of size, alike in length and make to the real ones they are cut from: one every
 * three days, back through the years; real categories, real pictures, a tour's call-out.
 * The same figures give the same posts.
 *
 * @param count how many.
 * @param real the posts that are there, as their files hold them.
 * @param newest the day of the newest, "2025-12-05".
 */
export function syntheticPosts(count: number, real: readonly Post[], newest: string): Post[] {
  const random = randomFrom(1895);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const paragraphs = real.flatMap(({ text }) =>
    text.split(/\n\n/).filter((part) => /^[A-Z]/.test(part) && part.length > 200),
  );
  const titleWords = real.flatMap(({ text }) =>
    (/^title: "?(.*?)"?$/m.exec(text)?.[1] ?? '').split(' '),
  );

  const found = (field: RegExp) => real.flatMap(({ text }) => field.exec(text)?.[1] ?? []);
  const pictures = found(/^image:[\s\S]*?\bsrc: *["']?([^\s"',}]+)/m);
  const tours = found(/^tour: (\S+)$/m);
  const categories = found(/^category: (\S+)$/m);

  return Array.from({ length: count }, (_, index) => {
    const coined = Array.from({ length: NEW_WORDS }, () =>
      Array.from({ length: 4 }, () => pick(SYLLABLES)).join(''),
    );
    const words = Array.from({ length: 6 }, () => pick(titleWords)).join(' ');
    const day = new Date(Date.parse(newest) - (index + 1) * 3 * DAY).toISOString().slice(0, 10);
    const fields = {
      id: 1000 + index,
      title: `${words}, no. ${index + 1}`,
      description: `Trial story ${index + 1}: ${words}. ${pick(paragraphs)}`.slice(0, 150).trim(),
      excerpt: `Trial story ${index + 1}. ${pick(paragraphs)}`.slice(0, 200).trim(),
      date: toLongDate(day),
      category: pick(categories),
      tags: [coined[0], pick(['1880s', '1890s', '1900s', '1910s']), pick(titleWords)],
      image: {
        src: pick(pictures),
        alt: 'Linocut of a cat who has been asked to stand in for another.',
      },
      tour: pick(tours),
      sources: [`The Sun (New York), ${1880 + (index % 40)}`],
    };
    const body = [
      ...Array.from({ length: PARAGRAPHS }, (_, at) =>
        at % 4 === 3
          ? `## ${pick(titleWords)} and ${pick(titleWords)}\n\n${pick(paragraphs)}`
          : pick(paragraphs),
      ),
      `<Note>Seen nearby: ${coined.join(', ')}.</Note>`,
      `<TourCallout tour="${fields.tour}">\n\nWe walk past the door.\n\n</TourCallout>`,
    ].join('\n\n');
    return { slug: `trial-${index + 1}`, text: `---\n${stringify(fields)}---\n\n${body}\n` };
  });
}

/** Numbers from 0 to 1 in an order that is always the same (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
