/**
 * A headline in the parts that each begin a line: it breaks after its colon or question mark, not a
 * word before or after it.
 *
 * @param title the whole headline
 * @returns one part or two, without the space between them
 */
export const titleParts = (title: string): string[] =>
  /^(.+?[:?])\s+(.+)$/u.exec(title)?.slice(1) ?? [title];
