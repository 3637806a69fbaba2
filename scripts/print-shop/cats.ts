/**
 * The cats: every pose drawn once, in any coat.
 *
 * `cat(pose, coat, options)` returns the drawing at the shop's cat scale: the origin is on the ground
 * under the middle of the cat, a head is about 116 wide and a sitting cat about 300 tall. Poses seen
 * from the side face left; turn them with `place(..., { flip: true })`.
 *
 * Poses: sit-front, sit-side, sit-back, sit-back-hang (tail over an edge), loaf, walk, stretch, arch,
 * leap, groom, curl, peek (over an edge: the origin is the edge), shoulder (draped over a rounded
 * shoulder about 210 wide), carrier (looking out of a carrying box), portrait (head and chest, for
 * large prints), stand (on its hind legs, front paws out), crouch, sprawl (on its back, left hind leg
 * up), above (seen from a window), hug (round a pole at x = 0), hunt (stalking, belly to the ground),
 * reach (on its hind legs, front paws on a ledge about 470 up), coil (curled round, seen from above),
 * look-back (from behind, looking over its shoulder), jump (on the way up), wash-leg (one hind leg up).
 */
import { coats, type Coat, type CoatName } from './coats.ts';
import { headBack, headFront, headSide, type Face } from './heads.ts';
import { KEY, PAPER } from './ink.ts';
import {
  blob,
  circle,
  fur,
  gouge,
  gouges,
  group,
  limb,
  loop,
  place,
  rect,
  shape,
  type Point,
  type Svg,
  within,
  outline,
} from './shapes.ts';

export type Pose =
  | 'sit-front'
  | 'sit-side'
  | 'sit-back'
  | 'sit-back-hang'
  | 'loaf'
  | 'walk'
  | 'stretch'
  | 'arch'
  | 'leap'
  | 'groom'
  | 'curl'
  | 'peek'
  | 'shoulder'
  | 'carrier'
  | 'portrait'
  | 'stand'
  | 'crouch'
  | 'sprawl'
  | 'above'
  | 'hug'
  | 'hunt'
  | 'reach'
  | 'coil'
  | 'look-back'
  | 'jump'
  | 'wash-leg';

export interface CatOptions extends Face {
  /** The head of a side pose: turned to us (`front`, the default) or in profile (`side`). */
  head?: 'front' | 'side' | 'back';
  /** Degrees to tip the head. */
  tilt?: number;
}

/** One layer of a cat: shapes that share a contour, and what is cut into them. */
interface Layer {
  shapes: readonly string[];
  /** Outlines that get fur strokes. */
  furry?: readonly (readonly Point[])[];
  stripes?: readonly string[];
  pale?: readonly string[];
  warm?: readonly string[];
  dark?: readonly string[];
  /** Cuts that part legs, toes and haunches. */
  lines?: readonly string[];
}

interface Drawing {
  behind: readonly Layer[];
  /** Where the head goes, and how large. */
  head: readonly [x: number, y: number, scale: number];
  before?: readonly Layer[];
}

function inked(layer: Layer, coat: Coat, rim: string | null): Svg {
  const lit = coat.strokes === 'lit';
  const marks: Svg[] = [];
  if (coat.patch) {
    marks.push(shape(layer.warm ?? [], coat.patch[0]), shape(layer.dark ?? [], coat.patch[1]));
  }
  if (coat.pale) marks.push(shape(layer.pale ?? [], coat.pale));
  if (coat.stripe) marks.push(shape(layer.stripes ?? [], coat.stripe));
  const strokes = (layer.furry ?? []).map((points, index) =>
    fur(points, {
      toward: lit ? [-0.7, -1] : [0.9, 0.7],
      seed: index + 4,
      spacing: 12,
      length: 24,
    }),
  );
  const contour = rim
    ? `<g fill="${rim}" stroke="${rim}" stroke-width="${lit ? 7 : 8}" stroke-linejoin="round">${layer.shapes.map((d) => `<path d="${d}"/>`).join('')}</g>`
    : '';
  // A pale bib under a dark coat needs its strokes in ink, so the strokes go under the bib.
  return group(
    contour,
    shape(layer.shapes, coat.base),
    within(layer.shapes, shape(strokes, coat.line), ...marks),
    within(layer.shapes, shape(layer.lines ?? [], lit && coat.pale ? '#8A7C66' : coat.line)),
  );
}

/** Toe marks of a paw whose tip is at x, y. */
const toes = (x: number, y: number): string[] => [
  gouge(x - 5, y - 12, x - 6, y - 1, 2.6),
  gouge(x + 5, y - 12, x + 6, y - 1, 2.6),
];

function sitFront(): Drawing {
  const body = outline(
    '-30 -196, -50 -168, -58 -128, -64 -96, -84 -62, -92 -30, -80 -6, -50 0, 50 0, 80 -6, 92 -30, 84 -62, 64 -96, 58 -128, 50 -168, 30 -196',
  );
  const tail = limb('84 -34, 112 -10, 84 8, 40 8, 2 2, -14 -10', [26, 30, 28, 26, 24, 16]);
  return {
    behind: [
      {
        shapes: [
          loop(body),
          loop('-44 -4, -28 -16, -6 -8, -6 6, -40 6'),
          loop('44 -4, 28 -16, 6 -8, 6 6, 40 6'),
        ],
        furry: [body],
        pale: [
          loop('0 -200, 38 -190, 30 -140, 12 -96, 0 -84, -12 -96, -30 -140, -38 -190'),
          rect(-44, -22, 38, 40),
          rect(6, -22, 38, 40),
        ],
        warm: [blob(70, -60, 44, 60, 2), blob(-20, -150, 26, 40, 5)],
        dark: [blob(-84, -70, 36, 46, 3), blob(56, -160, 24, 28, 6)],
        stripes: [
          ...[0, 1, 2].flatMap((n) => [
            gouge(-60 - n * 6, -136 + n * 30, -34, -128 + n * 30, 7, 3),
            gouge(60 + n * 6, -136 + n * 30, 34, -128 + n * 30, 7, -3),
          ]),
          gouge(-94, -44, -58, -36, 8),
          gouge(94, -44, 58, -36, 8),
          gouge(-40, -70, -10, -66, 6),
          gouge(40, -70, 10, -66, 6),
          gouge(-40, -46, -10, -42, 6),
          gouge(40, -46, 10, -42, 6),
        ],
        lines: [
          gouge(0, -108, 0, 2, 4.4),
          gouge(-46, -108, -40, -10, 4, 4),
          gouge(46, -108, 40, -10, 4, -4),
          gouge(-78, -64, -56, -8, 3.6, -9),
          gouge(78, -64, 56, -8, 3.6, 9),
          ...toes(-25, 5),
          ...toes(25, 5),
          gouge(-12, -168, -14, -142, 2.8),
          gouge(2, -172, 1, -136, 2.8),
          gouge(15, -168, 16, -144, 2.8),
        ],
      },
      {
        shapes: [tail.d],
        pale: [tail.tip(0.86)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.7)],
        dark: [tail.tip(0.9)],
      },
    ],
    head: [0, -228, 1],
  };
}

