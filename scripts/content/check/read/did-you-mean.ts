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

/** The most similar words, if at most a third of the letters differ. Numbers have no near matches. */
function nearest(typed: string, words: readonly string[]): string[] {
  const edits = words.map((word) => distance(typed.toLowerCase(), word.toLowerCase()));
  const least = Math.min(...edits);
  const limit = /^\d+$/.test(typed) ? -1 : Math.ceil(typed.length / 3);
  return least > limit ? [] : words.filter((_, index) => edits[index] === least);
}

/** Without a similar word, lists all of them, unless they are too many. */
export function suggest(typed: string, words: readonly string[], otherwise: string, most = 12) {
  const meant = [...new Set(nearest(typed, words))].slice(0, 2);
  if (meant.length > 0) return `did you mean "${meant.join('" or "')}"?`;
  return words.length > 0 && words.length <= most
    ? `choose one of: ${words.join(', ')}`
    : otherwise;
}
