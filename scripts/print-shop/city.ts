/**
 * The city kit, out of doors. Every function takes a palette (`Ink`) first. Unless it says otherwise
 * a drawing's origin is the middle of its foot on the ground; set it with `place(art, x, y, scale)`.
 * Functions that fill a stretch of the print take an area `{ x, y, w, h }` instead.
 *
 * Houses   `sash`, `brownstone`, `stoop`, `tenement`, `cornice`, `fireEscape`, `waterTower`, `shop`,
 *          `awning`, `columns`, `cityHall`, `firehouse`, `church`, `receding` (a front in perspective)
 * Street   `cobbles`, `flags`, `gasLamp`, `railing`, `pushcart`, `barrel`, `crate`, `tree`, `washing`,
 *          `fence`, `hydrant`, `bench`, `clock`
 * Skyline  `skyline` (three depths), `bridge` (whole, from the side), `bridgeTower`, `bridgeAhead`
 *          (from the middle of its walk)
 * Harbor   `ferry`, `tug`, `pier`, `rope`, `mast`
 */
import type { Ink } from './ink.ts';
import type { Area } from './weather.ts';
import {
  blob,
  circle,
  dice,
  gouge,
  gouges,
  group,
  limb,
  line,
  loop,
  place,
  poly,
  rect,
  shape,
  wire,
  type Svg,
  within,
} from './shapes.ts';

/** A sash window, w by h, origin at the middle of its sill. */
export function sash(
  ink: Ink,
  w: number,
  h: number,
  lit: boolean,
  options: { curtain?: boolean; frame?: string; pane?: string } = {},
): Svg {
  const frame = options.frame ?? ink.paper;
  const pane = options.pane ?? (lit ? ink.light : ink.key);
  const bar = Math.max(3, w * 0.05);
  return group(
    shape(rect(-w / 2 - bar * 2, -h - bar * 3, w + bar * 4, h + bar * 3), frame),
    shape(rect(-w / 2, -h, w, h), pane),
    lit
      ? ''
      : shape(
          gouge(-w * 0.34, -h * 0.62, -w * 0.02, -h * 0.94, 4) +
            gouge(-w * 0.3, -h * 0.1, w * 0.1, -h * 0.46, 4),
          ink.mid,
        ),
    options.curtain
      ? shape(
          [
            loop([
              [-w / 2, -h, 1],
              [-w * 0.12, -h, 1],
              [-w * 0.28, -h * 0.6],
              [-w / 2, -h * 0.36, 1],
            ]),
            loop([
              [w / 2, -h, 1],
              [w * 0.12, -h, 1],
              [w * 0.28, -h * 0.6],
              [w / 2, -h * 0.36, 1],
            ]),
          ],
          ink.paper,
        )
      : '',
    shape(
      [rect(-w / 2, -h / 2 - bar / 2, w, bar), rect(-bar / 2, -h, bar, h)],
      lit ? ink.key : frame,
    ),
    shape(rect(-w / 2 - bar * 3, -bar, w + bar * 6, bar * 3), frame),
    shape(rect(-w / 2 - bar * 3, bar * 1.4, w + bar * 6, bar), ink.key),
  );
}

/** A bracketed cornice, w wide, origin at its bottom left. */
function cornice(ink: Ink, w: number, h = 60, fill = ink.key): Svg {
  const brackets: string[] = [];
  for (let x = h * 0.3; x < w - h * 0.3; x += h * 0.8)
    brackets.push(
      loop([
        [x, -h * 0.5, 1],
        [x + h * 0.28, -h * 0.5, 1],
        [x + h * 0.26, -h * 0.1],
        [x + h * 0.1, 0],
        [x, 0, 1],
      ]),
    );
  return group(
    shape(
      [rect(-h * 0.25, -h, w + h * 0.5, h * 0.34), rect(-h * 0.1, -h * 0.66, w + h * 0.2, h * 0.2)],
      fill,
    ),
    shape(rect(-h * 0.2, -h * 0.68, w + h * 0.4, h * 0.06), ink.paper),
    shape(brackets, fill),
  );
}

/** Steps up to a parlor door, with rails; origin at the foot, `w` wide, `steps` high. */
export function stoop(ink: Ink, w: number, steps = 7, rise = 26, fill = ink.wall): Svg {
  const art: Svg[] = [];
  for (let n = 0; n < steps; n += 1) {
    const inset = n * rise * 0.34;
    art.push(
      shape(rect(-w / 2 + inset, -(n + 1) * rise, w - inset * 2, rise), n % 2 ? fill : fill),
      shape(rect(-w / 2 + inset, -(n + 1) * rise, w - inset * 2, 4), ink.paper),
      shape(
        rect(-w / 2 + inset, -(n + 1) * rise + rise * 0.62, w - inset * 2, rise * 0.38),
        ink.wall2,
      ),
    );
  }
  return group(...art);
}

/** A panelled door with a fanlight and its surround, origin at the sill. */
export function door(
  ink: Ink,
  w: number,
  h: number,
  options: { fill?: string; lit?: boolean; surround?: string } = {},
): Svg {
  const fill = options.fill ?? ink.key;
  const panel = (x: number, y: number, pw: number, ph: number): Svg =>
    group(shape(rect(x, y, pw, ph), ink.paper), shape(rect(x + 4, y + 4, pw - 8, ph - 8), fill));
  const surround = options.surround ?? ink.paper;
  const fan = circle(0, -h, w / 2);
  return group(
    shape([rect(-w * 0.68, -h * 1.02, w * 1.36, h * 1.02), circle(0, -h, w * 0.68)], surround),
    shape(rect(-w * 0.5, -h, w, h), fill),
    within(
      rect(-w, -h - w, w * 2, w),
      shape(fan, options.lit === false ? ink.near : ink.light),
      shape(
        [0, 30, 60, 90, 120, 150, 180]
          .map((a) =>
            gouge(
              0,
              -h,
              -Math.cos((a * Math.PI) / 180) * w * 0.52,
              -h - Math.sin((a * Math.PI) / 180) * w * 0.52,
              7,
            ),
          )
          .join(''),
        ink.key,
      ),
    ),
    shape(rect(-w * 0.55, -h - 6, w * 1.1, 12), ink.key),
    panel(-w * 0.4, -h * 0.92, w * 0.34, h * 0.44),
    panel(w * 0.06, -h * 0.92, w * 0.34, h * 0.44),
    panel(-w * 0.4, -h * 0.4, w * 0.34, h * 0.3),
    panel(w * 0.06, -h * 0.4, w * 0.34, h * 0.3),
    shape(circle(w * 0.0, -h * 0.44, Math.max(5, w * 0.04)), ink.light),
  );
}

export interface HouseOptions {
  w?: number;
  floors?: number;
  floorHeight?: number;
  bays?: number;
  lit?: readonly number[];
  fill?: string;
  frame?: string;
  seed?: number;
  door?: boolean;
  cornice?: string;
}