function sitBack(hang: boolean): Drawing {
  const body = outline(
    '-34 -206, -54 -176, -68 -124, -86 -78, -96 -34, -82 -4, -44 2, 44 2, 82 -4, 96 -34, 86 -78, 68 -124, 54 -176, 34 -206',
  );
  const tail = hang
    ? limb('46 -10, 84 0, 98 44, 82 100, 94 160, 122 176', [34, 32, 28, 26, 24, 14])
    : limb('60 -12, 118 -6, 164 -22, 176 -66, 150 -88', [34, 32, 28, 26, 14]);
  return {
    behind: [
      {
        shapes: [loop(body)],
        furry: [body],
        warm: [blob(56, -60, 56, 50, 2), blob(-20, -186, 30, 30, 9)],
        dark: [blob(-56, -100, 44, 52, 3)],
        stripes: [
          gouge(0, -196, 0, -10, 10),
          ...[0, 1, 2, 3, 4].flatMap((n) => [
            gouge(-50 - n * 12, -168 + n * 32, -12, -152 + n * 34, 9, -4),
            gouge(50 + n * 12, -168 + n * 32, 12, -152 + n * 34, 9, 4),
          ]),
        ],
        lines: [
          gouge(-2, -180, 2, -60, 3.4, 6),
          gouge(-84, -66, -52, -2, 3.6, -10),
          gouge(84, -66, 52, -2, 3.6, 10),
        ],
      },
      {
        shapes: [tail.d],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 10),
        pale: [tail.tip(0.85)],
        warm: [tail.tip(0.5)],
        dark: [tail.tip(0.8)],
      },
    ],
    head: [0, -236, 1],
  };
}

function sitSide(): Drawing {
  const body = outline(
    '-58 -196, -70 -160, -66 -112, -50 -70, -38 -30, -10 -6, 30 2, 74 2, 102 -16, 110 -58, 96 -116, 66 -162, 30 -196, 0 -216',
  );
  const fore = limb('-36 -120, -44 -70, -46 -20, -56 -8', [52, 34, 26, 24]);
  const far = limb('-20 -110, -22 -60, -24 -14, -32 -8', [40, 30, 24, 22]);
  const foot = limb('60 -12, 20 -10, -2 -9', [26, 22, 20]);
  const tail = limb('96 -18, 140 -8, 178 -20, 190 -60, 170 -86', [32, 28, 26, 22, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.6)],
        dark: [tail.tip(0.86)],
      },
      { shapes: [far.d], pale: [far.tip(0.62)] },
      {
        shapes: [loop(body), fore.d, foot.d],
        furry: [body],
        pale: [
          loop('-50 -206, -26 -186, -36 -140, -52 -104, -80 -110, -86 -170'),
          fore.tip(0.7),
          foot.tip(0.7),
        ],
        warm: [blob(74, -80, 54, 56, 4)],
        dark: [blob(10, -180, 40, 34, 7), blob(40, -10, 40, 20, 2)],
        stripes: [
          gouge(10, -210, -6, -150, 9, -4),
          gouge(36, -190, 12, -128, 9, -4),
          gouge(62, -164, 34, -104, 9, -4),
          gouge(88, -132, 56, -80, 9, -4),
          gouge(108, -90, 76, -52, 9, -4),
          gouge(-62, -92, -24, -84, 7),
          gouge(-58, -64, -28, -58, 6),
        ],
        lines: [
          gouge(6, -92, 24, -6, 4, -26),
          gouge(-18, -120, -32, -8, 4, -5),
          gouge(-52, -14, -53, -2, 2.6),
          gouge(-60, -14, -62, -3, 2.6),
          gouge(4, -16, 3, -2, 2.6),
        ],
      },
    ],
    head: [-42, -226, 1],
  };
}

function loaf(): Drawing {
  const body = outline(
    '-122 -6, -132 -46, -112 -88, -64 -116, 0 -132, 62 -128, 112 -100, 136 -56, 132 -18, 108 0, 0 4, -100 4',
  );
  const tail = limb('122 -22, 104 4, 50 8, -6 4, -30 -6', [28, 28, 26, 24, 14]);
  return {
    behind: [
      {
        shapes: [loop(body)],
        furry: [body],
        pale: [loop('-120 -70, -60 -60, -10 -64, -20 -20, -60 6, -110 6')],
        warm: [blob(86, -90, 56, 46, 4), blob(-114, -60, 30, 40, 2)],
        dark: [blob(14, -120, 46, 30, 6)],
        stripes: [
          gouge(0, -134, 14, -66, 9, 4),
          gouge(30, -134, 44, -60, 9, 4),
          gouge(60, -130, 74, -54, 9, 4),
          gouge(90, -116, 100, -48, 9, 4),
          gouge(116, -96, 122, -44, 8, 4),
          gouge(-122, -84, -100, -50, 7),
        ],
        lines: [
          gouge(-112, -22, -62, -6, 4, -8),
          gouge(-54, -6, -10, -20, 4, -8),
          gouge(76, -70, 66, -6, 4, 22),
        ],
      },
      {
        shapes: [tail.d],
        stripes: tail.rings([0.3, 0.5, 0.7, 0.88], 9),
        pale: [tail.tip(0.82)],
        warm: [tail.tip(0.8)],
        dark: [tail.tip(0.4)],
      },
    ],
    head: [-64, -122, 1],
  };
}

function walk(): Drawing {
  const body = outline(
    '-150 -184, -128 -200, -98 -192, -50 -176, 10 -168, 66 -178, 112 -178, 144 -148, 140 -104, 112 -88, 62 -104, 10 -92, -46 -80, -100 -84, -134 -112, -150 -150',
  );
  const foreNear = limb('-106 -124, -122 -78, -130 -42, -150 -10, -162 -9', [60, 38, 26, 24, 22]);
  const foreFar = limb('-92 -116, -76 -74, -66 -44, -62 -12, -76 -9', [50, 34, 26, 22, 20]);
  const hindNear = limb('106 -128, 112 -84, 136 -54, 126 -12, 110 -9', [82, 54, 28, 24, 22]);
  const hindFar = limb('96 -120, 70 -76, 76 -48, 52 -12, 36 -9', [70, 46, 26, 22, 20]);
  const tail = limb('132 -152, 172 -176, 190 -230, 180 -280, 198 -312', [30, 28, 26, 24, 14]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.55)],
        dark: [tail.tip(0.85)],
      },
      {
        shapes: [foreFar.d, hindFar.d],
        pale: [foreFar.tip(0.72), hindFar.tip(0.72)],
        stripes: [...foreFar.rings([0.4, 0.55], 6), ...hindFar.rings([0.45, 0.6], 6)],
      },
      {
        shapes: [loop(body), foreNear.d, hindNear.d],
        furry: [body],
        pale: [
          loop('-160 -160, -118 -140, -96 -100, -60 -80, -140 -70'),
          foreNear.tip(0.68),
          hindNear.tip(0.72),
        ],
        warm: [blob(96, -150, 56, 44, 4)],
        dark: [blob(-30, -176, 50, 34, 7), blob(-120, -60, 30, 26, 2)],
        stripes: [
          gouge(-84, -184, -92, -116, 9, 4),
          gouge(-50, -174, -54, -110, 9, 4),
          gouge(-16, -172, -16, -112, 9, 3),
          gouge(18, -172, 20, -112, 9, 3),
          gouge(52, -178, 56, -112, 9, 3),
          gouge(88, -180, 94, -110, 9, 3),
          gouge(120, -168, 128, -110, 9, 3),
          ...foreNear.rings([0.35, 0.5], 7),
          ...hindNear.rings([0.4, 0.55], 7),
        ],
        lines: [
          gouge(72, -130, 90, -68, 4, -14),
          gouge(-84, -136, -104, -82, 4, -6),
          gouge(-154, -16, -156, -2, 2.6),
          gouge(-163, -15, -166, -3, 2.6),
          gouge(116, -16, 114, -2, 2.6),
          gouge(107, -15, 104, -3, 2.6),
        ],
      },
    ],
    head: [-156, -214, 1],
  };
}

