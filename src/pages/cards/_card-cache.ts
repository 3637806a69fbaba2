import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import drawing from '../../head/og-image.ts?raw';

/** Beside the pictures that Astro has encoded (`cacheDir` of `astro.config.mjs`). */
const FOLDER = join('.cache', 'cards');

/**
 * A share card that is drawn once and kept: drawing takes a fifth of a second, and at a thousand
 * posts it was most of a build. A card is drawn again when its words, its picture, the drawing itself
 * or the program that encodes it change.
 *
 * @param ingredients everything that the card shows.
 * @param draw makes the card; what it throws is thrown on, and nothing is kept.
 */
export async function cachedCard(
  ingredients: readonly (string | Buffer)[],
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of [drawing, JSON.stringify(sharp.versions), ...ingredients]) {
    // The length keeps "ab" and "c" apart from "a" and "bc".
    hash.update(`${part.length}:`).update(part);
  }
  const file = join(FOLDER, `${hash.digest('hex').slice(0, 32)}.jpg`);
  try {
    return await readFile(file);
  } catch {
    const card = await draw();
    await mkdir(FOLDER, { recursive: true });
    // Under another name until it is whole: a build that is broken off leaves no half of a card.
    await writeFile(`${file}.${process.pid}`, card);
    await rename(`${file}.${process.pid}`, file);
    return card;
  }
}
