import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { preflight } from '../../scripts/content/preflight/preflight.ts';
import { people, quotes } from '../support/content.ts';
import { BASE, FERRY, PIER, plainPicture, postText } from '../support/ferry-house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const day = '2025-12-05';

async function warningsWith(overlay: Overlay): Promise<string[]> {
  const [before, after] = await Promise.all(
    [BASE, { ...BASE, ...overlay }].map((files) => preflight({ root, day, overlay: files })),
  );
  const known = new Set(before?.warnings.map(formatDiagnostic));
  return (after?.warnings ?? []).map(formatDiagnostic).filter((line) => !known.has(line));
}

/** A list with one entry more. */
const longer = (list: readonly object[], entry: object) => JSON.stringify([...list, entry]);

/** A person as the file holds them: the tests' reader makes an image of the name. */
const written = (person: (typeof people)[number]) => ({
  ...person,
  image: { ...person.image, src: person.image.src.src },
});

const ADA = {
  id: 'ada-whisker',
  name: 'Ada Whisker',
  role: 'Guide',
  bio: 'Ada kept the log of a tugboat.',
  catName: 'Bosun',
  image: { src: '../tours/a-cat-on-a-pier.jpg', alt: 'Ada on a pier, a cat beside her.' },
};
const team = { 'content/people/people.json': longer(people.map(written), ADA) };

test('a person whom nothing names is on no page, and preflight says how to change that', async () => {
  const place = people.length + 1;
  expect(await warningsWith(team)).toEqual([
    `content/people/people.json:1 ${place}: "ada-whisker" (Ada Whisker) stands on no page; add "ada-whisker" to "members" in content/pages/about.json, or take it away`,
  ]);
  // Who signs a post is on its page.
  const signed = { [FERRY]: postText({ id: '9902', author: 'ada-whisker' }) };
  expect(await warningsWith({ ...team, ...signed })).toEqual([]);
});

test('so is a quote', async () => {
  const quote = { id: 'nobody-asked', quote: 'A fine walk.', author: 'Ada W.' };
  const overlay = { 'content/quotes/quotes.json': longer(quotes, quote) };
  expect(await warningsWith(overlay)).toEqual([
    `content/quotes/quotes.json:1 ${quotes.length + 1}: "nobody-asked" (Ada W.) stands on no page; name "nobody-asked" in the "quotes" of a tour or of a page, or take it away`,
  ]);
});

test('and a list of questions', async () => {
  const overlay = {
    'content/faq/harbor.json': '{ "questions": [{ "question": "Q", "answer": "A" }] }',
  };
  expect(await warningsWith(overlay)).toEqual([
    'content/faq/harbor.json:1 the list "harbor" stands on no page; name "harbor" in the "faq" of a tour or of a page, or take it away',
  ]);
});

test('a picture that lies there and is shown nowhere is named, until a text shows it', async () => {
  const lying = { 'content/blog/boat.jpg': await plainPicture() };
  expect(await warningsWith(lying)).toEqual([
    'content/blog/boat.jpg:1 no text shows this picture; name it where it belongs, or take it out of content/',
  ]);
  const shown = {
    [FERRY]: postText({ id: '9902' }, `![A boat.](./boat.jpg)\n\n![A pier.](${PIER})`),
  };
  expect(await warningsWith({ ...lying, ...shown })).toEqual([]);
});
