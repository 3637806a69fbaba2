/**
 * `npm run new:post "Title" [slug]`: creates a draft post, `content/blog/<slug>/index.mdx`. The slug is
 * derived from the title by default.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { today } from '../../../src/providers/clock.ts';
import { PlainError, root, runScript } from '../../dev/processes.ts';
import { newPost } from './new-post.ts';

runScript(async () => {
  const [title = '', given, ...more] = process.argv.slice(2);
  if (more.length > 0) {
    const words = [title, given, ...more].join(' ');
    throw new PlainError(`Put the title in quotes:\n  npm run new:post ${JSON.stringify(words)}`);
  }
  const { slug, file, text } = newPost({ root, title, slug: given, day: today() });
  mkdirSync(dirname(join(root, file)), { recursive: true });
  // "wx" fails if the file was created in the meantime.
  writeFileSync(join(root, file), text, { flag: 'wx' });
  console.log(`${file} is ready. It is a draft that only you can see.

  1  See it     npm run dev, then open http://localhost:4321/blog/${slug}
  2  Picture    npm run add:photos blog/${slug} your-picture.jpg, then put the lines it prints in "image"
  3  Write      replace every "Write here"; the page updates when you save
  4  Check      npm run preflight
  5  Publish    delete the line "draft: true", then npm run deploy
`);
});
