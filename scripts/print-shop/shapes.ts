/**
 * The tools of the bench: every drawing in the print shop is made of these few cuts.
 *
 * All drawing functions return SVG text (`Svg`). Units are those of the print's own viewBox
 * (1600 wide for landscape, 1200 wide for portrait); y grows downwards. Angles are degrees.
 * Nothing here is random from run to run: every irregularity comes from a numbered seed.
 *
 * - `outline`           reads points in their short form: 'x y, x y, x y!'
 * - `loop`, `line`      smooth closed or open outline through points (third value 1: sharp corner)
 * - `limb`              a tapering tube along a line: tails, legs, ropes, branches
 * - `gouge`, `gouges`   the mark of the cutting tool: a thin lens, or a field of them
 * - `fur`               gouges that follow the lit (or shaded) edge of an outline
 * - `blob`, `circle`, `rect`, `poly`, `shape`, `group`, `place`, `within`   building blocks
 * - `cast`              any drawing as a single flat shadow
 * - `lettering`         words cut in the headline face
 */
export type Svg = string;

/** A point of an outline; a third value of 1 makes it a sharp corner. */
export type Point = readonly [x: number, y: number, corner?: 1];

/**
 * An outline as points, or written short: `'0 0, 40 -12, 80 0!'`, where `!` makes a sharp corner.
 * Drawings use the short form, so that an outline stays one line and can be read along.
 */
export type Outline = string | readonly Point[];

/** Reads an outline in its short form. Throws on anything that is not a pair of numbers. */
export function outline(written: string): Point[] {
  return written.split(',').map((pair) => {
    const [x, y] = pair.replace('!', '').trim().split(/\s+/).map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) {
      throw new Error(
        `"${pair.trim()}" is not a point; write it as "x y" or, for a corner, "x y!".`,
      );
    }
    return pair.includes('!') ? [x, y, 1] : [x, y];
  });
}

const read = (points: Outline): readonly Point[] =>
  typeof points === 'string' ? outline(points) : points;

type Vector = readonly [number, number];

const short = (value: number): string => String(Math.round(value * 10) / 10);
const xy = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** A repeatable source of numbers from 0 up to 1. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function unit([x, y]: Vector): Vector {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

type Cubic = readonly [Vector, Vector, Vector, Vector];

/** Cubic Bezier pieces through the points; handles are a third of each chord, so nothing overshoots. */
function cubics(points: readonly Point[], closed: boolean): Cubic[] {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count]!;
  const tangent = (index: number, side: -1 | 1): Vector => {
    const here = at(index);
    const first = !closed && index === 0;
    const last = !closed && index === count - 1;
    const before = at(index - 1);
    const after = at(index + 1);
    const into: Vector = [here[0] - before[0], here[1] - before[1]];
    const out: Vector = [after[0] - here[0], after[1] - here[1]];
    if (first || (here[2] && side === 1)) return unit(out);
    if (last || (here[2] && side === -1)) return unit(into);
    const a = Math.hypot(...into) || 1;
    const b = Math.hypot(...out) || 1;
    return unit([(into[0] / a) * b + (out[0] / b) * a, (into[1] / a) * b + (out[1] / b) * a]);
  };
  const pieces: Cubic[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const from = at(index);
    const to = at(index + 1);
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2.8;
    const leave = tangent(index % count, 1);
    const arrive = tangent((index + 1) % count, -1);
    pieces.push([
      [from[0], from[1]],
      [from[0] + leave[0] * reach, from[1] + leave[1] * reach],
      [to[0] - arrive[0] * reach, to[1] - arrive[1] * reach],
      [to[0], to[1]],
    ]);
  }
  return pieces;
}

function pathOf(pieces: readonly Cubic[], closed: boolean): string {
  const start = pieces[0]![0];
  const curves = pieces.map(([, b, c, d]) => `C${xy(...b)} ${xy(...c)} ${xy(...d)}`).join('');
  return `M${xy(...start)}${curves}${closed ? 'Z' : ''}`;
}

/** Path data of a closed smooth outline. */
export const loop = (points: Outline): string => pathOf(cubics(read(points), true), true);

/** Path data of an open smooth line. */
export const line = (points: Outline): string => pathOf(cubics(read(points), false), false);

/** Path data of a polygon with straight sides. */
export const poly = (points: string | readonly Vector[]): string => {
  const corners = typeof points === 'string' ? outline(points) : points;
  return `M${corners.map(([x, y]) => xy(x, y)).join('L')}Z`;
};

function sample(pieces: readonly Cubic[], steps: number): Vector[] {
  const dots: Vector[] = [];
  for (const [a, b, c, d] of pieces) {
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const s = 1 - t;
      const mix = (i: 0 | 1): number =>
        s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
      dots.push([mix(0), mix(1)]);
    }
  }
  return dots;
}

export interface Limb {
  /** Outline of the whole limb. */
  d: string;
  /** Outline of the part from `t` (0 root to 1 tip) to the tip: a sock, a white tail end. */
  tip(t: number): string;
  /** Bands across it at each `t`, `thick` units wide: a tabby's rings. */
  rings(at: readonly number[], thick: number): string[];
}

