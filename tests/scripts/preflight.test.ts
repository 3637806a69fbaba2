import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { preflight } from '../../scripts/content/preflight/preflight.ts';
import { report, whyNotYet } from '../../scripts/content/preflight/report.ts';
import { readPublicIds } from '../../src/providers/public-ids.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { readStandIns } from '../../scripts/content/preflight/stand-ins.ts';
import { site } from '../support/content.ts';
import {
  BASE,
  FERRY,
  NO_PRICE,
  PIER,
  plainPicture,
  postText,
  PRICES,
  privatePrice,
  TOUR,
  TOUR_TEXT,
} from '../support/ferry-house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const day = '2025-12-05';

/** The post with some fields changed, or with another text. */
const post = (changes: Partial<Record<string, string>> = {}, body?: string): Overlay => ({
  [FERRY]: postText(changes, body),
});

const untouched = preflight({ root, day, overlay: BASE });

/** What is found in the site's content with some files changed, and not without. */
async function foundWith(overlay: Overlay) {
  const before = await untouched;
  const after = await preflight({ root, day, overlay: { ...BASE, ...overlay } });
  const fresh = (list: 'faults' | 'warnings' | 'launch') =>
    after[list]
      .map(formatDiagnostic)
      .filter((line) => !before[list].map(formatDiagnostic).includes(line));
  return { faults: fresh('faults'), warnings: fresh('warnings'), launch: fresh('launch') };
}

const TOUR_PRICE = formatDollars(site.price.perGuest);
const OFFERS = `${PRICES}; write <Price of="…" /> or the token of the right one`;

const picture = (alt: string) => ({ image: `{ src: ${PIER}, alt: ${alt} }` });

describe('a description that describes nothing is a fault', () => {
  test.each([
    ['the name of the file', PIER.slice(2)],
    ['the name without its ending', PIER.slice(2, -4)],
    ['another file’s name', 'harbor_final-2.PNG'],
    ['what a camera calls its files', 'DSC_0042'],
    ['what a telephone calls them', 'IMG 20250512'],
  ])('%s', async (_what, alt) => {
    const { faults } = await foundWith(post(picture(alt)));
    expect(faults).toEqual([
      `${FERRY}:9 image.alt: "${alt}" is the name of a file; say what the picture shows, as you would tell somebody on the telephone`,
    ]);
  });

  test.each(['image', 'A photo of', 'TODO'])('a word for any picture: %s', async (alt) => {
    const { faults } = await foundWith(post(picture(alt)));
    expect(faults).toEqual([
      `${FERRY}:9 image.alt: "${alt}" says nothing of the picture; say what the picture shows, as you would tell somebody on the telephone`,
    ]);
  });

  test('in the text of a post too', async () => {
    const body = `It sat there.\n\n![IMG_0042](${PIER})`;
    const { faults } = await foundWith(post({}, body));
    expect(faults).toEqual([
      `${FERRY}:15 "IMG_0042" is the name of a file; say what the picture shows, as you would tell somebody on the telephone`,
    ]);
  });

  test('a short description and the name on a logo are descriptions', async () => {
    const { faults } = await foundWith(post(picture('Ned')));
    expect(faults).toEqual([]);
  });
});

