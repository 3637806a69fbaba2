import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addPhotos } from '../../../scripts/content/add-photos/add-photos.ts';
import { listPhotos, readPlace } from '../../../scripts/content/add-photos/place.ts';
import { type Answer, askWords, readWords } from '../../../scripts/content/add-photos/words.ts';
import { readContent } from '../../../scripts/content/check/check-content.ts';
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
  write('content/gallery/fans.json', '[{ "id": 101 }]');
  write(TOUR, TOUR_TEXT);
  write(POST, postText());
});
afterEach(() => rmSync(root, { recursive: true }));

const placeOf = (typed: string, tour?: string) => readPlace(typed, tour, readContent({ root }));

/** Adds photographs with these answers, in turn. */
async function add(photos: string[], answers: Answer[], place = placeOf('gallery/tours')) {
  const said: string[] = [];
  let asked = 0;
  const outcome = await addPhotos({
    root,
    place,
    photos,
    say: (line) => said.push(line),
    wordsFor: async () => answers[asked++] ?? 'stopped',
  });
  return { ...outcome, said, asked };
}

const CAT = { alt: 'A cat on a post.', caption: 'The post, and its keeper.' };

describe('a folder of photographs for the gallery', () => {
  test('becomes entries with the next numbers, in the order of their names, as the list is set', async () => {
    write('phone/IMG_10.jpg', await photo({ color: '#101010', orientation: 6, hasPosition: true }));
    write('phone/IMG_9.jpg', await photo({ color: '#090909' }));
    write('phone/notes.txt', 'Not a photograph.');
    const photos = listPhotos([join(root, 'phone')]);

    const { added, said } = await add(
      photos,
      [CAT, { alt: 'A “second” cat.', caption: 'Its neighbor.' }],
      placeOf('gallery/tours', 'test-street'),
    );

    expect(added).toBe(2);
    expect(read('content/gallery/tours.json')).toBe(`[
  {
    "id": 7,
    "src": "./tours/07.jpg",
    "alt": "A pier.",
    "caption": "The pier."
  },
  {
    "id": 8,
    "src": "./tours/08.jpg",
    "alt": "A cat on a post.",
    "caption": "The post, and its keeper.",
    "tour": "test-street"
  },
  {
    "id": 9,
    "src": "./tours/09.jpg",
    "alt": "A “second” cat.",
    "caption": "Its neighbor.",
    "tour": "test-street"
  }
]
`);
    const last = await readPictureFacts(readFileSync(join(root, 'content/gallery/tours/09.jpg')));
    expect(last).toMatchObject({ width: 1500, height: 2000, isTurned: false, hasPosition: false });
    expect(said.at(-1)).toMatch(
      /^ {2}content\/gallery\/tours\/09\.jpg {2}.*, turned upright, its place \(GPS\) taken out$/,
    );
  });

  test('loses nothing that was answered when it is stopped, and goes on where it was', async () => {
    const photos = [
      write('1.jpg', await photo({ color: '#010101' })),
      write('2.jpg', await photo({ color: '#333333' })),
    ];
    const first = await add(photos, [CAT]);
    expect(first).toMatchObject({ added: 1, isStopped: true });
    expect(read('content/gallery/tours.json')).toContain('"id": 8');

    const again = await add(photos, [{ ...CAT, alt: 'Another cat.' }]);
    expect(again).toMatchObject({ added: 1, isStopped: false, asked: 1 });
    expect(again.said[0]).toBe('1.jpg is there already: content/gallery/tours/08.jpg');
    expect(JSON.parse(read('content/gallery/tours.json'))).toHaveLength(3);
  });

  test('asks nothing about what cannot be used, and goes on', async () => {
    const photos = [write('IMG_1.HEIC', heic()), write('2.jpg', await photo())];
    const { said, ...outcome } = await add(photos, [CAT]);
    expect(outcome).toMatchObject({ added: 1, refused: 1, asked: 1 });
    expect(said[0]).toMatch(/^IMG_1\.HEIC is a HEIC photograph, /);
  });

  test('takes no number that the other list has, and writes over no file', async () => {
    const lying = write('content/gallery/tours/100.jpg', 'Put here by hand.');
    write('content/gallery/tours.json', LIST.replace('7,', '99,'));
    await add([write('1.jpg', await photo())], [CAT]);
    // 100 lies in the folder, 101 is a fan's.
    expect(read('content/gallery/tours.json')).toContain('"id": 102');
    expect(readFileSync(lying, 'utf8')).toBe('Put here by hand.');
  });

  test('may be the first of its list', async () => {
    write('content/gallery/fans.json', '[]\n');
    await add([write('1.jpg', await photo())], [CAT], placeOf('gallery/fans'));
    expect(JSON.parse(read('content/gallery/fans.json'))).toEqual([
      { id: 101, src: './fans/101.jpg', ...CAT },
    ]);
  });
});

