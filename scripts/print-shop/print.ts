/**
 * The print shop's counter. Run it from anywhere in the project, with node 24 or newer:
 *
 *   node scripts/print-shop/print.ts                     print every scene
 *   node scripts/print-shop/print.ts home-hero gallery   print the scenes whose file name contains a word
 *   node scripts/print-shop/print.ts --contact-sheet     put the printed pictures on one sheet in .cache/
 *   node scripts/print-shop/print.ts --lists             rewrite alts.json and the tour gallery's list
 *
 * The pictures are committed like any photograph; the site never runs this. To replace a print by a
 * photograph, overwrite the file and change its words where the page keeps them.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openPress, pull, type Scene } from './press.ts';
import { notePrinted } from './printed.ts';
import { scenes, tourPrints } from './scenes/all.ts';
import { type FanPrint, fans } from './scenes/fans.ts';
import type { TourPrint } from './scenes/tour-print.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function contactSheet(chosen: readonly Scene[]): Promise<string> {
  const cell = 160;
  const columns = 9;
  const rows = Math.ceil(chosen.length / columns);
  const tiles = await Promise.all(
    chosen.map(async (scene, index) => ({
      input: await sharp(join(root, scene.file)).resize(cell, cell, { fit: 'inside' }).toBuffer(),
      left: (index % columns) * (cell + 8) + 8,
      top: Math.floor(index / columns) * (cell + 8) + 8,
    })),
  );
  const file = join(root, '.cache/contact-sheet.png');
  await mkdir(join(root, '.cache'), { recursive: true });
  await sharp({
    create: {
      width: columns * (cell + 8) + 8,
      height: rows * (cell + 8) + 8,
      channels: 3,
      background: '#F5EEDF',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
  return file;
}

/** Brings a gallery's list up to date with what has been printed for it. */
async function hang(list: string, prints: readonly (TourPrint | FanPrint)[]): Promise<void> {
  const file = join(root, list);
  const hung: { id: number; src: string; crop?: string }[] = existsSync(file)
    ? JSON.parse(await readFile(file, 'utf8'))
    : [];
  // How a frame cuts a picture is set in the list, by eye, and stays.
  const cropOf = (id: number) => hung.find((entry) => entry.id === id)?.crop;
  const printed = prints
    .filter((print) => existsSync(join(root, print.file)))
    .map((print) => ({
      id: print.id,
      src: `./${relative('content/gallery', print.file)}`,
      alt: print.alt,
      caption: print.caption,
      ...(cropOf(print.id) ? { crop: cropOf(print.id) } : {}),
      ...('tour' in print ? { tour: print.tour } : {}),
      sample: true,
    }));
  // Pictures that are not the shop's own, such as photographs put in later, keep their entries.
  const others = hung.filter(({ id }) => !printed.some((print) => print.id === id));
  const gallery = [...printed, ...others].sort((one, two) => one.id - two.id);
  await mkdir(join(root, 'content/gallery'), { recursive: true });
  await writeFile(file, `${JSON.stringify(gallery, null, 2)}\n`);
}

async function writeLists(): Promise<void> {
  const alts = Object.fromEntries(
    scenes
      .filter((scene) => existsSync(join(root, scene.file)))
      .map(({ file, alt, caption }) => [file, { alt, caption }]),
  );
  await writeFile(join(root, 'scripts/print-shop/alts.json'), `${JSON.stringify(alts, null, 2)}\n`);
  await hang('content/gallery/tours.json', tourPrints);
  await hang('content/gallery/fans.json', fans);
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const chosen =
  words.length === 0
    ? scenes
    : scenes.filter(({ file }) => words.some((word) => file.includes(word)));
if (chosen.length === 0) throw new Error(`No scene's file name contains ${words.join(' or ')}.`);
const unknown = flags.filter((flag) => flag !== '--contact-sheet' && flag !== '--lists');
if (unknown.length > 0)
  throw new Error(`${unknown.join(' ')} means nothing here; try --contact-sheet or --lists.`);

if (flags.length === 0) {
  const press = await openPress();
  try {
    for (const scene of chosen) {
      const bytes = await pull(press, scene, root);
      notePrinted(root, [scene.file]);
      process.stdout.write(`${scene.file}  ${Math.round(bytes / 1000)} kB\n`);
    }
  } finally {
    await press.close();
  }
}
if (flags.includes('--contact-sheet')) {
  const printed = chosen.filter(({ file }) => existsSync(join(root, file)));
  process.stdout.write(`${await contactSheet(printed)}\n`);
}
if (flags.includes('--lists') || flags.length === 0) await writeLists();
