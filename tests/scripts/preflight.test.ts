import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { preflight } from '../../scripts/content/preflight/preflight.ts';
import { report, whyNotYet } from '../../scripts/content/preflight/report.ts';
import { taggedPosts } from '../content/tagged-posts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const day = '2025-12-05';

const FERRY = 'content/blog/ferry-house.mdx';
const fields = {
  id: '901',
  title: 'The Cat in the Ferry House',
  description: 'A cat, a ferry house and a timetable nobody kept.',
  excerpt: 'A cat, a ferry house and a timetable nobody kept, told from the papers.',
  date: 'May 3, 2024',
  category: 'Cat History',
  tags: '[ferries]',
  image: '{ src: ./financial-district-stories.jpg, alt: A cat on a pier. }',
  tour: 'financial-district',
};

/** A post without faults, but for what a test changes. Its text begins on line 13. */
function post(changes: Partial<typeof fields> = {}, body = 'It sat there.'): Overlay {
  const lines = Object.entries({ ...fields, ...changes }).map(([key, value]) => `${key}: ${value}`);
  return { [FERRY]: `---\n${lines.join('\n')}\n---\n\n${body}\n` };
}

const untouched = preflight({ root, day });

/** What is found in the site's content with some files changed, and not without. */
async function foundWith(overlay: Overlay) {
  const before = await untouched;
  const after = await preflight({ root, day, overlay });
  const fresh = (list: 'faults' | 'warnings' | 'launch') =>
    after[list]
      .map(formatDiagnostic)
      .filter((line) => !before[list].map(formatDiagnostic).includes(line));
  return { faults: fresh('faults'), warnings: fresh('warnings'), launch: fresh('launch') };
}

/** A picture that the site has already, its description, and the line where that stands. */
const hero = (() => {
  const file = 'content/tours/brooklyn-heights.md';
  const lines = read(file).split('\n');
  const start = lines.indexOf('hero:');
  const at = lines.findIndex((line, index) => index > start && line.startsWith('  alt: '));
  return { place: `${file}:${at + 1}`, alt: lines[at]?.replace(/^ *alt: '?|'$/g, '') ?? '' };
})();

const picture = (alt: string) => ({
  image: `{ src: ./financial-district-stories.jpg, alt: ${alt} }`,
});

describe('a description that describes nothing is a fault', () => {
  test.each([
    ['the name of the file', 'financial-district-stories.jpg'],
    ['the name without its ending', 'financial-district-stories'],
    ['another file’s name', 'harbor_final-2.PNG'],
    ['what a camera calls its files', 'DSC_0042'],
    ['what a telephone calls them', 'IMG 20250512'],
  ])('%s', async (_what, alt) => {
    const { faults } = await foundWith(post(picture(alt)));
    expect(faults).toEqual([
      `${FERRY}:9 image.alt: "${alt}" is the name of a file; say what the picture shows, as you would tell somebody on the telephone`,
    ]);
  });

  test('in the text of a post too', async () => {
    const body = 'It sat there.\n\n![IMG_0042](./financial-district-stories.jpg)';
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
  test.each([
    [
      'a description that goes on and on',
      post(picture('A cat on a pier. '.repeat(10).trim())),
      `${FERRY}:9 image.alt: the description is 169 letters long; keep it to 150: it is heard in one go; the rest can be a caption`,
    ],
    [
      'the description of the picture that was there before',
      post({
        image: `{ src: ./peck-slip-hero-cat.jpg, alt: "${hero.alt}" }`,
      }),
      `${FERRY}:9 image.alt: the description is that of another picture, in ${hero.place}; say what this one shows`,
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
      post({ tags: '[Finacial District]' }),
      `${FERRY}:8 tags.1: the tag "Finacial District" is new, and "Financial District" stands on ${taggedPosts('Financial District')} posts; did you mean "Financial District"?`,
    ],
    [
      'a tag in other capitals',
      post({ tags: '[ferries, brooklyn heights]' }),
      `${FERRY}:8 tags.2: the tag "brooklyn heights" is new, and "Brooklyn Heights" stands on ${taggedPosts('Brooklyn Heights')} posts; did you mean "Brooklyn Heights"?`,
    ],
    [
      'a price that the company does not have, in a post',
      post({}, 'Come along.\n\nOur tours are $45 a guest.'),
      `${FERRY}:15 "$45" is no price in content/site.json; a tour is $40, a private one from $320, CAT Chats are $30 and $50; write <Price of="…" /> or the token of the right one`,
    ],
    [
      'a price in words and figures',
      post({}, 'A ticket is 35 dollars.'),
      `${FERRY}:13 "$35" is no price in content/site.json; a tour is $40, a private one from $320, CAT Chats are $30 and $50; write <Price of="…" /> or the token of the right one`,
    ],
    [
      'a price that the company does not have, in a field',
      post({ excerpt: 'A walk with a cat. Tickets from $1,250.' }),
      `${FERRY}:5 excerpt: "$1,250" is no price in content/site.json; a tour is $40, a private one from $320, CAT Chats are $30 and $50; write the token of the right one`,
    ],
  ])('%s', async (_what, overlay, message) => {
    const { faults, warnings } = await foundWith(overlay);
    expect(warnings).toEqual([message]);
    expect(faults).toEqual([]);
  });

  test.each([
    ['what a cat cost in 1893', 'In 1893 a ticket to the tour of the zoo was $10.'],
    ['a fine', 'The court fined her $10 for what she did.'],
    ['what a private group pays', 'A private tour for ten guests is $400.'],
    ['what CAT Chats cost', 'CAT Chats are $30.'],
  ])('but not %s', async (_what, body) => {
    const { warnings } = await foundWith(post({}, body));
    expect(warnings).toEqual([]);
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
      `${PICTURE}:1 the picture says where it was taken (GPS); export it again without location data (in most programs a box to untick)`,
    ]);
  });

  test('that only says when and with what may stay', async () => {
    const camera = paper.clone().withExif({ IFD0: { Model: 'Box camera' } });
    const { faults } = await foundWith({ [PICTURE]: await camera.jpeg().toBuffer() });
    expect(faults).toEqual([]);
  });

  test('that is heavy is a warning', async () => {
    const heavy = Buffer.concat([await paper.clone().jpeg().toBuffer(), Buffer.alloc(2_400_000)]);
    const { warnings } = await foundWith({ [PICTURE]: heavy });
    expect(warnings).toEqual([
      `${PICTURE}:1 the picture has 2.4 MB; export it again with its long side at 2400 pixels, as JPEG at quality 80`,
    ]);
  });
});

