import { singular } from './search-words.ts';

/** How many pages' titles one file of the index carries. */
export const PAGES_A_FILE = 24;

/** The first file of the index: how many pages there are, and the names of the files of words. */
export type SearchList = { total: number; words: readonly string[] };

/** A page as the index's files hold it. */
export type SearchPage = readonly [href: string, title: string, kind: string, summary: string];

/** Where words are, by word: page number and weight in turn, `[0, 12, 4, 3]`. */
export type Shard = Readonly<Record<string, readonly number[]>>;

/** A page found, by its number; the best first. `word` is one of the page's own, to point at. */
export type Hit = { page: number; score: number; word: string };

/** A word that only begins like the one typed is worth this much of it. */
const BEGINNING = 0.2;

/**
 * The files of the index that may hold words which begin with what was typed: several, where fewer
 * letters were typed than the files are named by.
 */
export function shardsFor(word: string, names: readonly string[]): string[] {
  return names.filter(
    (name) => word.startsWith(name) || singular(word).startsWith(name) || name.startsWith(word),
  );
}

/**
 * The pages that hold every word typed, or, where none does, those that hold the most of them.
 *
 * @param words what was typed, as `searchWords` gives it.
 * @param shards the files of the index that `shardsFor` named.
 * @param total how many pages the index knows: a word that few of them hold counts for more.
 */
export function rank(words: readonly string[], shards: readonly Shard[], total: number): Hit[] {
  const found = new Map<number, Hit & { matched: number }>();
  for (const typed of words) {
    for (const [page, { score, word }] of pagesWith(typed, shards, total)) {
      const hit = found.get(page) ?? { page, score: 0, word, matched: 0 };
      hit.score += score;
      hit.matched += 1;
      found.set(page, hit);
    }
  }
  const most = Math.max(...[...found.values()].map(({ matched }) => matched));
  return [...found.values()]
    .filter(({ matched }) => matched === most)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

function pagesWith(typed: string, shards: readonly Shard[], total: number) {
  const pages = new Map<number, { score: number; word: string }>();
  for (const shard of shards) {
    for (const [word, places] of Object.entries(shard)) {
      const isSame = singular(word) === singular(typed);
      if (!isSame && !word.startsWith(typed)) continue;
      const rarity = Math.log(1 + total / (places.length / 2));
      for (let at = 0; at < places.length; at += 2) {
        const [page = 0, weight = 0] = places.slice(at, at + 2);
        const score = weight * rarity * (isSame ? 1 : BEGINNING);
        if (score > (pages.get(page)?.score ?? 0)) pages.set(page, { score, word });
      }
    }
  }
  return pages;
}
