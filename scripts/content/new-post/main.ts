/**
 * `npm run new:post "Title"`: begins a post as `content/blog/<address>/index.mdx`, a draft. A second word is
 * the address, where it should not be made from the title.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { today } from '../../../src/providers/clock.ts';
import { PlainError, rethrowWithoutStack, root, runScript } from '../../dev/processes.ts';
import { newPost } from './new-post.ts';

runScript(async () => {
  const [title = '', address, ...more] = process.argv.slice(2);
  if (more.length > 0) {
    const whole = [title, address, ...more].join(' ');
    throw new PlainError(`Put the title in quotes:\n  npm run new:post ${JSON.stringify(whole)}`);
  }
  const { slug, file, text } = newPost({ root, title, address, day: rethrowWithoutStack(today) });
  mkdirSync(dirname(join(root, file)), { recursive: true });
  // "wx": whatever has come to stand there since is not written over.
  writeFileSync(join(root, file), text, { flag: 'wx' });
  console.log(`${file} is ready: a draft, and only you see it.

  1  See it     npm run dev, then open http://localhost:4321/blog/${slug}
  2  Picture    save yours as content/blog/${slug}/${slug}.jpg, name it in "src", describe it in "alt"
  3  Write      every line that says "Write here" is yours; the page follows as you save
  4  Check      npm run preflight
  5  Publish    take away the line "draft: true", then npm run deploy
`);
});
