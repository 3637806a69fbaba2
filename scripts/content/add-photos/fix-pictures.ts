import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../dev/processes.ts';
import { openContent } from '../check/read/content-files.ts';
import { AS_JPEG, isHeavyPng, needsFixing, readPictureFacts } from '../photos/picture-facts.ts';
import { encodePhoto, summary } from '../photos/prepare-photo.ts';

/** Images that are only too large are rewritten only if that saves at least 10%. */
const MAX_RATIO = 0.9;

/**
 * Rotates images in `content/`, strips their metadata and scales them down, where needed.
 *
 * @param typed a path prefix inside `content/`, such as `blog/peck-slip`
 * @yields a line for each image that was changed or can't be read
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
    const fixed = await encodePhoto(picture, before).catch(() => undefined);
    if (!fixed) {
      yield `${file}  could not be read: export it again`;
      continue;
    }
    const isSmaller = fixed.data.length < before.bytes * MAX_RATIO || fixed.width < before.width;
    if (!isSmaller && !before.hasGps && !before.isRotated && !before.isAnimated) {
      if (isHeavyPng(before)) yield `${file}  cannot get smaller as PNG: ${AS_JPEG}`;
      continue;
    }
    writeFileSync(join(root, file), fixed.data);
    yield `${file}  ${summary(fixed)}`;
  }
}
