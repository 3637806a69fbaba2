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

/** The found pages' numbers, best first. */
function find(query: string, pages: readonly Searchable[]): number[] {
  const index = buildSearchIndex(pages);
  const words = searchWords(query);
  const names = new Set(words.flatMap((word) => shardsFor(word, [...index.keys()])));
  const shards = [...names].map((name) => required(index.get(name)));
  return rank(words, shards, pages.length).map((hit) => hit.page);
}

describe('searchWords', () => {
  test.each([
    ['in capitals', 'COTTON King', ['cotton', 'king']],
    ['with accents', 'café Noël', ['cafe', 'noel']],
    ['with a curly possessive', 'the city’s cats', ['city', 'cats']],
    ['with an apostrophe inside', "five o'clock", ['five', 'oclock']],
    ['with signs', '  "tube"—cat?! ', ['tube', 'cat']],
    ['as a year', 'fire of 1912', ['fire', '1912']],
    ['as only stop words', 'of the and', []],
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
    ['gas', 'gas'],
    ['chess', 'chess'],
  ])('%s matches %s', (plural, word) => {
    expect(singular(plural)).toBe(word);
  });
});

test('one letter selects all shards that start with it', () => {
  expect(shardsFor('c', ['ca', 'cot', 'd'])).toEqual(['ca', 'cot']);
  expect(shardsFor('cat', ['ca', 'cot', 'd'])).toEqual(['ca']);
});

test('shards match at the start of a word only', () => {
  expect(shardsFor('kitties', ['k', 's', 'y'])).toEqual(['k']);
});

test('a plural also selects the shard of its singular', () => {
  expect(shardsFor('flies', ['fli', 'flo', 'fly'])).toEqual(['fli', 'fly']);
});

describe('rank', () => {
  const pages = [
    page({ title: 'Bull and the cotton crash', text: 'Brokers watched a cat on the radiator.' }),
    page({ title: 'The firehouse', text: 'A cat slid down the pole. Cotton was not concerned.' }),
    page({ title: 'Kitty of the port', text: 'She was never photographed.' }),
  ];

  test.each([
    ['a word finds the page that is about it before one that mentions it', 'cotton', [0, 1]],
    ['a prefix finds the word', 'radia', [0]],
    ['a plural matches its singular', 'cats', [0, 1]],
    ['several words find the page with all of them', 'cat pole', [1]],
    ['several words find the page with most of them', 'firehouse pole zeppelin', [1]],
    ['an irregular plural matches its singular', 'kitties', [2]],
    ['an unknown word finds nothing', 'zeppelin', []],
  ])('%s', (_, query, found) => {
    expect(find(query, pages)).toEqual(found);
  });

  test.each<[rule: string, query: string, pages: Partial<Searchable>[], found: number[]]>([
    [
      'a whole word above the beginning of others',
      'cat',
      [{ text: 'catalogue catalogue catalogue' }, { text: 'cat' }],
      [1, 0],
    ],
    [
      'title above subjects, headings, summary and text',
      'harbor',
      [
        { text: 'harbor' },
        { summary: 'The harbor in fog.' },
        { headings: ['The pier', 'Harbor lights'] },
        { subjects: ['Sea', 'Harbor'] },
        { title: 'The harbor' },
      ],
      [4, 3, 2, 1, 0],
    ],
    ['a repeated word', 'harbor', [{ text: 'harbor' }, { text: 'harbor, harbor' }], [1, 0]],
    [
      'a title above any number of repetitions',
      'harbor',
      [{ text: 'harbor '.repeat(100) }, { title: 'The harbor' }],
      [1, 0],
    ],
    [
      'the rarer of two words, if no page has both',
      'cat zeppelin',
      [{ text: 'cat' }, { text: 'cat' }, { text: 'zeppelin' }],
      [2, 0, 1],
    ],
    [
      'a title above a slightly rarer subject',
      'cat zeppelin',
      [{ subjects: ['Zeppelin'] }, { title: 'The cat' }, { title: 'A cat' }],
      [1, 2, 0],
    ],
    ['equal pages in their order', 'cat', [{ text: 'catnip' }, { text: 'catalogue' }], [0, 1]],
  ])('ranks %s', (_, query, among, found) => {
    expect(find(query, among.map(page))).toEqual(found);
  });
});

test.each([
  ['the one typed, where others only begin like it', 'cat catalogue', 'cat'],
  ['the one that the page says most about', 'catalogue catnip catnip', 'catnip'],
  ['the first in the alphabet of two with equal weight', 'catnip catalogue', 'catalogue'],
])('the matched word of a hit is %s', (_, text, word) => {
  const index = buildSearchIndex([page({ text })]);
  const hits = rank(['cat'], [...index.values()], 1);
  expect(hits.map((hit) => hit.word)).toEqual([word]);
});

describe('buildSearchIndex for a small site', () => {
  test('has a sorted shard for each letter', () => {
    const index = buildSearchIndex([
      page({ text: 'fire cotton brokers' }),
      page({ text: 'bull fog cat dock' }),
    ]);
    expect([...index].map(([name, shard]) => [name, ...Object.keys(shard)])).toEqual([
      ['b', 'brokers', 'bull'],
      ['c', 'cat', 'cotton'],
      ['d', 'dock'],
      ['f', 'fire', 'fog'],
    ]);
  });

  test('splits a shard above 20,000 characters', () => {
    const namesWith = (letters: number) => [
      ...buildSearchIndex([page({ text: `cat ${'c'.repeat(letters)}` })]).keys(),
    ];
    const around = JSON.stringify({ cat: [0, 1], '': [0, 1] }).length;
    expect(namesWith(20_000 - around)).toEqual(['c']);
    expect(namesWith(20_001 - around)).toEqual(['ca', 'cc']);
  });
});

describe('buildSearchIndex for a large site', () => {
  const consonants = 'bcdfghjklmnpqrstvwxz';
  const word = (number: number) =>
    `c${[...String(number)].map((digit) => consonants[Number(digit)]).join('')}`;
  const pages = Array.from({ length: 400 }, (_, number) =>
    page({ text: Array.from({ length: 300 }, (_, step) => word(number * 7 + step)).join(' ') }),
  );

  test('splits shards, so that a search fetches few of them', () => {
    const index = buildSearchIndex(pages);
    expect(index.size).toBeGreaterThan(20);
    for (const [name, shard] of index) {
      expect(name.length, name).toBeLessThanOrEqual(3);
      if (name.length < 3) expect(JSON.stringify(shard).length, name).toBeLessThanOrEqual(20_000);
    }
  });

  test('has each word once, in the shard that shardsFor selects', () => {
    const index = buildSearchIndex(pages);
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
