/**
 * `npm run mend:photos`: turns, strips and shrinks the pictures in `content/` that preflight names.
 *
 *   npm run mend:photos                                   all that need it
 *   npm run mend:photos content/blog/peck-slip-2.jpg      these alone
 */
import { root, runScript } from '../../dev/processes.ts';
import { mendPhotos } from './mend-photos.ts';

runScript(async () => {
  let count = 0;
  for await (const line of mendPhotos(root, process.argv.slice(2))) {
    console.log(line);
    count += 1;
  }
  if (count === 0) console.log('No picture needs mending.');
});
