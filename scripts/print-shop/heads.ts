/**
 * Cats' heads, drawn once and set on every pose.
 *
 * Local units: the origin is the middle of the head, between the eyes and a little below; the front
 * face is about 116 wide and stands from -82 (ear tips) to 50 (chin). No ear is wider than a third of
 * the head. `headFront` looks at the visitor, `headSide` to the left, `headBack` away from us.
 */
import type { Coat } from './coats.ts';
import { KEY, PAPER } from './ink.ts';
import {
  blob,
  circle,
  fur,
  gouge,
  group,
  loop,
  shape,
  type Point,
  type Svg,
  within,
  outline,
} from './shapes.ts';

type Look = 'ahead' | 'left' | 'right' | 'up' | 'closed' | 'wide' | 'cross';
type Mouth = 'shut' | 'hiss' | 'lick' | 'smile';

export interface Face {
  look?: Look;
  mouth?: Mouth;
  /** Colour of the contour that parts the head from what is behind; null for none. */
  rim?: string | null;
  /** Finer work for a head printed large. */
  close?: boolean;
  /** Ears laid back: for hissing and for speed. */
  flat?: boolean;
}

const mirror = (points: readonly Point[]): Point[] =>
  points.map(([x, y, corner]) => (corner ? [-x, y, corner] : [-x, y]) as Point).reverse();

const rightSide = outline(
  '16 -47!, 27 -67, 43 -84!, 51 -56, 50 -26!, 56 -6, 58 12, 66 27!, 52 32, 48 42!, 27 47',
);
const flatRight = outline(
  '20 -45!, 44 -58, 72 -54!, 66 -34, 53 -20!, 56 -6, 58 12, 66 27!, 52 32, 48 42!, 27 47',
);

const around = (right: readonly Point[]): Point[] => [
  [0, -46],
  ...right,
  [0, 50],
  ...mirror(right),
];

const earInside = (side: 1 | -1): string =>
  loop([
    [side * 25, -48, 1],
    [side * 33, -64],
    [side * 41, -73, 1],
    [side * 45, -54],
    [side * 44, -34, 1],
  ]);

function eye(side: 1 | -1, coat: Coat, look: Look, close: boolean): Svg {
  const x = (value: number): number => side * value;
  if (look === 'closed') {
    const lid = gouge(x(11), 2, x(42), -2, 5, side * 6);
    return shape(lid, coat.line);
  }
  const wide = look === 'wide' || look === 'cross';
  const socket = wide
    ? loop([
        [x(8), 3],
        [x(16), -15],
        [x(32), -17],
        [x(43), -5],
        [x(35), 11],
        [x(18), 12],
      ])
    : loop([
        [x(9), 8, 1],
        [x(17), -8],
        [x(31), -13],
        [x(45), -10, 1],
        [x(37), 5],
        [x(22), 10],
      ]);
  const rimmed = wide
    ? circle(x(25.5), -2, 20.5, 17.5)
    : loop([
        [x(4), 11, 1],
        [x(14), -11],
        [x(31), -18],
        [x(52), -14, 1],
        [x(40), 9],
        [x(22), 14],
      ]);
  const shift = { ahead: 0, left: -7, right: 7, up: 0, wide: 0, cross: side * -8, closed: 0 }[look];
  const rise = look === 'up' ? -4 : 0;
  const pupil = wide
    ? circle(x(25.5) + shift, -2, 9, 11)
    : gouge(x(26) + shift, -13 + rise, x(26) + shift, 9 + rise, look === 'up' ? 11 : 9);
  return group(
    coat.base === KEY ? '' : shape(rimmed, KEY),
    shape(socket, coat.eye),
    within(socket, shape(pupil, KEY)),
    close || wide ? shape(circle(x(21) + shift, -7, 2.6), PAPER) : '',
  );
}

function whiskers(coat: Coat): Svg {
  const one = (side: 1 | -1): string =>
    [
      gouge(side * 20, 21, side * 92, 6, 2.6, side * 4),
      gouge(side * 21, 25, side * 98, 26, 2.6, side * 5),
      gouge(side * 20, 29, side * 88, 48, 2.6, side * 6),
    ].join('');
  return shape(one(1) + one(-1), coat.whisker);
}

