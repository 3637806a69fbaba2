/**
 * The logo: the company's name in letters, with a cat behind the last one, whose tail runs below the
 * name and curls up before the first letter. The name comes from content, so a new name draws itself.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import { optimize } from 'svgo';

export interface LogoDrawing {
  /** For the `viewBox` of an `<svg>`; cut close to the drawing on all four sides. */
  viewBox: string;
  /** `<path>` elements without a color: the letters, and the cat with its tail. */
  letters: string;
  cat: string;
  /** Width over height. */
  ratio: number;
}

// Units are those of letters set at this size; the numbers below were measured in Besley Black.
const SIZE = 400;
const BASELINE = 365;
/** The font is wide for a logo: its letters are drawn this much narrower. */
const NARROW = 0.84;
const WORD_GAP = 84;

const require = createRequire(import.meta.url);

type Command = { letter: string; numbers: number[] };

const read = (data: string): Command[] =>
  [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter = '', rest = '']) => ({
    letter,
    numbers: (rest.match(/-?[\d.]+/g) ?? []).map((number, index) =>
      Math.round(Number(number) * (index % 2 === 0 ? NARROW : 1)),
    ),
  }));

const write = (commands: readonly Command[]): string =>
  commands.map(({ letter, numbers }) => letter + numbers.join(' ')).join('');

/** In digits after the point: a unit is a fourteenth of a pixel where the logo is largest. */
const floatPrecision = 0;

/** The same paths in fewer characters: nearly half of them. */
function shorten(paths: string): string {
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision } }];
  return optimize(`<svg>${paths}</svg>`, { plugins }).data.replace(/<\/?svg>/g, '');
}

async function setLetters(name: string): Promise<Command[]> {
  const font = await readFile(
    require.resolve('@fontsource/besley/files/besley-latin-900-normal.woff'),
  );
  const words = name.trim().split(/\s+/);
  const style = {
    display: 'flex',
    columnGap: WORD_GAP,
    fontFamily: 'Besley',
    fontSize: SIZE,
    letterSpacing: -12,
    lineHeight: 1,
  };
  const children = words.map((word) => ({ type: 'div', props: { children: word } }));
  // satori reads type and props alone; its types ask for a whole React element.
  const element = { type: 'div', props: { style, children } } as Parameters<typeof satori>[0];
  const svg = await satori(element, {
    width: name.length * SIZE,
    height: SIZE * 1.5,
    fonts: [{ name: 'Besley', data: font, weight: 900 }],
  });
  const data = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path).join('');
  if (data === '')
    throw new Error(`The logo has no letters to draw: the name is ${JSON.stringify(name)}.`);
  return read(data);
}

// The cat sits on the line y = 0, its left foot at x = 0; eyes, nose and fur are holes in it.
const CAT =
  'M150 -398C136 -398 125 -395 112 -398C80 -406 71 -442 48 -466C44 -434 41 -408 38 -376C36 -359 31 -345 34 -328C37 -312 42 -299 52 -286C62 -274 84 -277 88 -262C91 -251 84 -243 80 -232C74 -215 64 -203 58 -186C52 -169 53 -154 46 -138C40 -123 31 -113 24 -98C16 -83 6 -73 4 -56C2 -42 2 -29 10 -18C18 -7 31 -5 44 0C79 13 112 0 150 0C188 0 221 13 256 0C269 -5 282 -7 290 -18C298 -29 298 -42 296 -56C294 -73 284 -83 276 -98C269 -113 260 -123 254 -138C248 -154 248 -169 242 -186C236 -203 226 -215 220 -232C216 -243 209 -251 212 -262C216 -277 238 -274 248 -286C259 -299 263 -312 266 -328C269 -345 264 -359 262 -376C259 -408 256 -434 252 -466C229 -442 221 -406 188 -398C175 -395 164 -398 150 -398ZM72 -338C81 -344 86 -353 96 -354C110 -355 115 -339 126 -330C117 -326 110 -318 100 -318C88 -319 82 -331 72 -338ZM228 -338C219 -344 214 -353 204 -354C190 -355 185 -339 174 -330C183 -326 190 -318 200 -318C212 -319 218 -331 228 -338ZM139 -300C147 -300 153 -300 161 -300C157 -296 154 -292 150 -288C146 -292 143 -296 139 -300ZM60 -434C72 -420 82 -410 94 -396C83 -390 73 -386 62 -380C61 -399 61 -415 60 -434ZM240 -434C228 -420 218 -410 206 -396C217 -390 227 -386 238 -380C239 -399 239 -415 240 -434ZM150 -150Q137 -74 150 2Q163 -74 150 -150ZM96 -150Q78 -78 104 -8Q98 -79 96 -150ZM204 -150Q202 -79 196 -8Q222 -78 204 -150ZM50 -84Q86 -56 88 -10Q102 -64 50 -84ZM250 -84Q198 -64 212 -10Q214 -56 250 -84ZM128 -246Q117 -222 124 -196Q135 -220 128 -246ZM150 -252Q141 -219 150 -186Q159 -219 150 -252ZM172 -246Q165 -220 176 -196Q183 -222 172 -246ZM112 -294Q79 -307 44 -308Q77 -295 112 -294ZM112 -284Q84 -288 56 -280Q84 -276 112 -284ZM188 -294Q223 -295 256 -308Q221 -307 188 -294ZM188 -284Q216 -276 244 -280Q216 -288 188 -284ZM60 -160Q61 -137 82 -130Q72 -146 60 -160ZM240 -160Q228 -146 218 -130Q240 -137 240 -160ZM44 -120Q47 -101 66 -98Q55 -109 44 -120ZM256 -120Q245 -109 234 -98Q254 -101 256 -120Z';