function stretch(): Drawing {
  const body = outline(
    '-128 -52, -112 -86, -70 -92, -20 -108, 40 -146, 88 -184, 126 -190, 152 -164, 150 -122, 124 -96, 76 -88, 20 -60, -40 -32, -100 -18, -126 -26',
  );
  const foreNear = limb('-92 -46, -140 -26, -196 -10, -214 -9', [50, 32, 24, 22]);
  const foreFar = limb('-86 -40, -130 -12, -176 -2, -190 -2', [46, 28, 22, 20]);
  const hindNear = limb('120 -142, 124 -92, 144 -58, 134 -12, 118 -9', [82, 54, 28, 24, 22]);
  const hindFar = limb('100 -140, 88 -88, 98 -56, 84 -12, 68 -9', [70, 46, 26, 22, 20]);
  const tail = limb('140 -172, 180 -206, 190 -262, 160 -306, 132 -300', [30, 28, 26, 22, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.55)],
        dark: [tail.tip(0.85)],
      },
      { shapes: [hindFar.d, foreFar.d], pale: [foreFar.tip(0.7), hindFar.tip(0.72)] },
      {
        shapes: [loop(body), foreNear.d, hindNear.d],
        furry: [body],
        pale: [foreNear.tip(0.66), hindNear.tip(0.72), loop('-140 -60, -90 -44, -20 -20, -120 0')],
        warm: [blob(112, -160, 54, 44, 4)],
        dark: [blob(-10, -110, 50, 34, 7)],
        stripes: [
          gouge(-60, -96, -44, -50, 9, 3),
          gouge(-26, -108, -6, -58, 9, 3),
          gouge(6, -128, 28, -74, 9, 3),
          gouge(38, -148, 60, -92, 9, 3),
          gouge(70, -174, 88, -108, 9, 3),
          gouge(104, -190, 116, -120, 9, 3),
          gouge(136, -184, 138, -120, 8, 3),
          ...hindNear.rings([0.45, 0.6], 7),
          ...foreNear.rings([0.35, 0.5], 7),
        ],
        lines: [
          gouge(92, -146, 102, -74, 4, -14),
          gouge(-76, -66, -120, -30, 4, -6),
          gouge(-204, -16, -210, -3, 2.6),
          gouge(-195, -16, -200, -2, 2.6),
          gouge(124, -16, 122, -2, 2.6),
        ],
      },
    ],
    head: [-136, -92, 0.96],
  };
}

function arch(): Drawing {
  const ridge: Point[] = [];
  const arc = [
    [-92, -176],
    [-62, -218],
    [-22, -252],
    [26, -264],
    [74, -244],
    [106, -204],
    [122, -156],
  ] as const;
  arc.forEach(([x, y], index) => {
    ridge.push([x, y, 1]);
    const next = arc[index + 1];
    if (!next) return;
    const mx = (x + next[0]) / 2;
    const my = (y + next[1]) / 2;
    const away = Math.hypot(mx - 12, my + 130);
    ridge.push([mx + ((mx - 12) / away) * 15, my + ((my + 130) / away) * 15, 1]);
  });
  const body: Point[] = [
    [-112, -130],
    ...ridge,
    [124, -112],
    [96, -92],
    [64, -106],
    [34, -140],
    [0, -150],
    [-34, -134],
    [-56, -104],
    [-92, -98],
  ];
  const foreNear = limb('-78 -126, -86 -70, -90 -14, -104 -9', [62, 34, 24, 22]);
  const foreFar = limb('-62 -126, -50 -70, -46 -14, -60 -9', [48, 30, 22, 20]);
  const hindNear = limb('94 -128, 98 -80, 116 -52, 104 -12, 88 -9', [74, 50, 28, 24, 22]);
  const hindFar = limb('76 -122, 62 -76, 72 -50, 54 -12, 38 -9', [62, 42, 26, 22, 20]);
  // A tail with every hair on end: out of the rump, widest at its middle.
  const spine = [
    [116, -150, 14],
    [130, -190, 22],
    [142, -228, 30],
    [150, -266, 34],
    [158, -304, 32],
    [166, -340, 24],
  ] as const;
  const brush: Point[] = [
    ...spine.flatMap(([x, y, half]): Point[] => [
      [x - half, y + 6, 1],
      [x - half + 9, y - 14, 1],
    ]),
    [178, -384, 1],
    ...spine.toReversed().flatMap(([x, y, half]): Point[] => [
      [x + half - 5, y - 16, 1],
      [x + half, y + 8, 1],
    ]),
  ];
  return {
    behind: [
      {
        shapes: [loop(brush)],
        furry: [brush],
        stripes: [0, 1, 2, 3].map((n) => gouge(126, -216 - n * 38, 190, -224 - n * 38, 9)),
        warm: [rect(120, -400, 90, 110)],
        dark: [rect(120, -290, 90, 40)],
        pale: [rect(120, -400, 90, 70)],
      },
      { shapes: [foreFar.d, hindFar.d], pale: [foreFar.tip(0.7), hindFar.tip(0.72)] },
      {
        shapes: [loop(body), foreNear.d, hindNear.d],
        furry: [body],
        pale: [
          foreNear.tip(0.62),
          hindNear.tip(0.72),
          loop('-130 -150, -86 -140, -70 -100, -110 -80'),
        ],
        warm: [blob(90, -190, 50, 50, 4)],
        dark: [blob(-10, -230, 50, 40, 7)],
        stripes: [
          gouge(-78, -206, -60, -140, 9, 3),
          gouge(-42, -244, -26, -166, 9, 3),
          gouge(0, -270, 6, -176, 9, 2),
          gouge(42, -268, 38, -172, 9, -2),
          gouge(84, -246, 66, -156, 9, -3),
          gouge(116, -204, 88, -140, 9, -3),
          ...foreNear.rings([0.4, 0.56], 7),
          ...hindNear.rings([0.45, 0.6], 7),
        ],
        lines: [
          gouge(62, -140, 76, -76, 4, -12),
          gouge(-56, -140, -66, -90, 4, -4),
          gouge(-94, -16, -96, -2, 2.6),
          gouge(-103, -15, -106, -3, 2.6),
          gouge(94, -16, 92, -2, 2.6),
        ],
      },
    ],
    head: [-122, -168, 0.98],
  };
}