function muzzle(coat: Coat, mouth: Mouth): Svg {
  const nose = loop('-9 13!, 0 11, 9 13!, 5 19, 0 23!, -5 19');
  const line = coat.pale ? KEY : coat.line;
  const lips = {
    shut: gouge(0, 22, 0, 30, 3) + gouge(0, 29, 17, 31, 3.4, 4) + gouge(0, 29, -17, 31, 3.4, -4),
    smile: gouge(0, 22, 0, 30, 3) + gouge(0, 29, 24, 25, 3.6, 7) + gouge(0, 29, -24, 25, 3.6, -7),
    lick: gouge(0, 22, 0, 30, 3) + gouge(0, 29, 17, 31, 3.4, 4) + gouge(0, 29, -17, 31, 3.4, -4),
    hiss: '',
  }[mouth];
  const gape = loop('-15 27!, 0 25, 15 27!, 13 40, 0 47, -13 40');
  return group(
    mouth === 'hiss'
      ? group(
          shape(gape, '#9B1C1F'),
          shape(loop('-12 27!, -5 27!, -9 36!') + loop('5 27!, 12 27!, 9 36!'), PAPER),
        )
      : shape(lips, line),
    mouth === 'lick' ? shape(loop('-6 30!, 6 30!, 7 42, 0 47, -7 42'), '#C9534A') : '',
    shape(nose, coat.nose),
  );
}

/** A face seen from the front. */
export function headFront(coat: Coat, face: Face = {}): Svg {
  const outline = around(face.flat ? flatRight : rightSide);
  const d = loop(outline);
  const rim = face.rim === undefined ? coat.cut : face.rim;
  const lit = coat.strokes === 'lit';
  const marks: Svg[] = [];
  if (coat.pale) {
    marks.push(
      shape(loop('0 -20, 7 4, 20 12, 32 26, 24 46, 0 54, -24 46, -32 26, -20 12, -7 4'), coat.pale),
    );
  }
  if (coat.patch) {
    marks.push(
      shape(blob(38, -44, 40, 46, 11), coat.patch[0]),
      shape(blob(-46, -52, 36, 38, 5), coat.patch[1]),
    );
  }
  if (coat.stripe) {
    const brow = (side: 1 | -1): string =>
      gouge(side * 7, -48, side * 6, -16, 7) +
      gouge(side * 20, -48, side * 17, -22, 7) +
      gouge(side * 60, -4, side * 40, 4, 6, side * -2) +
      gouge(side * 64, 14, side * 40, 16, 6, side * 2) +
      gouge(side * 60, 30, side * 40, 27, 5, side * 2);
    marks.push(shape(brow(1) + brow(-1), coat.stripe));
  }
  const strokes = fur(outline, {
    toward: lit ? [-0.8, -1] : [1, 0.5],
    spacing: face.close ? 6 : 12,
    length: face.close ? 17 : 15,
    width: face.close ? 1.7 : 2.3,
    seed: 21,
  });
  const brow =
    lit && !face.close
      ? gouge(-5, -40, -7, -24, 2.2) + gouge(3, -41, 4, -22, 2.2) + gouge(11, -40, 14, -25, 2.2)
      : '';
  const fine = face.close
    ? [
        ...[-1, 1].map((side) =>
          [0, 1, 2, 3, 4, 5]
            .map((n) =>
              gouge(side * (46 - n * 2), 16 + n * 5, side * (34 - n * 3), 20 + n * 5, 1.5),
            )
            .join(''),
        ),
        ...[-1, 1].map((side) =>
          [0, 1, 2]
            .map((n) => shape(circle(side * (14 + n * 6), 25 + (n % 2) * 5, 1.3), coat.line))
            .join(''),
        ),
      ]
    : [];
  return group(
    rim
      ? `<path d="${d}" fill="${rim}" stroke="${rim}" stroke-width="${lit ? 7 : 8}" stroke-linejoin="round"/>`
      : '',
    shape(d, coat.base),
    within(d, ...marks, shape(strokes + brow, coat.line)),
    face.flat ? '' : group(shape(earInside(1), coat.ear), shape(earInside(-1), coat.ear)),
    face.flat
      ? ''
      : shape(
          gouge(30, -36, 34, -58, 2.6) +
            gouge(36, -34, 38, -52, 2.6) +
            gouge(-30, -36, -34, -58, 2.6) +
            gouge(-36, -34, -38, -52, 2.6),
          lit ? coat.line : coat.base,
        ),
    ...fine.filter((one) => one.startsWith('<')),
    shape(
      fine.filter((one) => !one.startsWith('<')),
      coat.line,
    ),
    eye(1, coat, face.look ?? 'ahead', face.close ?? false),
    eye(-1, coat, face.look ?? 'ahead', face.close ?? false),
    muzzle(coat, face.mouth ?? 'shut'),
    whiskers(coat),
  );
}

const sideOutline = outline(
  '-58 14, -62 20!, -57 28, -50 38, -34 46, -8 50, 26 52, 48 34, 54 2, 46 -22!, 47 -48, 38 -84!, 20 -66, 6 -48!, -12 -45, -28 -34, -38 -14, -48 2',
);

