/**
 * Light and weather. Every function takes a palette (`Ink`) and draws in print units.
 *
 * - `sky`      the flat sky, cut with level gouges, rays from a point, slants or nothing
 * - `disc`     sun or moon with a stepped halo;  `stars`, `clouds`, `smoke`, `birds`
 * - `rain`, `snowfall`, `fogBank`   weather that goes over the scene (draw it late)
 * - `river`    water from y down to the foot of the block;  `glints` lamplight broken on it
 * - `rays`     a fan of gouges from a lamp, a lantern or a fire
 */
import type { Ink } from './ink.ts';
import {
  blob,
  circle,
  dice,
  gouge,
  gouges,
  group,
  loop,
  rect,
  shape,
  type Point,
  type Svg,
  within,
} from './shapes.ts';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Gouges that spread from a point, between two radii and two angles (degrees, 0 = right, 90 = down). */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  fill: string,
  fan: { from?: number; to?: number; every?: number; width?: number; seed?: number } = {},
): Svg {
  const roll = dice(fan.seed ?? 5);
  const strokes: string[] = [];
  for (let angle = fan.from ?? 0; angle < (fan.to ?? 360); angle += fan.every ?? 6) {
    const turn = ((angle + (roll() - 0.5) * 3) * Math.PI) / 180;
    let at = inner * (1 + roll() * 0.15);
    while (at < outer) {
      const reach = (60 + roll() * 120) * (outer / 600 + 0.3);
      const end = Math.min(at + reach, outer * 1.05);
      const width = (fan.width ?? 5) * (0.6 + (at / outer) * 0.9);
      strokes.push(
        gouge(
          x + Math.cos(turn) * at,
          y + Math.sin(turn) * at,
          x + Math.cos(turn) * end,
          y + Math.sin(turn) * end,
          width,
        ),
      );
      at = end + 14 + roll() * 30;
    }
  }
  return shape(strokes.join(''), fill);
}

/** The sky over an area. `rayed` needs the light's place in `at`. */
export function sky(
  ink: Ink,
  area: Area,
  cut: 'level' | 'rayed' | 'slant' | 'plain' = 'level',
  options: { at?: readonly [number, number]; seed?: number; density?: number; reach?: number } = {},
): Svg {
  const { x, y, w, h } = area;
  const [lx, ly] = options.at ?? [x + w / 2, y + h / 2];
  const density = options.density ?? 1;
  const strokes =
    cut === 'level'
      ? gouges({
          x,
          y,
          w,
          h,
          angle: 0,
          gap: 26 / density,
          length: [90, 320],
          width: 5,
          skip: 0.42,
          seed: options.seed ?? 2,
          fill: ink.sky2,
        })
      : cut === 'slant'
        ? gouges({
            x,
            y,
            w,
            h,
            angle: -24,
            gap: 30 / density,
            length: [80, 240],
            width: 5,
            skip: 0.4,
            seed: options.seed ?? 2,
            fill: ink.sky2,
          })
        : cut === 'rayed'
          ? within(
              rect(x, y, w, h),
              rays(lx, ly, 120, options.reach ?? Math.hypot(w, h), ink.sky2, {
                every: 4.2 / density,
                width: 6,
                seed: options.seed ?? 2,
              }),
            )
          : '';
  return group(shape(rect(x, y, w, h), ink.sky), strokes);
}

/** Sun or moon with a stepped halo of flat rings. `crescent` bites the moon. */
export function disc(
  ink: Ink,
  x: number,
  y: number,
  r: number,
  options: { fill?: string; halo?: string | null; rings?: number; crescent?: boolean } = {},
): Svg {
  const halo = options.halo === undefined ? ink.sky2 : options.halo;
  const rings = options.rings ?? 2;
  const steps: Svg[] = [];
  if (halo) {
    for (let n = rings; n > 0; n -= 1) {
      const outer = r * (1 + n * 0.42);
      steps.push(
        shape(circle(x, y, outer), halo),
        shape(circle(x, y, outer - r * 0.13), n === 1 && rings > 1 ? ink.sky : ink.sky),
      );
    }
  }
  return group(
    ...steps,
    shape(circle(x, y, r), options.fill ?? ink.light),
    options.crescent ? shape(circle(x + r * 0.42, y - r * 0.22, r * 0.86), ink.sky) : '',
  );
}

export function stars(ink: Ink, area: Area, count: number, seed = 4): Svg {
  const roll = dice(seed);
  const marks: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const x = area.x + roll() * area.w;
    const y = area.y + roll() * area.h;
    const r = 4 + roll() * 7;
    marks.push(gouge(x - r, y, x + r, y, 3), gouge(x, y - r, x, y + r, 3));
  }
  return shape(marks.join(''), ink.paper);
}