/** A tapering tube along a line; one full width for each point, round at both ends. */
export function limb(points: Outline, widths: readonly number[]): Limb {
  const steps = 10;
  const joints = read(points);
  const spine = sample(cubics(joints, false), steps);
  const end = joints[joints.length - 1]!;
  spine.push([end[0], end[1]]);
  const total = spine.length - 1;
  const half = (index: number): number => {
    const exact = (index / total) * (widths.length - 1);
    const low = Math.min(Math.floor(exact), widths.length - 2);
    const rest = exact - low;
    return (widths[low]! * (1 - rest) + widths[low + 1]! * rest) / 2;
  };
  const normal = (index: number): Vector => {
    const a = spine[Math.max(0, index - 1)]!;
    const b = spine[Math.min(total, index + 1)]!;
    const [x, y] = unit([b[0] - a[0], b[1] - a[1]]);
    return [-y, x];
  };
  const edge = (index: number, side: 1 | -1): string => {
    const [x, y] = spine[index]!;
    const [nx, ny] = normal(index);
    const reach = half(index) * side;
    return xy(x + nx * reach, y + ny * reach);
  };
  const tube = (from: number, to: number, round: boolean): string => {
    const left: string[] = [];
    const right: string[] = [];
    for (let index = from; index <= to; index += 1) {
      left.push(edge(index, -1));
      right.push(edge(index, 1));
    }
    right.reverse();
    const cap = (radius: number, to_: string): string =>
      round ? `A${xy(radius, radius)} 0 0 1 ${to_}` : `L${to_}`;
    return `M${left.join('L')}${cap(half(to), right[0]!)}L${right.join('L')}${cap(half(from), left[0]!)}Z`;
  };
  return {
    d: tube(0, total, true),
    tip: (t) => tube(Math.min(total - 1, Math.round(t * total)), total, true),
    rings: (at, thick) =>
      at.map((t) => {
        const index = Math.max(1, Math.min(total - 1, Math.round(t * total)));
        const [x, y] = spine[index]!;
        const [nx, ny] = normal(index);
        const reach = half(index) * 1.1;
        return gouge(
          x - nx * reach,
          y - ny * reach,
          x + nx * reach,
          y + ny * reach,
          thick,
          thick / 2,
        );
      }),
  };
}

/** Path data of one stroke of the gouge: a lens from one point to another, `bend` units off straight. */
export function gouge(x1: number, y1: number, x2: number, y2: number, width = 4, bend = 0): string {
  const [ux, uy] = unit([x2 - x1, y2 - y1]);
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const side = (offset: number): string => xy(mx - uy * offset, my + ux * offset);
  return `M${xy(x1, y1)}Q${side(bend * 2 + width)} ${xy(x2, y2)}Q${side(bend * 2 - width)} ${xy(x1, y1)}Z`;
}

export interface Field {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Direction of the strokes, degrees clockwise from level. Shadow: 28 to 35. */
  angle?: number;
  /** Units between rows. */
  gap?: number;
  /** Shortest and longest stroke. */
  length?: readonly [number, number];
  width?: number;
  /** Share of strokes left out, 0 to 1. */
  skip?: number;
  bend?: number;
  seed?: number;
  fill: string;
}

/** A field of gouge strokes over a box: sky, water, shadow, bark. Clip it with `within`. */
export function gouges(field: Field): Svg {
  const { x, y, w, h, fill } = field;
  const angle = ((field.angle ?? 30) * Math.PI) / 180;
  const gap = field.gap ?? 12;
  const [least, most] = field.length ?? [40, 110];
  const roll = dice(field.seed ?? 7);
  const ux = Math.cos(angle);
  const uy = Math.sin(angle);
  const reach = Math.hypot(w, h) / 2;
  const strokes: string[] = [];
  for (let across = -reach; across < reach; across += gap) {
    let along = -reach - roll() * most;
    while (along < reach) {
      const length = least + roll() * (most - least);
      const sway = (roll() - 0.5) * gap * 0.5;
      const sx = x + w / 2 + ux * along - uy * (across + sway);
      const sy = y + h / 2 + uy * along + ux * (across + sway);
      const ex = sx + ux * length;
      const ey = sy + uy * length;
      const keep = roll() >= (field.skip ?? 0.12);
      const inside =
        Math.max(sx, ex) > x &&
        Math.min(sx, ex) < x + w &&
        Math.max(sy, ey) > y &&
        Math.min(sy, ey) < y + h;
      if (keep && inside) {
        strokes.push(
          gouge(sx, sy, ex, ey, (field.width ?? 3) * (0.7 + roll() * 0.6), field.bend ?? 0),
        );
      }
      along += length + gap * (0.4 + roll() * 0.8);
    }
  }
  return within(
    `M${xy(x, y)}h${short(w)}v${short(h)}h${short(-w)}Z`,
    shape(strokes.join(''), fill),
  );
}

export interface Coatwork {
  /** Where the light comes from, as a direction; strokes are cut on edges that face it. */
  toward: Vector;
  spacing?: number;
  length?: number;
  width?: number;
  seed?: number;
}

