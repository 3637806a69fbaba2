/**
 * Things the stories need and the city kit lacks. Palette first where a thing changes with the light;
 * the origin is the middle of the foot unless it says otherwise.
 *
 * `basket`, `dog`, `stove`, `cage`, `register`, `trainFront`, `crateOpen`, `plate`, `glass`, `ticket`,
 * `bars`, `tin`, `plant`, `suitcase`, `carton`, `newspaper`, `collar`, `ruff`, `bag`.
 */
import { KEY, OXBLOOD, PAPER } from './ink.ts';
import type { Ink } from './ink.ts';
import {
  circle,
  gouge,
  group,
  limb,
  loop,
  place,
  poly,
  rect,
  shape,
  wire,
  within,
  type Svg,
} from './shapes.ts';

/** A wicker basket with its lid thrown back to the left, 260 by 150. */
export function basket(fill: string, dark = KEY): Svg {
  const body = poly('-120 -110, 120 -110, 96 0, -96 0');
  const weave: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let n = 0; n < 8; n += 1) {
      weave.push(
        gouge(
          -116 + n * 30 + (row % 2) * 14,
          -92 + row * 25,
          -92 + n * 30 + (row % 2) * 14,
          -92 + row * 25,
          7,
        ),
      );
    }
  }
  return group(
    place(
      group(
        shape(loop('-8 0!, -30 -120, -20 -190, 20 -196, 30 -60, 12 0!'), dark),
        shape(gouge(-6, -20, -8, -170, 6) + gouge(10, -20, 10, -170, 6), fill),
      ),
      -126,
      -104,
      1,
      { turn: -14 },
    ),
    shape(rect(-128, -124, 256, 22), dark),
    shape(body, fill),
    within(body, shape(weave.join(''), dark)),
    shape(gouge(-120, -114, 120, -114, 7), fill),
    wire('M-118 -96Q-130 -60 -96 -40', dark, 8),
  );
}

/** A hopeful yellow dog, sitting, facing left; 300 tall. */
export function dog(fill: string, dark = KEY): Svg {
  const body = loop('-30 -190, -52 -120, -58 -40, -70 0!, 70 0!, 96 -40, 84 -110, 30 -180');
  const head = loop(
    '-20 -296, -52 -280, -118 -236!, -112 -214, -60 -204, -20 -190, 26 -210, 34 -260, 10 -292',
  );
  return group(
    shape(limb('76 -20, 130 -50, 150 -110', [26, 20, 8]).d, dark),
    `<g stroke="${dark}" stroke-width="9" stroke-linejoin="round" fill="${fill}"><path d="${body}"/><path d="${head}"/></g>`,
    shape(loop('4 -290, 40 -270, 54 -216, 40 -176, 20 -214, 8 -250'), dark),
    shape([circle(-116, -226, 13), circle(-48, -252, 8)], dark),
    shape(
      gouge(-108, -212, -66, -212, 5, 4) +
        gouge(-26, -110, -34, -6, 6) +
        gouge(40, -110, 14, -10, 6, -18) +
        gouge(-64, -14, -40, -4, 4),
      dark,
    ),
    shape(loop('-92 -208, -76 -208, -78 -180, -90 -182'), OXBLOOD),
  );
}

/** A kitchen range on legs with its pipe, 360 by 300; `up` is the length of pipe. */
export function stove(up = 400, fire = '#F2B63C'): Svg {
  return group(
    shape(
      [
        rect(60, -300 - up, 54, up + 10),
        rect(48, -330, 78, 22),
        rect(-190, -300, 380, 34),
        rect(-170, -270, 340, 190),
        rect(-150, -84, 24, 84),
        rect(126, -84, 24, 84),
      ],
      KEY,
    ),
    shape([rect(-140, -240, 130, 110)], fire),
    shape(
      [0, 1, 2, 3, 4].map((n) => rect(-130 + n * 25, -240, 12, 110)),
      KEY,
    ),
    shape(
      gouge(-180, -290, 180, -290, 6) +
        gouge(20, -240, 150, -240, 5) +
        gouge(20, -140, 150, -140, 5) +
        gouge(20, -240, 20, -140, 5) +
        gouge(150, -240, 150, -140, 5) +
        gouge(74, -290 - up, 74, -340, 6),
      PAPER,
    ),
  );
}

