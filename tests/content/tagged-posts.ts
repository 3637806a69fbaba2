import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../content/blog/', import.meta.url));

/** How many posts in `content/blog` have a tag today. */
export function taggedPosts(tag: string): number {
  const lists = globSync(`${folder}*.mdx`).map(
    (file) => /^tags: \[(.*)\]$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
  );
  return lists.filter((list) => list.split(/\s*,\s*/).includes(tag)).length;
}
