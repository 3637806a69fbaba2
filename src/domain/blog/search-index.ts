import { searchWords } from './search-words.ts';
import type { Shard } from './search-rank.ts';

/** One page that can be found, its words sorted by how much they say about it. */
export type Searchable = {
  title: string;
  /** Categories, tags, places. */
  subjects: readonly string[];
  headings: readonly string[];
  summary: string;
  text: string;
};

/** What a word counts for, by the best place it stands in. */
const WEIGHT = { title: 12, subjects: 7, headings: 5, summary: 3 };
/** A word that keeps coming back counts for more, up to here. */
const MOST_IN_TEXT = 4;

/** A file of the index is split by one more letter when its words take more characters than this. */
const LARGEST_SHARD = 20_000;
const LONGEST_NAME = 3;

/**
 * The index, in files named for the letters their words begin with: a visitor who looks for
 * "cotton" fetches the words in "c", or in "cot" once the site has many pages.
 *
 * @param pages in the order of the numbers by which the index names them, from 0.
 * @returns each file's words by its name. No two files hold the same word.
 */
export function buildSearchIndex(pages: readonly Searchable[]): Map<string, Shard> {
  const words = new Map<string, number[]>();
  for (const [number, page] of pages.entries()) {
    for (const [word, weight] of weigh(page)) {
      const places = words.get(word) ?? [];
      places.push(number, weight);
      words.set(word, places);
    }
  }
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(split(sorted, 1));
}

function weigh(page: Searchable): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of searchWords(page.text)) {
    weights.set(word, Math.min((weights.get(word) ?? 0) + 1, MOST_IN_TEXT));
  }
  const raise = (texts: readonly string[], weight: number) => {
    for (const word of new Set(searchWords(texts.join(' ')))) {
      weights.set(word, (weights.get(word) ?? 0) + weight);
    }
  };
  raise([page.summary], WEIGHT.summary);
  raise(page.headings, WEIGHT.headings);
  raise(page.subjects, WEIGHT.subjects);
  raise([page.title], WEIGHT.title);
  return weights;
}

function split(words: readonly [string, number[]][], letters: number): [string, Shard][] {
  const groups = Map.groupBy(words, ([word]) => word.slice(0, letters));
  return [...groups].flatMap(([name, group]): [string, Shard][] => {
    const shard = Object.fromEntries(group);
    const isWhole = letters === LONGEST_NAME || JSON.stringify(shard).length <= LARGEST_SHARD;
    return isWhole ? [[name, shard]] : split(group, letters + 1);
  });
}