/** A row house: wall, windows in rows (numbered from the top left for `lit`), cornice, door and stoop. */
export function brownstone(ink: Ink, options: HouseOptions = {}): Svg {
  const w = options.w ?? 360;
  const floors = options.floors ?? 3;
  const fh = options.floorHeight ?? 190;
  const bays = options.bays ?? 3;
  const base = options.door === false ? 0 : 130;
  const h = floors * fh + base;
  const fill = options.fill ?? ink.wall;
  const lit = new Set(options.lit ?? []);
  const art: Svg[] = [
    shape(rect(-w / 2, -h, w, h), fill),
    within(
      rect(w * 0.18, -h, w * 0.32, h),
      gouges({
        x: w * 0.18,
        y: -h,
        w: w * 0.32,
        h,
        angle: 31,
        gap: 15,
        length: [30, 80],
        width: 3.4,
        skip: 0.2,
        seed: options.seed ?? 3,
        fill: ink.wall2,
      }),
    ),
    shape(rect(-w / 2, -h, 5, h), ink.paper),
  ];
  const pitch = w / bays;
  for (let f = 0; f < floors; f += 1) {
    for (let b = 0; b < bays; b += 1) {
      const doorway = options.door !== false && f === floors - 1 && b === bays - 1;
      const x = -w / 2 + pitch * (b + 0.5);
      const y = -h + fh * (f + 0.92);
      if (doorway) {
        art.push(place(door(ink, pitch * 0.56, fh * 0.78), x, -base + 8));
      } else {
        art.push(
          place(
            sash(ink, pitch * 0.46, fh * 0.6, lit.has(f * bays + b), {
              curtain: (f + b) % 2 === 0,
              frame: options.frame ?? ink.paper,
            }),
            x,
            y,
          ),
        );
      }
    }
  }
  if (options.door !== false) {
    art.push(shape(rect(-w / 2, -base, w, 8), ink.paper));
    for (let b = 0; b < bays - 1; b += 1)
      art.push(
        place(
          sash(ink, pitch * 0.5, base * 0.5, false, { frame: options.frame ?? ink.paper }),
          -w / 2 + pitch * (b + 0.5),
          -base * 0.2,
        ),
      );
    art.push(place(stoop(ink, pitch * 1.05, 6, base / 6, fill), w / 2 - pitch / 2, 0));
  }
  art.push(place(cornice(ink, w, 56, options.cornice ?? ink.key), -w / 2, -h + 6));
  return group(...art);
}

/** An iron fire escape over `floors` floors, w wide; origin at the bottom landing's middle. */
export function fireEscape(ink: Ink, w: number, floors: number, fh: number, fill = ink.key): Svg {
  const art: Svg[] = [];
  for (let f = 0; f < floors; f += 1) {
    const y = -f * fh;
    const rails: string[] = [rect(-w / 2, y - 8, w, 10), rect(-w / 2, y - 66, w, 6)];
    for (let x = -w / 2; x <= w / 2 - 4; x += w / 12) rails.push(rect(x, y - 66, 4, 60));
    art.push(shape(rails, fill));
    if (f < floors - 1) {
      const left = f % 2 === 0;
      const x1 = left ? -w * 0.34 : w * 0.34;
      const x2 = left ? w * 0.3 : -w * 0.3;
      art.push(
        wire(`M${x1} ${y}L${x2} ${y - fh}`, fill, 7),
        wire(`M${x1 + 34} ${y}L${x2 + 34} ${y - fh}`, fill, 7),
      );
      for (let n = 1; n < 9; n += 1) {
        const t = n / 9;
        art.push(shape(rect(x1 + (x2 - x1) * t, y - fh * t, 36, 5), fill));
      }
    }
  }
  return group(...art);
}

/** A brick tenement with a fire escape in the middle. */
export function tenement(ink: Ink, options: HouseOptions & { escape?: boolean } = {}): Svg {
  const w = options.w ?? 420;
  const floors = options.floors ?? 4;
  const fh = options.floorHeight ?? 180;
  const front = brownstone(ink, {
    ...options,
    w,
    floors,
    floorHeight: fh,
    bays: options.bays ?? 4,
    door: false,
  });
  return group(
    front,
    options.escape === false ? '' : place(fireEscape(ink, w * 0.5, floors, fh), 0, -fh * 0.05),
  );
}

export function waterTower(ink: Ink, fill = ink.key, scale = 1): Svg {
  const tank = rect(-60, -210, 120, 120);
  return place(
    group(
      wire('M-50 -92L-58 0M50 -92L58 0M-14 -92L-18 0M14 -92L18 0', fill, 9),
      wire('M-54 -40L54 -40M-50 -88L56 -4M50 -88L-56 -4', fill, 5),
      shape([tank, poly('-74 -208, 0 -268, 74 -208')], fill),
      within(
        tank,
        shape([-40, -20, 0, 20, 40].map((x) => gouge(x, -204, x, -94, 3)).join(''), ink.paper),
      ),
      shape([rect(-60, -176, 120, 5), rect(-60, -130, 120, 5)], ink.mid),
      shape(rect(-74, -210, 148, 4), ink.paper),
    ),
    0,
    0,
    scale,
  );
}

/** A street lamp 430 tall; lit, it has a stepped halo and rays. */
export function gasLamp(ink: Ink, lit = true, options: { halo?: string; fill?: string } = {}): Svg {
  const fill = options.fill ?? ink.key;
  const lantern = poly('-34 -400, 34 -400, 24 -324, -24 -324');
  return group(
    lit && options.halo ? shape(circle(0, -362, 118), options.halo) : '',
    shape(
      [
        rect(-7, -326, 14, 300),
        loop('-30 0!, -24 -26, -12 -40, -12 -74, 12 -74, 12 -40, 24 -26, 30 0!'),
        rect(-13, -236, 26, 12),
        rect(-46, -300, 92, 8),
        circle(0, -300, 12),
      ],
      fill,
    ),
    shape(lantern, lit ? ink.light : ink.sky2),
    shape(lit ? loop('0 -386, 9 -362, 0 -342, -9 -362') : '', ink.paper),
    shape(
      [
        poly('-44 -398, 44 -398, 22 -424, -22 -424'),
        rect(-5, -444, 10, 22),
        rect(-28, -330, 56, 8),
        rect(-2, -400, 4, 74),
      ],
      fill,
    ),
    shape(gouge(-3, -230, -3, -84, 3), ink.paper),
  );
}

