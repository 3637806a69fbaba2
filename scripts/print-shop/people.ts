/**
 * People, as silhouettes: they are scenery, the cats are the cast. Each stands on its origin, faces
 * left and is about 400 tall; scale 2.6 sets one beside a cat at scale 1 in true proportion.
 *
 * `person(dress, options)`: bowler, top-hat, cap (newsboy), lady (bustle and hat), shawl, policeman,
 * fireman, postman, guide (umbrella up), walker (rucksack, today), camera (taking a picture), clerk.
 * `fromAbove(hat, options)`: a walker seen from a high window, heading left, about 150 across.
 */
import { KEY, PAPER } from './ink.ts';
import { circle, gouge, group, limb, loop, poly, rect, shape, type Svg } from './shapes.ts';

export type Dress =
  | 'bowler'
  | 'top-hat'
  | 'cap'
  | 'lady'
  | 'shawl'
  | 'policeman'
  | 'fireman'
  | 'postman'
  | 'guide'
  | 'walker'
  | 'camera'
  | 'clerk';

export interface PersonOptions {
  /** Main colour; the key block unless set. */
  fill?: string;
  /** Colour of the cuts that part arms and coats. */
  cut?: string;
  /** Hat band, badge, scarf, umbrella. */
  accent?: string;
}

const head = (x = 0): string =>
  loop([
    [x - 22, -344],
    [x - 20, -372],
    [x + 2, -384],
    [x + 22, -370],
    [x + 22, -342],
    [x + 8, -322],
    [x - 12, -324],
    [x - 27, -338, 1],
  ]);
const legs = (stride: number): string[] => [
  limb(
    [
      [6, -190],
      [stride * 0.5 + 8, -100],
      [stride + 8, -14],
    ],
    [44, 34, 24],
  ).d,
  limb(
    [
      [-6, -190],
      [-stride * 0.4, -100],
      [-stride - 4, -12],
    ],
    [44, 34, 24],
  ).d,
  loop([
    [stride + 20, -16, 1],
    [stride + 20, 0, 1],
    [stride - 26, 0, 1],
    [stride - 22, -10],
    [stride - 4, -18],
  ]),
  loop([
    [-stride + 8, -16, 1],
    [-stride + 8, 0, 1],
    [-stride - 40, 0, 1],
    [-stride - 34, -10],
    [-stride - 14, -18],
  ]),
];
const coat = loop(
  '-14 -326, -42 -304, -52 -240, -50 -170, -58 -116!, 52 -116!, 50 -180, 54 -250, 44 -304, 14 -326',
);
const hang = limb('34 -296, 52 -236, 46 -172', [34, 28, 22]).d;

