import { posix } from 'node:path';
import { treeOf } from './body/body-text.ts';
import type { Node } from './read/astro-parsers.ts';
import { eachText } from './read/each-text.ts';
import type { Entry } from './read/entries.ts';
import { valueAt } from './read/value-at.ts';

/** A place that shows a picture: which one, and the line that says what it shows. */
export type PictureRef = { picture: string; file: string; line: number; alt: string };

/** The pictures that an entry shows, in its fields and in its text, by path from the project's folder. */
function pictureRefs(entry: Entry): PictureRef[] {
  const { file } = entry;
  const pathOf = (src: string) => posix.join(posix.dirname(file), src);
  const found: PictureRef[] = [];
  eachText(entry.data, (src, path) => {
    if (path.at(-1) !== 'src') return;
    const beside = [...path.slice(0, -1), 'alt'];
    const { line } = entry.diagnosticAt(beside, '', '');
    found.push({ picture: pathOf(src), file, line, alt: String(valueAt(entry.data, beside)) });
  });
  const visit = (node: Node, above: number): void => {
    const here = node.position?.start.line ?? above;
    if (node.type === 'image' && node.url) {
      const line = entry.bodyLine + here - 1;
      found.push({ picture: pathOf(node.url), file, line, alt: node.alt ?? '' });
    }
    for (const child of node.children ?? []) visit(child, here);
  };
  const tree = treeOf(entry);
  if (tree) visit(tree, 1);
  return found;
}

/** The same without the places. */
export const picturesOf = (entry: Entry): string[] =>
  pictureRefs(entry).map(({ picture }) => picture);