/** Belgian-block paving in perspective: rows grow towards us by `growth` (1: seen from above). */
export function cobbles(
  ink: Ink,
  area: Area,
  options: { seed?: number; row?: number; growth?: number; fill?: string; gap?: string } = {},
): Svg {
  const roll = dice(options.seed ?? 5);
  const stones: string[] = [];
  let y = area.y + 4;
  let rowHeight = options.row ?? 13;
  while (y < area.y + area.h) {
    let x = area.x - roll() * rowHeight * 3;
    while (x < area.x + area.w) {
      const w = rowHeight * (1.7 + roll() * 0.9);
      const top = rowHeight * (0.72 + roll() * 0.12);
      stones.push(
        loop([
          [x, y + top * 0.5],
          [x + w * 0.16, y],
          [x + w * 0.8, y],
          [x + w - 4, y + top * 0.5],
          [x + w * 0.82, y + top],
          [x + w * 0.14, y + top],
        ]),
      );
      x += w + rowHeight * 0.12;
    }
    y += rowHeight;
    rowHeight *= options.growth ?? 1.14;
  }
  return group(
    shape(rect(area.x, area.y, area.w, area.h), options.gap ?? ink.ground2),
    within(
      rect(area.x, area.y, area.w, area.h),
      shape(stones.join(''), options.fill ?? ink.ground),
    ),
  );
}

/** Flagstones in perspective towards a vanishing point above the middle. */
export function flags(
  ink: Ink,
  area: Area,
  vanish: readonly [number, number],
  options: { fill?: string; gap?: string } = {},
): Svg {
  const [vx, vy] = vanish;
  const foot = area.y + area.h;
  const joints: string[] = [];
  for (let n = -10; n <= 10; n += 1) {
    const x = vx + n * area.w * 0.16;
    const t = (area.y - vy) / (foot - vy);
    joints.push(gouge(vx + (x - vx) * t, area.y, x, foot, 7));
  }
  let y = area.y + 10;
  let step = 16;
  while (y < foot) {
    joints.push(gouge(area.x - 40, y, area.x + area.w + 40, y, 3 + step * 0.06));
    y += step;
    step *= 1.5;
  }
  return group(
    shape(rect(area.x, area.y, area.w, area.h), options.fill ?? ink.ground),
    within(
      rect(area.x, area.y, area.w, area.h),
      shape(joints.join(''), options.gap ?? ink.ground2),
    ),
  );
}

/** An iron railing of spears or a promenade rail, w wide and h tall; origin at its bottom left. */
export function railing(
  fill: string,
  w: number,
  h: number,
  kind: 'spear' | 'promenade' = 'spear',
  pitch = h * 0.24,
): Svg {
  const bars: string[] = [];
  for (let x = pitch / 2; x < w; x += pitch) {
    if (kind === 'spear') {
      bars.push(
        rect(x - 3.5, -h + 10, 7, h - 10),
        loop([
          [x, -h - 26, 1],
          [x + 11, -h - 4],
          [x, -h + 12, 1],
          [x - 11, -h - 4],
        ]),
      );
    } else {
      bars.push(rect(x - 3, -h, 6, h));
    }
  }
  const posts: string[] = [];
  if (kind === 'promenade')
    for (let x = 0; x <= w; x += h * 2.2)
      posts.push(rect(x - 9, -h - 16, 18, h + 16), circle(x, -h - 24, 15));
  return shape(
    [
      ...bars,
      ...posts,
      rect(0, -h, w, kind === 'spear' ? 9 : 15),
      rect(0, -h * 0.18, w, 8),
      ...(kind === 'promenade' ? [rect(0, -h * 0.84, w, 6)] : []),
    ],
    fill,
  );
}

/** A shop's striped awning, w wide; origin at the middle of its top edge. */
export function awning(
  ink: Ink,
  w: number,
  h: number,
  stripe = ink.accent,
  other = ink.paper,
): Svg {
  const count = 9;
  const pitch = w / count;
  const art: Svg[] = [];
  for (let n = 0; n < count; n += 1) {
    const x = -w / 2 + n * pitch;
    const spread = (value: number): number => value * 1.12;
    const fill = n % 2 ? other : stripe;
    art.push(
      shape(
        [
          poly([
            [x, 0],
            [x + pitch + 1, 0],
            [spread(x + pitch) + 1, h],
            [spread(x), h],
          ]),
          circle(spread(x + pitch / 2), h, (pitch * 1.12) / 2),
        ],
        fill,
      ),
    );
  }
  return group(
    ...art,
    shape(rect(-w / 2, -8, w, 10), ink.key),
    shape(gouge(-w * 0.54, h, w * 0.54, h, 4), ink.key),
  );
}

/** A store front: bulkhead, two lit windows and a door under an awning. Origin: middle of the sill. */
export function shop(
  ink: Ink,
  w = 640,
  h = 420,
  options: { fill?: string; stripe?: string; goods?: 'fruit' | 'jars' | 'none' } = {},
): Svg {
  const fill = options.fill ?? ink.leaf;
  const bay = w * 0.35;
  const window = (x: number): Svg =>
    group(
      shape(rect(x, -h * 0.74, bay, h * 0.5), ink.light),
      options.goods === 'none' ? '' : shape(rect(x, -h * 0.46, bay, 6), ink.key),
      options.goods === 'none'
        ? ''
        : shape(
            [0, 1, 2, 3, 4].map((n) =>
              options.goods === 'jars'
                ? rect(x + 14 + n * bay * 0.19, -h * 0.46 - 42, bay * 0.12, 42)
                : circle(x + 20 + n * bay * 0.19, -h * 0.46 - 15, 16),
            ),
            ink.accent,
          ),
      shape(
        [0, 1, 2, 3].map((n) =>
          rect(
            x + 10 + n * bay * 0.25,
            -h * 0.24 - 36 - (n % 2) * 26,
            bay * 0.16,
            36 + (n % 2) * 26,
          ),
        ),
        ink.key,
      ),
    );
  return group(
    shape(rect(-w / 2, -h, w, h), fill),
    window(-w / 2 + 20),
    window(w / 2 - bay - 20),
    shape(rect(-w * 0.1, -h * 0.76, w * 0.2, h * 0.76), ink.key),
    shape(rect(-w * 0.08, -h * 0.72, w * 0.16, h * 0.42), ink.light),
    shape(
      [rect(-w / 2 + 20, -h * 0.2, bay, h * 0.14), rect(w / 2 - bay - 20, -h * 0.2, bay, h * 0.14)],
      ink.key,
    ),
    shape(rect(-w / 2, -6, w, 6), ink.paper),
    place(awning(ink, w * 0.98, h * 0.2, options.stripe ?? ink.accent), 0, -h * 0.97),
  );
}

