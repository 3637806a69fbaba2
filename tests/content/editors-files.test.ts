/** Files as people and programs write them: each is shown correctly, or reported with its line. */
import { describe, expect, test } from 'vitest';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { body, faultsWith, post, slip } from '../support/faults.ts';
import { POST, postText, SMALL_SITE, TOUR } from '../support/small-site.ts';

const FOLDER = 'content/blog/ferry-house/';
const QUOTES = 'content/quotes/quotes.json';
const PIER = SMALL_SITE[`${FOLDER}pier.jpg`] ?? '';
const quote = (text: string) => slip(QUOTES, 'A fine walk.', text);
const shown = (text: string) =>
  expect.stringContaining(`visitors would read ${JSON.stringify(text)} as it stands; `);

/** A picture beside the post, which uses it. */
const named = (file: string, src = file): Overlay => ({
  ...post({ image: `{ src: "./${src}", alt: A boat at the pier. }` }),
  [FOLDER + file]: PIER,
});

test.each<[written: string, file: string, name: string]>([
  ['a space', 'my photo.jpg', 'my-photo.jpg'],
  ['a number sign', 'Cat #2.jpg', 'cat-2.jpg'],
  ['brackets', 'pier (1).jpg', 'pier-1.jpg'],
  ['an accent', 'café.jpg', 'cafe.jpg'],
  ['an upper-case extension', 'IMG_4711.JPG', 'IMG_4711.jpg'],
  ['no letter allowed in a URL', '招き猫.jpg', 'picture.jpg'],
])('a picture whose name has %s must be renamed', (_written, file, name) => {
  const fault = `${FOLDER}${file}:1 "${file}" is not safe in URLs; rename it to ${name}, and use that name where it is shown`;
  expect(faultsWith(named(file))).toEqual([fault]);
});

test('a text that names a renamed picture gets a fault with the new name', () => {
  expect(faultsWith(named('cat-2.jpg', 'Cat #2.jpg'))).toEqual([
    `${POST}:9 image.src: there is no picture "./Cat #2.jpg"; did you mean "cat-2.jpg"?`,
  ]);
  const [found] = faultsWith({ ...named('cafe\u0301.jpg', 'café.jpg') }).slice(-1);
  expect(found).toContain('did you mean "cafe.jpg"?');
  const text = body('![A boat.](./my%20photo.jpg)');
  expect(faultsWith({ ...text, [`${FOLDER}my-photo.jpg`]: PIER })).toEqual([
    `${POST}:13 there is no picture "./my%20photo.jpg"; did you mean "my-photo.jpg"?`,
  ]);
});

describe('a field’s text as YAML:', () => {
  const QUOTE = 'put quotes around it';
  test.each<[value: string, fault: string]>([
    ['1918-02-09', 'title: "1918-02-09T00:00:00.000Z" does not fit; write'],
    ['1e3', 'title: 1000 does not fit; write'],
    ['true', 'title: true does not fit; write'],
    ['null', 'title: it is empty; write'],
    ['@cats', 'the fields cannot be read here (Plain value cannot start with reserved'],
    ['*Ned*', `the fields cannot be read here (unidentified alias "Ned*"); ${QUOTE}`],
    ['The Cat #2', `a part of this text would be left out; ${QUOTE}`],
  ])('%s', (title, fault) => {
    const faults = faultsWith(post({ title }));
    expect(faults).toEqual([expect.stringContaining(`${POST}:3 ${fault}`)]);
    expect(faultsWith(post({ title: JSON.stringify(title) }))).toEqual([]);
  });

  test.each(['no', 'yes', '12:30', '-5 degrees'])('%s is a text', (title) => {
    expect(faultsWith(post({ title }))).toEqual([]);
  });

  test('a comment after a field is ignored', () => {
    expect(faultsWith(post({ tour: 'test-street # the one by the pier' }))).toEqual([]);
  });
});

test.each([
  ['that was lost', 'Caf\uFFFD', '\uFFFD'],
  ['read in another encoding', 'Café CafÃ©', 'Ã©'],
  ['read twice in another encoding', 'donâ€™t', 'â€'],
  ['that is invisible', 'The\u200BCat', '\\u200b'],
  ['that is blank', 'The \u3164Cat', '\\u3164'],
  ['that changes the text direction', '\u202Etac', '\\u202e'],
])('a character %s is rejected in fields and texts', (_what, words, found) => {
  const fault = expect.stringContaining(`visitors would read "${found}" as it stands; `);
  expect(faultsWith(quote(words))).toEqual([fault]);
  expect(faultsWith(body(`It sat.\n\n${words}`))).toEqual([fault]);
});

describe('unsupported markup:', () => {
  test.each<[what: string, overlay: Overlay, text: string]>([
    [
      'a picture whose name has a space',
      body('![A boat.](./my boat.jpg)'),
      '![A boat.](./my boat.jpg)',
    ],
    ['stars with a space', body('It was ** bold**.'), '**'],
    ['a heading without a space', body('##The end'), '##The end'],
    ['a link with a space in a tour', slip(TOUR, 'It is a', '[It](/to urs) is a'), '[It](/to urs)'],
    ['a link in a field', post({ title: 'The [Cat](/tours)' }), '[Cat](/tours)'],
    ['an HTML entity in a field', quote('Cats &amp; walks'), '&amp;'],
    ['a tag in a field', quote('So <i>fine</i>.'), '</i>'],
    ['an unclosed variable', quote('Only {price a walk.'), '{price a walk.'],
    ['a variable in two brackets', quote('Only {{price}}.'), '{$41}'],
  ])('%s', (_what, overlay, text) => {
    expect(faultsWith(overlay)).toEqual([shown(text)]);
  });

  test('a post’s component in a tour', () => {
    expect(faultsWith(slip(TOUR, 'It is a', '<Price of="tour" /> is a'))).toEqual([
      `${TOUR}:39 this text cannot hold <Price of="tour" />; write it in Markdown, or delete it`,
    ]);
  });

  test.each([
    ['text that only looks like markup', post({ title: 'Cats & dogs <b>, 5 < 6, *so*' })],
    ['a code sample', body('Write `[x](y z)` and `**`.')],
  ])('supported: %s', (_what, overlay) => {
    expect(faultsWith(overlay)).toEqual([]);
  });
});

test('a title with letters that the share card lacks', () => {
  expect(faultsWith(post({ title: 'Łapka, the Кошка of Pier 1 🐈' }))).toEqual([
    `${POST}:3 title: the share card has no letter "К"; write it in Latin letters`,
  ]);
});

test.each<[saved: string, overlay: Overlay, ...faults: string[]]>([
  ['with Windows line endings', { [POST]: postText().replaceAll('\n', '\r\n') }],
  ['with a byte order mark, as a tour', { [TOUR]: `\uFEFF${String(SMALL_SITE[TOUR])}` }],
  [
    'with a byte order mark, as JSON',
    { [QUOTES]: `\uFEFF${String(SMALL_SITE[QUOTES])}` },
    `${QUOTES}:1 it begins with a byte order mark; open it in your program, choose "Save as" and the encoding UTF-8 without BOM`,
  ],
])('a file saved %s', (_saved, overlay, ...faults) => {
  expect(faultsWith(overlay)).toEqual(faults);
});
