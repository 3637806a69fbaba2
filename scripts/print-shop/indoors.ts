/**
 * The city kit, under a roof. Palette first; origin at the foot's middle unless it says otherwise.
 *
 * `room` (floor, wall, wainscot), `window`, `mailSack`, `sortingFrame`, `tube` (pneumatic mail),
 * `ticker`, `pole` (brass), `frontDesk` (hotel), `keyRack`, `mantel` (fire in a grate), `rug`,
 * `printingPress`, `lampshade`, `chandelier`, `radiator`, `books`, `bookJacket`, `spectacles`, `fish`,
 * `chair`, `papers`, `stool`, `shelf`, `pendant`, `cup`.
 */
import type { Ink } from './ink.ts';
import { rays, type Area } from './weather.ts';
import {
  circle,
  dice,
  gouge,
  gouges,
  group,
  limb,
  loop,
  place,
  poly,
  rect,
  shape,
  wire,
  type Svg,
  within,
} from './shapes.ts';

/** Wall, wainscot and floorboards over an area; `floor` is where wall meets floor. */
export function room(
  ink: Ink,
  area: Area,
  floor: number,
  options: {
    wall?: string;
    paper?: string;
    boards?: string;
    joints?: string;
    wainscot?: string;
    seed?: number;
  } = {},
): Svg {
  const { x, y, w, h } = area;
  const foot = y + h;
  const joints: string[] = [];
  const cx = x + w / 2;
  for (let n = -14; n <= 14; n += 1)
    joints.push(gouge(cx + n * w * 0.05, floor, cx + n * w * 0.105, foot, 4.5));
  const motif: string[] = [];
  if (options.paper) {
    let row = 0;
    for (let py = y + 40; py < floor - 60; py += 74) {
      for (let px = x + (row % 2) * 50 + 30; px < x + w; px += 100)
        motif.push(gouge(px - 12, py, px + 12, py, 12), gouge(px, py - 22, px, py + 22, 9));
      row += 1;
    }
  }
  return group(
    shape(rect(x, y, w, floor - y), options.wall ?? ink.wall),
    options.paper ? shape(motif.join(''), options.paper) : '',
    options.wainscot
      ? group(
          shape(rect(x, floor - 150, w, 150), options.wainscot),
          shape([rect(x, floor - 156, w, 8), rect(x, floor - 18, w, 5)], ink.paper),
          shape(
            Array.from({ length: Math.ceil(w / 110) }, (_, n) =>
              rect(x + n * 110, floor - 146, 5, 128),
            ),
            ink.key,
          ),
        )
      : '',
    shape(rect(x, floor, w, foot - floor), options.boards ?? ink.ground),
    within(rect(x, floor, w, foot - floor), shape(joints.join(''), options.joints ?? ink.ground2)),
    shape(rect(x, floor - 5, w, 9), ink.key),
  );
}

/** A canvas sack tied at the neck, 190 by 240. */
export function mailSack(ink: Ink, fill = ink.ground, options: { open?: boolean } = {}): Svg {
  const d = options.open
    ? loop('-84 0!, -98 -60, -86 -150, -78 -196!, 78 -196!, 86 -150, 98 -60, 84 0!')
    : loop(
        '-84 0!, -100 -50, -92 -120, -40 -178, -26 -196, -56 -236!, 0 -226, 56 -236!, 26 -196, 40 -178, 92 -120, 100 -50, 84 0!',
      );
  return group(
    `<path d="${d}" fill="${ink.key}" stroke="${ink.key}" stroke-width="8" stroke-linejoin="round"/>`,
    shape(d, fill),
    within(
      d,
      shape(
        gouge(-50, -150, -66, -20, 5, -8) +
          gouge(-16, -170, -22, -110, 4) +
          gouge(40, -150, 60, -30, 5, 8) +
          gouge(14, -168, 18, -120, 4),
        ink.key,
      ),
      gouges({
        x: 10,
        y: -150,
        w: 90,
        h: 150,
        angle: 31,
        gap: 12,
        length: [18, 46],
        width: 3,
        fill: ink.key,
        seed: 8,
        skip: 0.3,
      }),
      shape(rect(-104, -96, 208, 22), ink.accent),
    ),
    options.open
      ? shape(circle(0, -196, 78, 16), ink.key)
      : shape(rect(-30, -200, 60, 11), ink.key),
  );
}