const CAT_WIDTH = 300;
/** Between the last letter and the cat, and between the tail's tip and the first letter. */
const GAP = 52;

/** The tail, from the cat's hip along under the letters to the tip that stands up at their left. */
function tail(left: number, hip: number, drop: number): string {
  const low = 104 + drop;
  const high = low - 38;
  return [
    `M${hip - 34} -74`,
    `C${hip + 44} -40 ${hip + 58} ${low} ${hip - 110} ${low}`,
    `C${hip - 700} ${low + 8} ${left + 900} ${low - 26} ${left + 120} ${low + 4}`,
    `C${left - 10} ${low + 12} ${left - 40} ${low - 80} ${left + 6} ${low - 170}`,
    `C${left + 20} ${low - 198} ${left + 58} ${low - 176} ${left + 44} ${low - 150}`,
    `C${left + 10} ${low - 80} ${left + 30} ${high + 4} ${left + 120} ${high + 2}`,
    `C${left + 900} ${high - 22} ${hip - 700} ${high + 2} ${hip - 110} ${high - 8}`,
    `C${hip - 30} ${high - 8} ${hip - 8} ${high - 40} ${hip - 60} -40`,
    'Z',
  ].join('');
}

// Every page has the same logo, so it is drawn once in a build.
const drawn = new Map<string, Promise<LogoDrawing>>();

/**
 * Draws a company's logo, while the site is built.
 *
 * @param name the company's name as visitors read it, in letters of Latin-1.
 * @returns a viewBox and paths; the same name always gives the same drawing.
 * @throws if the name has no letters.
 */
export function drawLogo(name: string): Promise<LogoDrawing> {
  const drawing = drawn.get(name) ?? draw(name);
  drawn.set(name, drawing);
  return drawing;
}

async function draw(name: string): Promise<LogoDrawing> {
  const outlines = await setLetters(name);
  const xs = outlines.flatMap(({ numbers }) => numbers.filter((_, index) => index % 2 === 0));
  const ys = outlines.flatMap(({ numbers }) => numbers.filter((_, index) => index % 2 === 1));
  const bottom = Math.max(...ys) - BASELINE;
  const drop = Math.max(0, bottom - 40);
  const start = Math.min(...xs);
  const end = Math.max(...xs) + GAP;
  const left = start - GAP - 44;
  const letters = `<path d="${write(outlines)}"/>`;
  const cat = [
    `<path fill-rule="evenodd" transform="translate(${end} ${BASELINE})" d="${CAT}"/>`,
    `<path transform="translate(0 ${BASELINE})" d="${tail(left, end + CAT_WIDTH, drop)}"/>`,
  ].join('');
  const width = end + CAT_WIDTH + 70 - left;
  const height = 462 + 112 + drop;
  return {
    viewBox: `${left - 26} ${BASELINE - 462} ${width} ${height}`,
    letters: shorten(letters),
    cat: shorten(cat),
    ratio: width / height,
  };
}
