import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/check/check-content.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { newPost, nextSteps } from '../../scripts/content/new-post/new-post.ts';
import { preflight } from '../../scripts/content/preflight/preflight.ts';
import { toSlug } from '../../src/domain/blog/slug.ts';
import { posts } from '../support/content.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const day = '2025-12-05';
/** A title that makes the address of a post that is there. */
const TAKEN = String(posts[0]?.slug.replaceAll('-', ' '));
const make = (title: string, address?: string) => newPost({ root, title, address, day });
const FERRY = 'content/blog/the-cat-in-the-ferry-house.mdx';
const faultsIn = (overlay: Record<string, string>) =>
  checkContent({ root, day, overlay }).map(formatDiagnostic);

describe('a new post', () => {
  const { file, text } = make('The Cat in the Ferry House');
  const files = { [file]: text };

  test('has a file named for its title', () => {
    expect(file).toBe(FERRY);
  });

  test('is valid from the start: a build would take it', () => {
    expect(faultsIn(files)).toEqual([]);
  });

  test('gives its author nothing to correct before the first word', async () => {
    const before = (await preflight({ root, day })).warnings;
    expect(await preflight({ root, day, overlay: files })).toMatchObject({
      faults: [],
      warnings: before,
    });
  });

  test('is a draft of the day, under a number that no post has had', () => {
    const numbers = posts.map(({ id }) => id);
    expect(text).toMatch(/^draft: true$/m);
    expect(text).toMatch(/^date: December 5, 2025$/m);
    expect(text).toContain(`\nid: ${Math.max(...numbers) + 1}\n`);
  });

  test('cannot go out with the words in it that tell its author what to write', () => {
    const published = text.replace('draft: true\n', '');
    const fix = 'write your own, or keep the line "draft: true" until you have';
    const problem = `the words that a new post begins with still stand here; ${fix}`;
    const lineOf = (words: string) =>
      published.split('\n').findIndex((line) => line.includes(words)) + 1;
    expect(faultsIn({ [FERRY]: published })).toEqual([
      `${FERRY}:${lineOf('description:')} description: ${problem}`,
      `${FERRY}:${lineOf('excerpt:')} excerpt: ${problem}`,
      `${FERRY}:${lineOf('- Write here')} sources.1: ${problem}`,
      `${FERRY}:${lineOf('how it begins')} ${problem}`,
      `${FERRY}:${lineOf('what comes next')} ${problem}`,
      `${FERRY}:${lineOf('the rest')} ${problem}`,
    ]);
  });

  test('has a stand-in picture, which the launch list names until another is named', async () => {
    const { launch } = await preflight({ root, day, overlay: files });
    const own = launch.filter(({ file }) => file === FERRY);
    // The stand-in is a tour's picture, which may be a photograph by now.
    const [, tour] = /^tour: (\S+)$/m.exec(text) ?? [];
    const isPrint = launch.some(
      ({ file, field }) => file === `content/tours/${tour}.md` && field === 'hero.src',
    );
    expect(own.map(({ field }) => field)).toEqual(isPrint ? ['image.src'] : []);
  });

  test('has a page to look at, and its author hears where', () => {
    expect(nextSteps(make('The Cat in the Ferry House'))).toBe(
      `${FERRY} is ready: a draft, and only you see it.

  1  See it     npm run dev, then open http://localhost:4321/blog/the-cat-in-the-ferry-house
  2  Picture    save yours as content/blog/the-cat-in-the-ferry-house.jpg, name it in "src", describe it in "alt"
  3  Write      every line that says "Write here" is yours; the page follows as you save
  4  Check      npm run preflight
  5  Publish    take away the line "draft: true", then npm run deploy
`,
    );
  });
});

describe('a title is taken as it is typed', () => {
  test.each([
    ['quotes of both kinds', `Ned's "Second" Crossing`, 'neds-second-crossing'],
    ['a colon and a number sign', 'Pier A: Cat #9', 'pier-a-cat-9'],
    ['accents', 'Café Cats of Señor Díaz', 'cafe-cats-of-senor-diaz'],
    ['room around it', '  A   Cat  ', 'a-cat'],
    ['a word that is a number', '1904', '1904'],
    ['a token', 'What {price} Buys', 'what-price-buys'],
  ])('%s', (_what, title, slug) => {
    const { file, text } = make(title);
    expect(file).toBe(`content/blog/${slug}.mdx`);
    expect(faultsIn({ [file]: text })).toEqual([]);
  });

  test('thirty words of it, with an address of its own', () => {
    const title = Array.from({ length: 30 }, (_, index) => `Word${index}`).join(' ');
    const { file, text } = make(title, 'thirty-words');
    expect(faultsIn({ [file]: text })).toEqual([]);
  });
});

describe('what cannot be a post is refused in plain words', () => {
  test.each([
    ['no title', '  ', undefined, 'A post needs a title:\n  npm run new:post "The Cat of Pier A"'],
    [
      'a title without letters',
      '!!!',
      undefined,
      '"!!!" has no letters that an address can be made of.\nGive it one:\n  npm run new:post "!!!" a-short-address',
    ],
    [
      'a title that makes too long an address',
      'A Very Long Title About Nothing but Cats and More Cats in the Harbor',
      undefined,
      'The address would be /blog/a-very-long-title-about-nothing-but-cats-and-more-cats-in-the-harbor,\n68 letters long; 60 is the most. Shorten the title, or give it an address:\n  npm run new:post "A Very Long Title About Nothing but Cats and More Cats in the Harbor" a-short-address',
    ],
    [
      'a title whose address is taken',
      TAKEN,
      undefined,
      `content/blog/${toSlug(TAKEN)}.mdx is there already.\nOpen it, or give the new post another address:\n  npm run new:post "${TAKEN}" a-short-address`,
    ],
    [
      'an address with a space',
      'Peck Slip',
      'Peck Slip',
      '"Peck Slip" cannot be part of an address: lower-case letters, digits and hyphens can.\nGive it one:\n  npm run new:post "Peck Slip" a-short-address',
    ],
    [
      'an address where the list of all posts is',
      'Archive',
      undefined,
      'With this title the post would have a fault, so nothing was written:\n  content/blog/archive.mdx:1 /blog/archive is a page of the site’s own; give the file another name',
    ],
    [
      'a token that stands for nothing',
      'What {pirce} Buys',
      undefined,
      'With this title the post would have a fault, so nothing was written:\n  content/blog/what-pirce-buys.mdx:6 title: {pirce} stands for nothing; did you mean {price}?',
    ],
  ])('%s', (_what, title, address, message) => {
    expect(() => make(title, address)).toThrow(message);
  });
});
