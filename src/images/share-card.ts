import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { cardText } from '../domain/text/card-text.ts';
import { CARD } from '../head/head.ts';
import { color } from '../styles/colors.ts';

type Card = {
  /** The company's lettering, as SVG. */
  nameplate: string;
  kicker: string;
  title: string;
  /** Short lines at the bottom, such as price and hours. */
  facts?: readonly string[];
  /** A picture file, cropped to fill the right-hand side. */
  picture: Buffer;
  /** Where the picture's subject is, from the left and the top, such as `30% 50%`. */
  focus?: string | undefined;
};

const require = createRequire(import.meta.url);
const face = async (name: string, file: string, weight: 400 | 700) => ({
  ...{ name, weight, data: await readFile(require.resolve(`@fontsource/${file}.woff`)) },
});
/** Letters missing in the first of a family, such as "č", use the second. */
const fonts = Promise.all([
  face('Besley', 'besley/files/besley-latin-700-normal', 700),
  face('Besley Extended', 'besley/files/besley-latin-ext-700-normal', 700),
  face('League Gothic', 'league-gothic/files/league-gothic-latin-400-normal', 400),
  face('League Gothic Extended', 'league-gothic/files/league-gothic-latin-ext-400-normal', 400),
]);

const PAPER = color('paper');
const INK = color('ink');
const HALFTONE = color('halftone');
const PICTURE_WIDTH = 520;

const box = (style: Record<string, string | number>, ...children: unknown[]): ReactElement => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const NAMEPLATE = { left: 56, top: 36, width: 400, height: 64 };
/** Height for the headline, in pixels. */
const HEADLINE_HEIGHT = 370;
const FACT_HEIGHT = 52;
const LINE_HEIGHT = 1.1;
/** Font sizes in pixels, for headlines of up to so many letters. */
const HEADLINE_SIZES = [
  { letters: 40, size: 68 },
  { letters: 70, size: 56 },
  { letters: 120, size: 46 },
  { letters: 180, size: 38 },
];
const MIN_SIZE = { size: 32 };

/** Uses the largest size that fits; a longer headline ends in three dots. */
function headline(title: string, height: number): ReactElement {
  const { size } = HEADLINE_SIZES.find(({ letters }) => title.length <= letters) ?? MIN_SIZE;
  return box(
    {
      display: 'block',
      fontFamily: 'Besley, Besley Extended',
      fontSize: size,
      lineHeight: LINE_HEIGHT,
      lineClamp: Math.floor(height / (size * LINE_HEIGHT)),
      // Breaks words that would run into the picture.
      wordBreak: 'break-word',
      marginTop: 14,
    },
    title,
  );
}

/** Cuts a picture to the card's right-hand side. */
async function cutPicture(picture: Buffer, focus: string | undefined): Promise<Buffer> {
  const [width, height] = [PICTURE_WIDTH, CARD.height];
  // On the page's color for transparent pictures.
  const upright = sharp(picture).autoOrient().flatten({ background: HALFTONE });
  if (!focus)
    return upright.resize(width, height, { fit: 'cover', position: 'attention' }).toBuffer();
  const { data, info } = await upright
    .resize(width, height, { fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const [across = 50, down = 50] = focus.split(' ').map(Number.parseFloat);
  const start = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
  const [left, top] = [start(info.width, width, across), start(info.height, height, down)];
  return sharp(data).extract({ left, top, width, height }).toBuffer();
}

/**
 * Renders a page's share card: nameplate, two rules, kicker, headline and facts, with a picture beside them.
 *
 * @returns a JPEG of 1200 x 630 pixels (`CARD`), without metadata.
 */
export async function drawShareCard({
  nameplate,
  kicker,
  title,
  facts = [],
  picture,
  focus,
}: Card): Promise<Buffer> {
  const rule = (height: number) => box({ height, background: INK });

  const page = box(
    {
      boxSizing: 'border-box',
      width: CARD.width - PICTURE_WIDTH,
      height: CARD.height,
      flexDirection: 'column',
      paddingTop: 44,
      paddingLeft: 56,
      paddingRight: 44,
      background: PAPER,
      color: INK,
    },
    box({ height: 68 }),
    rule(2),
    box({ height: 5 }),
    rule(6),
    box(
      {
        fontFamily: 'League Gothic, League Gothic Extended',
        fontSize: 30,
        letterSpacing: 1.4,
        color: color('accent'),
        marginTop: 30,
        textTransform: 'uppercase',
      },
      cardText(kicker),
    ),
    headline(cardText(title), HEADLINE_HEIGHT - facts.length * FACT_HEIGHT),
    box(
      {
        fontFamily: 'League Gothic, League Gothic Extended',
        fontSize: 44,
        letterSpacing: 1,
        flexDirection: 'column',
        marginTop: 'auto',
        marginBottom: 40,
      },
      ...facts.map((fact) => box({ height: FACT_HEIGHT }, cardText(fact))),
    ),
  );

  const text = await satori(page, {
    width: CARD.width - PICTURE_WIDTH,
    height: CARD.height,
    fonts: await fonts,
  });
  const photo = await cutPicture(picture, focus);
  const lettering = await sharp(Buffer.from(nameplate), { density: 300 })
    .resize({ width: NAMEPLATE.width, height: NAMEPLATE.height, fit: 'inside' })
    .toBuffer();

  return (
    sharp({ create: { width: CARD.width, height: CARD.height, channels: 3, background: INK } })
      .composite([
        { input: Buffer.from(text), left: 0, top: 0 },
        { input: lettering, left: NAMEPLATE.left, top: NAMEPLATE.top },
        { input: photo, left: CARD.width - PICTURE_WIDTH, top: 0 },
        {
          input: Buffer.from(
            `<svg width="6" height="${CARD.height}"><rect width="6" height="100%" fill="${INK}"/></svg>`,
          ),
          left: CARD.width - PICTURE_WIDTH,
          top: 0,
        },
      ])
      // mozjpeg would save a tenth of the bytes and double a card's time.
      .jpeg({ quality: 78 })
      .toBuffer()
  );
}
