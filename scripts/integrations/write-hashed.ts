import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A name for a text that changes with it: six letters, digits, hyphens and underscores. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 6);

/**
 * Writes a file of a build under a name that tells its content, so that browsers may keep it for good.
 *
 * @param folder the build
 * @param name what the file is, such as `page`
 * @param type its ending, without the dot
 * @returns its address on the site
 */
export async function writeHashed(
  folder: string,
  name: string,
  type: string,
  text: string,
): Promise<string> {
  const href = `/_astro/${name}.${hashOf(text)}.${type}`;
  await writeFile(join(folder, href), text);
  return href;
}
