import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findRedirect,
  redirectProblems,
  redirectRules,
  refreshPages,
} from '../../src/domain/redirects.ts';

const pages = ['/', '/blog', '/tours', '/tours/brooklyn-heights'];
const table = [
  { from: '/petition-*', to: '/blog' },
  { from: '/Blog', to: '/blog' },
  { from: '/Home', to: '/' },
  { from: '/home', to: '/' },
  { from: '/index', to: '/' },
  { from: '/brooklyn-heights', to: '/tours/brooklyn-heights#book-now' },
];

describe('redirectRules', () => {
  test('lists both slash forms, plain rows first, the pattern once and last', () => {
    expect(redirectRules(table)).toBe(
      [
        '/Blog /blog 301',
        '/Blog/ /blog 301',
        '/Home / 301',
        '/Home/ / 301',
        '/home / 301',
        '/home/ / 301',
        '/index / 301',
        '/index/ / 301',
        '/brooklyn-heights /tours/brooklyn-heights#book-now 301',
        '/brooklyn-heights/ /tours/brooklyn-heights#book-now 301',
        '/petition-* /blog 301',
        '',
      ].join('\n'),
    );
  });

  test('an empty table is an empty file', () => {
    expect(redirectRules([])).toBe('');
  });
});

describe('refreshPages', () => {
  test('one page for /home and /Home, none for a pattern, none in the place of a page', () => {
    expect(refreshPages(table, pages).map(({ from }) => from)).toEqual([
      '/home',
      '/brooklyn-heights',
    ]);
  });

  test('no two files differ only in case, whatever the table', () => {
    const path = fc.constantFrom('/', '/a', '/A', '/b', '/B/c', '/b/C', '/index', '/INDEX', '/x-*');
    const rows = fc.array(fc.record({ from: path, to: fc.constant('/') }));
    fc.assert(
      fc.property(rows, fc.array(path), (anyTable, anyPages) => {
        const file = (text: string) => (text === '/' ? '/index' : text).toLowerCase();
        const written = refreshPages(anyTable, anyPages).map(({ from }) => file(from));
        expect(new Set(written).size).toBe(written.length);
        expect(anyPages.map(file).some((page) => written.includes(page))).toBe(false);
      }),
    );
  });
});

describe('findRedirect', () => {
  test.each([
    ['an old address', '/home', '/'],
    ['with a trailing slash', '/home/', '/'],
    ['in a case that is not listed', '/HOME', undefined],
    ['any petition', '/petition-save-the-bodega-cats', '/blog'],
    ['the petition prefix alone', '/petition-', '/blog'],
    ['a petition in capitals', '/Petition-x', undefined],
    ['a page of today', '/blog', undefined],
    ['home', '/', undefined],
  ])('%s', (_, path, expected) => {
    expect(findRedirect(table, path)).toBe(expected);
  });

  test('a plain row wins over a pattern above it', () => {
    const rows = [
      { from: '/petition-*', to: '/blog' },
      { from: '/petition-won', to: '/tours' },
    ];
    expect(findRedirect(rows, '/petition-won')).toBe('/tours');
  });
});

describe('redirectProblems', () => {
  test('a sound table has none', () => {
    expect(redirectProblems(table, pages)).toEqual([]);
  });

  test.each([
    ['no slash in front', [{ from: 'home', to: '/' }], 'home must be a path such as /old-page'],
    ['a query', [{ from: '/home?x=1', to: '/' }], '/home?x=1 must be a path'],
    ['a slash at the end', [{ from: '/home/', to: '/' }], '/home/ must not end in a slash'],
    ['a placeholder', [{ from: '/petition-:name', to: '/' }], '/petition-:name uses ":"'],
    ['a star in the middle', [{ from: '/a*b', to: '/' }], '/a*b may have a * only at its end'],
    ['a page hidden', [{ from: '/blog', to: '/' }], '/blog would hide the page /blog.'],
    ['a page hidden by a pattern', [{ from: '/to*', to: '/' }], '/to* would hide the page /tours.'],
    [
      'a mistyped target',
      [{ from: '/a', to: '/tuors' }],
      '/a leads to /tuors, which is not a page',
    ],
    ['a target without a slash', [{ from: '/a', to: 'tours' }], '/a leads to "tours", which is'],
    [
      'an unsafe target',
      [{ from: '/a', to: 'http://x.example' }],
      '/a leads to "http://x.example"',
    ],
    ['itself', [{ from: '/a', to: '/a' }], '/a leads round in a circle.'],
  ])('%s', (_, rows, expected) => {
    expect(redirectProblems(rows, pages)).toEqual([expect.stringContaining(expected)]);
  });

  test('the same old address twice', () => {
    const rows = [
      { from: '/a', to: '/' },
      { from: '/a', to: '/blog' },
    ];
    expect(redirectProblems(rows, pages)).toEqual([
      '/a is listed twice; keep one of the two rows.',
    ]);
  });

  test('two addresses that send the visitor back and forth', () => {
    const rows = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a/' },
    ];
    expect(redirectProblems(rows, pages)).toEqual([
      '/a leads round in a circle.',
      '/b leads round in a circle.',
    ]);
  });

  test('a detour over another old address', () => {
    const rows = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/blog' },
    ];
    expect(redirectProblems(rows, pages)).toEqual([
      '/a leads to /b, itself an old address; point it straight at /blog.',
    ]);
  });

  test('an address outside the site is fine when it is safe', () => {
    expect(redirectProblems([{ from: '/a', to: 'https://x.example/y' }], pages)).toEqual([]);
  });
});
