import { searchWords } from './search-words.ts';
import type { Shard } from './search-rank.ts';

/** A searchable page; a word counts for more in the title than in the text. */
export type Searchable = {
  title: string;
  /** Categories, tags, places. */
  subjects: readonly string[];
  headings: readonly string[];
  summary: string;
  text: string;
};

/** A word's weight by where it occurs. */
const WEIGHT = { title: 12, subjects: 7, headings: 5, summary: 3 };
/** Each occurrence in the text counts 1, up to this. */
const MAX_TEXT_WEIGHT = 4;

/** In characters. A larger shard is split by one more letter. */
const MAX_SHARD_SIZE = 20_000;
const MAX_PREFIX_LENGTH = 3;

/**
 * Builds the search index in shards by word prefix: a search for "cotton" fetches shard "c", or "cot" once
 * the site has many pages.
 *
 * @param pages the index refers to them by position, from 0.
 * @returns each shard by its prefix; a word is in one shard only.
 */
export function buildSearchIndex(pages: readonly Searchable[]): Map<string, Shard> {
  const words = new Map<string, number[]>();
  for (const [number, page] of pages.entries()) {
    for (const [word, weight] of wordWeights(page)) {
      const places = words.get(word) ?? [];
      places.push(number, weight);
      words.set(word, places);
    }
  }
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(split(sorted, 1));
}

function wordWeights(page: Searchable): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of searchWords(page.text)) {
    weights.set(word, Math.min((weights.get(word) ?? 0) + 1, MAX_TEXT_WEIGHT));
  }
  const add = (texts: readonly string[], weight: number) => {
    for (const word of new Set(searchWords(texts.join(' ')))) {
      weights.set(word, (weights.get(word) ?? 0) + weight);
    }
  };
  add([page.summary], WEIGHT.summary);
  add(page.headings, WEIGHT.headings);
  add(page.subjects, WEIGHT.subjects);
  add([page.title], WEIGHT.title);
  return weights;
}

function split(words: readonly [string, number[]][], letters: number): [string, Shard][] {
  const groups = Map.groupBy(words, ([word]) => word.slice(0, letters));
  return [...groups].flatMap(([name, group]): [string, Shard][] => {
    const shard = Object.fromEntries(group);
    const isSmallEnough =
      letters === MAX_PREFIX_LENGTH || JSON.stringify(shard).length <= MAX_SHARD_SIZE;
    return isSmallEnough ? [[name, shard]] : split(group, letters + 1);
  });
}
