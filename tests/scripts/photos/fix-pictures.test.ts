import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixPictures } from '../../../scripts/content/add-photos/fix-pictures.ts';
import { readPictureFacts } from '../../../scripts/content/photos/picture-facts.ts';
import { photo } from '../../support/photographs.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photos-'));
  mkdirSync(join(root, 'content/blog'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, bytes: Buffer) =>
  writeFileSync(join(root, 'content/blog', name), bytes);
const read = (name: string) => readFileSync(join(root, 'content/blog', name));
const fix = (typed: string) => Array.fromAsync(fixPictures(root, typed));

test('fixPictures turns, strips and shrinks what needs it, and leaves other files unchanged', async () => {
  const fine = await photo();
  write('fine.jpg', fine);
  write('turned.jpg', await photo({ orientation: 6 }));
  write('placed.jpg', await photo({ hasGps: true }));
  write('wide.jpg', await photo({ width: 2500, height: 250 }));

  expect((await fix('content/blog')).map((line) => line.split('  ')[0])).toEqual([
    'content/blog/placed.jpg',
    'content/blog/turned.jpg',
    'content/blog/wide.jpg',
  ]);
  expect(read('fine.jpg').equals(fine)).toBe(true);
  const upright = { width: 700, height: 900, isRotated: false };
  expect(await readPictureFacts(read('turned.jpg'))).toMatchObject(upright);
  expect(await readPictureFacts(read('placed.jpg'))).toMatchObject({ hasGps: false });
  expect(await readPictureFacts(read('wide.jpg'))).toMatchObject({ width: 2400, height: 240 });
  // A second run would lower the quality.
  expect(await fix('content')).toEqual([]);
});

test('fixPictures accepts a file or the start of its name, and refuses a folder without pictures', async () => {
  write('one.jpg', await photo({ orientation: 3 }));
  write('two.jpg', await photo({ orientation: 3 }));
  expect(await fix('blog/two')).toHaveLength(1);
  expect(await readPictureFacts(read('one.jpg'))).toMatchObject({ isRotated: true });
  await expect(fix('content/tours')).rejects.toThrow('There is no picture in content/tours');
});

test('fixPictures says what to do with a photograph that is too large as PNG', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1000, height: 900, channels: 3, background: '#888', noise } as const;
  write('heavy.png', await sharp({ create }).png({ compressionLevel: 0 }).toBuffer());
  expect(await fix('blog')).toEqual([
    'content/blog/heavy.png  cannot get smaller as PNG: export it as JPEG, and use that file instead',
  ]);
});
