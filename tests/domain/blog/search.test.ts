import { expect, test } from 'vitest';
import { search, uniqueWords } from '../../../src/domain/blog/search.ts';

const page = (title: string, subjects = '', text = '') => ({
  href: title,
  title,
  kind: '',
  summary: '',
  subjects: uniqueWords(subjects),
  text: uniqueWords(text),
});
const find = (query: string, pages: readonly ReturnType<typeof page>[]) =>
  search(query, pages).map(({ title }) => title);

test('title counts before tags and category, and these before text', () => {
  const pages = [
    page('A', '', 'harbor harbor harbor'),
    page('B', 'Harbor'),
    page('Harbor lights'),
    page('C', 'Bridge', 'cat'),
  ];
  expect(find('harbor', pages)).toEqual(['Harbor lights', 'B', 'A']);
});

test.each([
  ['all words must be there', 'cat pole', ['The firehouse']],
  ['of equal pages the first comes first', 'cat', ['Bull of the Exchange', 'The firehouse']],
  ['the beginning of a word is enough', 'radia', ['Bull of the Exchange']],
  ['the middle of a word is not', 'diator', []],
  ['accents, capitals and signs don’t count', ' “CAFÉ”, pole! ', ['The firehouse']],
  ['an apostrophe is part of its word', 'citys', ['Bull of the Exchange']],
  ['a year is a word', '1904', ['Bull of the Exchange']],
  ['signs alone find nothing', '% 🐈', []],
  ['nothing finds nothing', '', []],
])('%s: %s', (_, query, found) => {
  const pages = [
    page('Bull of the Exchange', '1904', 'A cat on the city’s radiator.'),
    page('The firehouse', '', 'The café’s cat slid down the pole.'),
  ];
  expect(find(query, pages)).toEqual(found);
});
