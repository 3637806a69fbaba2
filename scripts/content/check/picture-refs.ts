import { posix } from 'node:path';
import { treeOf } from './body/body-text.ts';
import type { Node } from './read/astro-parsers.ts';
import { eachText } from './read/each-text.ts';
import type { Entry } from './read/entries.ts';

/** The pictures that an entry names, in its fields and in its text, by path from the project's folder. */
export function picturesOf(entry: Entry): string[] {
  const folder = posix.dirname(entry.file);
  const found: string[] = [];
  eachText(entry.data, (src, path) => {
    if (path.at(-1) === 'src') found.push(posix.join(folder, src));
  });
  const visit = (node: Node): void => {
    if (node.type === 'image' && node.url) found.push(posix.join(folder, node.url));
    for (const child of node.children ?? []) visit(child);
  };
  const tree = treeOf(entry);
  if (tree) visit(tree);
  return found;
}
