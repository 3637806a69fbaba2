/**
 * People with something to do: posed silhouettes in profile, for prints where `person` would only
 * stand about. Each faces left with its feet on the origin's ground; a standing one is about 400 tall.
 *
 * `figure(stance, options)`: `stand`, `stoop` (bent forward), `kneel` (on one knee) and `sit` (the seat
 * is about 90 up; draw it first), in trousers or a skirt, under any of the hats, with arms that end in
 * a hand, a fist or a boxing glove. Faces are never drawn: one cut along the profile lights the brow.
 */
import { KEY, PAPER } from './ink.ts';
import {
  circle,
  gouge,
  group,
  limb,
  loop,
  outline,
  place,
  poly,
  rect,
  shape,
  type Svg,
} from './shapes.ts';

export type Stance = 'stand' | 'stoop' | 'kneel' | 'sit';
type Hat =
  | 'bare'
  | 'bun'
  | 'bowler'
  | 'top-hat'
  | 'flat-cap'
  | 'peaked-cap'
  | 'helmet'
  | 'eyeshade'
  | 'bonnet'
  | 'crown';
type Hand = 'open' | 'fist' | 'glove' | 'none';

export interface FigureOptions {
  hat?: Hat;
  /** Coat and hat; the key block unless set. */
  fill?: string;
  /** Trousers or skirt; as the coat unless set. */
  lower?: string;
  /** The light that falls on the face, and the cuts that part arm from coat. */
  cut?: string;
  /** Hat band, badge, gloves, apron strings. */
  accent?: string;
  /** Hands; as the coat unless set. */
  skin?: string;
  skirt?: boolean;
  beard?: boolean;
  /** Arms from shoulder to wrist, in the figure's own units; `far` is drawn behind the body. */
  near?: string;
  far?: string;
  nearHand?: Hand;
  farHand?: Hand;
  /** Degrees to tip the head; clockwise looks up. */
  tilt?: number;
}

const NECK: Record<Stance, readonly [x: number, y: number]> = {
  stand: [-4, -316],
  stoop: [-96, -268],
  kneel: [-14, -228],
  sit: [-8, -246],
};

function hand(kind: Hand, fill: string, cut: string, accent: string): Svg {
  switch (kind) {
    case 'open':
      return shape(
        [
          loop('-8 -15, 16 -17, 28 -12, 30 10, 18 16, -8 13'),
          limb('22 -12, 50 -20', [11, 8]).d,
          limb('26 -4, 58 -6', [11, 8]).d,
          limb('26 4, 55 7', [11, 8]).d,
          limb('22 11, 46 20', [10, 7]).d,
          limb('4 -12, 18 -30, 28 -38', [13, 11, 8]).d,
        ],
        fill,
      );
    case 'glove':
      return group(
        shape([circle(20, 0, 33, 29), loop('-10 -20, 8 -38, 26 -30, 10 -14')], accent),
        shape(rect(-20, -17, 14, 34), cut),
        shape(gouge(2, -16, 30, -18, 5, -6), cut),
      );
    case 'fist':
      return shape(loop('-8 -14, 14 -16, 22 -2, 14 15, -8 13'), fill);
    default:
      return '';
  }
}

function arm(
  points: string,
  kind: Hand,
  art: { fill: string; cut: string; accent: string; skin: string; rim: boolean },
): Svg {
  const joints = outline(points);
  const [ex, ey] = joints.at(-1) ?? [0, 0];
  const [bx, by] = joints.at(-2) ?? [0, 0];
  const turn = (Math.atan2(ey - by, ex - bx) * 180) / Math.PI;
  const { d } = limb(
    points,
    joints.map((_, n) => 44 - (n / Math.max(1, joints.length - 1)) * 18),
  );
  return group(
    art.rim ? `<path d="${d}" fill="none" stroke="${art.cut}" stroke-width="7"/>` : '',
    shape(d, art.fill),
    place(
      group(hand(kind, art.skin, art.cut, art.accent), shape(rect(-10, -15, 9, 30), art.cut)),
      ex,
      ey,
      1,
      { turn },
    ),
  );
}

const PROFILE =
  '8 -78, -18 -76, -31 -62, -33 -47, -37 -41, -46 -27!, -37 -23!, -39 -17, -34 -14!, -37 -9, -33 3, -18 9, -13 26!, 26 26!, 24 -8, 35 -34, 32 -62';

