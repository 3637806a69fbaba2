import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import drawing from '../../head/og-image.ts?raw';
import tokens from '../../styles/tokens.css?raw';

/** Next to Astro's `cacheDir` (`astro.config.mjs`). */
const FOLDER = join('.cache', 'cards');

/**
 * Returns a share card from the cache, or draws it: drawing takes 0.2 s, and with a thousand posts it was
 * most of the build time. The key covers the ingredients, the drawing code, the colors and the encoder's version.
 *
 * @param draw makes the card; its errors propagate and nothing is cached.
 */
export async function cachedCard(
  ingredients: readonly (string | Buffer)[],
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of [drawing, tokens, JSON.stringify(sharp.versions), ...ingredients]) {
    // The length distinguishes "ab", "c" from "a", "bc".
    hash.update(`${part.length}:`).update(part);
  }
  const file = join(FOLDER, `${hash.digest('hex').slice(0, 32)}.jpg`);
  try {
    return await readFile(file);
  } catch {
    const card = await draw();
    await mkdir(FOLDER, { recursive: true });
    // Atomic: an interrupted build leaves no partial file.
    await writeFile(`${file}.${process.pid}`, card);
    await rename(`${file}.${process.pid}`, file);
    return card;
  }
}
