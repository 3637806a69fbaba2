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
    ['gas', 'gas'],
    ['chess', 'chess'],
  ])('%s means the same as %s', (plural, word) => {
    expect(singular(plural)).toBe(word);
  });
});

test('one letter asks all files whose words begin with it, also once they are split', () => {
  expect(shardsFor('c', ['ca', 'cot', 'd'])).toEqual(['ca', 'cot']);
  expect(shardsFor('cat', ['ca', 'cot', 'd'])).toEqual(['ca']);
});

test('files whose letters stand elsewhere in the word are not asked', () => {
  expect(shardsFor('kitties', ['k', 's', 'y'])).toEqual(['k']);
});

test('a plural asks the file that holds the one, also where the two begin differently', () => {
  expect(shardsFor('flies', ['fli', 'flo', 'fly'])).toEqual(['fli', 'fly']);
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

  test('a word finds it in the title first, then among subjects, headings, summary and text', () => {
    const places = [
      page({ text: 'harbor' }),
      page({ summary: 'The harbor in fog.' }),
      page({ headings: ['The pier', 'Harbor lights'] }),
      page({ subjects: ['Sea', 'Harbor'] }),
      page({ title: 'The harbor' }),
    ];
    expect(find('harbor', places)).toEqual([4, 3, 2, 1, 0]);
  });

  test('a word finds the page that keeps coming back to it before one that mentions it', () => {
    const pages = [page({ text: 'harbor' }), page({ text: 'harbor, harbor' })];
    expect(find('harbor', pages)).toEqual([1, 0]);
  });

  test('a word finds it in a title before a text that repeats it without end', () => {
    const pages = [page({ text: 'harbor '.repeat(100) }), page({ title: 'The harbor' })];
    expect(find('harbor', pages)).toEqual([1, 0]);
  });

  test('two words that no page holds both of finds the rarer one first', () => {
    const pages = [page({ text: 'cat' }), page({ text: 'cat' }), page({ text: 'zeppelin' })];
    expect(find('cat zeppelin', pages)).toEqual([2, 0, 1]);
  });

  test('two such words finds a title before a subject that is only a little rarer', () => {
    const pages = [
      page({ subjects: ['Zeppelin'] }),
      page({ title: 'The cat' }),
      page({ title: 'A cat' }),
    ];
    expect(find('cat zeppelin', pages)).toEqual([1, 2, 0]);
  });

  test('what two pages say as much about finds the one that the site lists first', () => {
    const pages = [page({ text: 'catnip' }), page({ text: 'catalogue' })];
    expect(find('cat', pages)).toEqual([0, 1]);
  });
});

describe('the word that a found page is opened at', () => {
  test.each([
    ['the one typed, where others only begin like it', 'cat catalogue', 'cat'],
    ['the one that the page says most about', 'catalogue catnip catnip', 'catnip'],
    [
      'of two that it says as much about the first by the alphabet',
      'catnip catalogue',
      'catalogue',
    ],
  ])('is %s', (_, text, word) => {
    const index = buildSearchIndex([page({ text })]);
    const hits = rank(['cat'], [...index.values()], 1);
    expect(hits.map((hit) => hit.word)).toEqual([word]);
  });
});

describe('the files of a small site’s index', () => {
  test('are one a letter, and list letters and words by the alphabet', () => {
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

  test('take 20,000 characters before one is split', () => {
    const namesWith = (letters: number) => [
      ...buildSearchIndex([page({ text: `cat ${'c'.repeat(letters)}` })]).keys(),
    ];
    const around = JSON.stringify({ cat: [0, 1], '': [0, 1] }).length;
    expect(namesWith(20_000 - around)).toEqual(['c']);
    expect(namesWith(20_001 - around)).toEqual(['ca', 'cc']);
  });
});

describe('the files of a large site’s index', () => {
  const consonants = 'bcdfghjklmnpqrstvwxz';
  const word = (number: number) =>
    `c${[...String(number)].map((digit) => consonants[Number(digit)]).join('')}`;
  const pages = Array.from({ length: 400 }, (_, number) =>
    page({ text: Array.from({ length: 300 }, (_, step) => word(number * 7 + step)).join(' ') }),
  );

  test('are split, so that a visitor fetches a few thousand letters and not all', () => {
    const index = buildSearchIndex(pages);
    expect(index.size).toBeGreaterThan(20);
    for (const [name, shard] of index) {
      expect(name.length, name).toBeLessThanOrEqual(3);
      if (name.length < 3) expect(JSON.stringify(shard).length, name).toBeLessThanOrEqual(20_000);
    }
  });

  test('hold each word once, where the search looks for it', () => {
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
