/**
 * `npm run replace:photo`: puts a photograph, made ready for the site, in the place of a picture.
 *
 *   npm run replace:photo content/tours/brooklyn-heights-hero.jpg ~/Pictures/promenade.jpg
 */
import { PlainError, root, runScript } from '../../dev/processes.ts';
import { readArguments } from '../command-flags.ts';
import { replacePhoto } from './replace-photo.ts';

const USAGE =
  'npm run replace:photo content/tours/brooklyn-heights-hero.jpg ~/Pictures/promenade.jpg';

runScript(async () => {
  const [picture, photo, ...more] = readArguments({}, USAGE).positionals;
  if (picture === undefined || photo === undefined || more.length > 0) {
    throw new PlainError(`Name the picture that goes, and the photograph that comes:\n  ${USAGE}`);
  }
  console.log((await replacePhoto({ root, picture, photo })).join('\n'));
});
