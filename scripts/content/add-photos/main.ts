/**
 * `npm run add:photos`: makes photographs ready for the site and adds them to the gallery or to a
 * post, asking for each what it shows. A place without photographs fixes the pictures that are there.
 *
 *   npm run add:photos content/blog
 *   npm run add:photos gallery/tours ~/Pictures/march-walk
 *   npm run add:photos gallery/tours ~/Pictures/march-walk -- --tour brooklyn-heights
 *   npm run add:photos gallery/fans toast.jpg pickle.jpg
 *   npm run add:photos blog/peck-slip-hero-cat slip.jpg
 *
 *   --words=words.txt   asks nothing: a line for each photograph, "IMG_0042.jpg | what it shows | the
 *                       line below it"
 *
 * Exit code 1 when a photograph could not be read, or has no words in the file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readContent } from '../check/check-content.ts';
import { readArguments } from '../command-flags.ts';
import { PlainError, root, runScript } from '../../dev/processes.ts';
import { addPhotos } from './add-photos.ts';
import { fixPictures } from './fix-pictures.ts';
import { listPhotos, readPlace } from './place.ts';
import { askWords, openTerminal, readWords } from './words.ts';

const USAGE = `npm run add:photos gallery/tours ~/Pictures/march-walk
  npm run add:photos content/blog
  npm run add:photos gallery/tours ~/Pictures/march-walk -- --tour brooklyn-heights
  npm run add:photos blog/the-name-of-a-post photograph.jpg`;

function wordsIn(file: string) {
  if (existsSync(file)) return readWords(readFileSync(file, 'utf8'));
  throw new PlainError(`There is no file ${file}`);
}

runScript(async () => {
  const { values, positionals } = readArguments(
    { tour: { type: 'string' }, words: { type: 'string' } },
    USAGE,
  );
  const [typed, ...paths] = positionals;
  if (typed === undefined) {
    throw new PlainError(`Say where they go, and which photographs:\n  ${USAGE}`);
  }
  if (paths.length === 0) {
    const lines = await Array.fromAsync(fixPictures(root, typed));
    return console.log(lines.join('\n') || `No picture in ${typed} has to be changed.`);
  }
  const place = readPlace(typed, values.tour, readContent({ root }));
  const photos = listPhotos(paths);
  const say = (line: string) => console.log(line);

  const found = values.words === undefined ? undefined : wordsIn(values.words);
  const terminal = found ? undefined : openTerminal();
  const { added, leftOut, refused, isStopped, toPaste } = await addPhotos({
    root,
    place,
    photos,
    say,
    wordsFor: async (photo, options) => {
      if (terminal) return askWords(terminal.ask, basename(photo), options);
      const words = found?.get(basename(photo).toLowerCase());
      if (words?.alt && (words.caption || !options.needsCaption)) return words;
      say(`  no words for it in ${values.words}: left out`);
      process.exitCode = 1;
      return 'left out';
    },
  });
  terminal?.close();

  if (refused > 0) process.exitCode = 1;
  const rest = leftOut + refused > 0 ? `, ${leftOut + refused} left out` : '';
  say(`\n${added} of ${photos.length} added${rest}.`);
  if (isStopped) say('Give the same command again to go on with the others.');
  if (place.kind === 'post' && toPaste.length > 0) {
    say(`\nPut these lines into content/blog/${place.post}/index.mdx.\n\n${toPaste.join('\n\n')}`);
  }
  if (added > 0) say('\nThen check: npm run preflight');
  return undefined;
});
