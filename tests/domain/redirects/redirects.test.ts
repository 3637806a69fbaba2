import { describe, expect, test } from 'vitest';
import {
  findRedirect,
  redirectRules,
  refreshFile,
  refreshPages,
} from '../../../src/domain/redirects/redirects.ts';

const pages = ['/', '/blog', '/tours', '/tours/brooklyn-heights'];

/** A table without faults. */
const table = [
  { from: '/petition-*', to: '/blog' },
  { from: '/Blog', to: '/blog' },
  { from: '/Home', to: '/' },
  { from: '/home', to: '/' },
  { from: '/index', to: '/' },
  { from: '/brooklyn-heights', to: '/tours/brooklyn-heights' },
];

test('redirectRules lists both slash forms, exact rows first, patterns last', () => {
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
      '/brooklyn-heights /tours/brooklyn-heights 301',
      '/brooklyn-heights/ /tours/brooklyn-heights 301',
      '/petition-* /blog 301',
      '',
    ].join('\n'),
  );
});

test('refreshPages: one page for /home and /Home, none for patterns and pages', () => {
  expect(refreshPages(table, pages).map(({ from }) => from)).toEqual([
    '/home',
    '/brooklyn-heights',
  ]);
});

test('a path in capitals is a page if no other row has the name', () => {
  const rows = [
    { from: '/old-tour', to: '/' },
    { from: '/Old-Menu', to: '/' },
  ];
  expect(refreshPages(rows, pages)).toEqual(rows);
});

test('an encoded path is the same file', () => {
  const rows = [
    { from: '/a', to: '/' },
    { from: '/%41', to: '/' },
    { from: '/b%6Cog', to: '/tours' },
  ];
  expect(refreshPages(rows, pages).map(({ from }) => from)).toEqual(['/a']);
});

test.each([
  ['/home', 'home.html'],
  ['/2019/05/old-post', '2019/05/old-post.html'],
  ['/old.html', 'old.html'],
  ['/old.html.bak', 'old.html.bak.html'],
  ['/menu.php', 'menu.php.html'],
  ['/caf%C3%A9', 'café.html'],
])('refreshFile %s is %s', (from, file) => {
  expect(refreshFile(from)).toBe(file);
});

describe('findRedirect', () => {
  test.each([
    ['an old path', '/home', '/'],
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

  test('an exact row wins over an earlier pattern', () => {
    const rows = [
      { from: '/petition-*', to: '/blog' },
      { from: '/petition-won', to: '/tours' },
    ];
    expect(findRedirect(rows, '/petition-won')).toBe('/tours');
  });
});