describe('what could be better is a warning', () => {
  const SEA = {
    'content/blog/a-ferry-at-sea.mdx': postText({
      ...picture('A cat at sea.'),
      id: '9902',
      title: 'A Cat at Sea',
      description: 'A cat at sea, and back.',
    }),
  };

  test.each([
    [
      'a description that goes on and on',
      post(picture('A cat on a pier. '.repeat(10).trim())),
      `${FERRY}:9 image.alt: the description is 169 letters long; keep it to 150: it is heard in one go; the rest can be a caption`,
    ],
    [
      'the description of the picture that was there before',
      { ...post({ image: `{ src: ../tours/a-cat-on-a-pier.jpg, alt: A cat at sea. }` }), ...SEA },
      `${FERRY}:9 image.alt: the description is that of another picture, in content/blog/a-ferry-at-sea.mdx:9; say what this one shows`,
    ],
    [
      'a title that a search result has no room for',
      post({ title: 'W'.repeat(40) }),
      `${FERRY}:3 title: as the title of a search result it is 755 pixels wide; 600 are shown: take away about 9 letters`,
    ],
    [
      'a description of few but wide letters',
      post({ description: 'M'.repeat(84) }),
      `${FERRY}:4 description: as the description of a search result it is 980 pixels wide; 960 are shown: take away about 2 letters`,
    ],
    [
      'a slip in a tag',
      post({ tags: '[Fery Houses]' }),
      `${FERRY}:8 tags.1: the tag "Fery Houses" is new, and "Ferry Houses" stands on 2 posts; did you mean "Ferry Houses"?`,
    ],
    [
      'a tag in other capitals',
      post({ tags: '[ferries, ferry houses]' }),
      `${FERRY}:8 tags.2: the tag "ferry houses" is new, and "Ferry Houses" stands on 2 posts; did you mean "Ferry Houses"?`,
    ],
    [
      'a price that the company does not have, in a post',
      post({}, `Come along.\n\nOur tours are ${formatDollars(NO_PRICE)} a guest.`),
      `${FERRY}:15 "${formatDollars(NO_PRICE)}" is no price in content/site.json; ${OFFERS}`,
    ],
    [
      'a price in words and figures',
      post({}, `A ticket is ${NO_PRICE} dollars.`),
      `${FERRY}:13 "${formatDollars(NO_PRICE)}" is no price in content/site.json; ${OFFERS}`,
    ],
    ...[
      `A walk is ${formatDollars(NO_PRICE)} a head.`,
      `It costs ${formatDollars(NO_PRICE)} each, tip included.`,
      `Adults pay ${NO_PRICE} USD.`,
      `Just ${formatDollars(NO_PRICE)}.`,
    ].map((body): [string, Overlay, string] => [
      `the same as “${body}”`,
      post({}, body),
      `${FERRY}:13 "${formatDollars(NO_PRICE)}" is no price in content/site.json; ${OFFERS}`,
    ]),
    [
      'a price that the company does not have, in a field',
      post({ excerpt: `A walk with a cat. Tickets from ${formatDollars(NO_PRICE)}.` }),
      `${FERRY}:5 excerpt: "${formatDollars(NO_PRICE)}" is no price in content/site.json; ${PRICES}; write the token of the right one`,
    ],
  ])('%s', async (_what, overlay, message) => {
    const { faults, warnings } = await foundWith(overlay);
    expect(warnings).toEqual([message]);
    expect(faults).toEqual([]);
  });

  test.each([
    ['the price of a tour, paid in 1893', `In 1893 she paid ${TOUR_PRICE}. He got ${TOUR_PRICE}.`],
    ['the same sum as a fine', `The court fined her ${TOUR_PRICE} for what she did.`],
    ['what a cat cost in 1893', 'In 1893 a ticket to the tour of the zoo was $10.'],
    ['a fine', 'The court fined her $10 for what she did.'],
    ['what a private group pays', `A private tour for ten guests is ${privatePrice(10)}.`],
    ['what CAT Chats cost', `CAT Chats are ${formatDollars(site.catChats.generalAdmission)}.`],
  ])('but not %s', async (_what, body) => {
    const { faults, warnings } = await foundWith(post({}, body));
    expect(warnings).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('what the content check says of a place is not said again', async () => {
    const { faults, warnings } = await foundWith(post({ description: 'W'.repeat(160) }));
    expect(faults).toHaveLength(1);
    expect(warnings).toEqual([]);
  });
});

describe('a picture file', () => {
  const PICTURE = 'content/blog/ferry-house.jpg';
  const paper = sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } });
  const place = { GPSLatitude: '40/1 42/1 0/1', GPSLatitudeRef: 'N' };
  const XMP =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="40,42N"/></rdf:RDF></x:xmpmeta>';

  test.each([
    ['a telephone wrote it', () => paper.clone().withExif({ IFD3: place }).jpeg().toBuffer()],
    ['it is a WebP', () => paper.clone().withExif({ IFD3: place }).webp().toBuffer()],
    ['a program wrote it', () => paper.clone().withXmp(XMP).jpeg().toBuffer()],
  ])('that says where it was taken is a fault: %s', async (_what, draw) => {
    const { faults } = await foundWith({ [PICTURE]: await draw() });
    expect(faults).toEqual([
      `${PICTURE}:1 the picture says where it was taken (GPS); run npm run add:photos ${PICTURE}`,
    ]);
  });

  test('that only says when and with what may stay', async () => {
    const camera = paper.clone().withExif({ IFD0: { Model: 'Box camera' } });
    const { faults } = await foundWith({ [PICTURE]: await camera.jpeg().toBuffer() });
    expect(faults).toEqual([]);
  });

  test('that is heavy is a warning', async () => {
    const heavy = Buffer.concat([await paper.clone().jpeg().toBuffer(), Buffer.alloc(2_400_000)]);
    const shown = post({}, '![A ferry house.](./ferry-house.jpg)');
    const { warnings } = await foundWith({ ...shown, [PICTURE]: heavy });
    expect(warnings).toEqual([
      `${PICTURE}:1 the picture has 40 × 40 pixels and 2.4 MB, more than any page shows; run npm run add:photos ${PICTURE}`,
    ]);
  });
});

