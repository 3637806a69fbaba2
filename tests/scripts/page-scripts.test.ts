import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_FLIGHT, sentWeight } from '../../scripts/integrations/first-view/first-flight.ts';
import { LATE_SHEET } from '../../scripts/integrations/first-view/first-view.ts';
import { inlineDrawings } from '../../scripts/integrations/first-view/inline-drawings.ts';
import { layScripts } from '../../scripts/integrations/page-scripts.ts';
import { hashOf } from '../../scripts/integrations/write-hashed.ts';

const folders: string[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-scripts-'));
  folders.push(folder);
  mkdirSync(join(folder, '_astro'));
});
afterAll(() => Promise.all(folders.map((made) => rm(made, { recursive: true }))));

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const lay = (html: string) => layScripts(html, { name: 'page.html', folder });

describe('the scripts of a page', () => {
  const fileOf = (html: string) => /<script async src="([^"]+)"><\/script><\/body>/.exec(html)?.[1];

  test('of its head are one, where the head ends', async () => {
    const laid = await lay(
      page('<script>one()</script><title>T</title><script>two()</script>', ''),
    );
    expect(laid).toMatch(/<title>T<\/title><script>one\(\)[,;]two\(\);?<\/script><\/head>/);
  });

  test('of its head stand before a module there, which looks for what they make', async () => {
    const laid = await lay(
      page('<script type="module" async>late()</script><title>T</title><script>one()</script>', ''),
    );
    expect(laid).toMatch(
      /<head><script>one\(\);?<\/script><script type="module" async>late\(\);?<\/script><title>/,
    );
  });

  test('of its body come in a file that pages with the same ones share', async () => {
    const first = await lay(page('', '<p>a</p><script>one()</script><script>two()</script>'));
    const other = await lay(page('', '<script>one()</script><p>b</p><script>two()</script>'));
    const file = fileOf(first);
    expect(first).not.toContain('one()');
    expect(fileOf(other)).toBe(file);
    expect(readFileSync(join(folder, String(file)), 'utf8')).toMatch(/one\(\)[,;]two\(\)/);
  });

  test('are asked for with a sheet that waits for the first paint', async () => {
    const sheet = (more = '') => `<link rel="stylesheet" href="/a.css" ${LATE_SHEET}${more}>`;
    const laid = await lay(page(sheet(), '<script>one()</script>'));
    const [, file = ''] = / data-script="([^"]+)"/.exec(laid) ?? [];
    expect(laid).toBe(page(sheet(` data-script="${file}"`), ''));
    expect(readFileSync(join(folder, file), 'utf8')).toContain('one()');
  });

  test('that must run before the page is drawn stay within it, behind all that they look for', async () => {
    const laid = await lay(
      page('', '<script data-before-paint>right()</script><p>a</p><script>one()</script>'),
    );
    expect(laid).toMatch(/<p>a<\/p><script>right\(\);?<\/script><script async/);
  });

  test('that stand in a place of their own, or ask for it, stay there', async () => {
    const body =
      '<script data-in-place>hide()</script><p>a</p>' +
      '<script data-src="/x">read(document.currentScript)</script>' +
      '<script>ask(document.currentScript)</script>';
    const laid = await lay(page('', body));
    expect(laid).toContain('<script data-in-place>hide()');
    expect(laid).toContain('<script data-src="/x">read(document.currentScript)');
    expect(laid).toContain('<script>ask(document.currentScript)');
    expect(fileOf(laid)).toBeUndefined();
  });

  test('keep their names to themselves', async () => {
    const laid = await lay(
      page('', '<script>const a=1;f(a)</script><script>const a=2;g(a)</script>'),
    );
    const text = readFileSync(join(folder, String(fileOf(laid))), 'utf8');
    // It parses, which two constants of one name in one scope would not.
    expect(() => new Function(text)).not.toThrow();
    expect(text).toMatch(/f\(1\)[\s\S]*g\(2\)/);
  });

  test('of data are left as they are', async () => {
    const data = '<script type="application/ld+json">{"a": 1}</script>';
    expect(await lay(page(data, ''))).toContain(data);
  });
});

describe('a drawing in a file', () => {
  const SHAPES = '<path d="M0 0h9v9z"/>';
  const use = (file: string, id: string) => `<svg><use href="/${file}.svg#${id}"/></svg>`;
  let files = 0;
  /** A file's name; one that was read is not read again. */
  const write = (svg: string) => {
    const name = `drawing-${++files}`;
    writeFileSync(join(folder, `${name}.svg`), svg);
    return name;
  };
  const lift = (html: string) => inlineDrawings(html, { name: 'page.html', folder });
  /** Words that hardly anything compresses. */
  const words = (count: number) =>
    Array.from({ length: count }, (_, at) => hashOf(String(at))).join(' ');

  test('stands within a page that stays in the first flight with it', async () => {
    const file = write(
      `<svg><g id="plate" fill="currentColor">${SHAPES}</g><g id="d1"><g/></g></svg>`,
    );
    const html = await lift(page('', use(file, 'plate') + use(file, 'd1')));
    expect(html).toBe(page('', `<svg><g fill="currentColor">${SHAPES}</g></svg><svg><g/></svg>`));
  });

  test('is a file to a page that is longer', async () => {
    const file = write(`<svg><g id="plate">${SHAPES}</g></svg>`);
    const long = page('', use(file, 'plate') + words(4000));
    expect(sentWeight(long)).toBeGreaterThan(FIRST_FLIGHT);
    expect(await lift(long)).toBe(long);
  });

  test('gives way to a smaller one of another file, where both are too much', async () => {
    const large = write(`<svg><g id="a"><text>${words(4000)}</text></g></svg>`);
    const small = write(`<svg><g id="a">${SHAPES}</g></svg>`);
    const html = await lift(page('', use(large, 'a') + use(small, 'a')));
    expect(html).toBe(page('', `${use(large, 'a')}<svg>${SHAPES}</svg>`));
  });

  test('that is not in its file ends the build', async () => {
    const file = write('<svg><g id="other"></g></svg>');
    await expect(lift(page('', use(file, 'plate')))).rejects.toThrow('no group "plate"');
  });

  test('whose file is not there is left as it is', async () => {
    const html = page('', use('nowhere', 'plate'));
    expect(await lift(html)).toBe(html);
  });
});
