/** How the pictures of the built pages are written down, and what their files give away. */
import { globSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, readBuiltPages } from '../../scripts/checks/built-pages.ts';

test('each page keeps its pictures’ room and fetches at most one before the rest', () => {
  for (const { path, html } of readBuiltPages()) {
    const pictures = [...html.matchAll(/<img\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('src="data:'));
    for (const tag of pictures) {
      expect.soft(tag, path).toMatch(/\swidth="?\d/);
      expect.soft(tag, path).toMatch(/\sheight="?\d/);
    }
    const early = pictures.filter((tag) => !/\sloading="?lazy/.test(tag));
    expect.soft(early.length, path).toBeLessThanOrEqual(1);
    for (const tag of early) expect.soft(tag, path).toMatch(/fetchpriority="?high/);
  }
});

test('no picture of the site says where, when or with what it was made', async () => {
  const files = globSync('**/*.{avif,webp,jpg,jpeg,png}', { cwd: dist });
  expect(files.length).toBeGreaterThan(readBuiltPages().length);
  for (const file of files) {
    const { exif, xmp, iptc } = await sharp(dist + file).metadata();
    expect.soft({ exif, xmp, iptc }, file).toEqual({});
  }
});
