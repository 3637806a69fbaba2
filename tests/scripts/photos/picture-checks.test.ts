import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../../scripts/content/check/diagnostic.ts';
import type { Overlay } from '../../../scripts/content/check/read/content-files.ts';
import { preflight } from '../../../scripts/content/preflight/preflight.ts';
import { BASE, FERRY, postText, TOUR, TOUR_TEXT } from '../../support/ferry-house.ts';
import { heic, photo } from '../../support/photographs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PICTURE = 'content/blog/ferry-house.jpg';

/** What preflight says of the picture and of the post and tour that show it. */
async function saidOf(overlay: Overlay): Promise<string[]> {
  const { faults, warnings } = await preflight({
    root,
    day: '2025-12-05',
    overlay: { ...BASE, [FERRY]: hero, ...overlay },
  });
  return [...faults, ...warnings]
    .filter(({ file }) => file === PICTURE || file === FERRY || file === TOUR)
    .map(formatDiagnostic);
}

const hero = postText({ image: '{ src: ./ferry-house.jpg, alt: A cat at the gate. }' });
const ofSize = async (width: number, height: number) => ({
  [PICTURE]: await photo({ width, height }),
});

test('a picture that is shown as it is needs no word', async () => {
  expect(await saidOf(await ofSize(1920, 1080))).toEqual([]);
  expect(await saidOf(await ofSize(1800, 1200))).toEqual([]);
});

test('a photograph as the phone made it is told whole, with the command that mends it', async () => {
  const raw = await photo({ width: 2250, height: 4000, orientation: 8, hasPosition: true });
  const said = await saidOf({ [PICTURE]: raw });
  expect(said).toHaveLength(3);
  expect(said[0]).toBe(
    `${PICTURE}:1 the picture says where it was taken (GPS); run npm run add:photos ${PICTURE}`,
  );
  expect(said[1]).toBe(
    `${PICTURE}:1 the picture lies on its side, with a note to turn it that some programs overlook; run npm run add:photos ${PICTURE}`,
  );
  expect(said[2]).toMatch(
    /:1 the picture has 4000 × 2250 pixels and .*, more than any page shows; run npm run add:photos content\/blog\/ferry-house\.jpg$/,
  );
});

test.each([
  [
    'a tall picture at the head of a post',
    1200,
    1600,
    '1200 × 1600 pixels; a hero is 16:9, with 1600 pixels or more on its long side: of this one 58% would be cut off at top and bottom',
  ],
  [
    'one of an old camera’s shape',
    1600,
    1200,
    '1600 × 1200 pixels; a hero is 16:9, with 1600 pixels or more on its long side: of this one 25% would be cut off at top and bottom',
  ],
  ['a small one', 320, 180, '320 × 180 pixels; a hero needs 1600 pixels or more on its long side'],
])('%s is a warning', async (_what, width, height, message) => {
  expect(await saidOf(await ofSize(width, height))).toEqual([
    `${PICTURE}:1 the picture has ${message}`,
  ]);
});

test('a cover and a hero have their own shapes', async () => {
  const [cover, wide] = ['content/tours/cover.jpg', 'content/tours/wide.jpg'];
  const { warnings } = await preflight({
    root,
    day: '2025-12-05',
    overlay: {
      ...BASE,
      [TOUR]: TOUR_TEXT.replace(/(cover:\n {2}src: )\S+/, '$1./cover.jpg').replace(
        /(hero:\n {2}src: )\S+/,
        '$1./wide.jpg',
      ),
      [cover]: await photo({ width: 1600, height: 900 }),
      [wide]: await photo({ width: 1200, height: 1600 }),
    },
  });
  const said = warnings.filter(({ file }) => file === cover || file === wide);
  expect(said.map(({ file, fix }) => `${file} ${fix.split(',')[0]}`)).toEqual([
    `${cover} a tour’s cover is 3:4`,
    `${wide} a hero is 16:9`,
  ]);
});

const UNREADABLE =
  'is a HEIC photograph, which browsers cannot show; open it on the computer and export it as JPEG; for the next ones, choose on the iPhone Settings, Camera, Formats, Most Compatible';

test('an iPhone’s own format is called by its name, also under another one', async () => {
  expect(await saidOf({ [PICTURE]: heic() })).toEqual([
    `${FERRY}:9 image.src: "./ferry-house.jpg" ${UNREADABLE}`,
  ]);
});

test('and where it was only put into the folder', async () => {
  const file = 'content/blog/IMG_0042.HEIC';
  const { faults } = await preflight({ root, overlay: { [file]: heic() } });
  expect(faults.filter((fault) => fault.file === file).map(formatDiagnostic)).toEqual([
    `${file}:1 the picture ${UNREADABLE}`,
  ]);
});

test('an empty file is a fault of the text that names it, and stops nothing', async () => {
  expect(await saidOf({ [PICTURE]: Buffer.alloc(0) })).toEqual([
    `${FERRY}:9 image.src: "./ferry-house.jpg" is not a picture, or is damaged; export it again as JPEG, PNG, WebP or AVIF`,
  ]);
});