/** A portico of fluted columns under a pediment: an exchange, a customs house. Origin: foot, middle. */
export function columns(
  ink: Ink,
  w: number,
  h: number,
  count = 6,
  options: { fill?: string; shade?: string; pediment?: boolean; dark?: string } = {},
): Svg {
  const fill = options.fill ?? ink.paper;
  const shade = options.shade ?? ink.far;
  const pitch = w / count;
  const top = options.pediment === false ? 0 : h * 0.24;
  const art: Svg[] = [shape(rect(-w / 2, -h + top, w, h - top), options.dark ?? ink.near)];
  for (let n = 0; n < count; n += 1) {
    const x = -w / 2 + pitch * (n + 0.5);
    const half = pitch * 0.3;
    art.push(
      shape(
        [
          rect(x - half, -h * 0.7, half * 2, h * 0.62),
          rect(x - half * 1.35, -h * 0.72, half * 2.7, h * 0.035),
          rect(x - half * 1.3, -h * 0.09, half * 2.6, h * 0.03),
        ],
        fill,
      ),
      shape(
        [0.1, 0.45, 0.75]
          .map((t) => gouge(x + half * t, -h * 0.68, x + half * t, -h * 0.1, half * 0.17))
          .join('') + gouge(x - half * 0.5, -h * 0.68, x - half * 0.5, -h * 0.1, half * 0.1),
        shade,
      ),
      shape(
        [circle(x - half, -h * 0.7, half * 0.34), circle(x + half, -h * 0.7, half * 0.34)],
        fill,
      ),
    );
  }
  const steps: Svg[] = [];
  for (let n = 0; n < 4; n += 1)
    steps.push(
      shape(
        rect(-w / 2 - n * 18, -h * 0.064 + n * h * 0.016, w + n * 36, h * 0.017),
        n % 2 ? shade : fill,
      ),
    );
  art.push(
    shape(rect(-w / 2 - 12, -h * 0.8, w + 24, h * 0.085), fill),
    shape(gouge(-w / 2 - 12, -h * 0.765, w / 2 + 12, -h * 0.765, 4), shade),
    options.pediment === false
      ? ''
      : group(
          shape(
            poly([
              [-w / 2 - 26, -h * 0.8],
              [0, -h],
              [w / 2 + 26, -h * 0.8],
            ]),
            fill,
          ),
          shape(
            poly([
              [-w * 0.4, -h * 0.818],
              [0, -h * 0.963],
              [w * 0.4, -h * 0.818],
            ]),
            shade,
          ),
          shape([circle(0, -h * 0.862, h * 0.034)], fill),
        ),
    ...steps,
  );
  return group(...art);
}

/** City Hall: two wings, a portico and a cupola over broad steps; about 900 by 560. */
export function cityHall(ink: Ink, options: { fill?: string; lit?: boolean } = {}): Svg {
  const fill = options.fill ?? ink.paper;
  const art: Svg[] = [];
  const wing = (x: number, w: number, h: number, bays: number): void => {
    art.push(
      shape(rect(x, -h, w, h - 60), fill),
      shape(rect(x - 8, -h - 12, w + 16, 16), fill),
      shape(rect(x, -h + 6, w, 4), ink.mid),
    );
    for (let b = 0; b < bays; b += 1) {
      for (const y of [-h + 36, -h + 150]) {
        const wx = x + (w / bays) * (b + 0.5);
        art.push(
          shape([rect(wx - 15, y, 30, 66), circle(wx, y, 15)], options.lit ? ink.light : ink.near),
        );
      }
    }
    art.push(shape(rect(x, -h + 124, w, 5), ink.mid));
  };
  wing(-450, 190, 330, 3);
  wing(260, 190, 330, 3);
  wing(-260, 520, 310, 9);
  art.push(
    shape([rect(-34, -500, 68, 160), rect(-70, -380, 140, 60), rect(-46, -512, 92, 12)], fill),
    shape(loop('-40 -512!, -36 -552, 0 -574, 36 -552, 40 -512!'), ink.leaf),
    shape([rect(-3, -620, 6, 50), rect(-18, -484, 10, 60), rect(8, -484, 10, 60)], ink.key),
    shape(circle(0, -404, 17), ink.light),
    shape(rect(-200, -200, 400, 24), fill),
    shape(rect(-200, -180, 400, 5), ink.mid),
    shape(rect(-190, -176, 380, 120), ink.near),
    shape(
      [-176, -104, -32, 20, 92, 160].map((x) => rect(x, -178, 18, 122)),
      fill,
    ),
  );
  for (let n = 0; n < 6; n += 1)
    art.push(shape(rect(-230 - n * 22, -60 + n * 10, 460 + n * 44, 10), n % 2 ? ink.far : fill));
  return group(...art);
}

/** An engine house: arched red doors, brick front, lamp; about 560 by 700. */
export function firehouse(ink: Ink, options: { open?: boolean } = {}): Svg {
  const arch = loop('-170 0!, -170 -270!, -120 -350, 0 -385, 120 -350, 170 -270!, 170 0!');
  return group(
    shape(rect(-280, -700, 560, 700), ink.wall),
    within(
      rect(90, -700, 190, 700),
      gouges({
        x: 90,
        y: -700,
        w: 190,
        h: 700,
        angle: 31,
        gap: 15,
        length: [30, 80],
        width: 3.4,
        skip: 0.2,
        seed: 3,
        fill: ink.wall2,
      }),
    ),
    shape(loop('-206 0!, -206 -280!, -140 -384, 0 -424, 140 -384, 206 -280!, 206 0!'), ink.paper),
    options.open
      ? shape(arch, ink.light)
      : within(
          arch,
          shape(rect(-170, -400, 340, 400), ink.accent),
          shape([rect(-4, -400, 8, 400)], ink.key),
          shape(
            [-150, -76, 14, 88].flatMap((x) => [rect(x, -200, 62, 170)]),
            ink.key,
          ),
          shape(
            [-144, -70, 20, 94].flatMap((x) => [rect(x, -194, 50, 158)]),
            ink.accent,
          ),
          shape(
            [-150, -76, 14, 88].map((x) => rect(x, -300, 62, 74)),
            ink.light,
          ),
          wire('M-112 -190L-70 -40M-70 -190L-140 -40', ink.key, 5),
        ),
    place(sash(ink, 80, 150, true), -150, -470),
    place(sash(ink, 80, 150, false), 0, -470),
    place(sash(ink, 80, 150, true), 150, -470),
    shape(rect(-120, -450, 240, 14), ink.paper),
    place(cornice(ink, 560, 60), -280, -690),
  );
}

/** A brick meeting-house church with a gable, arched windows and a small cupola; about 520 by 760. */
export function church(ink: Ink, options: { lit?: boolean; fill?: string } = {}): Svg {
  const fill = options.fill ?? ink.wall;
  const pane = options.lit ? ink.light : ink.near;
  const lancet = (x: number, y: number, w: number, h: number): Svg =>
    group(
      shape(
        [rect(x - w / 2 - 7, y - h - 5, w + 14, h + 8), circle(x, y - h, w / 2 + 7)],
        ink.paper,
      ),
      shape([rect(x - w / 2, y - h, w, h), circle(x, y - h, w / 2)], pane),
      shape(
        [rect(x - 2, y - h - w / 2, 4, h + w / 2), rect(x - w / 2, y - h * 0.5, w, 4)],
        ink.key,
      ),
    );
  return group(
    shape([poly('-260 -440, 0 -580, 260 -440'), rect(-260, -440, 520, 440)], fill),
    within(
      rect(80, -560, 180, 560),
      gouges({
        x: 80,
        y: -560,
        w: 180,
        h: 560,
        angle: 31,
        gap: 15,
        length: [30, 80],
        width: 3.4,
        skip: 0.2,
        seed: 6,
        fill: ink.wall2,
      }),
    ),
    shape([poly('-284 -436, 0 -590, 284 -436, 284 -416, 0 -566, -284 -416')], ink.paper),
    shape([rect(-44, -680, 88, 116)], ink.paper),
    shape(poly('-56 -680, 0 -780, 56 -680'), ink.key),
    shape([rect(-18, -656, 36, 60), circle(0, -656, 18)], ink.near),
    lancet(-160, -200, 64, 150),
    lancet(160, -200, 64, 150),
    lancet(0, -260, 76, 150),
    place(door(ink, 120, 170, { lit: options.lit ?? false }), 0, 0),
  );
}

