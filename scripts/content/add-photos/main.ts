/**
 * `npm run add:photos`: prepares photos for the site and adds them to the gallery or to a post. Without
 * photos, it fixes the existing images in that place.
 *
 * Exit code 1 if a photo could not be read.
 */
import { parseArgs } from 'node:util';
import { PlainError, root, runScript } from '../../dev/processes.ts';
import { readContent } from '../check/read/content.ts';
import { PLACEHOLDER_TEXT } from '../check/words.ts';
import { addPhotos } from './add-photos.ts';
import { fixPictures } from './fix-pictures.ts';
import { listPhotos, readPlace } from './place.ts';

const USAGE = `npm run add:photos gallery/tours ~/Pictures/march-walk
  npm run add:photos content/blog
  npm run add:photos gallery/tours ~/Pictures/march-walk -- --tour brooklyn-heights
  npm run add:photos blog/the-name-of-a-post photograph.jpg`;

runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tour: { type: 'string' } },
  });
  // npm consumes options before its own "--".
  if (process.env['npm_config_tour']) throw new PlainError(`Write -- before --tour:\n  ${USAGE}`);
  const [typed, ...paths] = positionals;
  if (typed === undefined) {
    throw new PlainError(`Name a place and the photos:\n  ${USAGE}`);
  }
  if (paths.length === 0) {
    const lines = await Array.fromAsync(fixPictures(root, typed));
    return console.log(lines.join('\n') || `No picture in ${typed} needs fixing.`);
  }
  const place = readPlace(typed, values.tour, readContent({ root }));
  const photos = listPhotos(paths);
  const { added, refused, toPaste } = await addPhotos({ root, place, photos, log: console.log });
  if (refused > 0) process.exitCode = 1;
  console.log(`\n${added} of ${photos.length} added.`);
  if (place.kind === 'post' && toPaste.length > 0) {
    console.log(`\nPut these lines into content/blog/${place.post}/index.mdx.\n`);
    console.log(toPaste.join('\n\n'));
  }
  if (added > 0) {
    console.log(
      `\nReplace each "${PLACEHOLDER_TEXT}"; npm run preflight names the lines that are left.`,
    );
  }
  return undefined;
});
