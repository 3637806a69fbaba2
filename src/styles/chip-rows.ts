/** The classes of a `chips` list, whose rows are full on phones and tablets (chip.css). */
export const chipRows = (count: number): string =>
  ['cluster', ...(count % 2 ? ['odd'] : []), ...(count % 4 > 1 ? ['thirds'] : [])].join(' ');
