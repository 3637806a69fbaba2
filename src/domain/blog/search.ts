/** A post or a tour as the search file has it (`pages/search/`). */
export type Searchable = {
  href: string;
  title: string;
  /** Above the title: "Tour", or category and date. */
  kind: string;
  summary: string;
  /** Category, tags, neighborhood: the words that `uniqueWords` returns. */
  subjects: string;
  /** The words of summary and text. */
  text: string;
};

/** Lower case, without accents and apostrophes, a space before each word: " the citys cats". */
const normalize = (text: string) =>
  ` ${text}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** The words of a text, each once: all that a search compares, in a third of the size. */
export const uniqueWords = (text: string) => [...new Set(normalize(text).split(' '))].join(' ');

/**
 * Finds the pages that contain all words of the query, or words that begin with them. For each word a page
 * scores 3 for its title, or else 2 for its subjects, or else 1 for its text.
 *
 * @returns the pages with the highest sum first, equal ones in their order.
 */
export function search(query: string, pages: readonly Searchable[]): Searchable[] {
  const words = normalize(query).split(' ').filter(Boolean);
  const scoreOf = ({ title, subjects, text }: Searchable): number => {
    const places = [normalize(title), subjects, text];
    const scores = words.map((word) => {
      const place = places.findIndex((place) => place.includes(` ${word}`));
      return place === -1 ? 0 : places.length - place;
    });
    return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
  };
  return pages
    .map((page) => ({ page, score: scoreOf(page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}