/** A vendor's two-wheeled cart with heaped wares under a small canopy; about 420 by 380. */
export function pushcart(ink: Ink, options: { canopy?: string; wares?: string } = {}): Svg {
  const wares = options.wares ?? ink.accent;
  const heap: string[] = [];
  for (let row = 0; row < 3; row += 1)
    for (let n = 0; n < 9 - row; n += 1)
      heap.push(circle(-150 + row * 17 + n * 37, -168 - row * 27, 19));
  const wheel = (x: number): Svg =>
    group(
      shape(circle(x, -62, 62), ink.key),
      shape(circle(x, -62, 50), ink.ground),
      shape(
        [0, 30, 60, 90, 120, 150].map((a) => {
          const c = Math.cos((a * Math.PI) / 180) * 54;
          const s = Math.sin((a * Math.PI) / 180) * 54;
          return gouge(x - c, -62 - s, x + c, -62 + s, 8);
        }),
        ink.key,
      ),
      shape(circle(x, -62, 13), ink.key),
    );
  return group(
    wheel(-96),
    wheel(110),
    shape([rect(-196, -152, 392, 52)], ink.wall),
    shape(rect(-196, -152, 392, 7), ink.paper),
    shape(
      [-120, -40, 40, 120].map((x) => rect(x, -146, 4, 46)),
      ink.key,
    ),
    shape(
      [limb('190 -120, 250 -132, 286 -126', [14, 12, 10]).d, rect(170, -110, 12, 110)],
      ink.key,
    ),
    shape(heap, wares),
    shape(
      heap.map((_, n) => gouge(-158 + (n % 9) * 37, -178, -150 + (n % 9) * 37, -170, 3)).join(''),
      ink.paper,
    ),
    shape([rect(-180, -350, 8, 200), rect(168, -350, 8, 200)], ink.key),
    place(awning(ink, 400, 46, options.canopy ?? ink.leaf), 0, -372),
  );
}

export function barrel(ink: Ink, fill = ink.wall): Svg {
  const d = loop('-52 0!, -64 -60, -52 -124!, 52 -124!, 64 -60, 52 0!');
  return group(
    shape(d, fill),
    within(
      d,
      shape(
        [-34, -12, 12, 34].map((x) => gouge(x * 1.1, -122, x, -2, 4, x * 0.16)).join(''),
        ink.key,
      ),
      shape([rect(-70, -106, 140, 9), rect(-70, -28, 140, 9)], ink.key),
    ),
    shape(circle(0, -124, 52, 10), ink.key),
    shape(circle(0, -125, 44, 6), fill),
  );
}

export function crate(ink: Ink, w = 150, h = 100, fill = ink.ground2): Svg {
  return group(
    shape(rect(-w / 2, -h, w, h), fill),
    shape(
      [0.26, 0.52, 0.78].map((t) => rect(-w / 2, -h + h * t - 3, w, 5)),
      ink.key,
    ),
    shape([rect(-w / 2, -h, w * 0.1, h), rect(w / 2 - w * 0.1, -h, w * 0.1, h)], ink.key),
    shape(rect(-w / 2, -h, w, 4), ink.paper),
  );
}

/** A street tree: `leafy` in summer, bare and forked otherwise; about 600 tall. */
export function tree(
  ink: Ink,
  options: { leafy?: boolean; fill?: string; seed?: number; snow?: boolean } = {},
): Svg {
  const seed = options.seed ?? 3;
  const roll = dice(seed);
  const branches: Svg[] = [
    shape(limb('0 0, 6 -120, -6 -240, 10 -330', [56, 40, 32, 22]).d, ink.key),
  ];
  const tips: [number, number][] = [];
  for (let n = 0; n < 9; n += 1) {
    const side = n % 2 ? 1 : -1;
    const y = -200 - n * 28;
    const reach = (150 - n * 6) * (0.7 + roll() * 0.5);
    const end: [number, number] = [side * reach, y - 110 - roll() * 90];
    tips.push(end);
    branches.push(
      shape(
        [
          limb([[0, y], [side * reach * 0.5, y - 40], end], [20 - n, 12, 4]).d,
          limb(
            [
              [side * reach * 0.5, y - 40],
              [side * reach * 0.5 + side * 20, y - 120],
              [side * reach * 0.4, y - 170],
            ],
            [9, 6, 2],
          ).d,
        ],
        ink.key,
      ),
    );
    if (options.snow)
      branches.push(shape(gouge(0, y - 8, side * reach * 0.7, y - 66, 7, side * -8), ink.paper));
  }
  if (!options.leafy) return group(...branches);
  const fill = options.fill ?? ink.leaf;
  const crowns = tips.map(([x, y], n) => blob(x * 0.95, y - 20, 105, 80, seed + n, 9));
  return group(
    ...branches,
    shape([...crowns, blob(0, -440, 150, 110, seed + 20, 10)], fill),
    shape(
      tips
        .map(
          ([x, y]) =>
            gouge(x - 60, y - 50, x + 20, y - 74, 6, 8) +
            gouge(x - 40, y - 20, x + 50, y - 44, 6, 8) +
            gouge(x - 10, y + 14, x + 60, y - 10, 5, 6),
        )
        .join(''),
      ink.paper,
    ),
  );
}

