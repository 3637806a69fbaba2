import { describe, expect, test } from 'vitest';
import { required } from '../../required.ts';
import { buildSearchIndex, type Searchable } from '../../../src/domain/blog/search-index.ts';
import { rank, shardsFor, type Shard } from '../../../src/domain/blog/search-rank.ts';
import { searchWords, singular } from '../../../src/domain/blog/search-words.ts';

const page = (changes: Partial<Searchable>): Searchable => ({
  title: '',
  subjects: [],
  headings: [],
  summary: '',
  text: '',
  ...changes,
});

/** The numbers of the pages that a query finds, best first, as the search box looks for them. */
function find(query: string, pages: readonly Searchable[]): number[] {
  const index = buildSearchIndex(pages);
  const words = searchWords(query);
  const names = new Set(words.flatMap((word) => shardsFor(word, [...index.keys()])));
  const shards = [...names].map((name) => required(index.get(name)));
  return rank(words, shards, pages.length).map((hit) => hit.page);
}

describe('what is typed', () => {
  test.each([
    ['in capitals', 'COTTON King', ['cotton', 'king']],
    ['with accents', 'café Noël', ['cafe', 'noel']],
    ['with a curly possessive', 'the city’s cats', ['city', 'cats']],
    ['with an apostrophe inside', "five o'clock", ['five', 'oclock']],
    ['with signs', '  "tube"—cat?! ', ['tube', 'cat']],
    ['as a year', 'fire of 1912', ['fire', '1912']],
    ['as nothing but small words', 'of the and', []],
    ['as nothing', '', []],
  ])('%s', (_, text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test.each([
    ['cats', 'cat'],
    ['kitties', 'kitty'],
    ['boxes', 'box'],
    ['police', 'police'],
    ['bus', 'bus'],
    ['grass', 'grass'],
    ['st', 'st'],
  ])('%s means the same as %s', (plural, word) => {
    expect(singular(plural)).toBe(word);
  });
});

test('one letter asks all files whose words begin with it, also once they are split', () => {
  expect(shardsFor('c', ['ca', 'cot', 'd'])).toEqual(['ca', 'cot']);
  expect(shardsFor('cat', ['ca', 'cot', 'd'])).toEqual(['ca']);
});

describe('a visitor who looks for', () => {
  const pages = [
    page({ title: 'Bull and the cotton crash', text: 'Brokers watched a cat on the radiator.' }),
    page({ title: 'The firehouse', text: 'A cat slid down the pole. Cotton was not concerned.' }),
    page({ title: 'Kitty of the port', text: 'She was never photographed.' }),
  ];

  test.each([
    ['a word finds the page that is about it before one that mentions it', 'cotton', [0, 1]],
    ['the beginning of a word finds it before it is finished', 'radia', [0]],
    ['one of many finds them, and many find one', 'cats', [0, 1]],
    ['several words finds the page that holds them all', 'cat pole', [1]],
    ['a word too many still finds what holds most of the words', 'firehouse pole zeppelin', [1]],
    ['an old plural finds the one', 'kitties', [2]],
    ['something else finds nothing', 'zeppelin', []],
  ])('%s', (_, query, found) => {
    expect(find(query, pages)).toEqual(found);
  });

  test('a whole word finds it before words that only begin like it', () => {
    const alike = [page({ text: 'catalogue catalogue catalogue' }), page({ text: 'cat' })];
    expect(find('cat', alike)).toEqual([1, 0]);
  });
});

describe('the files of a large site’s index', () => {
  const consonants = 'bcdfghjklmnpqrstvwxz';
  const word = (number: number) =>
    `c${[...String(number)].map((digit) => consonants[Number(digit)]).join('')}`;
  const pages = Array.from({ length: 400 }, (_, number) =>
    page({ text: Array.from({ length: 300 }, (_, step) => word(number * 7 + step)).join(' ') }),
  );
  const index = buildSearchIndex(pages);

  test('are split, so that a visitor fetches a few thousand letters and not all', () => {
    expect(index.size).toBeGreaterThan(20);
    for (const [name, shard] of index) {
      if (name.length < 3) expect(JSON.stringify(shard).length, name).toBeLessThanOrEqual(20_000);
    }
  });

  test('hold each word once, where the search looks for it', () => {
    const owners = new Map<string, string>();
    for (const [name, shard] of index) {
      for (const held of Object.keys(shard as Shard)) {
        expect(owners.get(held), held).toBeUndefined();
        owners.set(held, name);
        expect(shardsFor(held, [...index.keys()])).toContain(name);
      }
    }
    expect(find(word(1234), pages).length).toBeGreaterThan(0);
  });
});