/** Upright bars over w by h with a frame; origin at the bottom left. */
export const bars = (fill: string, w: number, h: number, gap: number, thick = 7): Svg =>
  shape(
    [
      rect(-10, -h - 16, w + 20, 26),
      rect(-10, -14, w + 20, 22),
      rect(-10, -h, 16, h),
      rect(w - 6, -h, 16, h),
      ...Array.from({ length: Math.floor(w / gap) }, (_, n) => rect((n + 0.5) * gap, -h, thick, h)),
    ],
    fill,
  );

/** A brass cash register, 300 by 330. */
export function register(ink: Ink): Svg {
  const keys = Array.from({ length: 15 }, (_, n) =>
    circle(-76 + (n % 5) * 38, -150 + Math.floor(n / 5) * 30, 11),
  );
  return group(
    shape(
      [
        rect(-150, -70, 300, 70),
        loop('-130 -70!, -120 -170, -96 -240!, 96 -240!, 120 -170, 130 -70!'),
        rect(-110, -330, 220, 92),
      ],
      ink.light,
    ),
    shape([rect(-94, -316, 188, 60)], ink.key),
    shape([rect(-60, -306, 34, 42), rect(-14, -306, 34, 42), rect(32, -306, 34, 42)], PAPER),
    shape(keys, ink.key),
    shape(
      keys.map((_, n) => circle(-76 + (n % 5) * 38, -152 + Math.floor(n / 5) * 30, 6)),
      PAPER,
    ),
    shape([rect(-150, -74, 300, 7), rect(-60, -40, 120, 12), rect(-110, -244, 220, 7)], ink.key),
    shape(gouge(-140, -56, 140, -56, 5) + gouge(-104, -226, 104, -226, 5), PAPER),
    wire('M130 -150L176 -190', ink.key, 12),
    shape(circle(180, -194, 16), ink.accent),
  );
}

/** The front of a subway train, 520 by 640, lamps lit. */
export function trainFront(ink: Ink, fill = '#8FA8AF'): Svg {
  const face = loop('-250 0!, -258 -480, -200 -600, 0 -636, 200 -600, 258 -480, 250 0!');
  return group(
    shape(face, KEY),
    place(shape(face, fill), 0, -8, 0.95),
    shape([rect(-200, -470, 110, 210), rect(90, -470, 110, 210), rect(-62, -490, 124, 440)], KEY),
    shape(
      [rect(-188, -458, 86, 186), rect(102, -458, 86, 186), rect(-44, -470, 88, 150)],
      ink.light,
    ),
    shape(gouge(-180, -300, -120, -440, 6) + gouge(110, -300, 170, -440, 6), PAPER),
    shape(rect(-120, -590, 240, 64), KEY),
    shape([circle(-70, -558, 20), rect(-36, -570, 140, 9), rect(-36, -552, 100, 9)], ink.light),
    shape([circle(-150, -150, 42), circle(150, -150, 42)], KEY),
    shape([circle(-150, -150, 30), circle(150, -150, 30)], PAPER),
    shape(
      [-60, -40, -20].map((y) => gouge(-230, y, 230, y, 5)),
      KEY,
    ),
  );
}

/** An open plastic or wooden milk crate seen from the side, 200 by 150. */
export function milkCrate(fill: string): Svg {
  const holes: string[] = [];
  for (let row = 0; row < 3; row += 1)
    for (let n = 0; n < 5; n += 1) holes.push(rect(-84 + n * 36, -124 + row * 40, 24, 26));
  return group(
    shape(rect(-104, -150, 208, 150), KEY),
    shape(rect(-97, -143, 194, 136), fill),
    shape(holes, KEY),
  );
}

