import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addPhotos } from '../../../scripts/content/add-photos/add-photos.ts';
import { listPhotos, readPlace } from '../../../scripts/content/add-photos/place.ts';
import { readContent } from '../../../scripts/content/check/read/content.ts';
import { readPictureFacts } from '../../../scripts/content/photos/picture-facts.ts';
import { POST, postText, TOUR, TOUR_TEXT } from '../../support/small-site.ts';
import { heic, photo } from '../../support/photographs.ts';

let root: string;

const LIST = `[
  {
    "id": 7,
    "src": "./tours/07.jpg",
    "alt": "A pier.",
    "caption": "The pier."
  }
]
`;

function write(file: string, data: string | Buffer): string {
  const path = join(root, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, data);
  return path;
}
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photos-'));
  write('content/gallery/tours.json', LIST);
  write('content/gallery/fans.json', '[{ "id": 5 }]');
  write(TOUR, TOUR_TEXT);
  write(POST, postText());
});
afterEach(() => rmSync(root, { recursive: true }));

const placeOf = (typed: string, tour?: string) => readPlace(typed, tour, readContent({ root }));

async function add(photos: string[], place = placeOf('gallery/tours')) {
  const printed: string[] = [];
  const outcome = await addPhotos({ root, place, photos, log: (line) => printed.push(line) });
  return { ...outcome, printed };
}

const PLACEHOLDERS = {
  alt: 'Write here what the picture shows',
  caption: 'Write here the line below it',
};

describe('a folder of photographs for the gallery', () => {
  test('becomes entries with the next numbers, in the order of their names', async () => {
    write('phone/IMG_10.jpg', await photo({ color: '#101010', orientation: 6, hasGps: true }));
    write('phone/IMG_9.jpg', await photo({ color: '#090909' }));
    write('phone/notes.txt', 'Not a photograph.');
    const photos = listPhotos([join(root, 'phone')]);

    const { added, printed } = await add(photos, placeOf('gallery/tours', 'test-street'));

    expect(added).toBe(2);
    const entry = { ...PLACEHOLDERS, tour: 'test-street' };
    const entries = [...JSON.parse(LIST), { id: 8, src: './tours/08.jpg', ...entry }];
    entries.push({ id: 9, src: './tours/09.jpg', ...entry });
    expect(read('content/gallery/tours.json')).toBe(`${JSON.stringify(entries, null, 2)}\n`);
    const last = await readPictureFacts(readFileSync(join(root, 'content/gallery/tours/09.jpg')));
    expect(last).toMatchObject({ width: 700, height: 900, isRotated: false, hasGps: false });
    expect(printed.at(-1)).toMatch(
      /^content\/gallery\/tours\/09\.jpg {2}.*, turned upright, GPS location removed$/,
    );
  });

  test('continues after an interruption, without existing and unusable files', async () => {
    const first = write('1.jpg', await photo({ color: '#010101' }));
    await add([first]);
    const { printed, ...outcome } = await add([
      first,
      write('IMG_1.HEIC', heic()),
      write('2.jpg', await photo({ color: '#333333' })),
    ]);
    expect(outcome).toMatchObject({ added: 1, refused: 1 });
    expect(printed[0]).toBe('1.jpg is there already: content/gallery/tours/08.jpg');
    expect(printed[1]).toMatch(/^IMG_1\.HEIC is a HEIC photograph, /);
    expect(JSON.parse(read('content/gallery/tours.json'))).toHaveLength(3);
  });

  test('skips numbers of the other list and overwrites no file', async () => {
    const existing = write('content/gallery/tours/100.jpg', 'Put here by hand.');
    write('content/gallery/fans.json', '[{ "id": 101 }]');
    await add([write('1.jpg', await photo())]);
    expect(read('content/gallery/tours.json')).toContain('"id": 102');
    expect(readFileSync(existing, 'utf8')).toBe('Put here by hand.');
  });
});

test('a post’s photographs: the first picture, numbered ones, and lines to paste', async () => {
  const photos = [
    write('1.jpg', await photo({ color: '#010101' })),
    write('2.jpg', await photo({ color: '#222222' })),
  ];
  const { toPaste } = await add(photos, placeOf('blog/ferry-house'));
  expect(toPaste).toEqual([
    'In its fields, in place of "image":\n\nimage:\n  src: ./ferry-house.jpg\n  alt: Write here what the picture shows',
    'In its text, where the picture belongs:\n\n![Write here what the picture shows](./ferry-house-2.jpg)',
  ]);
});

test.each([
  ['gallery', undefined, '"gallery" is not a place for photos. Write gallery/tours,'],
  ['gallery/tours', 'test-stret', 'There is no tour "test-stret"; did you mean "test-street"?'],
  ['gallery/fans', 'test-street', 'Only pictures in gallery/tours belong to a tour.'],
  [
    'blog/ferry-hous',
    undefined,
    'no post content/blog/ferry-hous/index.mdx; did you mean "ferry-house"?',
  ],
])('an unknown place is refused: %s %s', (typed, tour, message) => {
  expect(() => placeOf(typed, tour)).toThrow(message);
});

test('a list with a fault is not changed', () => {
  write('content/gallery/tours.json', LIST.replace('"id": 7,', '"id": 7'));
  expect(() => placeOf('content/gallery/tours/')).toThrow(
    /^Fix this first:\n {2}content\/gallery\/tours\.json:[34] /,
  );
});