/** Pigeonholes for letters, w by h, origin at the bottom left. */
export function sortingFrame(ink: Ink, w: number, h: number, across = 8, down = 5, seed = 3): Svg {
  const roll = dice(seed);
  const art: Svg[] = [shape(rect(0, -h, w, h), ink.wall2), shape(rect(0, -h, w, 8), ink.paper)];
  const pw = w / across;
  const ph = h / down;
  for (let r = 0; r < down; r += 1) {
    for (let c = 0; c < across; c += 1) {
      const x = c * pw + 6;
      const y = -h + r * ph + 10;
      art.push(shape(rect(x, y, pw - 10, ph - 16), ink.key));
      const count = Math.floor(roll() * 4);
      const letters: string[] = [];
      for (let n = 0; n < count; n += 1)
        letters.push(
          poly([
            [x + 6 + n * 9, y + ph - 16],
            [x + 10 + n * 9, y + ph * (0.24 + roll() * 0.2)],
            [x + pw * 0.34 + n * 9, y + ph * (0.3 + roll() * 0.1)],
            [x + pw * 0.32 + n * 9, y + ph - 16],
          ]),
        );
      art.push(shape(letters, roll() > 0.75 ? ink.light : ink.paper));
    }
  }
  return group(...art);
}

/** A stock ticker under its glass dome with the tape running out; about 130 by 260 plus tape. */
export function ticker(ink: Ink): Svg {
  return group(
    shape([rect(-60, -30, 120, 30), rect(-46, -44, 92, 14)], ink.key),
    shape(loop('-56 -44!, -60 -150, -30 -208, 0 -216, 30 -208, 60 -150, 56 -44!'), ink.sky2),
    shape(
      [circle(0, -104, 34), rect(-40, -70, 80, 22), rect(-6, -160, 12, 60), circle(0, -166, 11)],
      ink.light,
    ),
    shape([circle(0, -104, 18), rect(-34, -62, 68, 5)], ink.key),
    shape(gouge(-44, -70, -40, -170, 8, -5), ink.paper),
    shape(
      limb('44 -88, 110 -96, 150 -40, 120 10, 168 30, 220 6, 262 26', [16, 16, 16, 16, 16, 16, 16])
        .d,
      ink.paper,
    ),
  );
}

/** The brass pole, from y1 down to y2 at x = 0, with its collar and floor mat. */
export const pole = (ink: Ink, y1: number, y2: number): Svg =>
  group(
    shape(
      [
        rect(-13, y1, 26, y2 - y1),
        loop([
          [-70, y2, 1],
          [-40, y2 - 14],
          [40, y2 - 14],
          [70, y2, 1],
        ]),
      ],
      ink.light,
    ),
    shape(gouge(-5, y1, -5, y2 - 14, 5), ink.paper),
    shape(gouge(9, y1, 9, y2 - 10, 6), ink.key),
  );

/** A hotel's front desk with bell and register, w by 260. */
export function frontDesk(
  ink: Ink,
  w: number,
  options: { fill?: string; bell?: number; book?: number } = {},
): Svg {
  const fill = options.fill ?? ink.near;
  const panels = Math.max(3, Math.round(w / 190));
  const pw = w / panels;
  return group(
    shape([rect(-w / 2, -240, w, 240)], fill),
    ...Array.from({ length: panels }, (_, n) => {
      const x = -w / 2 + n * pw + 22;
      return group(
        shape(rect(x, -196, pw - 44, 156), ink.far),
        shape(rect(x + 8, -188, pw - 60, 140), fill),
        shape(
          gouge(x + 20, -170, x + pw - 70, -70, 4) + gouge(x + 20, -150, x + pw * 0.5, -70, 4),
          ink.far,
        ),
      );
    }),
    shape([rect(-w / 2 - 20, -264, w + 40, 28)], ink.far),
    shape(rect(-w / 2 - 20, -264, w + 40, 5), ink.paper),
    options.bell === undefined
      ? ''
      : place(
          group(
            shape([rect(-40, -8, 80, 8)], ink.key),
            shape(loop('-34 -8!, -28 -34, 0 -46, 28 -34, 34 -8!'), ink.light),
            shape([rect(-3, -56, 6, 12), circle(0, -58, 6)], ink.key),
            shape(gouge(-20, -18, -10, -36, 5), ink.paper),
          ),
          options.bell,
          -264,
        ),
    options.book === undefined
      ? ''
      : place(
          group(
            shape([poly('-92 0, -80 -20, 0 -14, 80 -20, 92 0')], ink.paper),
            shape(
              gouge(0, -14, 0, 0, 4) +
                [-60, -40, -20, 20, 40, 60].map((x) => gouge(x - 8, -12, x + 8, -11, 2.4)).join(''),
              ink.key,
            ),
          ),
          options.book,
          -264,
        ),
  );
}

