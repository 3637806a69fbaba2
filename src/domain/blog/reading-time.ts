/** An unhurried adult reading English prose on a screen. */
const WORDS_PER_MINUTE = 220;

/** Counts the words of an article. Markup may stay in: a few tags change little. */
export function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}\p{N}'’-]*|\p{N}+/gu)?.length ?? 0;
}

/** @returns whole minutes, at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE));
}
