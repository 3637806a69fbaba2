/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + Number(letter !== other);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The most similar word, if at most a third of the letters differ. Numbers have no near matches. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((word) => ({ word, edits: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits);
  const limit = /^\d+$/.test(typed) ? -1 : Math.ceil(typed.length / 3);
  return best && best.edits <= limit ? best.word : undefined;
}

export function suggest(typed: string, words: readonly string[], otherwise: string): string {
  const meant = nearest(typed, words);
  // Ties: "Son" is as close to Mon as to Sun.
  const ties = [...new Set(words)].filter(
    (word) => distance(typed, word) === distance(typed, meant ?? ''),
  );
  if (meant !== undefined) return `did you mean "${ties.slice(0, 2).join('" or "')}"?`;
  return words.length > 0 && words.length <= 12 ? `choose one of: ${words.join(', ')}` : otherwise;
}
