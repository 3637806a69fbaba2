import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/check/read/content.ts';
import { formatDiagnostic } from '../../scripts/content/check/read/diagnostic.ts';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { checkNotShown } from '../../scripts/content/preflight/not-shown.ts';
import { preflight } from '../../scripts/content/preflight/preflight.ts';
import { readPublicIds } from '../../src/providers/settings.ts';
import { body, post, slip } from '../support/faults.ts';
import {
  json,
  linesOf,
  MISSING_ROOT,
  POST,
  postText,
  SITE,
  SMALL_SITE,
  TOUR,
} from '../support/small-site.ts';
import { photo } from '../support/photographs.ts';

const sourceOf = (overlay: Overlay) => ({
  root: MISSING_ROOT,
  overlay: { ...SMALL_SITE, ...overlay },
});
const run = (overlay: Overlay, ids: Record<string, string> = {}) =>
  preflight({ ...sourceOf(overlay), day: '2025-12-05', ids: readPublicIds(ids) });

const PICTURE = 'content/blog/ferry-house/pier.jpg';
const paper = sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#888' } });
const grain = await sharp({
  create: {
    ...{ width: 1920, height: 1080, channels: 3, background: '#888' },
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .jpeg()
  .toBuffer();
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="40,42N"/></rdf:RDF></x:xmpmeta>';

/** Preflight's lines about the post's picture, without those about git history. */
async function linesFor(data: Buffer): Promise<string[]> {
  const { faults, warnings } = await run({ [PICTURE]: data });
  return linesOf([...faults, ...warnings]).filter((line) => !/^content\/redirects/.test(line));
}

describe('a picture file', () => {
  const FIX = `; run npm run add:photos "${PICTURE}"`;
  const CUT = 'the picture is cut short; copy it again';
  const gps = `the picture contains its GPS location${FIX}`;
  const large = `it has 1920 × 1080 pixels and 2.4 MB, more than any page shows${FIX}`;
  const jpeg = paper.clone().jpeg();
  const padded = async () => Buffer.concat([await jpeg.toBuffer(), Buffer.alloc(2_400_000)]);
  const moving = async () => {
    const frames = [paper, paper.clone().negate()].map((one) => one.jpeg().toBuffer());
    const join = { join: { animated: true } };
    return sharp(await Promise.all(frames), join)
      .webp({ effort: 0 })
      .toBuffer();
  };
  const halfAs = async (format: 'jpeg' | 'png' | 'webp' | 'avif') => {
    const whole = await sharp(grain).toFormat(format, { effort: 1 }).toBuffer();
    return whole.subarray(0, whole.length / 2);
  };

  test.each<[what: string, data: () => Promise<Buffer>, line?: string]>([
    ['without anything in it', () => jpeg.toBuffer()],
    ['with a phone’s position', () => photo({ width: 1920, height: 1080, hasGps: true }), gps],
    ['with a program’s position', () => paper.clone().withXmp(XMP).jpeg().toBuffer(), gps],
    [
      'on its side',
      () => photo({ width: 1080, height: 1920, orientation: 6 }),
      `the picture is stored on its side${FIX}`,
    ],
    ['that is too large', padded, large],
    ['that is cut short', () => halfAs('jpeg'), CUT],
    ['that is cut short, as PNG', () => halfAs('png'), CUT],
    ['that is cut short, as WebP', () => halfAs('webp'), CUT],
    ['that is cut short, as AVIF', () => halfAs('avif'), CUT],
    ['that moves', moving, `the picture is animated${FIX}`],
  ])('%s', async (_what, data, line) => {
    expect(await linesFor(await data())).toEqual(line ? [`${PICTURE}:1 ${line}`] : []);
  });

  test.each([
    ['that is too small', 320, 180, '; a hero needs 1600 on its long side'],
    ['of another shape', 1200, 1600, '; a hero is 16:9, and would cut 58% off: crop it'],
  ])('%s', async (_what, width, height, why) => {
    expect(await linesFor(await photo({ width, height }))).toEqual([
      `${POST}:9 image.src: "${PICTURE}" has ${width} × ${height} pixels${why}`,
    ]);
  });

  test('must fit the aspect ratio of its field', async () => {
    const { warnings } = await run(slip(TOUR, './cover.jpg', './hero.jpg'));
    expect(linesOf(warnings)).toContain(
      `${TOUR}:16 cover.src: "content/tours/test-street/hero.jpg" has 1920 × 1080 pixels; a tour’s cover is 3:4, and would cut 58% off: crop it`,
    );
  });
});

describe('checkNotShown reports', () => {
  const notShown = (overlay: Overlay) =>
    linesOf(checkNotShown(readContent(sourceOf(overlay)))).filter((line) => !/fans/.test(line));
  const quote = '[ { "id": "alone", "quote": "A fine walk.", "author": "Ada" },';

  test('a quote that no tour uses', () => {
    const overlay = slip('content/quotes/quotes.json', '[', quote);
    expect(notShown(overlay)).toEqual([
      'content/quotes/quotes.json:1 1: "alone" is not on any page; name it in the "quotes" of a tour or of a page, or delete it',
    ]);
    expect(notShown({ ...overlay, ...slip(TOUR, 'ben-on-cats', 'ben-on-cats, alone') })).toEqual(
      [],
    );
  });

  test('a picture that no text shows', () => {
    const overlay = { 'content/blog/ferry-house/boat.jpg': SMALL_SITE[PICTURE] ?? '' };
    expect(notShown(overlay)).toEqual([
      'content/blog/ferry-house/boat.jpg:1 nothing uses this picture; use it on a page, or remove it from content/',
    ]);
    expect(notShown({ ...overlay, ...body('![A boat.](./boat.jpg)') })).toEqual([]);
  });
});

test('a closing that is over is a warning', async () => {
  const closingOn = (day: string) => ({ from: day, to: day, text: 'No tours.' });
  const closings = ['December 4, 2025', 'December 5, 2025'].map(closingOn);
  const { warnings } = await run({ 'content/site.json': json({ closings, ...SITE }) });
  expect(warnings.map(formatDiagnostic).filter((line) => /closings/.test(line))).toEqual([
    'content/site.json:5 closings.1.to: December 4, 2025 is over; correct the year, or delete this closing',
  ]);
});

test('drafts and scheduled posts are listed', async () => {
  const later = { id: '2', title: 'Later', description: 'Later.', date: 'May 3, 2096' };
  const { waiting } = await run({
    ...post({ draft: 'true' }),
    'content/blog/later/index.mdx': postText(later),
  });
  expect(waiting.map(formatDiagnostic)).toEqual([
    `${POST}:11 draft: it is a draft; delete this line to publish it`,
    'content/blog/later/index.mdx:6 date: it appears on May 3, 2096; until then only npm run dev shows it',
  ]);
});

describe('the launch list', () => {
  const launch = async (overlay: Overlay, ids?: Record<string, string>) =>
    (await run(overlay, ids)).launch.map(formatDiagnostic);
  const REMEDY = 'put the real one in its place, then delete the line "sample"';
  const table = (from: string) =>
    `{ "redirects": [],\n"unknown": [\n{ "id": "old-pier", "from": ${from} }] }`;

  test.each<[what: string, overlay: Overlay, line: string]>([
    [
      'a sample',
      slip(TOUR, 'practical: {', 'practical: { sample: true,'),
      `${TOUR}:36 practical: it is a sample; ${REMEDY}`,
    ],
    [
      'an open question',
      slip(
        'content/quotes/quotes.json',
        '"author": "Ada"',
        '"author": "Ada", "sample": "ask her first"',
      ),
      `content/quotes/quotes.json:2 1: "A fine walk.": ask her first; ${REMEDY}`,
    ],
    [
      'a sample picture',
      post({ image: '{ src: ./pier.jpg, alt: A cat., sample: true }' }),
      `${POST}:9 image: "./pier.jpg" is a sample; ${REMEDY}`,
    ],
    [
      'a URL at a reserved domain',
      { 'content/site.json': json({ ...SITE, email: 'cat@pier.example' }) },
      'email: cat@pier.example is a sample; write the real one',
    ],
    [
      'an unknown old path',
      { 'content/redirects.json': table('[]') },
      'content/redirects.json:3 unknown.1.from: the old path of "old-pier" is not known; its "what" says where to look; write it into "from", as ["/the-old-path"]',
    ],
  ])('has %s', async (_what, overlay, line) => {
    expect(await launch(overlay)).toContainEqual(expect.stringContaining(line));
    expect(await launch({})).not.toContainEqual(expect.stringContaining(line));
  });

  test('has each unset id; an invalid id is a fault', async () => {
    const ids = { PUBLIC_FORMSPREE_FORM: 'https://formspree.io/f/mayzkqpw' };
    const rows = (await launch({}, ids)).join('\n');
    expect(rows).toContain(
      '.env:1 PUBLIC_FAREHARBOR_SHORTNAME: the booking service is not connected; write one like company-tours; .env.example says where to find it',
    );
    expect(rows).not.toContain('PUBLIC_FORMSPREE_FORM');
    expect((await run({}, ids)).faults.map(formatDiagnostic)).toContain(
      '.env:1 PUBLIC_FORMSPREE_FORM: "https://formspree.io/f/mayzkqpw" is invalid; write one like mayzkqpw; .env.example says where to find it',
    );
  });
});
