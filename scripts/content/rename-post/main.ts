/**
 * `npm run rename:post old-name new-name`: gives a post another address, and leads the old one there.
 */
import { today } from '../../../src/providers/clock.ts';
import { PlainError, root, runScript } from '../../dev/processes.ts';
import { readArguments } from '../command-flags.ts';
import { renamePost } from './rename-post.ts';

const USAGE = 'npm run rename:post old-name new-name';

runScript(async () => {
  const [post, to, ...more] = readArguments({}, USAGE).positionals;
  if (post === undefined || to === undefined || more.length > 0) {
    throw new PlainError(`Name the post, and its new name:\n  ${USAGE}`);
  }
  const done = renamePost({ root, day: today(), post, to });
  console.log([...done, 'Then check: npm run preflight'].join('\n'));
});