/** Flat-bottomed clouds cut in long strips. */
export function clouds(fill: string, area: Area, count: number, seed = 3): Svg {
  const roll = dice(seed);
  const puffs: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const x = area.x + roll() * area.w;
    const y = area.y + roll() * area.h;
    const w = 120 + roll() * 220;
    const h = 22 + roll() * 26;
    const points: Point[] = [[x - w, y, 1]];
    const bumps = 4 + Math.floor(roll() * 3);
    for (let b = 1; b < bumps; b += 1) {
      const t = b / bumps;
      points.push([x - w + t * 2 * w, y - h * (0.6 + roll()) * Math.sin(t * Math.PI) * 1.6]);
    }
    points.push([x + w, y, 1], [x, y + 7]);
    puffs.push(loop(points));
  }
  return shape(puffs, fill);
}

/** A plume from a funnel or a chimney, leaning `lean` units for each puff. */
export function smoke(
  fill: string,
  cut: string,
  x: number,
  y: number,
  size: number,
  lean = 40,
  puffs = 5,
  seed = 2,
): Svg {
  const art: Svg[] = [];
  for (let n = puffs - 1; n >= 0; n -= 1) {
    const r = size * (0.45 + n * 0.26);
    const px = x + lean * n * (1 + n * 0.12);
    const py = y - size * 0.55 * n - size * 0.3;
    art.push(
      shape(blob(px, py, r, r * 0.74, seed + n), fill),
      shape(
        gouge(px - r * 0.5, py + r * 0.2, px + r * 0.4, py + r * 0.34, 5, 8) +
          gouge(px - r * 0.2, py - r * 0.2, px + r * 0.5, py - r * 0.06, 4, 6),
        cut,
      ),
    );
  }
  return group(...art);
}

export function birds(fill: string, area: Area, count: number, seed = 8): Svg {
  const roll = dice(seed);
  const marks: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const x = area.x + roll() * area.w;
    const y = area.y + roll() * area.h;
    const r = 12 + roll() * 16;
    marks.push(gouge(x - r, y - r * 0.3, x, y, 5, -6), gouge(x, y, x + r, y - r * 0.45, 5, -6));
  }
  return shape(marks.join(''), fill);
}

/** Slanting rain. */
export function rain(fill: string, area: Area, density = 1, seed = 6): Svg {
  return gouges({
    ...area,
    angle: 108,
    gap: 34 / density,
    length: [40, 120],
    width: 3.4,
    skip: 0.45,
    seed,
    fill,
  });
}

/** Falling snow: cut-out specks, larger in front. */
export function snowfall(fill: string, area: Area, count: number, seed = 6): Svg {
  const roll = dice(seed);
  const flakes: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const r = 2.5 + roll() * roll() * 8;
    flakes.push(blob(area.x + roll() * area.w, area.y + roll() * area.h, r, r, n, 5));
  }
  return shape(flakes.join(''), fill);
}

/** A flat drift of fog with a ragged edge, for laying between depths. */
export function fogBank(fill: string, area: Area, seed = 5): Svg {
  const roll = dice(seed);
  const strips: string[] = [];
  for (let y = area.y; y < area.y + area.h; y += 16) {
    const from = area.x + roll() * area.w * 0.35 - area.w * 0.1;
    strips.push(gouge(from, y, from + area.w * (0.5 + roll() * 0.5), y + 4, 18 + roll() * 10));
  }
  return shape(strips, fill);
}

/** Water with level gouges that grow coarser towards us. */
export function river(ink: Ink, area: Area, seed = 3): Svg {
  const { x, y, w, h } = area;
  const roll = dice(seed);
  const strokes: string[] = [];
  let row = y + 8;
  let step = 9;
  while (row < y + h) {
    let at = x - roll() * 160;
    const scale = 0.5 + (row - y) / h;
    while (at < x + w) {
      const length = (50 + roll() * 130) * scale;
      if (roll() > 0.45)
        strokes.push(
          gouge(
            at,
            row + roll() * 5,
            at + length,
            row + roll() * 5,
            2 + 4 * scale,
            (roll() - 0.5) * 6,
          ),
        );
      at += length + 30 * scale + roll() * 70;
    }
    row += step;
    step *= 1.16;
  }
  return group(
    shape(rect(x, y, w, h), ink.water),
    within(rect(x, y, w, h), shape(strokes.join(''), ink.water2)),
  );
}

/** A broken column of light on water or wet stones below a lamp at x. */
export function glints(fill: string, x: number, y: number, w: number, h: number, seed = 4): Svg {
  const roll = dice(seed);
  const strokes: string[] = [];
  let row = y;
  let step = 9;
  while (row < y + h) {
    const reach = w * (0.35 + ((row - y) / h) * 0.65) * (0.5 + roll() * 0.6);
    const sway = (roll() - 0.5) * w * 0.4;
    strokes.push(gouge(x - reach / 2 + sway, row, x + reach / 2 + sway, row + 2, 6));
    row += step;
    step *= 1.1;
  }
  return shape(strokes.join(''), fill);
}