/** Keys and letters behind a front desk, w by h; origin at the bottom left. */
export function keyRack(ink: Ink, w: number, h: number): Svg {
  const art: Svg[] = [shape(rect(0, -h, w, h), ink.near), shape(rect(0, -h, w, 8), ink.far)];
  for (let y = -h + 26; y < -40; y += 84) {
    for (let x = 22; x < w - 50; x += 84) {
      art.push(
        shape(rect(x, y, 66, 66), ink.key),
        shape([circle(x + 33, y + 18, 9)], ink.light),
        shape([rect(x + 31, y + 24, 5, 30), rect(x + 34, y + 44, 12, 5)], ink.light),
      );
      if ((x + y) % 5 === 0)
        art.push(
          shape(
            poly([
              [x + 6, y + 64],
              [x + 20, y + 28],
              [x + 56, y + 34],
              [x + 50, y + 64],
            ]),
            ink.paper,
          ),
        );
    }
  }
  return group(...art);
}

/** A fireplace with a fire in the grate, 560 by 520. */
export function mantel(ink: Ink): Svg {
  const opening = loop('-150 0!, -150 -240!, -110 -300, 0 -326, 110 -300, 150 -240!, 150 0!');
  const flame = (x: number, h: number, w: number): string =>
    loop([
      [x - w, -50, 1],
      [x - w * 0.8, -50 - h * 0.5],
      [x - w * 0.1, -50 - h, 1],
      [x + w * 0.3, -50 - h * 0.6],
      [x + w * 0.6, -50 - h * 0.75, 1],
      [x + w, -50, 1],
    ]);
  return group(
    shape([rect(-270, -440, 540, 440), rect(-310, -476, 620, 40)], ink.paper),
    shape([rect(-300, -440, 600, 6), rect(-250, -400, 70, 5), rect(180, -400, 70, 5)], ink.key),
    shape(
      [-250, 196].flatMap((x) => [
        gouge(x + 14, -380, x + 14, -20, 5),
        gouge(x + 36, -380, x + 36, -20, 5),
      ]),
      ink.far,
    ),
    within(
      opening,
      shape(rect(-160, -340, 320, 340), ink.key),
      shape([flame(-70, 150, 60), flame(60, 170, 60), flame(0, 210, 70)], ink.accent),
      shape([flame(-60, 96, 36), flame(56, 110, 36), flame(0, 140, 40)], ink.light),
      shape(
        [
          rect(-140, -54, 280, 16),
          limb('-110 -40, 100 -30', [34, 30]).d,
          limb('-90 -24, 120 -44', [28, 30]).d,
        ],
        ink.wall2,
      ),
      shape(
        [-120, -60, 0, 60, 120].map((x) => rect(x - 5, -76, 10, 76)),
        ink.key,
      ),
    ),
  );
}

/** An oval rag rug in perspective. */
export const rug = (ink: Ink, rx: number, ry: number): Svg =>
  group(
    shape(circle(0, 0, rx, ry), ink.accent),
    shape(circle(0, 0, rx * 0.86, ry * 0.84), ink.paper),
    shape(circle(0, 0, rx * 0.8, ry * 0.77), ink.water),
    shape(circle(0, 0, rx * 0.52, ry * 0.5), ink.light),
    shape(circle(0, 0, rx * 0.46, ry * 0.43), ink.accent),
  );

