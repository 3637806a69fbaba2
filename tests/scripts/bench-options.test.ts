import { describe, expect, test } from 'vitest';
import { readOptions } from '../../scripts/bench/options.ts';

const PARTS = ['bytes', 'taps', 'lighthouse'] as const;

const NOTHING = { only: [], beside: [], rounds: '11', keep: false };

describe('what npm run bench is asked for', () => {
  test('everything, when nothing is named', () => {
    const options = readOptions({ values: NOTHING, positionals: [] }, PARTS);
    expect(options).toEqual({ only: [...PARTS], paths: [], beside: [], rounds: 11, keep: false });
  });

  test('some parts of some pages, in the order of the run', () => {
    const words = {
      values: { ...NOTHING, only: ['taps,bytes'] },
      positionals: ['/tours', '/blog'],
    };
    const { only, paths } = readOptions(words, PARTS);
    expect(only).toEqual(['bytes', 'taps']);
    expect(paths).toEqual(['/tours', '/blog']);
  });

  test('other sites, by their front page unless pages are named', () => {
    const values = { ...NOTHING, beside: ['../one', 'two,/a,/b'] };
    expect(readOptions({ values, positionals: [] }, PARTS).beside).toEqual([
      { folder: '../one', paths: ['/'] },
      { folder: 'two', paths: ['/a', '/b'] },
    ]);
  });

  test('fewer rounds, of which one is the middle', () => {
    const words = (rounds: string) => ({ values: { ...NOTHING, rounds }, positionals: [] });
    expect(readOptions(words('5'), PARTS).rounds).toBe(5);
    for (const rounds of ['4', '0', 'five']) {
      const message = `--rounds=${rounds}: write an odd number, so that one is the middle.`;
      expect(() => readOptions(words(rounds), PARTS)).toThrow(message);
    }
  });

  test('no part that there is not', () => {
    const words = { values: { ...NOTHING, only: ['bites'] }, positionals: [] };
    const message = 'There is no part called bites: bytes, taps, lighthouse.';
    expect(() => readOptions(words, PARTS)).toThrow(message);
  });
});