/** A line of washing between two points, sagging; colours from the palette. */
export function washing(
  ink: Ink,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  options: { seed?: number; size?: number; sag?: number } = {},
): Svg {
  const roll = dice(options.seed ?? 3);
  const size = options.size ?? 1;
  const sag = options.sag ?? 36;
  const span = x2 - x1;
  const at = (t: number): [number, number] => [
    x1 + span * t,
    y1 + (y2 - y1) * t + Math.sin(t * Math.PI) * sag,
  ];
  const art: Svg[] = [
    wire(
      line([
        at(0) as [number, number],
        at(0.25) as [number, number],
        at(0.5) as [number, number],
        at(0.75) as [number, number],
        at(1) as [number, number],
      ]),
      ink.key,
      3.4,
    ),
  ];
  const fills = [ink.paper, ink.accent, ink.paper, ink.far, ink.light, ink.paper, ink.mid];
  let t = 0.06;
  while (t < 0.92) {
    const [x, y] = at(t);
    const fill = fills[Math.floor(roll() * fills.length)]!;
    const kind = Math.floor(roll() * 4);
    const s = size;
    const d =
      kind === 0
        ? loop('0 0!, 34 2!, 60 34!, 44 46!, 36 34!, 38 100!, -4 100!, -2 34!, -10 46!, -26 34!')
        : kind === 1
          ? loop('-16 0!, 48 0!, 54 50, 48 92!, 18 98, -16 92!, -12 44')
          : kind === 2
            ? loop('-10 0!, 40 0!, 46 100!, 24 100!, 15 30!, 6 100!, -16 100!')
            : loop('-12 0!, 14 0!, 14 50, 34 62, 28 74, -6 70, -12 48');
    const cloth = place(
      group(
        shape(d, fill),
        within(
          d,
          shape(
            gouge(8, 12, 4, 90, 4) + gouge(28, 14, 30, 84, 4),
            fill === ink.paper ? ink.far : ink.key,
          ),
        ),
      ),
      x,
      y,
      s,
      { turn: (roll() - 0.5) * 10 },
    );
    art.push(cloth, shape([rect(x - 2, y - 6, 5, 12), rect(x + 22 * s, y - 4, 5, 12)], ink.key));
    t += (96 * s) / Math.abs(span) + 0.012 + roll() * 0.03;
  }
  return group(...art);
}

/** A board fence, w by h; origin at its bottom left. */
export function fence(ink: Ink, w: number, h: number, fill = ink.wall, seed = 4): Svg {
  const roll = dice(seed);
  const boards: Svg[] = [];
  for (let x = 0; x < w; x += 46) {
    const top = -h - roll() * 22;
    boards.push(
      shape(
        poly([
          [x, 0],
          [x, top + 8],
          [x + 8, top],
          [x + 36, top],
          [x + 42, top + 10],
          [x + 42, 0],
        ]),
        fill,
      ),
      shape(gouge(x + 12 + roll() * 16, top + 20, x + 14 + roll() * 16, -14, 3), ink.key),
    );
  }
  return group(
    shape(rect(0, -h * 0.86, w, 16), ink.key),
    shape(rect(0, -h * 0.24, w, 16), ink.key),
    ...boards,
  );
}

export const hydrant = (ink: Ink): Svg =>
  group(
    shape(
      [
        loop('-30 0!, -26 -90, -30 -120, 0 -152, 30 -120, 26 -90, 30 0!'),
        rect(-46, -96, 92, 26),
        rect(-38, -14, 76, 14),
        circle(0, -156, 10),
      ],
      ink.accent,
    ),
    shape(gouge(-14, -70, -14, -16, 4) + gouge(-20, -122, 20, -122, 5), ink.paper),
    shape(circle(0, -83, 15), ink.key),
  );

/** A park bench of slats with iron ends, w wide. */
export function bench(ink: Ink, w = 420, fill = ink.wall): Svg {
  return group(
    shape(
      [-w / 2 + 14, w / 2 - 34].flatMap((x) => [rect(x, -96, 14, 96), rect(x - 4, -190, 12, 110)]),
      ink.key,
    ),
    shape(
      [
        rect(-w / 2, -186, w, 20),
        rect(-w / 2, -156, w, 20),
        rect(-w / 2, -126, w, 20),
        rect(-w / 2 - 8, -98, w + 16, 18),
      ],
      fill,
    ),
    shape(
      [rect(-w / 2, -186, w, 4), rect(-w / 2, -156, w, 4), rect(-w / 2 - 8, -98, w + 16, 4)],
      ink.paper,
    ),
  );
}

/** A round street or hall clock showing hours and minutes. */
export function clock(ink: Ink, r: number, hour: number, minute: number): Svg {
  const hand = (turn: number, length: number, width: number): string =>
    gouge(0, 0, Math.sin(turn) * length, -Math.cos(turn) * length, width);
  const ticks = Array.from({ length: 12 }, (_, n) => {
    const a = (n * Math.PI) / 6;
    return gouge(
      Math.sin(a) * r * 0.7,
      -Math.cos(a) * r * 0.7,
      Math.sin(a) * r * 0.88,
      -Math.cos(a) * r * 0.88,
      r * 0.08,
    );
  });
  return group(
    shape(circle(0, 0, r * 1.14), ink.key),
    shape(circle(0, 0, r), ink.paper),
    shape(ticks, ink.key),
    shape(
      [
        hand(((hour % 12) + minute / 60) * (Math.PI / 6), r * 0.54, r * 0.14),
        hand((minute * Math.PI) / 30, r * 0.8, r * 0.1),
        circle(0, 0, r * 0.07),
      ],
      ink.key,
    ),
  );
}

export interface SkylineOptions {
  seed?: number;
  /** `old`: roofs, steeples and tanks of the 1890s; `tall`: towers of later years. */
  era?: 'old' | 'tall';
  fill: string;
  lit?: string;
  /** Share of windows lit. */
  share?: number;
  step?: number;
}

/** A stretch of skyline standing on the area's foot; `h` is its tallest. */
export function skyline(area: Area, options: SkylineOptions): Svg {
  const roll = dice(options.seed ?? 5);
  const foot = area.y + area.h;
  const shapes: string[] = [];
  const windows: string[] = [];
  const step = options.step ?? 70;
  let x = area.x - 20;
  while (x < area.x + area.w) {
    const w = step * (0.6 + roll() * 0.9);
    const peak = Math.sin(((x - area.x) / area.w) * Math.PI) * 0.3 + 0.7;
    const h =
      area.h *
      (options.era === 'tall' ? 0.35 + roll() * roll() * 0.62 : 0.4 + roll() * 0.42) *
      peak;
    shapes.push(rect(x, foot - h, w + 2, h));
    const top = foot - h;
    const kind = roll();
    if (options.era === 'tall') {
      if (kind < 0.3)
        shapes.push(
          rect(x + w * 0.18, top - h * 0.1, w * 0.64, h * 0.12),
          rect(x + w * 0.34, top - h * 0.18, w * 0.32, h * 0.1),
        );
      else if (kind < 0.46)
        shapes.push(
          poly([
            [x + w * 0.1, top],
            [x + w * 0.5, top - w * 0.9],
            [x + w * 0.9, top],
          ]),
          rect(x + w * 0.48, top - w * 1.3, 4, w * 0.6),
        );
      else if (kind < 0.6)
        shapes.push(
          loop([
            [x + w * 0.1, top, 1],
            [x + w * 0.2, top - w * 0.35],
            [x + w * 0.5, top - w * 0.5],
            [x + w * 0.8, top - w * 0.35],
            [x + w * 0.9, top, 1],
          ]),
        );
    } else if (kind < 0.18)
      shapes.push(
        poly([
          [x + w * 0.3, top],
          [x + w * 0.5, top - area.h * 0.4],
          [x + w * 0.7, top],
        ]),
      );
    else if (kind < 0.34)
      shapes.push(
        poly([
          [x, top],
          [x + w * 0.5, top - w * 0.4],
          [x + w, top],
        ]),
      );
    else if (kind < 0.52)
      shapes.push(
        rect(x + w * 0.34, top - 30, 4, 30),
        rect(x + w * 0.62, top - 30, 4, 30),
        rect(x + w * 0.28, top - 66, w * 0.44, 38),
        poly([
          [x + w * 0.24, top - 64],
          [x + w * 0.5, top - 88],
          [x + w * 0.76, top - 64],
        ]),
      );
    else if (kind < 0.7)
      shapes.push(
        rect(x + w * 0.16, top - 22, w * 0.14, 24),
        rect(x + w * 0.7, top - 32, w * 0.14, 34),
      );
    if (options.lit)
      for (let wy = top + 16; wy < foot - 14; wy += 22)
        for (let wx = x + 9; wx < x + w - 10; wx += 16)
          if (roll() < (options.share ?? 0.25)) windows.push(rect(wx, wy, 7, 11));
    x += w;
  }
  return group(
    shape(shapes, options.fill),
    options.lit ? shape(windows.join(''), options.lit) : '',
  );
}