function leap(): Drawing {
  const body = outline(
    '-140 -216, -112 -234, -70 -226, -10 -206, 50 -176, 104 -154, 132 -126, 126 -92, 96 -78, 50 -96, 0 -122, -56 -148, -110 -160, -138 -180',
  );
  const foreNear = limb('-104 -180, -160 -162, -206 -176, -238 -190', [56, 34, 26, 22]);
  const foreFar = limb('-100 -190, -156 -196, -200 -216, -228 -236', [50, 32, 24, 20]);
  const hindNear = limb('98 -112, 120 -70, 168 -62, 206 -34, 222 -26', [84, 56, 28, 24, 20]);
  const hindFar = limb('104 -116, 140 -96, 186 -96, 226 -74, 240 -66', [70, 44, 26, 22, 18]);
  const tail = limb('118 -132, 176 -150, 224 -186, 272 -180, 300 -200', [30, 28, 24, 22, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.55)],
        dark: [tail.tip(0.85)],
      },
      { shapes: [foreFar.d, hindFar.d], pale: [foreFar.tip(0.7), hindFar.tip(0.7)] },
      {
        shapes: [loop(body), foreNear.d, hindNear.d],
        furry: [body],
        pale: [
          foreNear.tip(0.66),
          hindNear.tip(0.72),
          loop('-150 -210, -100 -176, -20 -140, -60 -120, -150 -150'),
        ],
        warm: [blob(90, -136, 52, 42, 4)],
        dark: [blob(-34, -214, 52, 32, 7)],
        stripes: [
          gouge(-84, -230, -82, -160, 9, 3),
          gouge(-48, -220, -48, -150, 9, 3),
          gouge(-14, -208, -14, -138, 9, 3),
          gouge(20, -192, 18, -122, 9, 3),
          gouge(54, -176, 50, -106, 9, 3),
          gouge(86, -162, 84, -96, 9, 3),
          ...hindNear.rings([0.45, 0.6], 7),
          ...foreNear.rings([0.35, 0.5], 7),
        ],
        lines: [gouge(74, -132, 108, -58, 4, -12), gouge(-78, -196, -118, -158, 4, -6)],
      },
    ],
    head: [-152, -236, 1],
  };
}

function groom(): Drawing {
  const base = sitSide();
  const paw = limb('-30 -126, -86 -134, -112 -168, -104 -196', [50, 34, 26, 24]);
  const body = base.behind[2]!;
  const stand = limb('-22 -110, -30 -60, -32 -14, -42 -8', [50, 34, 26, 22]);
  const trunk = outline(
    '-50 -190, -64 -156, -58 -112, -42 -70, -30 -30, -10 -6, 30 2, 74 2, 102 -16, 110 -58, 96 -116, 66 -160, 30 -190, 0 -206',
  );
  const foot = limb('60 -12, 20 -10, -2 -9', [26, 22, 20]);
  return {
    behind: [
      base.behind[0]!,
      {
        ...body,
        shapes: [loop(trunk), stand.d, foot.d],
        furry: [trunk],
        pale: [stand.tip(0.7), foot.tip(0.7), ...(body.pale ?? []).slice(0, 1)],
      },
    ],
    head: [-66, -214, 1],
    before: [
      {
        shapes: [paw.d],
        pale: [paw.tip(0.66)],
        stripes: paw.rings([0.3, 0.45, 0.6], 7),
        lines: [gouge(-109, -206, -108, -192, 2.6), gouge(-100, -206, -99, -192, 2.6)],
      },
    ],
  };
}

function curl(): Drawing {
  const body = outline(
    '-148 -30, -138 -74, -92 -112, -20 -130, 60 -124, 120 -94, 148 -48, 130 -8, 70 6, -60 6, -128 0',
  );
  const tail = limb('132 -28, 112 6, 40 12, -40 10, -104 4, -136 -16', [38, 38, 36, 32, 28, 14]);
  return {
    behind: [
      {
        shapes: [loop(body)],
        furry: [body],
        warm: [blob(96, -80, 58, 52, 4), blob(-90, -96, 36, 30, 3)],
        dark: [blob(-4, -128, 54, 34, 7)],
        pale: [loop('-140 -40, -60 -40, -20 -20, -60 10, -140 10')],
        stripes: [
          gouge(-40, -130, -24, -74, 9, 4),
          gouge(-8, -134, 6, -76, 9, 4),
          gouge(24, -132, 36, -86, 9, 4),
          gouge(56, -128, 66, -84, 9, 4),
          gouge(88, -116, 94, -74, 9, 4),
          gouge(118, -96, 114, -60, 9, 4),
          gouge(140, -70, 126, -44, 8, 3),
        ],
        lines: [gouge(24, -6, 104, -58, 4, -40)],
      },
    ],
    head: [-84, -58, 0.98],
    before: [
      {
        shapes: [tail.d],
        stripes: tail.rings([0.15, 0.3, 0.45, 0.6, 0.75, 0.9], 9),
        pale: [tail.tip(0.85)],
        warm: [tail.tip(0.7)],
        dark: [tail.tip(0.9)],
      },
    ],
  };
}

function peek(): Drawing {
  const paw = (side: 1 | -1): Layer => ({
    shapes: [
      loop([
        [side * 62, -20],
        [side * 92, -24],
        [side * 104, -4],
        [side * 98, 22],
        [side * 76, 28],
        [side * 56, 20],
        [side * 52, -4],
      ]),
    ],
    pale: [rect(-120, -40, 240, 90)],
    stripes: [],
    warm: side === 1 ? [rect(0, -40, 130, 90)] : [],
    lines: [gouge(side * 70, 8, side * 68, 28, 3), gouge(side * 84, 8, side * 85, 28, 3)],
  });
  return { behind: [], head: [0, -48, 1], before: [paw(-1), paw(1)] };
}

function shoulder(): Drawing {
  const body = outline(
    '-116 -14, -124 -52, -92 -86, -30 -98, 40 -92, 94 -66, 122 -18, 112 34, 84 44, 60 4, 0 -22, -50 -10, -80 10',
  );
  const fore = limb('-86 -30, -104 20, -100 70, -106 96', [50, 34, 28, 24]);
  const fore2 = limb('-60 -24, -62 20, -56 60, -60 84', [46, 32, 26, 22]);
  const tail = limb('98 20, 112 76, 96 132, 112 182, 138 196', [36, 28, 26, 24, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        pale: [tail.tip(0.85)],
        warm: [tail.tip(0.6)],
        dark: [tail.tip(0.85)],
      },
      {
        shapes: [loop(body), fore.d, fore2.d],
        furry: [body],
        pale: [fore.tip(0.6), fore2.tip(0.6), loop('-130 -40, -80 -30, -60 10, -110 20')],
        warm: [blob(80, -60, 50, 46, 4)],
        dark: [blob(-10, -96, 46, 30, 7)],
        stripes: [
          gouge(-34, -100, -30, -30, 9, 4),
          gouge(-2, -100, 2, -34, 9, 4),
          gouge(30, -98, 30, -30, 9, 4),
          gouge(60, -88, 56, -22, 9, 4),
          gouge(90, -72, 76, -8, 9, 4),
          gouge(118, -36, 92, 14, 9, 4),
          ...fore.rings([0.35, 0.5], 7),
          ...fore2.rings([0.4, 0.55], 7),
        ],
        lines: [
          gouge(-82, -6, -84, 60, 4),
          gouge(-104, 84, -105, 100, 2.6),
          gouge(-112, 82, -114, 98, 2.6),
          gouge(-58, 74, -58, 90, 2.6),
        ],
      },
    ],
    head: [-92, -84, 1],
  };
}

