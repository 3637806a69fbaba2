import { singular } from './search-words.ts';

/** How many pages one page file of the index holds. */
export const PAGES_A_FILE = 24;

/** The first file of the index: the number of pages, and the shards' prefixes. */
export type SearchList = { total: number; words: readonly string[] };

export type SearchPage = readonly [href: string, title: string, kind: string, summary: string];

/** By word, page numbers and weights in turn: `[0, 12, 4, 3]`. */
export type Shard = Readonly<Record<string, readonly number[]>>;

/** `word` is the page's word that matched, for the link's text fragment. */
export type Hit = { page: number; score: number; word: string };

/** Weight of a prefix match, where a whole word is 1. */
const PREFIX_WEIGHT = 0.2;

/** The shards that may hold words starting with `word`: several, if it is shorter than their prefixes. */
export function shardsFor(word: string, names: readonly string[]): string[] {
  return names.filter(
    (name) => word.startsWith(name) || singular(word).startsWith(name) || name.startsWith(word),
  );
}

/**
 * Ranks the pages that match the most of the typed words.
 *
 * @param total the number of indexed pages: rare words weigh more.
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
        const score = weight * rarity * (isSame ? 1 : PREFIX_WEIGHT);
        if (score > (pages.get(page)?.score ?? 0)) pages.set(page, { score, word });
      }
    }
  }
  return pages;
}