const standIns = readStandIns(root);
/** A picture that is a print still, until the last one has given way to a photograph. */
const [print] = (await untouched).launch
  .flatMap(({ problem }) => /^"\S*\/(\S+)" is a drawn print/.exec(problem)?.[1] ?? [])
  .flatMap((name) => Object.keys(standIns).find((path) => path.endsWith(`/${name}`)) ?? []);

/** The post with that picture. */
const printed = (path: string, alt: string) =>
  post({ image: `{ src: ../${path.replace('content/', '')}, alt: ${JSON.stringify(alt)} }` });

test.skipIf(!print)('a photograph under a print’s name needs words of its own', async () => {
  const path = String(print);
  const files = { ...printed(path, String(standIns[path]?.alt)), [path]: await plainPicture() };
  const row = `${FERRY}:9 image.alt: the picture is new, and its description is still that of the print; say what this one shows`;
  expect((await foundWith(files)).warnings).toContain(row);
  const described = { ...files, ...printed(path, 'A gray field.') };
  expect((await foundWith(described)).warnings).not.toContain(row);
});

describe('the launch list', () => {
  const full = async (overlay: Overlay) => (await foundWith(overlay)).launch;
  const lineOf = (text: string, words: string) =>
    text.split('\n').findIndex((line) => line.includes(words)) + 1;

  /** One person of the team, and whether they are made up. */
  const team = (sample?: true | string): Overlay => ({
    'content/people/people.json': JSON.stringify([{ name: 'Ada Whisker', sample }], null, 1),
  });

  test('names what is made up, until the mark is taken away', async () => {
    const row =
      'content/people/people.json:2 1: "Ada Whisker" is made up; put the real thing in its place, then delete the line "sample"';
    expect(await full(team(true))).toContain(row);
    expect(await full(team())).not.toContain(row);
  });

  test('names a part of a tour that is made up', async () => {
    const tour = TOUR_TEXT.replace('practical:\n', 'practical:\n  sample: true\n');
    expect(await full({ [TOUR]: tour })).toEqual([
      `${TOUR}:${lineOf(tour, 'practical:')} practical: it is made up; put the real thing in its place, then delete the line "sample"`,
    ]);
  });

  test('says in the mark’s own words what is to be settled', async () => {
    expect(await full(team('ask her first'))).toContain(
      'content/people/people.json:2 1: "Ada Whisker": ask her first; then delete the line "sample"',
    );
  });

  test('names an address that is nobody’s', async () => {
    const file = 'content/site.json';
    const facts: object = JSON.parse(read(file));
    const text = JSON.stringify({ ...facts, email: 'cat@pier.example' }, null, 1);
    expect(await full({ [file]: text })).toContain(
      `${file}:${lineOf(text, '"email"')} email: cat@pier.example is a stand-in; write the real address`,
    );
  });

  test('names the old addresses that nobody has found, until one is filled in', async () => {
    const file = 'content/redirects.json';
    const table = (from: string) =>
      `{ "redirects": [],\n"unknown": [\n{ "id": "old-pier", "from": ${from} }] }`;
    const row = `${file}:3 unknown.1.from: nobody has found the address of "old-pier" yet; its "what" says where to look; write it into "from", as ["/the-old-address"]`;
    expect(await full({ [file]: table('[]') })).toContain(row);
    expect(await full({ [file]: table('["/blog-1"]') })).not.toContain(row);
  });

  test.skipIf(!print)('names a print, until a photograph takes its file name', async () => {
    const path = String(print);
    const src = `../${path.replace('content/', '')}`;
    const row = `${FERRY}:9 image.src: "${src}" is a drawn print that stands in for a photograph; put one under its name and describe it in alt; to keep the print, take it out of scripts/content/preflight/stand-ins.json`;
    const named = printed(path, 'A cat in ink.');
    expect(await full(named)).toContain(row);
    expect(await full({ ...named, [path]: await plainPicture() })).not.toContain(row);
  });

  test('names each service that is not connected, and where to get its id', async () => {
    const ids = readPublicIds({ PUBLIC_EMAILJS_PUBLIC_KEY: 'abc' });
    const rows = (await preflight({ root, day, ids })).launch.map(formatDiagnostic);
    expect(rows).toContain(
      '.env:1 PUBLIC_EMAILJS_SERVICE_ID: the email service is not connected; write one like service_x1y2z3; .env.example says where to find it',
    );
    expect(rows.join('\n')).not.toContain('PUBLIC_EMAILJS_PUBLIC_KEY:');
  });
});