function portrait(): Drawing {
  const bust = outline(
    '-40 26, -64 60, -88 120, -100 190, -100 240, 100 240, 100 190, 88 120, 64 60, 40 26',
  );
  return {
    behind: [
      {
        shapes: [loop(bust)],
        furry: [bust],
        pale: [loop('0 20, 46 34, 52 90, 24 170, 0 210, -24 170, -52 90, -46 34')],
        warm: [blob(80, 150, 60, 80, 2)],
        dark: [blob(-84, 110, 44, 60, 3)],
        stripes: [0, 1, 2, 3].flatMap((n) => [
          gouge(-70 - n * 10, 76 + n * 38, -36, 92 + n * 36, 9, -3),
          gouge(70 + n * 10, 76 + n * 38, 36, 92 + n * 36, 9, 3),
        ]),
        lines: [-30, -16, -2, 12, 26].flatMap((x, n) => [
          gouge(x, 66 + (n % 2) * 10, x - 2, 100 + (n % 2) * 10, 2.6),
          gouge(x + 6, 116 + (n % 3) * 8, x + 4, 146 + (n % 3) * 8, 2.6),
        ]),
      },
    ],
    head: [0, 0, 1],
  };
}

function stand(): Drawing {
  const body = outline(
    '-44 -286, -56 -250, -58 -200, -50 -150, -40 -104, -10 -70, 40 -58, 84 -76, 98 -120, 84 -176, 60 -226, 34 -266, 4 -292',
  );
  const foreNear = limb('-26 -236, -74 -236, -112 -262, -140 -296', [52, 36, 28, 26]);
  const foreFar = limb('-20 -252, -66 -272, -94 -306, -106 -340', [46, 32, 26, 22]);
  const hindNear = limb('50 -108, 22 -74, 54 -40, 34 -11, 10 -9', [92, 56, 30, 26, 22]);
  const hindFar = limb('20 -100, -22 -66, 4 -40, -22 -11, -42 -9', [76, 46, 28, 22, 20]);
  const tail = limb('84 -82, 124 -50, 168 -46, 192 -86, 180 -120', [30, 28, 26, 22, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.6)],
        dark: [tail.tip(0.85)],
      },
      { shapes: [foreFar.d, hindFar.d], pale: [foreFar.tip(0.7), hindFar.tip(0.72)] },
      {
        shapes: [loop(body), foreNear.d, hindNear.d],
        furry: [body],
        pale: [
          loop('-40 -300, -10 -260, -16 -180, -24 -110, -70 -140, -80 -250'),
          foreNear.tip(0.66),
          hindNear.tip(0.72),
        ],
        warm: [blob(70, -130, 50, 54, 4)],
        dark: [blob(20, -250, 46, 36, 7)],
        stripes: [
          gouge(30, -268, -4, -226, 9, -3),
          gouge(54, -236, 12, -190, 9, -3),
          gouge(76, -196, 28, -152, 9, -3),
          gouge(92, -154, 46, -116, 9, -3),
          ...foreNear.rings([0.3, 0.46], 7),
          ...hindNear.rings([0.45, 0.62], 7),
        ],
        lines: [
          gouge(4, -118, 18, -58, 4, -12),
          gouge(-8, -232, -64, -216, 4, 4),
          gouge(-134, -300, -144, -290, 2.6),
          gouge(14, -16, 12, -2, 2.6),
        ],
      },
    ],
    head: [-34, -304, 1],
  };
}

function crouch(): Drawing {
  const body = outline(
    '-140 -56, -128 -92, -84 -98, -30 -88, 30 -104, 84 -124, 128 -112, 148 -74, 140 -32, 100 -12, 20 -22, -60 -18, -120 -26',
  );
  const foreNear = limb('-96 -52, -120 -24, -158 -10, -176 -9', [48, 32, 26, 22]);
  const foreFar = limb('-80 -46, -92 -20, -124 -6, -140 -6', [44, 28, 22, 20]);
  const hindNear = limb('104 -66, 76 -36, 114 -12, 80 -9, 60 -9', [86, 54, 26, 22, 20]);
  const tail = limb('138 -62, 188 -34, 238 -24, 286 -34, 306 -58', [30, 28, 24, 22, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.6)],
        dark: [tail.tip(0.85)],
      },
      { shapes: [foreFar.d], pale: [foreFar.tip(0.6)] },
      {
        shapes: [loop(body), foreNear.d, hindNear.d],
        furry: [body],
        pale: [
          foreNear.tip(0.6),
          hindNear.tip(0.72),
          loop('-150 -70, -110 -54, -90 -20, -140 -10'),
        ],
        warm: [blob(100, -96, 54, 44, 4)],
        dark: [blob(-24, -94, 52, 30, 7)],
        stripes: [
          gouge(-78, -102, -74, -50, 9, 3),
          gouge(-46, -94, -42, -46, 9, 3),
          gouge(-12, -94, -8, -46, 9, 3),
          gouge(22, -104, 26, -50, 9, 3),
          gouge(56, -118, 58, -66, 9, 3),
          gouge(90, -126, 92, -66, 9, 3),
          gouge(124, -114, 120, -60, 9, 3),
          ...foreNear.rings([0.3, 0.46], 7),
        ],
        lines: [
          gouge(62, -60, 84, -14, 4, -18),
          gouge(-74, -72, -110, -34, 4, -5),
          gouge(-166, -16, -168, -3, 2.6),
          gouge(66, -15, 64, -2, 2.6),
        ],
      },
    ],
    head: [-148, -100, 1],
  };
}

function sprawl(): Drawing {
  const body = outline(
    '-110 -20, -118 -58, -84 -84, -20 -80, 40 -84, 96 -92, 130 -62, 126 -18, 90 0, 0 4, -80 4',
  );
  const hindUp = limb('96 -58, 72 -116, 96 -176, 84 -226, 62 -236', [78, 52, 28, 26, 22]);
  const hindDown = limb('96 -30, 140 -14, 186 -22, 206 -16', [68, 36, 26, 22]);
  const fore = limb('-70 -66, -54 -112, -20 -130, 4 -118', [44, 30, 26, 22]);
  const foreDown = limb('-80 -18, -60 0, -16 4, 2 2', [40, 28, 24, 20]);
  const tail = limb('112 -16, 160 14, 214 20, 258 -2, 262 -34', [32, 28, 26, 22, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.6)],
        dark: [tail.tip(0.85)],
      },
      { shapes: [hindDown.d], pale: [hindDown.tip(0.6)], stripes: hindDown.rings([0.4, 0.55], 7) },
      {
        shapes: [loop(body), hindUp.d, fore.d, foreDown.d],
        furry: [body],
        pale: [
          loop('-100 -60, -20 -66, 60 -66, 80 -40, 0 -34, -90 -36'),
          hindUp.tip(0.7),
          fore.tip(0.6),
          foreDown.tip(0.6),
        ],
        warm: [blob(90, -60, 50, 50, 4)],
        dark: [blob(0, -12, 54, 26, 7)],
        stripes: [
          gouge(-40, 4, -36, -34, 8),
          gouge(-6, 6, -4, -34, 8),
          gouge(28, 6, 28, -34, 8),
          gouge(60, 4, 58, -34, 8),
          ...hindUp.rings([0.4, 0.54, 0.68], 7),
        ],
        lines: [
          gouge(48, -84, 70, -24, 4, -14),
          gouge(-30, -80, -62, -50, 4, 4),
          gouge(76, -240, 66, -226, 2.6),
          gouge(-8, -134, 0, -114, 2.6),
        ],
      },
    ],
    head: [-116, -70, 1],
  };
}