/** One standing figure. */
export function person(dress: Dress, options: PersonOptions = {}): Svg {
  const fill = options.fill ?? KEY;
  const cut = options.cut ?? PAPER;
  const accent = options.accent ?? cut;
  const seam = shape(gouge(30, -292, 32, -176, 4, 6) + gouge(-6, -316, -12, -120, 3), cut);
  const body = (...extra: string[]): Svg =>
    group(shape([...legs(22), coat, hang, head(), ...extra], fill), seam);
  const brim = (y: number, half: number): string =>
    loop([
      [-half, y, 1],
      [0, y - 7],
      [half, y, 1],
      [0, y + 7],
    ]);
  switch (dress) {
    case 'bowler':
      return group(
        body(brim(-372, 40), loop('-26 -374!, -26 -402, 0 -416, 26 -402, 26 -374!')),
        shape(rect(-26, -384, 52, 7), accent),
      );
    case 'top-hat':
      return group(
        body(brim(-372, 38), poly('-25 -374, -28 -446, 28 -446, 25 -374')),
        shape(rect(-26, -388, 52, 9), accent),
        shape(limb('-40 -230, -74 -180, -84 0', [16, 12, 7]).d, fill),
      );
    case 'cap':
      return group(
        shape(
          [...legs(30), coat, hang, head(), loop('-44 -372!, -24 -392, 6 -402, 32 -386, 30 -368!')],
          fill,
        ),
        seam,
        shape(rect(-74, -262, 50, 66), PAPER),
        shape(
          gouge(-70, -250, -30, -250, 4) +
            gouge(-70, -238, -34, -238, 3) +
            gouge(-70, -226, -30, -226, 3),
          KEY,
        ),
        shape(limb('-32 -290, -44 -236, -66 -216', [30, 24, 18]).d, fill),
      );
    case 'lady':
      return group(
        shape(
          [
            loop(
              '-16 -322, -38 -290, -28 -232, -36 -180, -70 -60, -86 0!, 104 0!, 96 -80, 74 -180, 30 -230, 38 -290, 16 -322',
            ),
            head(),
            limb('-26 -290, -54 -244, -78 -262', [28, 22, 16]).d,
            loop('-58 -376!, 0 -392, 54 -376!, 0 -366'),
            loop('-28 -380!, -18 -410, 20 -412, 32 -380!'),
          ],
          fill,
        ),
        shape(loop('10 -396, 36 -430, 62 -424, 56 -402, 30 -386'), accent),
        shape(
          gouge(0, -220, -34, -10, 4) + gouge(20, -216, 30, -10, 4) + gouge(36, -206, 76, -10, 4),
          cut,
        ),
      );
    case 'shawl':
      return group(
        shape(
          [
            loop('-14 -180, -52 -60, -62 0!, 64 0!, 50 -80, 30 -180'),
            loop(
              '0 -388, -30 -370, -32 -330, -58 -270, -62 -190, 0 -166, 62 -190, 56 -280, 34 -340, 28 -376',
            ),
          ],
          fill,
        ),
        shape(circle(-14, -350, 17, 22), cut),
        shape(gouge(-4, -316, -12, -180, 4) + gouge(30, -300, 40, -190, 4), cut),
      );
    case 'policeman':
      return group(
        body(brim(-372, 32), loop('-28 -374!, -24 -412, 0 -428, 24 -412, 28 -374!')),
        shape(
          [circle(-2, -300, 5), circle(-5, -270, 5), circle(-8, -240, 5), circle(-10, -210, 5)],
          accent,
        ),
        shape(rect(-50, -196, 100, 8), accent),
        shape(circle(-4, -396, 9), accent),
      );
    case 'fireman':
      return group(
        body(loop('-40 -366!, -26 -404, 4 -418, 28 -396, 64 -356!, 24 -368')),
        shape(loop('-36 -370!, -42 -402!, -24 -404!, -22 -374!'), accent),
        shape(gouge(-50, -140, 50, -140, 8), accent),
      );
    case 'postman':
      return group(
        body(loop('-46 -370!, -24 -380, -26 -402, 26 -402, 26 -372!')),
        shape([loop('-4 -210!, 62 -214!, 66 -140, 0 -136')], accent),
        shape(gouge(-34, -306, 40, -206, 8), accent),
        shape(gouge(4, -190, 58, -194, 4), KEY),
      );
    case 'guide':
      return group(
        body(limb('-34 -296, -72 -340, -84 -410', [30, 24, 18]).d, rect(-90, -520, 8, 130)),
        shape(loop('-86 -536!, -66 -500, -70 -424!, -102 -424!, -106 -500'), accent),
        shape(gouge(-86, -520, -86, -430, 4), cut),
      );
    case 'walker':
      return group(
        body(loop('30 -312, 76 -304, 84 -240, 70 -196, 34 -200')),
        shape(loop('38 -300, 70 -294, 76 -240, 64 -208, 40 -210'), accent),
      );
    case 'camera':
      return group(
        shape(
          [
            ...legs(20),
            coat,
            head(),
            limb('30 -290, 0 -268, -44 -330', [32, 26, 18]).d,
            rect(-66, -362, 36, 26),
          ],
          fill,
        ),
        shape(circle(-68, -349, 8), accent),
        shape(gouge(30, -270, 34, -176, 4, 6), cut),
      );
    default:
      return group(
        body(loop('-44 -366!, -20 -380, 24 -380, 26 -366!')),
        shape(rect(14, -270, 14, 14), accent),
      );
  }
}

/** Someone seen from straight above, heading left: shoulders, a stepping foot, and mostly hat. */
export function fromAbove(
  hat: 'bowler' | 'straw' | 'scarf' | 'umbrella',
  options: PersonOptions = {},
): Svg {
  const fill = options.fill ?? KEY;
  const cut = options.cut ?? PAPER;
  const accent = options.accent ?? cut;
  const ribs = [0, 45, 90, 135, 180, 225, 270, 315].map((a) => (a * Math.PI) / 180);
  const body = shape(
    [
      circle(-44, -22, 24, 11),
      circle(34, 24, 24, 11),
      loop('-14 -70, 18 -62, 28 0, 18 62, -14 70, -30 0'),
    ],
    fill,
  );
  if (hat === 'umbrella') {
    return group(
      body,
      shape(poly(ribs.map((a) => [Math.cos(a) * 104, Math.sin(a) * 104] as const)), accent),
      shape(ribs.map((a) => gouge(0, 0, Math.cos(a) * 102, Math.sin(a) * 102, 5)).join(''), cut),
      shape(circle(0, 0, 7), KEY),
    );
  }
  return group(
    body,
    hat === 'scarf'
      ? group(shape(circle(-2, 0, 34, 32), accent), shape(gouge(-2, 0, 34, 0, 5), fill))
      : group(
          shape(circle(-2, 0, hat === 'straw' ? 52 : 44), hat === 'straw' ? accent : fill),
          hat === 'bowler'
            ? `<circle cx="-2" cy="0" r="43" fill="none" stroke="${cut}" stroke-width="3"/>`
            : '',
          shape(circle(-2, 0, 27), hat === 'straw' ? cut : accent),
          shape(circle(-2, 0, 23), hat === 'straw' ? accent : fill),
        ),
  );
}
