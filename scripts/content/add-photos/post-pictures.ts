import type { ContentFiles } from '../check/read/content-files.ts';

/**
 * The name of a post's next picture: `peck-slip.jpg` for the one at its head, then `peck-slip-2.jpg`
 * and so on.
 */
export function nextPictureName(post: string, files: ContentFiles): string {
  const isFree = (name: string) => !files.has(`content/blog/${post}/${name}.jpg`);
  let [name, number] = [post, 1];
  while (!isFree(name)) {
    number += 1;
    name = `${post}-${number}`;
  }
  return `${name}.jpg`;
}

/** The lines that show a picture in a post, under a sentence that says where they go. */
export function linesFor(
  name: string,
  { alt, caption, isHead }: { alt: string; caption: string; isHead: boolean },
): string {
  if (isHead) {
    const lines = ['image:', `  src: ./${name}`, `  alt: ${JSON.stringify(alt)}`];
    if (caption !== '') lines.push(`  caption: ${JSON.stringify(caption)}`);
    return `In its fields, in place of "image":\n\n${lines.join('\n')}`;
  }
  const picture = `![${alt.replaceAll(/[\\[\]{}<]/g, '\\$&')}](./${name})`;
  const place = 'In its text, where the picture belongs:\n\n';
  if (caption === '') return `${place}${picture}`;
  return `${place}<Figure caption="${caption.replaceAll('"', '&quot;')}">\n\n${picture}\n\n</Figure>`;
}