/** A newspaper press with its cylinders and a web of paper, 760 by 520. */
export function printingPress(ink: Ink): Svg {
  const wheel = (x: number, y: number, r: number): Svg =>
    group(
      shape(circle(x, y, r), ink.key),
      shape(circle(x, y, r * 0.86), ink.mid),
      shape(
        Array.from({ length: 6 }, (_, n) => {
          const a = (n * Math.PI) / 6;
          return gouge(
            x - Math.cos(a) * r * 0.9,
            y - Math.sin(a) * r * 0.9,
            x + Math.cos(a) * r * 0.9,
            y + Math.sin(a) * r * 0.9,
            r * 0.14,
          );
        }),
        ink.key,
      ),
      shape(circle(x, y, r * 0.2), ink.light),
    );
  return group(
    shape(
      [
        rect(-380, -60, 760, 60),
        rect(-340, -420, 60, 380),
        rect(250, -420, 60, 380),
        rect(-360, -440, 700, 36),
      ],
      ink.key,
    ),
    shape(
      [
        gouge(-326, -400, -326, -70, 6),
        gouge(264, -400, 264, -70, 6),
        gouge(-350, -424, 330, -424, 5),
      ],
      ink.paper,
    ),
    shape(
      [
        limb(
          '-430 -100, -250 -130, -120 -330, 10 -330, 110 -180, 230 -300, 420 -200',
          [26, 26, 26, 26, 26, 26, 26],
        ).d,
      ],
      ink.paper,
    ),
    shape(
      Array.from({ length: 9 }, (_, n) =>
        gouge(-230 + n * 14, -150 - n * 20, -218 + n * 14, -156 - n * 20, 4),
      ),
      ink.key,
    ),
    wheel(-110, -240, 92),
    wheel(110, -270, 84),
    wheel(10, -120, 66),
    shape([rect(-20, -500, 12, 70), circle(-14, -506, 18)], ink.accent),
  );
}

/** A hanging lamp with a green shade; origin at the top of its cord. */
export function pendant(ink: Ink, drop: number, w = 180, shade = ink.leaf): Svg {
  return group(
    shape(rect(-3, 0, 6, drop), ink.key),
    shape(
      [
        loop([
          [-w / 2, drop + w * 0.34, 1],
          [-w * 0.4, drop + w * 0.12],
          [-w * 0.1, drop],
          [w * 0.1, drop],
          [w * 0.4, drop + w * 0.12],
          [w / 2, drop + w * 0.34, 1],
        ]),
      ],
      shade,
    ),
    shape(gouge(-w * 0.4, drop + w * 0.27, -w * 0.1, drop + w * 0.05, 6, -4), ink.paper),
    shape(circle(0, drop + w * 0.36, w * 0.13, w * 0.1), ink.light),
    shape(gouge(-w * 0.5, drop + w * 0.34, w * 0.5, drop + w * 0.34, 6), ink.key),
  );
}

/** A hotel chandelier of gas globes; origin at the ceiling. */
export function chandelier(ink: Ink, drop = 140, w = 420): Svg {
  const globes = [-1, -0.5, 0, 0.5, 1].map(
    (t) => [t * (w / 2), drop + 50 - Math.abs(t) * 34] as const,
  );
  return group(
    shape([rect(-5, 0, 10, drop), circle(0, drop, 24)], ink.key),
    ...globes.map(([x, y]) => wire(`M0 ${drop}Q${x * 0.6} ${y + 60} ${x} ${y}`, ink.key, 8)),
    ...globes.map(([x, y]) =>
      group(
        shape(rays(x, y - 26, 40, 76, ink.paper, { every: 24, width: 4 }), ink.paper),
        shape(circle(x, y - 26, 30), ink.light),
        shape(circle(x, y - 26, 14), ink.paper),
      ),
    ),
  );
}

/** A column radiator, w by 250. */
export function radiator(ink: Ink, w = 620, fill = ink.far): Svg {
  const fins: Svg[] = [];
  for (let x = -w / 2; x < w / 2 - 30; x += 48) {
    const d = loop([
      [x, -20],
      [x, -210],
      [x + 20, -234],
      [x + 40, -210],
      [x + 40, -20],
      [x + 20, -6],
    ]);
    fins.push(
      shape(d, fill),
      shape(gouge(x + 12, -210, x + 12, -30, 5), ink.paper),
      shape(gouge(x + 32, -212, x + 32, -28, 5), ink.key),
    );
  }
  return group(
    shape(
      [
        rect(-w / 2 - 16, -60, w + 32, 14),
        rect(-w / 2 + 8, -14, 16, 14),
        rect(w / 2 - 30, -14, 16, 14),
      ],
      ink.key,
    ),
    ...fins,
  );
}