/** A dinner plate seen from the side with a steak on it, 260 wide. */
export const plate = (meat = '#A4452C'): Svg =>
  group(
    shape(circle(0, -8, 140, 22), KEY),
    shape(circle(0, -12, 134, 19), PAPER),
    shape(circle(0, -14, 100, 11), '#D3C4A3'),
    shape(loop('-92 -16, -80 -44, -20 -56, 50 -48, 92 -30, 84 -14, 0 -8'), KEY),
    shape(loop('-84 -20, -74 -40, -20 -50, 46 -43, 82 -28, 70 -18, 0 -14'), meat),
    shape(gouge(-60, -26, 10, -34, 5) + gouge(20, -30, 62, -26, 5), PAPER),
  );

/** A tin dish cover with a knob, 260 by 130. */
export const cover = (fill: string): Svg =>
  group(
    shape(loop('-134 0!, -120 -70, -60 -110, 60 -110, 120 -70, 134 0!'), KEY),
    shape(loop('-122 -8!, -110 -64, -56 -100, 56 -100, 110 -64, 122 -8!'), fill),
    shape(gouge(-96, -20, -54, -90, 7, -6), PAPER),
    shape([circle(0, -124, 17), rect(-6, -118, 12, 14)], KEY),
  );

/** A tall glass of something cold, 100 by 190. */
export const glass = (fill: string): Svg =>
  group(
    shape(poly('-50 -190, 50 -190, 38 0, -38 0'), PAPER),
    shape(poly('-44 -140, 44 -140, 34 -10, -34 -10'), fill),
    shape(gouge(-28, -170, -20, -24, 6), PAPER),
    shape(
      [
        gouge(-50, -190, 50, -190, 6),
        gouge(-50, -190, -38, 0, 5),
        gouge(50, -190, 38, 0, 5),
        gouge(-38, -2, 38, -2, 6),
      ],
      KEY,
    ),
    wire('M10 -150L44 -250', OXBLOOD, 10),
  );

/** A paper ticket lying flat, 260 by 120, with a paw on it. */
export const ticket = (fill: string): Svg =>
  group(
    shape(
      loop(
        '-130 -60!, 130 -60!, 130 -16!, 112 0, 130 16!, 130 60!, -130 60!, -130 16!, -112 0, -130 -16!',
      ),
      KEY,
    ),
    shape(
      loop(
        '-122 -52!, 122 -52!, 122 -18!, 104 0, 122 18!, 122 52!, -122 52!, -122 18!, -104 0, -122 -18!',
      ),
      fill,
    ),
    shape(
      [
        circle(-30, 14, 24, 18),
        circle(-60, -8, 9, 12),
        circle(-40, -24, 9, 12),
        circle(-18, -24, 9, 12),
        circle(2, -8, 9, 12),
      ],
      KEY,
    ),
    shape(
      Array.from({ length: 7 }, (_, n) => rect(58, -46 + n * 14, 5, 8)),
      KEY,
    ),
    shape(gouge(74, -24, 104, -24, 5) + gouge(74, 0, 100, 0, 5) + gouge(74, 24, 104, 24, 5), KEY),
  );

/** A tin with a band round it, 90 by 110. */
export const tin = (band: string): Svg =>
  group(
    shape([rect(-45, -110, 90, 110)], KEY),
    shape(rect(-40, -104, 80, 98), '#D3C4A3'),
    shape(rect(-40, -84, 80, 54), band),
    shape(circle(0, -57, 16), PAPER),
  );

