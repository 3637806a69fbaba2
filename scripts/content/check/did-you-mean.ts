/** How many letters have to be changed, added, taken away or swapped with a neighbor to turn `a` into `b`. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * The word that somebody who wrote `typed` most likely meant, or undefined when none is close.
 * A number is never taken for another.
 *
 * @param slips how many letters may differ: a third of them, where it is left out. Capitals don't count.
 */
export function nearest(
  typed: string,
  words: readonly string[],
  slips = Math.ceil(typed.length / 3),
): string | undefined {
  // Of two numbers that differ in a digit, neither is likelier.
  if (/^\d+$/.test(typed)) return undefined;
  const plain = typed.toLowerCase();
  const ranked = words
    .map((word) => ({ word, far: distance(plain, word.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= slips ? best.word : undefined;
}

/** What to do about a word that is not among `words`: the likely one, or the list while it is short. */
export function suggest(typed: string, words: readonly string[], otherwise: string): string {
  const meant = nearest(typed, words);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  return words.length <= 12 ? `choose one of: ${words.join(', ')}` : otherwise;
}