function hug(): Drawing {
  const body = outline(
    '20 -246, -10 -226, -18 -180, -14 -130, -20 -80, -4 -36, 40 -20, 88 -34, 108 -84, 100 -146, 80 -204, 56 -240',
  );
  const foreNear = limb('30 -196, -4 -214, -34 -244, -46 -268', [48, 36, 28, 24]);
  const foreLow = limb('26 -160, -8 -160, -38 -178, -50 -196', [44, 34, 26, 22]);
  const hindNear = limb('62 -76, 24 -62, -2 -96, -34 -92, -44 -78', [88, 58, 34, 26, 22]);
  const hindLow = limb('62 -50, 40 -10, 4 -14, -28 -12, -40 4', [76, 46, 32, 24, 20]);
  const tail = limb('94 -56, 124 -10, 114 46, 138 92, 170 90', [32, 28, 26, 22, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.6)],
        dark: [tail.tip(0.85)],
      },
      {
        shapes: [loop(body), foreNear.d, foreLow.d, hindNear.d, hindLow.d],
        furry: [body],
        pale: [foreNear.tip(0.66), foreLow.tip(0.66), hindNear.tip(0.72), hindLow.tip(0.72)],
        warm: [blob(80, -110, 44, 60, 4)],
        dark: [blob(40, -210, 40, 40, 7)],
        stripes: [
          gouge(84, -206, 34, -190, 9),
          gouge(98, -168, 44, -150, 9),
          gouge(106, -128, 54, -116, 9),
          gouge(108, -90, 64, -90, 9),
          ...foreNear.rings([0.35, 0.5], 7),
          ...foreLow.rings([0.35, 0.5], 7),
          ...hindNear.rings([0.45, 0.6], 7),
          ...hindLow.rings([0.45, 0.6], 7),
        ],
        lines: [
          gouge(24, -100, 34, -46, 4, -14),
          gouge(20, -176, -16, -190, 4, 4),
          gouge(16, -146, -20, -146, 4, 4),
        ],
      },
    ],
    head: [44, -266, 1],
  };
}

function hunt(): Drawing {
  const body = outline(
    '-168 -76, -150 -112, -112 -130, -66 -118, -10 -98, 44 -104, 92 -128, 132 -118, 152 -80, 144 -38, 104 -16, 30 -30, -50 -34, -110 -34, -150 -46',
  );
  const foreNear = limb('-120 -80, -150 -40, -196 -14, -236 -9', [58, 34, 26, 22]);
  const foreFar = limb('-96 -70, -70 -34, -92 -8, -116 -8', [46, 30, 24, 20]);
  const hindNear = limb('108 -76, 70 -44, 116 -14, 84 -9, 62 -9', [92, 56, 28, 22, 20]);
  const hindFar = limb('110 -60, 150 -36, 176 -12, 154 -8', [70, 38, 24, 20]);
  const tail = limb('142 -74, 200 -60, 256 -62, 306 -52, 330 -82', [30, 26, 24, 20, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.6)],
        dark: [tail.tip(0.85)],
      },
      { shapes: [foreFar.d, hindFar.d], pale: [foreFar.tip(0.66), hindFar.tip(0.7)] },
      {
        shapes: [loop(body), foreNear.d, hindNear.d],
        furry: [body],
        pale: [
          foreNear.tip(0.7),
          hindNear.tip(0.74),
          loop('-176 -80, -140 -64, -80 -40, 10 -36, -40 -20, -150 -30'),
        ],
        warm: [blob(104, -104, 54, 44, 4)],
        dark: [blob(-40, -112, 52, 30, 7)],
        stripes: [
          gouge(-96, -130, -92, -70, 9, 3),
          gouge(-62, -120, -58, -62, 9, 3),
          gouge(-26, -106, -22, -56, 9, 3),
          gouge(10, -104, 14, -54, 9, 3),
          gouge(48, -108, 52, -56, 9, 3),
          gouge(86, -130, 88, -72, 9, 3),
          gouge(122, -126, 118, -70, 9, 3),
          ...foreNear.rings([0.35, 0.5], 7),
        ],
        lines: [
          gouge(62, -72, 86, -18, 4, -18),
          gouge(-96, -116, -128, -52, 4, -10),
          gouge(-224, -16, -226, -3, 2.6),
          gouge(-233, -15, -238, -4, 2.6),
          gouge(70, -15, 68, -2, 2.6),
        ],
      },
    ],
    head: [-190, -88, 0.98],
  };
}

function reach(): Drawing {
  const body = outline(
    '-62 -330, -68 -262, -52 -192, -48 -124, -22 -72, 40 -54, 92 -72, 110 -122, 92 -194, 62 -264, 38 -332, -8 -366',
  );
  const foreNear = limb('-22 -306, -86 -340, -122 -402, -150 -456', [64, 42, 30, 28]);
  const foreFar = limb('-10 -330, -74 -376, -104 -432, -120 -480', [54, 38, 28, 26]);
  const hindNear = limb('62 -112, 44 -66, 82 -34, 58 -11, 30 -9', [98, 62, 32, 26, 22]);
  const hindFar = limb('28 -104, -8 -62, 18 -34, -8 -11, -32 -9', [78, 48, 28, 22, 20]);
  const tail = limb('98 -90, 146 -62, 196 -72, 222 -120, 262 -132', [32, 28, 26, 22, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.6)],
        dark: [tail.tip(0.85)],
      },
      { shapes: [foreFar.d, hindFar.d], pale: [foreFar.tip(0.72), hindFar.tip(0.72)] },
      {
        shapes: [loop(body), hindNear.d],
        furry: [body],
        pale: [
          loop('-80 -350, -44 -330, -40 -240, -30 -140, -76 -150, -90 -260'),
          hindNear.tip(0.72),
        ],
        warm: [blob(74, -140, 52, 60, 4)],
        dark: [blob(24, -290, 46, 40, 7)],
        stripes: [
          gouge(46, -330, 4, -292, 9, -3),
          gouge(60, -286, 14, -250, 9, -3),
          gouge(76, -240, 26, -208, 9, -3),
          gouge(92, -196, 40, -168, 9, -3),
          gouge(106, -150, 56, -130, 9, -3),
          ...hindNear.rings([0.45, 0.62], 7),
        ],
        lines: [gouge(8, -124, 26, -58, 4, -14), gouge(38, -16, 36, -2, 2.6)],
      },
    ],
    head: [-14, -386, 1],
    before: [
      {
        shapes: [foreNear.d],
        pale: [foreNear.tip(0.7)],
        stripes: foreNear.rings([0.3, 0.45, 0.58], 7),
        lines: [gouge(-140, -458, -150, -450, 2.6), gouge(-150, -446, -160, -442, 2.6)],
      },
    ],
  };
}