/** A head in profile, looking left. */
export function headSide(coat: Coat, face: Face = {}): Svg {
  const d = loop(sideOutline);
  const farEar = loop('-14 -40!, -8 -62, 2 -80!, 12 -62, 16 -42!');
  const rim = face.rim === undefined ? coat.cut : face.rim;
  const lit = coat.strokes === 'lit';
  const marks: Svg[] = [];
  if (coat.pale) {
    marks.push(shape(loop('-70 -4, -46 2, -36 18, -22 34, 0 44, 6 60, -70 60'), coat.pale));
  }
  if (coat.patch) {
    marks.push(
      shape(blob(34, -46, 32, 50, 4), coat.patch[0]),
      shape(blob(-24, -40, 20, 18, 8), coat.patch[1]),
    );
  }
  if (coat.stripe) {
    marks.push(
      shape(
        gouge(-24, -36, -18, -16, 6) +
          gouge(-10, -46, -6, -22, 6) +
          gouge(4, -48, 8, -24, 6) +
          gouge(-14, 4, 30, -2, 6, 4) +
          gouge(-14, 16, 34, 18, 6, 4) +
          gouge(-8, 28, 26, 34, 5, 3),
        coat.stripe,
      ),
    );
  }
  const strokes = fur(sideOutline, {
    toward: lit ? [-0.6, -1] : [0.6, 1],
    spacing: 11,
    length: 15,
    width: 2.3,
    seed: 9,
  });
  const closed = face.look === 'closed';
  const eyeShape = loop('-43 0!, -33 -11, -20 -13!, -20 -2, -30 4');
  const socket = loop('-48 3!, -35 -16, -14 -19!, -15 0, -29 9');
  return group(
    rim
      ? `<path d="${d}${farEar}" fill="${rim}" stroke="${rim}" stroke-width="${lit ? 7 : 8}" stroke-linejoin="round"/>`
      : '',
    shape(farEar, coat.base === KEY ? KEY : coat.ear),
    rim ? `<path d="${d}" fill="none" stroke="${rim}" stroke-width="5"/>` : '',
    shape(d, coat.base),
    within(d, ...marks, shape(strokes, coat.line)),
    shape(loop('18 -46!, 26 -60, 36 -72!, 41 -50, 40 -30!'), coat.ear),
    shape(gouge(24, -34, 30, -58, 2.6) + gouge(31, -30, 35, -52, 2.6), lit ? coat.line : coat.base),
    closed
      ? shape(gouge(-42, 0, -18, -4, 5, -5), coat.line)
      : group(
          coat.base === KEY ? '' : shape(socket, KEY),
          shape(eyeShape, coat.eye),
          within(eyeShape, shape(gouge(-35, -12, -34, 6, 8), KEY)),
        ),
    shape(loop('-63 12!, -56 9, -52 15, -58 21!'), coat.nose),
    shape(gouge(-57, 23, -38, 30, 3.4, -5), coat.pale ? KEY : coat.line),
    shape(
      gouge(-44, 21, -104, 8, 2.6, 5) +
        gouge(-43, 25, -110, 28, 2.6, 4) +
        gouge(-42, 29, -100, 47, 2.6, 3),
      coat.whisker,
    ),
  );
}

const backOutline = around(
  outline('16 -46!, 27 -66, 43 -83!, 51 -56, 50 -26!, 57 -4, 58 14, 52 34, 34 50'),
);

/** A head seen from behind: what a cat shows to someone who is not dinner. */
export function headBack(coat: Coat, face: Face = {}): Svg {
  const d = loop(backOutline);
  const rim = face.rim === undefined ? coat.cut : face.rim;
  const lit = coat.strokes === 'lit';
  const marks: Svg[] = [];
  if (coat.patch) {
    marks.push(
      shape(blob(36, -40, 42, 50, 3), coat.patch[0]),
      shape(blob(-44, -30, 30, 44, 6), coat.patch[1]),
    );
  }
  if (coat.stripe) {
    marks.push(
      shape(
        gouge(-16, -50, -14, 30, 7) +
          gouge(0, -50, 0, 40, 8) +
          gouge(16, -50, 14, 30, 7) +
          gouge(-58, 0, -34, 8, 6) +
          gouge(58, 0, 34, 8, 6) +
          gouge(-56, 18, -34, 22, 6) +
          gouge(56, 18, 34, 22, 6),
        coat.stripe,
      ),
    );
  }
  return group(
    rim
      ? `<path d="${d}" fill="${rim}" stroke="${rim}" stroke-width="${lit ? 7 : 8}" stroke-linejoin="round"/>`
      : '',
    shape(d, coat.base),
    within(
      d,
      ...marks,
      shape(
        fur(backOutline, {
          toward: lit ? [-0.8, -1] : [1, 0.5],
          spacing: 11,
          length: 17,
          width: 2.3,
          seed: 5,
        }),
        coat.line,
      ),
    ),
    shape(
      gouge(28, -32, 40, -68, 2.6) +
        gouge(-28, -32, -40, -68, 2.6) +
        gouge(-6, -34, -8, -14, 2.3) +
        gouge(6, -36, 7, -18, 2.3),
      coat.line,
    ),
  );
}