/** One granite tower of the bridge, 200 by 520; one sees through its two pointed arches. */
export function bridgeTower(fill: string, cut: string): Svg {
  const arch = (x: number): string =>
    loop([
      [x - 30, -128, 1],
      [x - 30, -300, 1],
      [x - 24, -346],
      [x, -392, 1],
      [x + 24, -346],
      [x + 30, -300, 1],
      [x + 30, -128, 1],
    ]);
  const block = poly('-104 0, -100 -126, -94 -500, 94 -500, 100 -126, 104 0');
  return group(
    `<path fill-rule="evenodd" d="${block}${arch(-44)}${arch(44)}" fill="${fill}"/>`,
    shape([rect(-104, -520, 208, 24), rect(-98, -478, 196, 12), rect(-110, -128, 220, 26)], fill),
    shape(
      [-88, 0, 88].map((x) => gouge(x, -456, x * 1.04, -140, 4)),
      cut,
    ),
    shape(
      [-440, -400, -340, -280, -220, -160]
        .map(
          (y) =>
            gouge(-94, y, -78, y, 3) + gouge(78, y, 96, y, 3) + gouge(-12, y + 10, 10, y + 10, 3),
        )
        .join('') + gouge(-100, -490, 100, -490, 4),
      cut,
    ),
    shape(
      [-84, -56, -28]
        .map(
          (y, n) => gouge(-98, y, -20 + n * 12, y, 4) + gouge(10 - n * 12, y + 12, 98, y + 12, 4),
        )
        .join(''),
      cut,
    ),
  );
}

/**
 * The Brooklyn Bridge from the side. `deck` is the height of the roadway; towers stand on `foot` at the
 * given places; the cable sags almost to the deck between them.
 */
export function bridge(
  art: { fill: string; cut: string },
  options: {
    x1: number;
    x2: number;
    towers: readonly number[];
    deck: number;
    foot: number;
    size: number;
  },
): Svg {
  const { x1, x2, towers, deck, foot, size } = options;
  const top = foot - 505 * size;
  const parts: Svg[] = [];
  const marks = [x1, ...towers, x2];
  const strands: string[] = [];
  for (let n = 0; n < marks.length - 1; n += 1) {
    const a = marks[n]!;
    const b = marks[n + 1]!;
    const inner = n > 0 && n < marks.length - 2;
    const ya = n === 0 ? deck - 4 : top;
    const yb = n === marks.length - 2 ? deck - 4 : top;
    const sagY = inner ? deck - 14 * size : (ya + yb) / 2 + 60 * size;
    const at = (t: number): number =>
      (1 - t) * (1 - t) * ya +
      2 * (1 - t) * t * (inner ? 2 * sagY - (ya + yb) / 2 : sagY) +
      t * t * yb;
    const points = Array.from({ length: 25 }, (_, k) => `${a + ((b - a) * k) / 24} ${at(k / 24)}`);
    parts.push(wire(`M${points.join('L')}`, art.fill, 8 * size));
    const gap = 26 * size;
    for (let x = a + gap; x < b; x += gap)
      strands.push(`M${x} ${at((x - a) / (b - a))}L${x} ${deck}`);
  }
  for (const t of towers)
    for (let n = 1; n <= 9; n += 1)
      strands.push(
        `M${t} ${top}L${t + n * 58 * size} ${deck}`,
        `M${t} ${top}L${t - n * 58 * size} ${deck}`,
      );
  parts.push(wire(strands.join(''), art.fill, 2.2 * size, 'butt'));
  parts.push(
    shape([rect(x1, deck - 3, x2 - x1, 24 * size)], art.fill),
    shape([gouge(x1, deck + 7 * size, x2, deck + 7 * size, 4 * size)], art.cut),
  );
  for (const t of towers) parts.push(place(bridgeTower(art.fill, art.cut), t, foot, size));
  return group(...parts);
}

/** The bridge from the middle of its walk: tower ahead, cables fanning, boards running to the arches. */
export function bridgeAhead(
  ink: Ink,
  w: number,
  h: number,
  options: {
    fill: string;
    cut: string;
    cx?: number;
    horizon?: number;
    size?: number;
    boards?: string;
    joints?: string;
  },
): Svg {
  const cx = options.cx ?? w / 2;
  const horizon = options.horizon ?? h * 0.62;
  const size = options.size ?? 1.1;
  const foot = horizon + 122 * size;
  const top = foot - 496 * size;
  const strands: string[] = [];
  for (let n = 0; n < 26; n += 1) {
    const t = n / 25;
    strands.push(
      `M${cx - 96 * size} ${top + 8}L${cx - 120 * size - t * w * 0.9} ${horizon + 40 - t * h * 0.22}`,
      `M${cx + 96 * size} ${top + 8}L${cx + 120 * size + t * w * 0.9} ${horizon + 40 - t * h * 0.22}`,
    );
  }
  for (let n = 1; n < 16; n += 1) {
    const dx = 110 * size + n * n * 5.4;
    strands.push(
      `M${cx - dx} ${top + 20 - n * n * 2.2}L${cx - dx} ${horizon + 80}`,
      `M${cx + dx} ${top + 20 - n * n * 2.2}L${cx + dx} ${horizon + 80}`,
    );
  }
  const boards: string[] = [];
  for (let n = -9; n <= 9; n += 1)
    boards.push(gouge(cx + n * 9, horizon, cx + n * w * 0.075, h, 6));
  const deck = poly([
    [cx - 88 * size, horizon],
    [cx + 88 * size, horizon],
    [cx + w * 0.62, h],
    [cx - w * 0.62, h],
  ]);
  return group(
    place(bridgeTower(options.fill, options.cut), cx, foot, size),
    wire(strands.join(''), options.fill, 3, 'butt'),
    wire(
      `M${cx - 94 * size} ${top}Q${cx - w * 0.3} ${top - 60} ${cx - w * 0.7} ${-h * 0.1}M${cx + 94 * size} ${top}Q${cx + w * 0.3} ${top - 60} ${cx + w * 0.7} ${-h * 0.1}`,
      options.fill,
      16,
    ),
    shape(deck, options.boards ?? ink.ground),
    within(deck, shape(boards.join(''), options.joints ?? ink.ground2)),
    wire(
      `M${cx - 92 * size} ${horizon - 40}L${cx - w * 0.66} ${h * 0.86}M${cx + 92 * size} ${horizon - 40}L${cx + w * 0.66} ${h * 0.86}`,
      options.fill,
      9,
    ),
  );
}

