/**
 * `npm run new:post "Title"`: begins a post as `content/blog/<address>/index.mdx`, a draft. A second word is the address, where it should not be made from the title.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { today } from '../../../src/providers/clock.ts';
import { PlainError, plainly, root, runScript } from '../../dev/processes.ts';
import { newPost, nextSteps } from './new-post.ts';

runScript(async () => {
  const [title = '', address, ...more] = process.argv.slice(2);
  if (more.length > 0) {
    const whole = [title, address, ...more].join(' ');
    throw new PlainError(`Put the title in quotes:\n  npm run new:post ${JSON.stringify(whole)}`);
  }
  const post = newPost({ root, title, address, day: plainly(today) });
  mkdirSync(dirname(join(root, post.file)), { recursive: true });
  // "wx": whatever has come to stand there since is not written over.
  writeFileSync(join(root, post.file), post.text, { flag: 'wx' });
  console.log(nextSteps(post));
});
