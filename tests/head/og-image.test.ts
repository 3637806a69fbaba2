import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareCard } from '../../src/head/og-image.ts';

const THIRTY_WORDS = Array.from({ length: 30 }, (_, at) => (at % 2 ? 'printer' : 'the')).join(' ');

/** How many pixels of a part of the card hold ink: the words are dark, the paper is light. */
async function inkIn(title: string, left: number, top: number, width: number, height: number) {
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#c33' },
  })
    .jpeg()
    .toBuffer();
  const card = await shareCard({ name: 'Nine Lives Tours', kicker: 'Cat History', title, picture });
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const pixels = await sharp(card)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer();
  return pixels.filter((light) => light < 128).length;
}

test.each([
  ['of a few words', 'Ned Crosses'],
  ['of thirty words', THIRTY_WORDS],
  ['of sixty words', `${THIRTY_WORDS} ${THIRTY_WORDS}`],
  ['of one word without an end', 'Felinodocumentarian'.repeat(6)],
  ['with such a word among others', `Ned and ${'Felinodocumentarian'.repeat(4)} too`],
])('a title %s stands on the card, clear of its edge and of the picture', async (_, title) => {
  expect(await inkIn(title, 56, 220, 580, 380)).toBeGreaterThan(1000);
  expect(await inkIn(title, 0, 610, 676, 20)).toBe(0);
  expect(await inkIn(title, 644, 200, 32, 430)).toBe(0);
});
