/**
 * Cuts the site's typefaces down to the letters it prints, and tells what each weighs.
 *
 * Run by hand after a typeface's version changes: `node scripts/dev/fonts.ts`. It rewrites
 * `src/styles/fonts/*.woff2`; where letters have changed their width, the fallbacks of
 * `src/styles/fonts.css` are to be measured anew.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FIGURES_AND_POINTS = '0123456789 !"#$%&\'()*+,-./:;=?@[]_–—‘’“”…·•×°½¼¾§†№→←↑↓©';
const ACCENTED_CAPITALS = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜ';
const LETTERS = CAPITALS + CAPITALS.toLowerCase();
const TEXT = LETTERS + FIGURES_AND_POINTS + ACCENTED_CAPITALS + ACCENTED_CAPITALS.toLowerCase();

const faces = [
  // Always set in capitals, so the small letters would be bytes that nobody sees.
  {
    name: 'league-gothic',
    from: '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2',
    text: CAPITALS + FIGURES_AND_POINTS + ACCENTED_CAPITALS,
  },
  {
    name: 'besley-700',
    from: '@fontsource/besley/files/besley-latin-700-normal.woff2',
    text: `${LETTERS}${FIGURES_AND_POINTS}éèêëñöüçáóí`,
  },
  {
    name: 'newsreader',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    text: TEXT,
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  },
  {
    name: 'newsreader-italic',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
    text: TEXT,
    variationAxes: { wght: 400 },
  },
];

for (const { name, from, text, ...options } of faces) {
  const original = await readFile(require.resolve(from));
  const subset = await subsetFont(original, text, { targetFormat: 'woff2', ...options });
  await writeFile(new URL(`../../src/styles/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}: ${(subset.length / 1024).toFixed(1)} kB`);
}