function coil(): Drawing {
  const body = outline(
    '0 -262, 84 -246, 142 -188, 158 -112, 126 -36, 50 4, -50 4, -126 -36, -158 -112, -142 -188, -84 -246',
  );
  const tail = limb(
    '148 -134, 146 -66, 92 -8, 6 14, -82 -2, -132 -48, -138 -96',
    [36, 44, 46, 44, 40, 32, 16],
  );
  const hind = limb('96 -66, 40 -62, 2 -54', [60, 40, 32]);
  return {
    behind: [
      {
        shapes: [loop(body)],
        furry: [body],
        warm: [blob(96, -170, 62, 62, 4), blob(-110, -200, 50, 40, 3)],
        dark: [blob(0, -236, 60, 44, 7)],
        pale: [loop('-80 -60, 0 -100, 60 -84, 50 -40, -20 -20')],
        stripes: [
          gouge(-132, -200, -88, -164, 10, 4),
          gouge(-86, -246, -58, -194, 10, 4),
          gouge(-32, -264, -18, -206, 10, 4),
          gouge(28, -262, 24, -204, 10, -4),
          gouge(84, -246, 60, -196, 10, -4),
          gouge(128, -208, 86, -172, 10, -4),
          gouge(156, -156, 104, -138, 10, -4),
        ],
        lines: [gouge(26, -150, 128, -70, 4.4, -46), gouge(-112, -120, 14, -176, 3.6, -34)],
      },
      { shapes: [hind.d], pale: [hind.tip(0.4)], lines: [gouge(0, -66, 12, -62, 2.6)] },
    ],
    head: [-46, -96, 1],
    before: [
      {
        shapes: [tail.d],
        stripes: tail.rings([0.12, 0.26, 0.4, 0.54, 0.68, 0.82], 10),
        pale: [tail.tip(0.86)],
        warm: [tail.tip(0.7)],
        dark: [tail.tip(0.9)],
      },
    ],
  };
}

function lookBack(): Drawing {
  const body = outline(
    '-20 -212, -52 -184, -66 -130, -90 -80, -102 -36, -86 -4, -44 2, 46 2, 86 -4, 100 -38, 90 -88, 72 -140, 62 -184, 34 -212',
  );
  const tail = limb('-26 -16, -100 6, -164 0, -206 -36, -196 -84', [34, 32, 28, 24, 12]);
  return {
    behind: [
      {
        shapes: [loop(body)],
        furry: [body],
        warm: [blob(60, -60, 56, 54, 2)],
        dark: [blob(-60, -110, 40, 52, 3)],
        stripes: [
          gouge(14, -190, -14, -14, 10, -8),
          ...[0, 1, 2, 3, 4].flatMap((n) => [
            gouge(-52 - n * 11, -160 + n * 30, -10 - n * 3, -148 + n * 31, 9, -4),
            gouge(62 + n * 8, -160 + n * 30, 22 - n * 3, -148 + n * 31, 9, 4),
          ]),
        ],
        lines: [
          gouge(14, -176, -10, -50, 3.6, -8),
          gouge(-90, -70, -58, -2, 3.8, -12),
          gouge(90, -72, 56, -2, 3.8, 12),
        ],
      },
      {
        shapes: [tail.d],
        pale: [tail.tip(0.85)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 10),
        warm: [tail.tip(0.6)],
        dark: [tail.tip(0.84)],
      },
    ],
    head: [26, -238, 1],
  };
}

function jump(): Drawing {
  const body = outline(
    '-152 -300, -124 -330, -76 -322, -10 -292, 62 -258, 118 -226, 142 -180, 126 -136, 86 -128, 42 -154, -12 -188, -70 -222, -126 -250',
  );
  const foreNear = limb('-112 -264, -176 -244, -228 -268, -268 -296', [62, 38, 28, 26]);
  const foreFar = limb('-104 -284, -180 -296, -234 -332, -264 -364', [50, 32, 26, 24]);
  const hindNear = limb('98 -168, 96 -112, 140 -76, 144 -28, 152 -6', [92, 62, 32, 26, 22]);
  const hindFar = limb('84 -158, 58 -108, 80 -66, 64 -20, 66 2', [72, 48, 28, 22, 20]);
  const tail = limb('130 -196, 178 -210, 226 -248, 250 -304, 292 -322', [30, 28, 26, 22, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.55)],
        dark: [tail.tip(0.85)],
      },
      { shapes: [foreFar.d, hindFar.d], pale: [foreFar.tip(0.7), hindFar.tip(0.74)] },
      {
        shapes: [loop(body), foreNear.d, hindNear.d],
        furry: [body],
        pale: [
          foreNear.tip(0.66),
          hindNear.tip(0.76),
          loop('-160 -280, -110 -244, -20 -190, 40 -160, 0 -150, -150 -230'),
        ],
        warm: [blob(96, -190, 54, 46, 4)],
        dark: [blob(-40, -300, 52, 32, 7)],
        stripes: [
          gouge(-84, -326, -96, -256, 9, 3),
          gouge(-48, -312, -62, -240, 9, 3),
          gouge(-12, -296, -28, -222, 9, 3),
          gouge(24, -280, 8, -206, 9, 3),
          gouge(60, -262, 44, -192, 9, 3),
          gouge(94, -244, 78, -180, 9, 3),
          ...hindNear.rings([0.45, 0.6], 7),
          ...foreNear.rings([0.35, 0.5], 7),
        ],
        lines: [
          gouge(58, -190, 86, -112, 4, -18),
          gouge(-84, -292, -126, -252, 4, -6),
          gouge(-262, -302, -274, -294, 2.6),
        ],
      },
    ],
    head: [-132, -344, 1],
  };
}

function washLeg(): Drawing {
  const trunk = outline(
    '-30 -190, -54 -156, -58 -112, -56 -66, -64 -28, -44 -2, 20 4, 84 2, 116 -18, 126 -66, 110 -124, 74 -172, 30 -200',
  );
  const leg = limb('22 -52, -66 -66, -112 -128, -124 -220, -130 -286', [104, 88, 56, 40, 36]);
  const paw = loop('-150 -284, -156 -312, -142 -334, -120 -336, -106 -318, -108 -286');
  const down = limb('0 -30, -70 -18, -136 -12, -168 -18', [56, 40, 28, 24]);
  const fore = limb('18 -124, 8 -80, 14 -38, 2 -8', [54, 36, 28, 26]);
  const tail = limb('104 -18, 152 -4, 206 -10, 240 -44, 232 -82', [32, 30, 26, 22, 12]);
  return {
    behind: [
      {
        shapes: [tail.d],
        pale: [tail.tip(0.84)],
        stripes: tail.rings([0.2, 0.36, 0.52, 0.68, 0.84], 9),
        warm: [tail.tip(0.6)],
        dark: [tail.tip(0.86)],
      },
      { shapes: [down.d], pale: [down.tip(0.64)], stripes: down.rings([0.4, 0.56], 7) },
      {
        shapes: [loop(trunk)],
        furry: [trunk],
        warm: [blob(84, -90, 50, 60, 4)],
        dark: [blob(30, -176, 46, 36, 7)],
        pale: [loop('-40 -190, -10 -170, -20 -110, -30 -50, -70 -60, -70 -150')],
        stripes: [
          gouge(40, -196, 20, -140, 9, -4),
          gouge(68, -178, 42, -122, 9, -4),
          gouge(94, -148, 64, -98, 9, -4),
          gouge(114, -112, 82, -72, 9, -4),
          gouge(124, -74, 92, -48, 9, -4),
        ],
        lines: [gouge(-34, -2, 30, -4, 3)],
      },
      {
        shapes: [leg.d, paw],
        pale: [leg.tip(0.72), paw],
        stripes: leg.rings([0.42, 0.54, 0.66], 8),
        dark: [circle(-132, -310, 9)],
        lines: [
          gouge(14, -112, 62, -30, 4.4, 26),
          gouge(-140, -332, -142, -316, 3),
          gouge(-124, -334, -122, -318, 3),
        ],
      },
    ],
    head: [-40, -204, 1],
    before: [
      {
        shapes: [fore.d],
        pale: [fore.tip(0.66)],
        lines: [gouge(6, -16, 5, -3, 2.6), gouge(-3, -15, -5, -4, 2.6)],
      },
    ],
  };
}

