/**
 * `npm run pictures`: what the site's pictures cost. Builds a copy with no picture encoded yet, then
 * the same again with all of them kept, and fails when either takes longer than it may; then shows
 * what becomes of an editor's photograph.
 *
 * `npm run pictures -- --curve`: what quality costs, for two prints at the widths of a page's first picture;
 * `-- --curve my-photograph.jpg` for others.
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import service from '../../integrations/image-service.ts';
import { encodingWord, FIRST_PICTURE } from '../../../src/domain/pictures/encoding.ts';
import { PlainError, root, run, runScript } from '../../dev/processes.ts';
import { printCurve } from './curve.ts';
import { photograph } from './photograph.ts';

/** Seconds that the picture step of a build may take, on two cores. */
const LIMITS = { cold: 240, warm: 15 };

/** The heaviest print of all, and the front page's. */
const PRINTS = ['blog/catty-goodman-division-street.jpg', 'pages/pictures/home-hero.jpg'];

/** What else Astro's configuration holds, the service does not read. */
const config = { service: { config: {} } } as unknown as Parameters<typeof service.transform>[2];

const kept = join(root, '.cache/astro/assets');
const aside = join(root, '.cache/astro/assets-aside');
const out = join(root, '.cache/pictures-dist');

/** Builds into a folder of its own; says how long that took and, of it, the pictures. */
async function timeBuild(): Promise<{ whole: number; pictures: number; count: number }> {
  const start = performance.now();
  const { code, output } = await run('astro', ['build', '--outDir', out], { quiet: true });
  if (code !== 0) throw new PlainError(output);
  const step =
    /generating optimized images[\s\S]*?✓ Completed in (?:(\d+)m )?([\d.]+)(ms|s)\b/.exec(output);
  if (!step) throw new PlainError('The build did not say how long its pictures took.');
  const [, minutes = '0', amount, unit] = step;
  return {
    whole: (performance.now() - start) / 1000,
    pictures: Number(minutes) * 60 + Number(amount) / (unit === 'ms' ? 1000 : 1),
    count: readdirSync(join(out, '_astro')).filter((file) => /\.(avif|webp)$/.test(file)).length,
  };
}

async function time(kind: keyof typeof LIMITS): Promise<void> {
  const { whole, pictures, count } = await timeBuild();
  const line = `${kind}: ${count} pictures in ${pictures.toFixed(1)} s (may be ${LIMITS[kind]} s), the whole build ${whole.toFixed(1)} s`;
  if (pictures > LIMITS[kind]) throw new PlainError(line);
  console.log(line);
}

async function showPhotograph(): Promise<void> {
  const original = await photograph(join(root, 'content/pages/pictures/home-hero.jpg'));
  const megabytes = (original.length / 1e6).toFixed(1);
  console.log(`an editor’s photograph of 12 megapixels, ${megabytes} MB, becomes:`);
  const made = [
    { format: 'avif', width: 690, quality: encodingWord(FIRST_PICTURE.phone) },
    ...[960, 1440].map((width) => ({
      format: 'avif',
      width,
      quality: encodingWord(FIRST_PICTURE.desk),
    })),
    ...[240, 480, 720, 1440].map((width) => ({ format: 'webp', width, quality: 'mid' })),
  ];
  for (const { format, width, quality } of made) {
    const start = performance.now();
    const { data } = await service.transform(
      original,
      { src: 'photograph.jpg', width, format, quality },
      config,
      // Of the logger it uses nothing else.
      { warn: console.warn } as unknown as Parameters<typeof service.transform>[3],
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`  ${format} ${width} px  ${Math.round(data.length / 1000)} kB  ${seconds} s`);
  }
}

async function timeBuilds(): Promise<void> {
  mkdirSync(kept, { recursive: true });
  rmSync(aside, { recursive: true, force: true });
  renameSync(kept, aside);
  try {
    await time('cold');
    await time('warm');
  } finally {
    // What the cold build encoded is as good; after one that broke off, the old ones are better.
    rmSync(out, { recursive: true, force: true });
    rmSync(kept, { recursive: true, force: true });
    renameSync(aside, kept);
  }
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--curve')) {
    const named = args.filter((arg) => !arg.startsWith('--'));
    const files = named.length > 0 ? named : PRINTS.map((name) => join(root, 'content', name));
    for (const file of files) await printCurve(file);
    return;
  }
  await timeBuilds();
  await showPhotograph();
}

runScript(() => main(process.argv.slice(2)));
