import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPictureFacts } from '../../../scripts/content/photos/picture-facts.ts';
import { replacePhoto } from '../../../scripts/content/replace-photo/replace-photo.ts';
import { heic, photo } from '../../support/photographs.ts';
import { makeSmallSite, smallPost } from '../../support/small-site.ts';

let site: Awaited<ReturnType<typeof makeSmallSite>>;

beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => rmSync(site.root, { recursive: true }));

const PICTURE = 'content/blog/post-1.jpg';

function replace(bytes: Buffer, picture = PICTURE): Promise<string[]> {
  const path = join(site.root, 'IMG_0042.jpg');
  writeFileSync(path, bytes);
  return replacePhoto({ root: site.root, picture, photo: path });
}

test('a photograph takes a picture’s place, and all places that describe the old one are named', async () => {
  site.write(
    'content/blog/post-2.mdx',
    smallPost(2, {}, 'It sat.\n\n![Cat 1, again.](./post-1.jpg)'),
  );
  const raw = await photo({ width: 2250, height: 4000, orientation: 6, hasPosition: true });
  const [done, ...rest] = await replace(raw);
  expect(done).toMatch(
    /^content\/blog\/post-1\.jpg .* 4000 × 2250 → 2400 × 1350, turned upright, /,
  );
  expect(rest).toEqual([
    'Now say what the new one shows, in:',
    '  content/blog/post-1.mdx:9 “Cat 1 on a pier.”',
    '  content/blog/post-2.mdx:15 “Cat 1, again.”',
  ]);
  const facts = await readPictureFacts(readFileSync(join(site.root, PICTURE)));
  expect(facts).toMatchObject({ width: 2400, height: 1350, hasPosition: false });
});

test('one of another shape is told at once', async () => {
  expect((await replace(await photo({ width: 1500, height: 2000 })))[1]).toMatch(
    /^content\/blog\/post-1\.jpg:1 the picture has 1500 × 2000 pixels; a hero is 16:9, /,
  );
});

test('nothing is changed where the picture or the photograph is none', async () => {
  const before = readFileSync(join(site.root, PICTURE));
  await expect(replace(heic())).rejects.toThrow('IMG_0042.jpg is a HEIC photograph, which');
  await expect(replace(await photo(), 'content/blog/pots-1.jpg')).rejects.toThrow(
    'There is no picture content/blog/pots-1.jpg; did you mean "content/blog/post-1.jpg"?',
  );
  expect(readFileSync(join(site.root, PICTURE)).equals(before)).toBe(true);
});
