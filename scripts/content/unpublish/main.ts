/**
 * `npm run unpublish`: takes a post off the site, and leads its address elsewhere.
 *
 *   npm run unpublish peck-slip-hero-cat               to its category
 *   npm run unpublish peck-slip-hero-cat /blog/other   to another page
 *   npm run unpublish peck-slip-hero-cat -- --draft    keeps the file, as a draft
 */
import { today } from '../../../src/providers/clock.ts';
import { PlainError, root, runScript } from '../../dev/processes.ts';
import { workOn } from '../history/changes.ts';
import { readArguments } from '../command-flags.ts';
import { unpublish } from './unpublish.ts';

const USAGE = `npm run unpublish the-name-of-a-post
  npm run unpublish the-name-of-a-post /blog/another
  npm run unpublish the-name-of-a-post -- --draft`;

runScript(async () => {
  const { values, positionals } = readArguments({ draft: { type: 'boolean' } }, USAGE);
  const [post, to, ...more] = positionals;
  if (post === undefined || more.length > 0) throw new PlainError(`Name one post:\n  ${USAGE}`);
  const uncommitted = (await workOn(root))?.uncommitted.map(({ file }) => file);
  const isKept = values.draft === true;
  const done = unpublish({ root, day: today(), post, to, isKept, uncommitted });
  console.log([...done, 'Then check: npm run preflight'].join('\n'));
});