/** A harbor ferry with a walking beam and tall funnel, about 520 by 240, sailing left. */
export function ferry(ink: Ink, fill = ink.paper, dark = ink.key): Svg {
  const windows = Array.from({ length: 12 }, (_, n) => rect(-200 + n * 34, -104, 20, 26));
  return group(
    shape(loop('-262 -42!, -240 -8, -200 4!, 200 4!, 240 -8, 262 -42!'), dark),
    shape([rect(-238, -118, 476, 76)], fill),
    shape(windows, dark),
    shape([rect(-220, -172, 440, 8), rect(-176, -164, 352, 46)], fill),
    shape(
      Array.from({ length: 9 }, (_, n) => rect(-160 + n * 36, -154, 18, 24)),
      ink.light,
    ),
    shape([rect(-36, -262, 38, 92)], dark),
    shape(rect(-36, -246, 38, 14), ink.accent),
    shape([rect(-150, -206, 56, 36), rect(96, -206, 56, 36)], fill),
    shape(
      [
        rect(-142, -198, 18, 16),
        rect(-118, -198, 18, 16),
        rect(104, -198, 18, 16),
        rect(128, -198, 18, 16),
      ],
      dark,
    ),
    shape(gouge(-250, -44, 250, -44, 6), ink.paper),
    shape([rect(150, -250, 4, 80)], dark),
    shape(loop('154 -250!, 196 -242, 192 -226, 154 -224!'), ink.accent),
  );
}

/** A tug with a high bow and one fat funnel, about 300 by 200, heading left. */
export function tug(ink: Ink, fill = ink.accent, dark = ink.key): Svg {
  return group(
    shape(loop('-164 -76!, -150 -20, -120 4!, 120 4!, 150 -16, 156 -48!, 40 -44, -80 -54'), dark),
    shape(gouge(-158, -64, 154, -40, 6, 12), ink.paper),
    shape([rect(-84, -106, 150, 58)], ink.paper),
    shape([rect(-80, -160, 62, 56)], ink.paper),
    shape([rect(-88, -168, 78, 10)], dark),
    shape([rect(-72, -148, 18, 22), rect(-46, -148, 18, 22)], ink.light),
    shape(
      [-66, -36, -6, 24].map((x) => circle(x, -78, 9)),
      dark,
    ),
    shape([rect(2, -200, 46, 96)], fill),
    shape([rect(-2, -204, 54, 14), rect(2, -168, 46, 10)], dark),
    shape(
      [-150, -110, 90, 130].map((x) => circle(x, -34, 12)),
      ink.ground2,
    ),
    shape(rect(96, -150, 5, 100), dark),
  );
}

/** Timber piles and planking, w wide; origin at the left end of its top edge. */
export function pier(ink: Ink, w: number, depth: number): Svg {
  const piles: string[] = [];
  for (let x = 16; x < w; x += 86) piles.push(rect(x, 10, 30, depth));
  return group(
    shape(piles, ink.key),
    shape(rect(0, 0, w, 26), ink.wall2),
    shape(
      Array.from({ length: Math.ceil(w / 44) }, (_, n) => rect(n * 44, 0, 4, 26)),
      ink.key,
    ),
    shape(rect(0, 0, w, 4), ink.paper),
  );
}

/** A sailing ship's masts, yards and rigging, about 500 by 620, for behind a pier shed. */
export function mast(fill: string): Svg {
  const stick = (x: number, h: number): string[] => [
    rect(x - 5, -h, 10, h),
    rect(x - 80, -h * 0.82, 160, 6),
    rect(x - 100, -h * 0.58, 200, 7),
    rect(x - 110, -h * 0.34, 220, 8),
  ];
  return group(
    shape(
      [
        ...stick(-150, 520),
        ...stick(10, 600),
        ...stick(170, 500),
        loop('-300 -60!, -250 0!, 260 0!, 290 -50!, 0 -30'),
      ],
      fill,
    ),
    wire(
      'M-150 -520L-330 -80M-150 -520L10 -40M10 -600L-150 -40M10 -600L170 -40M170 -500L10 -40M170 -500L300 -60M-330 -80L-480 -130',
      fill,
      2.4,
    ),
  );
}

export interface Receding {
  /** Near edge, then far edge: x, roof height, foot height. */
  near: readonly [x: number, top: number, foot: number];
  far: readonly [x: number, top: number, foot: number];
  rows: number;
  bays: number;
  fill: string;
  pane: string;
  lit?: string;
  share?: number;
  seed?: number;
  /** Share of each bay that is window. */
  open?: number;
  cornice?: string;
}

/** A front that runs away from us, with its windows foreshortened: streets, canyons, quays. */
export function receding(wall: Receding): Svg {
  const roll = dice(wall.seed ?? 3);
  const [nx, nt, nf] = wall.near;
  const [fx, ft, ff] = wall.far;
  // Bays crowd towards the far edge as they do in perspective: heights are the measure of distance.
  const ratio = (nf - nt) / Math.max(1, ff - ft);
  const deep = (u: number): number => u / (u + (1 - u) * ratio);
  const dot = (u: number, v: number): readonly [number, number] => {
    const t = deep(u);
    return [nx + (fx - nx) * t, (nt + (ft - nt) * t) * (1 - v) + (nf + (ff - nf) * t) * v];
  };
  const panes: string[] = [];
  const bright: string[] = [];
  const open = wall.open ?? 0.5;
  for (let row = 0; row < wall.rows; row += 1) {
    for (let bay = 0; bay < wall.bays; bay += 1) {
      const u1 = (bay + (1 - open) / 2) / wall.bays;
      const u2 = (bay + (1 + open) / 2) / wall.bays;
      const v1 = (row + 0.3) / (wall.rows + 0.4);
      const v2 = (row + 0.92) / (wall.rows + 0.4);
      const lit = wall.lit !== undefined && roll() < (wall.share ?? 0.3);
      (lit ? bright : panes).push(poly([dot(u1, v1), dot(u2, v1), dot(u2, v2), dot(u1, v2)]));
    }
  }
  const top = 0.02;
  return group(
    shape(
      poly([
        [nx, nt],
        [fx, ft],
        [fx, ff],
        [nx, nf],
      ]),
      wall.fill,
    ),
    shape(panes.join(''), wall.pane),
    wall.lit ? shape(bright.join(''), wall.lit) : '',
    wall.cornice
      ? shape(
          poly([dot(0, -top), dot(1, -top), dot(1, top * 1.4), dot(0, top * 1.4)]),
          wall.cornice,
        )
      : '',
  );
}