function hatOf(hat: Hat, fill: string, accent: string, cut: string): Svg {
  switch (hat) {
    case 'bun':
      return group(
        shape(
          [circle(34, -66, 21), loop('-34 -54!, -28 -78, 4 -92, 36 -76, 40 -40, 20 -44, 0 -62')],
          fill,
        ),
        shape(gouge(-22, -70, 22, -74, 4, -6) + gouge(4, -62, 34, -42, 4, -4), cut),
      );
    case 'bowler':
      return group(
        shape(
          [
            loop('-31 -60!, -30 -92, 2 -108, 34 -92, 36 -58!'),
            loop('-54 -58!, 0 -68, 54 -56!, 0 -54'),
          ],
          fill,
        ),
        shape(rect(-31, -72, 66, 8), accent),
      );
    case 'top-hat':
      return group(
        shape(
          [poly('-31 -60, -36 -142, 40 -142, 36 -58'), loop('-54 -58!, 0 -68, 56 -56!, 0 -54')],
          fill,
        ),
        shape(rect(-32, -76, 68, 10), accent),
        shape(gouge(24, -132, 22, -86, 6), cut),
      );
    case 'flat-cap':
      return group(
        shape(loop('-58 -58!, -38 -74, -20 -94, 20 -98, 44 -78, 38 -54!, 0 -62'), fill),
        shape(gouge(-44, -66, 20, -78, 4, -8), cut),
      );
    case 'peaked-cap':
      return group(
        shape(
          [loop('-38 -60!, -46 -86, 0 -100, 48 -82, 38 -56!'), loop('-62 -48!, -44 -64, -14 -60!')],
          fill,
        ),
        shape(gouge(-38, -66, 38, -62, 6), accent),
        shape(circle(-28, -80, 8), accent),
      );
    case 'helmet':
      return group(
        shape(
          [
            loop('-36 -58!, -32 -94, 2 -112, 34 -92, 42 -58!'),
            loop('-56 -50!, -38 -64, 36 -66, 62 -48, 84 -24!, 56 -34, 30 -50, -30 -54'),
          ],
          fill,
        ),
        shape(loop('-38 -62!, -42 -92!, -28 -102, -12 -96, -12 -63!'), accent),
        shape(gouge(4, -104, 14, -66, 4, 4) + gouge(22, -94, 32, -66, 4, 4), cut),
      );
    case 'eyeshade':
      return group(
        shape(loop('-30 -62!, -22 -80, 8 -88, 34 -74, 40 -36, 24 -40, 10 -58'), fill),
        shape(loop('-66 -46!, -38 -66, 34 -62!, 34 -54!, -20 -54'), accent),
      );
    case 'bonnet':
      return group(
        shape(loop('-30 -62, -20 -86, 12 -96, 46 -78, 50 -34, 30 -4, 14 6, 18 -20, 4 -44'), accent),
        shape(gouge(2, -84, 22, -10, 4, 12) + gouge(24, -86, 40, -26, 4, 8), fill),
      );
    case 'crown':
      return group(
        shape(loop('-34 -54!, -28 -76, 8 -86, 38 -70, 46 -20, 40 30, 20 6, 12 -40'), fill),
        shape(poly('-30 -68, -38 -106, -18 -88, -2 -114, 14 -90, 36 -108, 34 -68'), accent),
      );
    default:
      return group(
        shape(loop('-34 -56!, -26 -80, 4 -90, 36 -76, 40 -34, 26 -20, 20 -44, 2 -62'), fill),
        shape(gouge(-20, -74, 24, -66, 4, -8), cut),
      );
  }
}

function headIn(
  options: Required<Pick<FigureOptions, 'hat' | 'fill' | 'cut' | 'accent'>>,
  beard: boolean,
): Svg {
  return group(
    shape(loop(PROFILE), options.fill),
    shape(loop('-28 -62!, -32 -46, -43 -28!, -35 -25!, -30 -36, -25 -48'), options.cut),
    shape(gouge(10, -40, 4, -22, 5, 5), options.cut),
    beard
      ? shape(
          loop('-41 -20!, -26 -24, -10 -14, 12 -18, 6 14, -16 34, -34 26, -40 4'),
          options.accent,
        )
      : '',
    shape(gouge(-16, 14, 24, 10, 9, 4), options.cut),
    hatOf(options.hat, options.fill, options.accent, options.cut),
  );
}

