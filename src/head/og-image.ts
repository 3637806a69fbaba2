import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { CARD } from './head.ts';

type Card = {
  /** The site's name, as the masthead says it. */
  name: string;
  /** The line over the headline. */
  kicker: string;
  title: string;
  /** A picture file's bytes; cut to fill the right-hand side. */
  picture: Buffer;
};

type Node = {
  type: string;
  props: { style?: Record<string, string | number>; children?: unknown };
};

const require = createRequire(import.meta.url);
const face = (file: string) => readFile(require.resolve(`@fontsource/${file}`));
const fonts = (async () => [
  {
    name: 'Besley',
    data: await face('besley/files/besley-latin-700-normal.woff'),
    weight: 700 as const,
  },
  {
    name: 'League Gothic',
    data: await face('league-gothic/files/league-gothic-latin-400-normal.woff'),
    weight: 400 as const,
  },
])();

const PAPER = '#F5EEDF';
const INK = '#1B1815';
const PICTURE_WIDTH = 520;

const box = (style: Record<string, string | number>, ...children: unknown[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** How high the headline may stand, in pixels: what the masthead leaves, less a margin below. */
const HEADLINE_ROOM = 370;
const LINE = 1.1;
/** In pixels, for headlines of up to so many letters. */
const HEADLINE_SIZES = [
  { letters: 40, size: 68 },
  { letters: 70, size: 56 },
  { letters: 120, size: 46 },
  { letters: 180, size: 38 },
  { letters: Number.POSITIVE_INFINITY, size: 32 },
];

/** A headline in the largest type that holds it; one that no type holds ends in three dots. */
function headline(title: string): Node {
  const { size } = HEADLINE_SIZES.find(({ letters }) => title.length <= letters)!;
  return box(
    {
      display: 'block',
      fontFamily: 'Besley',
      fontSize: size,
      lineHeight: LINE,
      lineClamp: Math.floor(HEADLINE_ROOM / (size * LINE)),
      // The longest of words is broken rather than set across the print.
      wordBreak: 'break-word',
      marginTop: 14,
    },
    title,
  );
}

/**
 * One page's share card, drawn as a small front page: masthead, rules, headline, print.
 *
 * Output: a JPEG of 1200 x 630 pixels (`CARD`), without metadata. Fails when the picture is not one.
 */
export async function shareCard({ name, kicker, title, picture }: Card): Promise<Buffer> {
  const rule = (height: number) => box({ height, background: INK });

  const page = box(
    {
      boxSizing: 'border-box',
      width: CARD.width - PICTURE_WIDTH,
      height: CARD.height,
      flexDirection: 'column',
      paddingTop: 44,
      paddingLeft: 56,
      // The page meets the print without a margin of its own, so the words keep theirs.
      paddingRight: 44,
      background: PAPER,
      color: INK,
    },
    box({ fontFamily: 'Besley', fontSize: 40 }, name),
    box({ height: 18 }),
    rule(2),
    box({ height: 5 }),
    rule(6),
    box(
      {
        fontFamily: 'League Gothic',
        fontSize: 30,
        letterSpacing: 1.4,
        color: '#9B1C1F',
        marginTop: 30,
        textTransform: 'uppercase',
      },
      kicker,
    ),
    headline(title),
  );

  const words = await satori(page as Parameters<typeof satori>[0], {
    width: CARD.width - PICTURE_WIDTH,
    height: CARD.height,
    fonts: await fonts,
  });
  const print = await sharp(picture)
    .resize(PICTURE_WIDTH, CARD.height, { fit: 'cover', position: 'attention' })
    .toBuffer();

  return sharp({ create: { width: CARD.width, height: CARD.height, channels: 3, background: INK } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: print, left: CARD.width - PICTURE_WIDTH, top: 0 },
      {
        input: Buffer.from(
          `<svg width="6" height="${CARD.height}"><rect width="6" height="100%" fill="${INK}"/></svg>`,
        ),
        left: CARD.width - PICTURE_WIDTH,
        top: 0,
      },
    ])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
