import sharp from 'sharp';
import { expect, test } from 'vitest';
import { required } from '../required.ts';
import { drawShareCard } from '../../src/images/share-card.ts';
import { color } from '../../src/styles/colors.ts';

const THIRTY_WORDS = Array.from({ length: 30 }, (_, at) => (at % 2 ? 'printer' : 'the')).join(' ');

const nameplate =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 64"><path d="M0 0h400v64H0z"/></svg>';

type Area = { left: number; top: number; width: number; height: number };

/** A card beside a red picture. */
async function draw(title: string): Promise<Buffer> {
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#c33' },
  })
    .jpeg()
    .toBuffer();
  return drawShareCard({ nameplate, kicker: 'Cat History', title, picture });
}

/** The number of dark pixels in an area. */
async function inkIn(card: Buffer, left: number, top: number, width: number, height: number) {
  const area = sharp(card).extract({ left, top, width, height });
  return (await area.greyscale().raw().toBuffer()).filter((light) => light < 128).length;
}

/** The part of an area that has nearly a color, from 0 to 1. */
async function shareOf([red = 0, green = 0, blue = 0]: number[], card: Buffer, area: Area) {
  const pixels = await sharp(card).extract(area).removeAlpha().raw().toBuffer();
  const near = (at: number, value: number) => Math.abs((pixels[at] ?? 0) - value) < 24;
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (near(at, red) && near(at + 1, green) && near(at + 2, blue)) count += 1;
  return count / (area.width * area.height);
}

test.each([
  ['of a few words', 'Ned Crosses'],
  ['of sixty words', `${THIRTY_WORDS} ${THIRTY_WORDS}`],
  ['with such a word among others', `Ned and ${'Felinodocumentarian'.repeat(4)} too`],
])('a title %s fits between the edge and the picture', async (_, title) => {
  const card = await draw(title);
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(await inkIn(card, 56, 220, 580, 380)).toBeGreaterThan(1000);
  expect(await inkIn(card, 0, 610, 676, 20)).toBe(0);
  expect(await inkIn(card, 644, 200, 32, 430)).toBe(0);
});

test('a card has name, kicker, headline and picture', async () => {
  const card = await draw('Ned Crosses');
  expect(await inkIn(card, 56, 44, 580, 50)).toBeGreaterThan(1000);
  const accent = [...Buffer.from(color('accent').slice(1), 'hex')];
  const words = { left: 56, top: 140, width: 580, height: 70 };
  expect(await shareOf(accent, card, words)).toBeGreaterThan(0.01);
  expect(
    await shareOf([0xcc, 0x33, 0x33], card, { left: 690, top: 0, width: 510, height: 630 }),
  ).toBe(1);
  expect(await inkIn(card, 681, 0, 4, 630)).toBe(4 * 630);
});

test.each([
  ['0% 50%', [0xcc, 0x33, 0x33]],
  ['99% 50%', [0x33, 0x33, 0xcc]],
])('a card keeps the part of its picture around %s', async (focus, color) => {
  const right = { width: 800, height: 900, channels: 3 as const, background: '#33c' };
  const picture = await sharp({ create: { ...right, width: 1600, background: '#c33' } })
    .composite([{ input: { create: right }, gravity: 'east' }])
    .jpeg()
    .toBuffer();
  const card = await drawShareCard({ nameplate, kicker: 'K', title: 'T', picture, focus });
  expect(await shareOf(color, card, { left: 690, top: 0, width: 510, height: 630 })).toBe(1);
});

test('a card shows a turned, transparent picture as a page does', async () => {
  const half = { create: { width: 800, height: 900, channels: 4, background: '#c33' } } as const;
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 4, background: 'transparent' },
  })
    .composite([{ input: half, left: 0, top: 0 }])
    // As a camera on its side writes it: the left side is at the top.
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const card = await drawShareCard({
    nameplate,
    kicker: 'A',
    title: 'B',
    picture,
    focus: '50% 50%',
  });
  const [top, bottom] = [0, 600].map((from) => ({ left: 690, top: from, width: 510, height: 30 }));
  expect(await shareOf([0xcc, 0x33, 0x33], card, required(top))).toBe(1);
  expect(await inkIn(card, 690, required(bottom).top, 510, 30)).toBe(0);
});
