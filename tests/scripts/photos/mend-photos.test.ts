import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mendPhotos } from '../../../scripts/content/mend-photos/mend-photos.ts';
import { readPictureFacts } from '../../../scripts/content/photos/picture-facts.ts';
import { photo } from '../../support/photographs.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photos-'));
  mkdirSync(join(root, 'content/blog'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, bytes: Buffer) => writeFileSync(join(root, file), bytes);
const factsOf = (file: string) => readPictureFacts(readFileSync(join(root, file)));

async function mend(...files: string[]): Promise<string[]> {
  return Array.fromAsync(mendPhotos(root, files));
}

test('turns, strips and shrinks what needs it, and leaves the rest to the byte', async () => {
  const fine = await photo();
  write('content/blog/fine.jpg', fine);
  write('content/blog/turned.jpg', await photo({ orientation: 6 }));
  write('content/blog/placed.jpg', await photo({ hasPosition: true }));
  write('content/blog/wide.jpg', await photo({ width: 4000, height: 3000 }));

  const lines = await mend();
  expect(lines.map((line) => line.split('  ')[0])).toEqual([
    'content/blog/placed.jpg',
    'content/blog/turned.jpg',
    'content/blog/wide.jpg',
  ]);
  expect(readFileSync(join(root, 'content/blog/fine.jpg')).equals(fine)).toBe(true);
  expect(await factsOf('content/blog/turned.jpg')).toMatchObject({
    width: 1500,
    height: 2000,
    isTurned: false,
  });
  expect(await factsOf('content/blog/placed.jpg')).toMatchObject({ hasPosition: false });
  expect(await factsOf('content/blog/wide.jpg')).toMatchObject({ width: 2400, height: 1800 });

  // Once more would only take quality away.
  expect(await mend()).toEqual([]);
});

test('mends only what is named, and names what is not there', async () => {
  write('content/blog/one.jpg', await photo({ orientation: 3 }));
  write('content/blog/two.jpg', await photo({ orientation: 3 }));
  expect(await mend('content/blog/two.jpg')).toHaveLength(1);
  expect(await factsOf('content/blog/one.jpg')).toMatchObject({ isTurned: true });
  await expect(mend('content/blog/three.jpg')).rejects.toThrow(
    'There is no such picture in content/:\n  content/blog/three.jpg',
  );
});