const drawings: Record<Exclude<Pose, 'carrier' | 'above'>, () => Drawing> = {
  'sit-front': sitFront,
  'sit-side': sitSide,
  'sit-back': () => sitBack(false),
  'sit-back-hang': () => sitBack(true),
  loaf,
  walk,
  stretch,
  arch,
  leap,
  groom,
  curl,
  peek,
  shoulder,
  portrait,
  stand,
  crouch,
  sprawl,
  hug,
  hunt,
  reach,
  coil,
  'look-back': lookBack,
  jump,
  'wash-leg': washLeg,
};

const usual: Partial<Record<Pose, CatOptions>> = {
  'sit-back': { head: 'back' },
  'sit-back-hang': { head: 'back' },
  stretch: { look: 'closed', mouth: 'smile', tilt: -6 },
  arch: { look: 'wide', mouth: 'hiss', flat: true },
  groom: { look: 'closed', mouth: 'lick', tilt: -14 },
  curl: { look: 'closed', mouth: 'smile', tilt: 10 },
  sprawl: { look: 'closed', mouth: 'smile', tilt: -22 },
  portrait: { close: true },
  hunt: { head: 'side', tilt: -4 },
  reach: { head: 'side', tilt: 24 },
  coil: { look: 'closed', mouth: 'smile', tilt: 16 },
  'look-back': { tilt: 7 },
  'wash-leg': { mouth: 'lick', tilt: -16 },
};

function headOf(coat: Coat, options: CatOptions): Svg {
  if (options.head === 'side') return headSide(coat, options);
  if (options.head === 'back') return headBack(coat, options);
  return headFront(coat, options);
}

/** A cat seen from straight above, nose to the left. */
function fromAbove(coat: Coat, rim: string | null): Svg {
  const body = outline(
    '-92 0, -84 -36, -40 -50, 20 -48, 84 -58, 124 -40, 136 0, 124 40, 84 58, 20 48, -40 50, -84 36',
  );
  const head = outline(
    '-184 0, -178 -18, -158 -38, -134 -52, -136 -92!, -104 -62, -92 -44!, -80 -24, -78 0, -80 24, -92 44!, -104 62, -136 92!, -134 52, -158 38, -178 18',
  );
  const tail = limb('128 0, 178 14, 214 -14, 252 -34, 286 -10', [30, 26, 24, 22, 12]);
  const fore = limb('-70 -40, -104 -66, -130 -74', [36, 28, 22]);
  const hind = limb('96 48, 128 72, 156 70', [44, 30, 22]);
  const hind2 = limb('84 -50, 64 -78, 38 -80', [40, 30, 22]);
  const fore2 = limb('-60 42, -44 66, -22 70', [34, 28, 22]);
  return group(
    inked(
      {
        shapes: [tail.d, fore.d, hind.d, hind2.d, fore2.d, loop(body)],
        furry: [body],
        stripes: [
          gouge(-90, 0, 130, 0, 9),
          ...[-60, -20, 20, 60, 100].flatMap((x) => [
            gouge(x, -62, x + 10, -14, 9, 4),
            gouge(x, 62, x + 10, 14, 9, -4),
          ]),
          ...tail.rings([0.2, 0.4, 0.6, 0.8], 9),
        ],
        pale: [fore.tip(0.6), hind.tip(0.6), hind2.tip(0.6), fore2.tip(0.6), tail.tip(0.85)],
        warm: [blob(76, 20, 56, 50, 4)],
        dark: [blob(-20, -30, 50, 34, 7)],
        lines: [gouge(-60, -6, 110, 4, 3, 4)],
      },
      coat,
      rim,
    ),
    inked(
      {
        shapes: [loop(head)],
        furry: [head],
        stripes: [gouge(-150, -10, -90, -12, 6), gouge(-150, 10, -90, 12, 6)],
        warm: [blob(-110, 34, 40, 36, 3)],
        dark: [blob(-108, -44, 30, 26, 4)],
        pale: [loop('-180 -14, -158 -12, -150 0, -158 12, -180 14')],
      },
      coat,
      rim,
    ),
    shape(
      [loop('-126 -54!, -129 -80!, -106 -58!'), loop('-126 54!, -129 80!, -106 58!')],
      coat.ear,
    ),
    shape(
      [
        loop('-168 -26!, -150 -30, -146 -16!, -160 -14'),
        loop('-168 26!, -150 30, -146 16!, -160 14'),
      ],
      coat.eye,
    ),
    shape(circle(-181, 0, 6, 5), coat.nose),
    shape(
      gouge(-166, -10, -186, -56, 2.4) +
        gouge(-160, -12, -172, -62, 2.4) +
        gouge(-166, 10, -186, 56, 2.4) +
        gouge(-160, 12, -172, 62, 2.4),
      coat.whisker,
    ),
  );
}

/** A carrying box with a barred round window, a cat's face in it. */
function inCarrier(coat: Coat, options: CatOptions): Svg {
  const box = outline('-130 0!, -138 -190, -96 -230, 0 -238, 96 -230, 138 -190, 130 0!');
  const handle = limb('-52 -232, -44 -276, 0 -288, 44 -276, 52 -232', [16, 16, 16, 16, 16]);
  return group(
    shape(handle.d, KEY),
    `<path d="${loop(box)}" fill="${PAPER}" stroke="${PAPER}" stroke-width="8"/>`,
    shape(loop(box), '#A4452C'),
    within(
      loop(box),
      gouges({
        x: 20,
        y: -240,
        w: 130,
        h: 240,
        angle: 32,
        gap: 10,
        length: [24, 60],
        width: 3,
        fill: KEY,
        seed: 3,
      }),
    ),
    shape(circle(0, -118, 92), KEY),
    shape(circle(0, -118, 82), '#EADFC8'),
    within(circle(0, -118, 82), place(headAndChest(coat, options), 0, -108, 1.05)),
    shape([-60, -30, 30, 60].map((x) => rect(x - 2, -210, 4, 34)).join(''), KEY),
    shape(rect(-130, -22, 260, 10), PAPER),
  );
}

function headAndChest(coat: Coat, options: CatOptions): Svg {
  return group(
    ...portrait().behind.map((layer) => inked(layer, coat, coat.cut)),
    headOf(coat, { ...options }),
  );
}

/**
 * Draws one cat. `rim` sets the colour of the contour round it (null for none); without it a dark
 * coat is parted from its background by paper and a pale one by the key block.
 */
export function cat(pose: Pose, coatName: CoatName, options: CatOptions = {}): Svg {
  const coat = coats[coatName];
  const rim = options.rim === undefined ? coat.cut : options.rim;
  if (pose === 'above') return fromAbove(coat, rim);
  if (pose === 'carrier') return inCarrier(coat, options);
  const drawing = drawings[pose]();
  const chosen: CatOptions = { ...usual[pose], ...options };
  const [x, y, scale] = drawing.head;
  const tilt = chosen.tilt ?? 0;
  return group(
    ...drawing.behind.map((layer) => inked(layer, coat, rim)),
    place(headOf(coat, chosen), x, y, scale, tilt ? { turn: tilt } : {}),
    ...(drawing.before ?? []).map((layer) => inked(layer, coat, rim)),
  );
}
