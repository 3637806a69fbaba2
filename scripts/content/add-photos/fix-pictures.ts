import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../dev/processes.ts';
import { openContent } from '../check/read/content-files.ts';
import { needsFixing, readPictureFacts } from '../photos/picture-facts.ts';
import { fixPicture, summary } from '../photos/prepare-photo.ts';

/** A file that is only too large is written again when it loses at least a tenth. */
const WORTHWHILE = 0.9;

/**
 * Turns, strips and shrinks the pictures in `content/` that need it. The others are not touched.
 *
 * @param typed a folder, a file, or how its name begins, such as `blog/peck-slip`
 * @yields a line for each picture that was changed, or cannot be
 */
export async function* fixPictures(root: string, typed: string): AsyncGenerator<string> {
  const start = `content/${typed.replace(/^(?:\.\/)?content(?:\/|$)/, '')}`;
  const files = openContent(root).paths.filter(
    (path) => path.startsWith(start) && /\.(?:jpe?g|png|webp|avif)$/i.test(path),
  );
  if (files.length === 0) throw new PlainError(`There is no picture in ${start}`);
  for (const file of files) {
    const picture = readFileSync(join(root, file));
    const before = await readPictureFacts(picture);
    if (!before || !needsFixing(before)) continue;
    const fixed = await fixPicture(picture).catch(() => undefined);
    if (!fixed) {
      yield `${file}  could not be read: export it again`;
      continue;
    }
    const isSmaller = fixed.data.length < before.bytes * WORTHWHILE || fixed.width < before.width;
    if (!isSmaller && !before.hasPosition && !before.isTurned && !before.isMoving) continue;
    writeFileSync(join(root, file), fixed.data);
    yield `${file}  ${summary(fixed)}`;
  }
}