test('a photograph under a print’s name needs words of its own', async () => {
  const file = 'content/tours/private-tours.md';
  const photograph = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#888' },
  })
    .jpeg()
    .toBuffer();
  const replaced = { 'content/tours/private-tours-cover.jpg': photograph };
  const { warnings } = await foundWith(replaced);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^content\/tours\/private-tours\.md:\d+ cover\.alt: the picture is new, and its description is still that of the print; say what this one shows$/,
    ),
  ]);
  const described = read(file).replace(/^( +alt: ).*$/m, '$1A gray field.');
  expect((await foundWith({ ...replaced, [file]: described })).warnings).toEqual([]);
});

describe('the launch list', () => {
  const SITE = 'content/site.json';
  const HOME = 'content/pages/home.json';
  const full = async (overlay: Overlay = {}) =>
    (await preflight({ root, day, overlay })).launch.map(formatDiagnostic);
  const lineOf = (file: string, text: string) =>
    read(file)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;

  test('names what is made up, until the mark is taken away', async () => {
    const file = 'content/people/people.json';
    const row = `${file}:2 1: "Odile Marchetti" is made up; put the real thing in its place, then delete the line "sample"`;
    expect(await full()).toContain(row);
    const real = read(file).replace(/,\s*"sample": true/, '');
    expect(await full({ [file]: real })).not.toContain(row);
  });

  test('names a part of a tour that is made up', async () => {
    const file = 'content/tours/lower-east-side.md';
    expect(await full()).toContain(
      `${file}:${lineOf(file, 'practical:')} practical: it is made up; put the real thing in its place, then delete the line "sample"`,
    );
  });

  test('says in the mark’s own words what is to be settled', async () => {
    const file = 'content/people/people.json';
    const asked = read(file).replace('"sample": true', '"sample": "ask her first"');
    expect(await full({ [file]: asked })).toContain(
      `${file}:2 1: "Odile Marchetti": ask her first; then delete the line "sample"`,
    );
  });

  test('names an address that is nobody’s', async () => {
    expect(await full()).toContain(
      `${SITE}:${lineOf(SITE, '"email"')} email: hello@ninelivestours.example is a stand-in; write the real address`,
    );
  });

  test('names the old addresses that nobody has found, until one is filled in', async () => {
    const file = 'content/redirects.json';
    const row = `${file}:${lineOf(file, '"from": []')} unknown.1.from: nobody has found the address of "old-blog-slug" yet; its "what" says where to look; write it into "from", as ["/the-old-address"]`;
    expect(await full()).toContain(row);
    const found = read(file).replace('"from": []', '"from": ["/blog-1"]');
    expect(await full({ [file]: found })).not.toContain(row);
  });

  test('names a print, until a photograph takes its file name', async () => {
    const row = `${HOME}:${lineOf(HOME, './pictures/home-hero.jpg')} hero.picture.src: "./pictures/home-hero.jpg" is a drawn print that stands in for a photograph; put one under its name and describe it in alt; to keep the print, take it out of scripts/content/preflight/stand-ins.json`;
    expect(await full()).toContain(row);
    const photograph = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#888' },
    })
      .jpeg()
      .toBuffer();
    expect(await full({ 'content/pages/pictures/home-hero.jpg': photograph })).not.toContain(row);
  });

  test('names each service that is not connected, and where to get its id', async () => {
    const ids = { PUBLIC_EMAILJS_PUBLIC_KEY: 'abc' };
    const rows = (await preflight({ root, day, ids })).launch.map(formatDiagnostic);
    expect(rows).toContain(
      '.env:1 PUBLIC_EMAILJS_SERVICE_ID: the email service is not connected; write PUBLIC_EMAILJS_SERVICE_ID=…, the id of the EmailJS email service, such as service_x1y2z3',
    );
    expect(rows.join('\n')).not.toContain('PUBLIC_EMAILJS_PUBLIC_KEY:');
  });
});

describe('the report', () => {
  const row = { file: FERRY, line: 9, field: 'image.alt', problem: 'it is empty', fix: 'write it' };
  const line = `${FERRY}:9 image.alt: it is empty; write it`;
  const nothing = { faults: [], warnings: [], launch: [] };

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
  const nothing = { faults: [], warnings: [], launch: [] };

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