/** Path data of short strokes just inside an outline, on the side that faces `toward`. */
export function fur(points: Outline, work: Coatwork): string {
  const dots = sample(cubics(read(points), true), 14);
  const area = dots.reduce((sum, [x, y], index) => {
    const [nx, ny] = dots[(index + 1) % dots.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  const turn = area > 0 ? 1 : -1;
  const roll = dice(work.seed ?? 3);
  const light = unit(work.toward);
  const spacing = work.spacing ?? 13;
  const length = work.length ?? 22;
  let walked = 0;
  const strokes: string[] = [];
  dots.forEach((dot, index) => {
    const next = dots[(index + 1) % dots.length]!;
    walked += Math.hypot(next[0] - dot[0], next[1] - dot[1]);
    if (walked < spacing) return;
    walked = 0;
    const [tx, ty] = unit([next[0] - dot[0], next[1] - dot[1]]);
    const [nx, ny] = [ty * turn, -tx * turn];
    const facing = nx * light[0] + ny * light[1];
    if (facing < 0.15) return;
    // Strokes hang down the flanks; along a level back they all lie one way, so that none cross.
    const along = (Math.abs(ty) < 0.35 ? tx : ty) > 0 ? 1 : -1;
    const deep = 5 + roll() * 5;
    const reach = length * (0.55 + facing * 0.5) * (0.7 + roll() * 0.6);
    const sx = dot[0] - nx * deep;
    const sy = dot[1] - ny * deep;
    strokes.push(
      gouge(
        sx,
        sy,
        sx + tx * along * reach - nx * reach * 0.3,
        sy + ty * along * reach - ny * reach * 0.3,
        (work.width ?? 2.6) * (0.6 + facing * 0.6),
      ),
    );
  });
  return strokes.join('');
}

/** Path data of a lumpy patch: a calico's spot, a puff of smoke, a bush. */
export function blob(cx: number, cy: number, rx: number, ry: number, seed = 1, bumps = 8): string {
  const roll = dice(seed);
  const points: Point[] = [];
  for (let index = 0; index < bumps; index += 1) {
    const angle = (index / bumps) * Math.PI * 2;
    const swell = 0.82 + roll() * 0.32;
    points.push([cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell]);
  }
  return loop(points);
}

/** Path data of a circle or, with `ry`, an ellipse. */
export const circle = (cx: number, cy: number, r: number, ry = r): string =>
  `M${xy(cx - r, cy)}A${xy(r, ry)} 0 1 1 ${xy(cx + r, cy)}A${xy(r, ry)} 0 1 1 ${xy(cx - r, cy)}Z`;

/** Path data of a box. */
export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${xy(x, y)}h${short(w)}v${short(h)}h${short(-w)}Z`;

/** A flat block of one colour. Outlines in a list are printed one over the other, so none cuts a hole. */
export const shape = (d: string | readonly string[], fill: string): Svg =>
  (typeof d === 'string' ? [d] : d)
    .filter((one) => one !== '')
    .map((one) => `<path d="${one}" fill="${fill}"/>`)
    .join('');

/** A line of even width, for wires, rails and cables. */
export const wire = (
  d: string,
  stroke: string,
  width: number,
  cap: 'round' | 'butt' = 'round',
): Svg =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

/** Several drawings as one. */
export const group = (...art: readonly Svg[]): Svg => `<g>${art.join('')}</g>`;

export interface Placing {
  flip?: boolean;
  /** Degrees clockwise about the drawing's own origin. */
  turn?: number;
}

/** Sets a drawing's origin at x, y, scaled; `flip` mirrors it left to right. */
export function place(art: Svg, x: number, y: number, scale = 1, placing: Placing = {}): Svg {
  const across = placing.flip ? -scale : scale;
  const turn = placing.turn ? ` rotate(${placing.turn})` : '';
  return `<g transform="translate(${xy(x, y)})${turn} scale(${across} ${scale})">${art}</g>`;
}

/** The same drawing as one flat shape: a cast shadow, a figure against the light. */
export const cast = (art: Svg, fill: string): Svg => art.replace(/#[0-9a-fA-F]{6}\b/g, fill);

let cuts = 0;

/** Starts the numbering of clip paths again, so that a scene prints the same bytes every time. */
export function freshBlock(): void {
  cuts = 0;
}

/** Shows only what lies within the outline. */
export function within(d: string | readonly string[], ...art: readonly Svg[]): Svg {
  cuts += 1;
  const data = typeof d === 'string' ? [d] : d;
  const paths = data.map((one) => `<path d="${one}"/>`).join('');
  return `<clipPath id="cut${cuts}">${paths}</clipPath><g clip-path="url(#cut${cuts})">${art.join('')}</g>`;
}

/** Lettering in the house's headline face, centred on x. Only for things that carry words in the picture. */
export const lettering = (words: string, x: number, y: number, size: number, fill: string): Svg =>
  `<text x="${short(x)}" y="${short(y)}" font-family="Print Shop Gothic" font-size="${short(size)}" text-anchor="middle" letter-spacing="${short(size * 0.03)}" fill="${fill}">${words}</text>`;
