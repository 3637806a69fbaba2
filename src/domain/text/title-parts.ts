/** Splits a headline after its colon or question mark, where its line should break, into one part or two. */
export const titleParts = (title: string): string[] =>
  /^(.+?[:?])\s+(.+)$/u.exec(title)?.slice(1) ?? [title];
