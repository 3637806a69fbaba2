import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listContent,
  placeOf,
  removeContent,
  versionOf,
  writeContent,
} from '../../scripts/content/editor/content-store.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(root, 'content', 'blog'), { recursive: true });
  mkdirSync(join(root, 'outside'));
  symlinkSync(join(root, 'outside'), join(root, 'content', 'linked'));
});
afterAll(() => rmSync(root, { recursive: true }));

const POST = 'content/blog/a-cat.mdx';
const write = (path: string, bytes: Buffer | string, version = '') =>
  writeContent({ root, path, bytes: Buffer.from(bytes), version });

describe('the editor reads and writes texts and pictures of the content, and nothing else', () => {
  test.each([
    'package.json',
    'content',
    'content/../package.json',
    'content/..\\package.json',
    '/etc/hosts.json',
    'content/.git/config.json',
    'content/blog/run.ts',
    'content/blog/a.mdx\0.json',
    'content/linked/a.json',
  ])('%j is refused', async (path) => {
    expect(() => placeOf(root, path)).toThrow(/of the content/);
    await expect(write(path, '{}')).rejects.toThrow(/of the content/);
  });

  test('a new post, a change of it, and its end', async () => {
    const first = await write(
      POST,
      '---\nid: "7"\ntitle: A\ncaption: ""\ndraft: false\n---\n\nB.\n',
    );
    const place = join(root, POST);
    // A number is a number, what may be left out and is blank is left out.
    expect(readFileSync(place, 'utf8')).toBe('---\nid: 7\ntitle: A\n---\n\nB.\n');
    expect(versionOf(place)).toBe(first);
    expect(listContent(root).map(({ path }) => path)).toEqual([POST]);

    writeFileSync(place, '---\nid: 7\ntitle: Theirs\n---\n\nB.\n');
    await expect(write(POST, '---\nid: 7\ntitle: Ours\n---\n\nB.\n', first)).rejects.toThrow(
      'was changed by somebody else',
    );
    expect(readFileSync(place, 'utf8')).toContain('Theirs');

    removeContent(root, POST);
    expect(listContent(root)).toEqual([]);
  });

  test('a photograph is made fit for the site, and what is none is refused', async () => {
    const photograph = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: '#888' },
    })
      .jpeg()
      .toBuffer();
    await write('content/blog/cat.jpg', photograph);
    const { width } = await sharp(join(root, 'content/blog/cat.jpg')).metadata();
    expect(width).toBe(2400);
    await expect(write('content/blog/no.jpg', 'words')).rejects.toThrow('not a picture');
  });
});