const TORSO: Record<Stance, string> = {
  stand:
    '-24 -300, -46 -270, -52 -210, -46 -150, -54 -112!, 52 -112!, 50 -170, 54 -240, 42 -292, 16 -308',
  stoop:
    '-104 -246, -112 -206, -70 -158, -14 -122, 0 -110!, 74 -120!, 68 -196, 24 -256, -40 -286, -80 -286',
  kneel:
    '-32 -212, -54 -180, -54 -120, -44 -70, -36 -52!, 56 -34!, 60 -100, 52 -164, 34 -206, 6 -220',
  sit: '-28 -230, -50 -200, -52 -140, -44 -84, -40 -66!, 56 -70!, 58 -130, 50 -190, 32 -224, 6 -238',
};

function trousers(stance: Stance): string[] {
  const shoe = (x: number, y = 0): string =>
    loop([
      [x + 22, y - 18, 1],
      [x + 22, y, 1],
      [x - 40, y, 1],
      [x - 34, y - 12],
      [x - 12, y - 22],
    ]);
  switch (stance) {
    case 'stoop':
      return [
        limb('34 -150, 26 -84, 22 -10', [60, 42, 30]).d,
        limb('48 -150, 64 -84, 74 -10', [56, 40, 28]).d,
        shoe(16),
        shoe(70),
      ];
    case 'kneel':
      return [
        limb('14 -70, -78 -92, -84 -20', [56, 46, 30]).d,
        limb('20 -76, 20 -24, 104 -16', [72, 48, 30]).d,
        shoe(-88),
        loop('88 -30!, 118 -34, 134 -22, 130 0!, 92 0!'),
      ];
    case 'sit':
      return [
        limb('16 -92, -92 -100, -92 -16', [64, 48, 30]).d,
        limb('20 -88, -64 -84, -56 -16', [60, 44, 28]).d,
        shoe(-96),
        shoe(-58),
      ];
    default:
      return [
        limb('8 -160, 20 -84, 30 -12', [52, 38, 26]).d,
        limb('-8 -160, -16 -84, -28 -12', [52, 38, 26]).d,
        shoe(28),
        shoe(-30),
      ];
  }
}

const SKIRT: Record<Stance, string> = {
  stand: '-42 -190, -54 -110, -76 0!, 116 0!, 108 -80, 86 -160, 44 -196',
  stoop: '-4 -150, -34 -80, -50 0!, 126 0!, 122 -90, 96 -150, 40 -186',
  kneel: '-46 -90, -92 -60, -110 0!, 128 0!, 112 -60, 60 -90',
  sit: '-36 -110, -104 -106, -120 -60, -128 0!, 54 0!, 64 -60, 58 -110',
};

const SHOULDER: Record<Stance, string> = {
  stand: '18 -280, 24 -220, 10 -160',
  stoop: '-66 -250, -104 -190, -130 -140',
  kneel: '14 -190, -6 -140, -60 -116',
  sit: '16 -210, 6 -150, -56 -124',
};

/** One posed figure; see the head of the file. */
export function figure(stance: Stance, options: FigureOptions = {}): Svg {
  const fill = options.fill ?? KEY;
  const cut = options.cut ?? PAPER;
  const accent = options.accent ?? cut;
  const lower = options.lower ?? fill;
  const ink = { fill, cut, accent, skin: options.skin ?? fill };
  const [nx, ny] = NECK[stance];
  return group(
    options.far ? arm(options.far, options.farHand ?? 'fist', { ...ink, rim: false }) : '',
    options.skirt
      ? group(
          shape(loop(SKIRT[stance]), lower),
          stance === 'sit'
            ? shape(gouge(-60, -84, -84, -8, 4, 6) + gouge(-10, -80, -20, -8, 4), cut)
            : shape(gouge(-20, -120, -40, -8, 4) + gouge(36, -130, 50, -8, 4, -6), cut),
        )
      : shape(trousers(stance), lower),
    !options.skirt && stance === 'stand' ? shape(gouge(0, -104, 0, -30, 4), cut) : '',
    shape(loop(TORSO[stance]), fill),
    place(
      headIn({ hat: options.hat ?? 'bare', fill, cut, accent }, options.beard ?? false),
      nx,
      ny,
      0.86,
      options.tilt ? { turn: options.tilt } : {},
    ),
    arm(options.near ?? SHOULDER[stance], options.nearHand ?? 'fist', { ...ink, rim: true }),
  );
}