/** A potted plant with long leaves, about 240 by 330. */
export const plant = (leaf: string, pot: string): Svg =>
  group(
    shape(
      [
        [-110, -260, -30],
        [-60, -310, -16],
        [0, -330, 8],
        [60, -300, 18],
        [116, -240, 30],
        [-130, -180, -30],
        [128, -170, 30],
      ].map(([x, y, b]) => gouge(0, -100, x!, y!, 30, b!)),
      leaf,
    ),
    shape(
      [
        [-110, -260, -30],
        [-60, -310, -16],
        [0, -330, 8],
        [60, -300, 18],
        [116, -240, 30],
      ].map(([x, y, b]) => gouge(0, -110, x! * 0.8, y! * 0.86, 5, b! * 0.8)),
      PAPER,
    ),
    shape([poly('-70 -110, 70 -110, 52 0, -52 0'), rect(-80, -120, 160, 28)], pot),
    shape(gouge(-44, -80, -34, -10, 7), PAPER),
  );

/** An open suitcase, 520 wide: the lid stands behind (draw it first), the tray in front. */
export function suitcase(part: 'lid' | 'tray', fill: string, lining: string): Svg {
  return part === 'lid'
    ? group(
        shape(loop('-260 -60!, -256 -300, -230 -330, 230 -330, 256 -300, 260 -60!'), KEY),
        shape(loop('-248 -60!, -244 -296, -226 -318, 226 -318, 244 -296, 248 -60!'), fill),
        shape(rect(-214, -290, 428, 230), lining),
        shape(
          [-180, -90, 0, 90, 180].map((x) => gouge(x, -286, x, -64, 6)),
          fill,
        ),
      )
    : group(
        shape(loop('-270 -130!, 270 -130!, 266 -20, 244 0, -244 0, -266 -20'), KEY),
        shape(loop('-260 -120!, 260 -120!, 256 -22, 238 -8, -238 -8, -256 -22'), fill),
        shape([rect(-60, -80, 120, 16), rect(-60, -80, 14, 40), rect(46, -80, 14, 40)], KEY),
        shape([rect(-216, -126, 40, 30), rect(176, -126, 40, 30)], '#F2B63C'),
        shape(gouge(-250, -104, -80, -104, 5) + gouge(80, -104, 250, -104, 5), PAPER),
      );
}

/** The front of a carton with two flaps; stands in front of whoever is in it. w by h. */
export const carton = (w: number, h: number, fill = '#C9A05C', shade = '#8A5A34'): Svg =>
  group(
    shape(
      [
        poly([
          [-w / 2, -h],
          [-w / 2 - w * 0.24, -h + h * 0.34],
          [-w / 2 - w * 0.2, -h + h * 0.5],
          [-w / 2, -h + h * 0.2],
        ]),
        poly([
          [w / 2, -h],
          [w / 2 + w * 0.24, -h + h * 0.34],
          [w / 2 + w * 0.2, -h + h * 0.5],
          [w / 2, -h + h * 0.2],
        ]),
      ],
      shade,
    ),
    shape(rect(-w / 2, -h, w, h), KEY),
    shape(rect(-w / 2 + 7, -h + 7, w - 14, h - 14), fill),
    shape(rect(-w * 0.07, -h + 7, w * 0.14, h * 0.5), '#EADFC8'),
    shape(
      gouge(-w * 0.42, -h * 0.2, -w * 0.2, -h * 0.2, 7) +
        gouge(-w * 0.42, -h * 0.12, -w * 0.26, -h * 0.12, 7) +
        gouge(w * 0.2, -h * 0.8, w * 0.44, -h * 0.8, 6),
      shade,
    ),
  );

/** A sheet of newspaper, w by h, flat, origin at its middle: rules for lines, a block for a picture. */
export function newspaper(w: number, h: number): Svg {
  const lines: string[] = [];
  for (let column = 0; column < 4; column += 1) {
    for (let y = -h * 0.24; y < h * 0.44; y += 15) {
      if (column === 1 && y < h * 0.12) continue;
      lines.push(
        gouge(-w * 0.44 + column * w * 0.23, y, -w * 0.44 + column * w * 0.23 + w * 0.19, y, 4),
      );
    }
  }
  return group(
    shape(rect(-w / 2 - 5, -h / 2 - 5, w + 10, h + 10), KEY),
    shape(rect(-w / 2, -h / 2, w, h), PAPER),
    shape(
      [
        rect(-w * 0.4, -h * 0.44, w * 0.8, h * 0.08),
        rect(-w * 0.44, -h * 0.32, w * 0.88, 4),
        rect(-w * 0.21, -h * 0.24, w * 0.19, h * 0.32),
      ],
      KEY,
    ),
    shape(lines.join(''), '#4A433A'),
  );
}