test('a post’s photographs: the one at its head, then numbered ones, with the lines to paste', async () => {
  const photos = [
    write('1.jpg', await photo({ color: '#010101' })),
    write('2.jpg', await photo({ color: '#222222' })),
    write('3.jpg', await photo({ color: '#333333' })),
  ];
  const place = placeOf('blog/ferry-house');
  const answers = [
    { alt: 'The "old" gate.', caption: '' },
    { alt: 'A cat [left].', caption: '' },
    { alt: 'A boat.', caption: 'The "last" boat.' },
  ];
  const { toPaste } = await add(photos, answers, place);
  expect(toPaste).toEqual([
    'In its fields, in place of "image":\n\nimage:\n  src: ./ferry-house.jpg\n  alt: "The \\"old\\" gate."',
    'In its text, where the picture belongs:\n\n![A cat \\[left\\].](./ferry-house-2.jpg)',
    'In its text, where the picture belongs:\n\n<Figure caption="The &quot;last&quot; boat.">\n\n![A boat.](./ferry-house-3.jpg)\n\n</Figure>',
  ]);
});

describe('a conversation about a photograph', () => {
  const answersOf = (...answers: string[]) => {
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return answers.shift();
    };
    return { asked, ask };
  };

  test('asks again where an answer says nothing', async () => {
    const { ask, asked } = answersOf('IMG_0042', 'A cat.', '', 'Its day.');
    const words = await askWords(ask, 'IMG_0042.jpg', { needsCaption: true });
    expect(words).toEqual({ alt: 'A cat.', caption: 'Its day.' });
    expect(asked).toHaveLength(4);
  });

  test.each([
    [['A cat.', ''], { alt: 'A cat.', caption: '' }],
    [[''], 'left out'],
    [[], 'stopped'],
    [['A cat.'], 'stopped'],
  ])('answers %j, where no line below is needed', async (answers, outcome) => {
    const { ask } = answersOf(...answers);
    expect(await askWords(ask, '1.jpg', { needsCaption: false })).toEqual(outcome);
  });
});

test('words may come from a file, a line for each photograph', () => {
  const words = readWords('# March\r\nIMG_1.JPG | A cat. | Its day.\n\nimg_2.jpg|A boat.\n');
  expect(Object.fromEntries(words)).toEqual({
    'img_1.jpg': { alt: 'A cat.', caption: 'Its day.' },
    'img_2.jpg': { alt: 'A boat.', caption: '' },
  });
});

test.each([
  ['gallery', undefined, '"gallery" is no place for photographs. Write gallery/tours,'],
  ['gallery/tours', 'test-stret', 'There is no tour "test-stret"; did you mean "test-street"?'],
  ['gallery/fans', 'test-street', 'Only pictures in gallery/tours belong to a tour.'],
  [
    'blog/ferry-hous',
    undefined,
    'no post content/blog/ferry-hous/index.mdx; did you mean "ferry-house"?',
  ],
])('a place that there is not is refused: %s %s', (typed, tour, message) => {
  expect(() => placeOf(typed, tour)).toThrow(message);
});

test('a list with a fault of its own is not written to', () => {
  write('content/gallery/tours.json', LIST.replace('"id": 7,', '"id": 7'));
  expect(() => placeOf('content/gallery/tours/')).toThrow(
    /^Mend this first:\n {2}content\/gallery\/tours\.json:[34] /,
  );
});
