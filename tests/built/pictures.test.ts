/** Pictures of the built pages. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { readContent } from '../../scripts/content/check/read/content.ts';
import { picturesOf } from '../../scripts/content/check/pictures.ts';

test('pictures have a size, at most one on a page is not lazy, and phones preload it', () => {
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
    const [, hero, src] =
      /<source\s[^>]*media="[^>]*srcset="([^"]+)"|<img fetchpriority[^>]*\ssrc="([^"]+)"/.exec(
        html,
      ) ?? [];
    const preloaded = /<link\s[^>]*as="image"[^>]*href="([^"]+)"/.exec(html)?.[1];
    expect.soft(preloaded, path).toBe(src ?? hero);
  }
});

test('no picture has metadata', async () => {
  const files = globSync('**/*.{avif,webp,jpg,jpeg,png}', { cwd: dist });
  expect(files.length).toBeGreaterThan(readBuiltPages().length);
  for (const file of files) {
    const { exif, xmp, iptc } = await sharp(dist + file).metadata();
    expect.soft({ exif, xmp, iptc }, file).toEqual({});
  }
});

/** Devices request these by convention. */
const WELL_KNOWN = ['apple-touch-icon.png'];

test('every picture is used by a page, a feed or a style', () => {
  const pictures = globSync('**/*.{avif,webp,jpg,jpeg,png,gif,ico}', { cwd: dist });
  const texts = globSync('**/*.{html,css,js,json,xml,svg,webmanifest}', { cwd: dist })
    .map((file) => readFileSync(dist + file, 'utf8'))
    .join('\n');
  const own = pictures.filter((file) => !file.startsWith('_astro'));
  const unnamed = own.filter((file) => !texts.includes(basename(file)));
  expect(unnamed).toEqual(WELL_KNOWN);
});

test('a page shows the pictures of each field', () => {
  const pages = readBuiltPages().map(({ html }) => html);
  const fields = new Map<string, { at: string; texts: string[] }>();
  for (const entry of readContent({ root: '.' }).entries) {
    for (const { alt, place } of picturesOf(entry)) {
      if (typeof place === 'number' || typeof alt !== 'string' || alt === '') continue;
      const path = place.slice(0, -1);
      const name = path.filter((step) => typeof step === 'string').join('.');
      const { file, line } = entry.diagnosticAt(path, '', '');
      const field = fields.get(`${entry.collection} ${name}`);
      // Up to a character that HTML escapes.
      const [text = ''] = alt.split(/[&"'<>]/);
      if (field) field.texts.push(text);
      else
        fields.set(`${entry.collection} ${name}`, { at: `${file}:${line} ${name}`, texts: [text] });
    }
  }
  const unseen = [...fields.values()].filter(
    ({ texts }) => !texts.some((text) => pages.some((html) => html.includes(text))),
  );
  expect(fields.size).toBeGreaterThan(10);
  expect(unseen.map(({ at }) => at)).toEqual([]);
});