/** A row of book spines, w by h; origin at the bottom left. */
export function books(ink: Ink, w: number, h: number, seed = 3): Svg {
  const roll = dice(seed);
  const fills = [ink.accent, ink.leaf, ink.water, ink.paper, ink.key, ink.light];
  const art: Svg[] = [];
  let x = 0;
  while (x < w - 14) {
    const bw = 16 + roll() * 22;
    const bh = h * (0.7 + roll() * 0.3);
    const fill = fills[Math.floor(roll() * fills.length)]!;
    const band =
      fill === ink.key || fill === ink.accent || fill === ink.leaf || fill === ink.water
        ? ink.paper
        : ink.key;
    art.push(
      shape(rect(x, -bh, bw, bh), fill),
      shape([rect(x, -bh * 0.82, bw, 4), rect(x, -bh * 0.2, bw, 4)], band),
      shape(rect(x + bw - 2.5, -bh, 3, bh), ink.key),
    );
    x += bw;
  }
  return group(...art);
}

/** A shelf with brackets, w wide; origin at its top left. */
export const shelf = (ink: Ink, w: number): Svg =>
  group(
    shape(
      [
        rect(0, 0, w, 16),
        poly('30 16, 70 16, 30 70'),
        poly([
          [w - 30, 16],
          [w - 70, 16],
          [w - 30, 70],
        ]),
      ],
      ink.key,
    ),
    shape(rect(0, 0, w, 4), ink.paper),
  );

/** Round wire spectacles, 150 wide, origin between the lenses. */
export const spectacles = (ink: Ink, fill = ink.key): Svg =>
  group(
    wire(circle(-30, 0, 24), fill, 6),
    wire(circle(30, 0, 24), fill, 6),
    wire('M-6 -4Q0 -11 6 -4M-54 -4L-70 -12M54 -4L70 -12', fill, 6),
  );

/** A fish on its side, 200 long, nose to the left. */
export const fish = (ink: Ink, fill = ink.far): Svg =>
  group(
    shape(
      loop('-100 0!, -60 -30, 0 -36, 60 -14, 96 -36!, 90 0, 96 36!, 60 14, 0 34, -60 28'),
      ink.key,
    ),
    shape(loop('-92 0!, -58 -23, 0 -28, 58 -8, 86 -24!, 82 0, 86 24!, 58 8, 0 26, -58 21'), fill),
    shape(circle(-68, -6, 6), ink.key),
    shape(
      gouge(-44, -22, -44, 20, 4, -6) +
        [-20, 4, 28].flatMap((x) => [gouge(x, -14, x, 12, 3, -5)]).join(''),
      ink.key,
    ),
  );

/** A loose heap of papers, w wide. */
export function papers(ink: Ink, w: number, count = 6, seed = 2): Svg {
  const roll = dice(seed);
  const art: Svg[] = [];
  for (let n = 0; n < count; n += 1) {
    const x = (roll() - 0.5) * w * 0.3;
    art.push(
      place(
        group(
          shape(rect(-w / 2, -12, w, 13), ink.key),
          shape(rect(-w / 2 + 3, -11, w - 6, 10), ink.paper),
        ),
        x,
        -n * 11,
        1,
        { turn: (roll() - 0.5) * 5 },
      ),
    );
  }
  return group(...art);
}

/** A bentwood stool, 220 tall. */
export const stool = (ink: Ink, fill = ink.wall2): Svg =>
  group(
    shape(
      [
        limb('-50 -210, -76 0', [16, 14]).d,
        limb('50 -210, 76 0', [16, 14]).d,
        limb('-10 -210, -14 0', [14, 12]).d,
        rect(-66, -96, 132, 10),
      ],
      ink.key,
    ),
    shape(loop('-86 -216, 0 -238, 86 -216, 0 -198'), fill),
    shape(gouge(-60, -222, 40, -230, 4), ink.paper),
  );

/** A cup on a saucer. */
export const cup = (ink: Ink): Svg =>
  group(
    shape(circle(0, -4, 62, 8), ink.key),
    shape(loop('-42 -62!, -36 -20, 0 -8, 36 -20, 42 -62!'), ink.paper),
    wire('M40 -50Q70 -52 62 -32Q54 -18 36 -26', ink.paper, 8),
    shape(circle(0, -62, 42, 7), ink.wall2),
    shape(gouge(-30, -30, -20, -56, 5), ink.far),
  );
