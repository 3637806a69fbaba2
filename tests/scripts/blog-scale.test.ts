import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitLine } from '../../scripts/bench/blog-scale/figures.ts';
import { syntheticPosts } from '../../scripts/bench/blog-scale/synthetic-posts.ts';
import { withRemark } from '../../scripts/bench/blog-scale/synthetic-pictures.ts';
import { checkContent } from '../../scripts/content/check/check-content.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const real = globSync('content/blog/*.mdx', { cwd: root }).map((file) => ({
  slug: basename(file, '.mdx'),
  text: readFileSync(`${root}/${file}`, 'utf8'),
}));

test('the trial’s posts are such as an editor could have written', () => {
  const posts = syntheticPosts(60, real, '2026-01-01');
  const overlay = Object.fromEntries(
    posts.map(({ slug, text }) => [`content/blog/${slug}.mdx`, text]),
  );
  expect(checkContent({ root, overlay })).toEqual([]);
  const words = posts.map(({ text }) => text.split(/\s+/).length);
  expect(Math.min(...words)).toBeGreaterThan(400);
  expect(Math.max(...words)).toBeLessThan(1500);
});

test('two trials of one size are of the same posts', () => {
  const slice = real.slice(0, 5);
  expect(syntheticPosts(3, slice, '2026-01-01')).toEqual(syntheticPosts(3, slice, '2026-01-01'));
});

test('the line through points that lie on one is that line', () => {
  expect(
    fitLine([
      [21, 8.1],
      [250, 31],
      [1000, 106],
    ]),
  ).toEqual({
    slope: expect.closeTo(0.1),
    base: expect.closeTo(6),
  });
});

test('a trial’s picture is another file and the same picture', async () => {
  const options = { width: 4, height: 2, channels: 3, background: '#a4452c' } as const;
  const jpeg = await sharp({ create: options }).jpeg().toBuffer();
  const other = withRemark(jpeg, '12');
  expect(other.equals(jpeg)).toBe(false);
  expect(await sharp(other).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer());
  expect(() => withRemark(Buffer.from('RIFF'), '12')).toThrow('This is no JPEG.');
});
