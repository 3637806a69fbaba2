/** Words a minute: an unhurried adult reading English prose on a screen. */
const PACE = 220;

/**
 * How many words an article has.
 *
 * @param text the article's words, markup and all: a few tags do not change what is said about it.
 */
export function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}\p{N}'’-]*|\p{N}+/gu)?.length ?? 0;
}

/**
 * How long an article takes to read.
 *
 * @param text as in `countWords`.
 * @returns whole minutes, at least 1.
 */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / PACE));
}