/** A collar with a tag, for a cat that sits facing us at scale 1 (set at the cat's own place). */
export const collar = (fill: string, tag = '#F2B63C', y = -183): Svg =>
  group(
    shape(
      loop([
        [-42, y - 8, 1],
        [0, y + 8],
        [42, y - 8, 1],
        [44, y + 8, 1],
        [0, y + 26],
        [-44, y + 8, 1],
      ]),
      KEY,
    ),
    shape(
      loop([
        [-40, y - 4, 1],
        [0, y + 12],
        [40, y - 4, 1],
        [41, y + 5, 1],
        [0, y + 21],
        [-41, y + 5, 1],
      ]),
      fill,
    ),
    shape(circle(0, y + 30, 13), KEY),
    shape(circle(0, y + 30, 9), tag),
  );

/**
 * A long-haired cat's mane and shirt front, for a cat that faces us at scale 1: `behind` goes under the
 * cat, `bib` over it.
 */
export const ruff = (part: 'behind' | 'bib', fill: string, dark = KEY): Svg => {
  if (part === 'bib') {
    const bib = loop(
      '-46 -186!, -54 -160, -58 -146!, -42 -150!, -44 -124!, -26 -134!, -20 -106!, -8 -120!, 0 -92!, 8 -120!, 20 -106!, 26 -134!, 44 -124!, 42 -150!, 58 -146!, 54 -160, 46 -186!, 0 -172',
    );
    return group(
      shape(bib, fill),
      shape(
        [
          gouge(-58, -146, -42, -151, 4),
          gouge(-44, -124, -26, -135, 4),
          gouge(-20, -106, -8, -121, 4),
          gouge(0, -92, 8, -121, 4),
          gouge(20, -106, 26, -135, 4),
          gouge(44, -124, 42, -151, 4),
          gouge(-20, -160, -24, -136, 3),
          gouge(20, -160, 24, -136, 3),
          gouge(0, -158, 0, -130, 3),
        ],
        dark,
      ),
    );
  }
  const tufts = Array.from({ length: 27 }, (_, n) => {
    const a = -0.25 + (n / 26) * (Math.PI + 0.5);
    const reach = n % 2 ? 1 : 0.82;
    return [Math.cos(a) * 92 * reach, -212 + Math.sin(a) * 80 * reach, 1] as const;
  });
  return `<path d="${loop(tufts)}" fill="${fill}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/>`;
};

/** A paper bag lying on its side with its mouth to the left; the cat looks out of it. w by h. */
export const bag = (w: number, h: number, fill = '#C9A05C', inside = '#4A2E22'): Svg =>
  group(
    shape(
      poly([
        [-w * 0.5, -h],
        [w * 0.46, -h * 0.86],
        [w * 0.5, 0],
        [-w * 0.5, 0],
      ]),
      KEY,
    ),
    shape(
      poly([
        [-w * 0.48, -h * 0.96],
        [w * 0.45, -h * 0.83],
        [w * 0.48, -8],
        [-w * 0.48, -8],
      ]),
      fill,
    ),
    shape(
      loop([
        [-w * 0.5, -h, 1],
        [-w * 0.36, -h * 0.94, 1],
        [-w * 0.34, -h * 0.5],
        [-w * 0.36, 0, 1],
        [-w * 0.5, 0, 1],
        [-w * 0.54, -h * 0.5],
      ]),
      inside,
    ),
    shape(
      gouge(-w * 0.2, -h * 0.8, w * 0.3, -h * 0.7, 6, 10) +
        gouge(-w * 0.1, -h * 0.3, w * 0.4, -h * 0.24, 6, 8),
      KEY,
    ),
  );