test('an id that cannot be right is a fault', async () => {
  const ids = readPublicIds({ PUBLIC_FORMSPREE_FORM: 'https://formspree.io/f/mayzkqpw' });
  const { faults, launch } = await preflight({ root, day, overlay: BASE, ids });
  expect(faults.map(formatDiagnostic)).toContain(
    '.env:1 PUBLIC_FORMSPREE_FORM: "https://formspree.io/f/mayzkqpw" cannot be right; write one like mayzkqpw; .env.example says where to find it',
  );
  expect(launch.map(({ field }) => field)).not.toContain('PUBLIC_FORMSPREE_FORM');
});

describe('the report', () => {
  const row = { file: FERRY, line: 9, field: 'image.alt', problem: 'it is empty', fix: 'write it' };
  const line = `${FERRY}:9 image.alt: it is empty; write it`;
  const nothing = { faults: [], warnings: [], waiting: [], launch: [] };

  test('of a clean desk is one line', () => {
    const text = 'No faults, no warnings. Nothing is left to replace before the launch.';
    expect(report(nothing, { isLaunch: true })).toEqual({ text, code: 0 });
  });

  test('puts faults first, and they end with an error', () => {
    const found = { ...nothing, faults: [row], warnings: [row] };
    expect(report(found, { isLaunch: false })).toEqual({
      text: `1 fault, to mend before anything is published:\n${line}\n\n1 warning, worth a look:\n${line}\n\ncontent/README.md says what each message means.`,
      code: 1,
    });
  });

  test('lists posts that wait, and counts them as no error', () => {
    const { text, code } = report({ ...nothing, waiting: [row] }, { isLaunch: true });
    expect(text).toContain(`1 post that visitors cannot see yet:\n${line}`);
    expect(code).toBe(0);
  });

  test('of warnings alone ends well', () => {
    expect(report({ ...nothing, warnings: [row] }, { isLaunch: false }).code).toBe(0);
  });

  test('counts what is left for the launch, and lists it as an error when the launch is asked for', () => {
    const found = { ...nothing, launch: [row, row] };
    expect(report(found, { isLaunch: false })).toEqual({
      text: 'No faults, no warnings. Before the launch, 2 things to replace or fill in: npm run preflight -- --launch',
      code: 0,
    });
    expect(report(found, { isLaunch: true })).toEqual({
      text: `2 things to replace or fill in before the launch:\n${line}\n${line}\n\nNo faults, no warnings. What is on the list above keeps the site from its launch.`,
      code: 1,
    });
  });
});

describe('the site can’t go out', () => {
  const row = { file: FERRY, line: 9, field: 'image.alt', problem: 'it is empty', fix: 'write it' };
  const nothing = { faults: [], warnings: [], waiting: [], launch: [] };

  test('with a fault, not even as a preview', () => {
    const found = { ...nothing, faults: [row] };
    expect(whyNotYet(found, { withSamples: true })).toContain('1 fault, to mend');
  });

  test('with something made up, unless that is wanted', () => {
    const found = { ...nothing, launch: [row] };
    expect(whyNotYet(found, { withSamples: false })).toMatch(
      /^1 thing to replace[\s\S]*To put it out as a preview all the same: npm run deploy -- --with-samples$/,
    );
    expect(whyNotYet(found, { withSamples: true })).toBeUndefined();
  });

  test('but can with a warning', () => {
    const found = { ...nothing, warnings: [row] };
    expect(whyNotYet(found, { withSamples: false })).toBeUndefined();
  });
});

test('the content of the site has no faults', async () => {
  expect((await preflight({ root })).faults).toEqual([]);
});

test('a draft and a post of a later day are listed as waiting', async () => {
  const later = postText({
    id: '9902',
    title: 'Later',
    description: 'Later.',
    date: 'May 3, 2096',
  });
  const overlay = { ...BASE, ...post({ draft: 'true' }), 'content/blog/later.mdx': later };
  const rows = (await preflight({ root, day, overlay })).waiting.map(formatDiagnostic);
  expect(rows).toContain(`${FERRY}:11 draft: it is a draft; delete this line to publish it`);
  expect(rows).toContain(
    'content/blog/later.mdx:6 date: it appears on May 3, 2096; until then only npm run dev shows it',
  );
});
