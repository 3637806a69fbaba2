/** What is wrong with a table of redirects, in an editor's words. */
import { expect, test } from 'vitest';
import {
  isOldPath,
  type Redirect,
  redirectProblems,
} from '../../../src/domain/redirects/redirects.ts';

const pages = ['/', '/blog', '/tours', '/tours/brooklyn-heights'];
const paths = [...pages, '/rss.xml', '/cards/*.jpg', '/404'];
const problemsOf = (table: readonly Redirect[]) =>
  redirectProblems(table, paths).map(({ problem }) => problem);

test('a valid table has none', () => {
  const table = [
    { from: '/petition-*', to: '/blog' },
    { from: '/Blog', to: '/blog' },
    { from: '/Home', to: '/' },
    { from: '/brooklyn-heights', to: '/tours/brooklyn-heights' },
    // A space, as browsers write it.
    { from: '/old%20menu', to: '/' },
    { from: '/feed', to: '/rss.xml' },
  ];
  expect(table.filter(({ from }) => !isOldPath(from))).toEqual([]);
  expect(problemsOf(table)).toEqual([]);
});

test.each(
  'home https://x.example/home /home?x=1 /home/ /petition-:name /a*b /../x /a//b /%2e%2e/x /a\\..\\b /50% /a%00'.split(
    ' ',
  ),
)('isOldPath refuses %s', (from) => {
  expect(isOldPath(from)).toBe(false);
});

test.each([
  ['/blog', '/', '/blog would hide /blog, which the site has'],
  ['/to*', '/', '/to* would hide /tours, which the site has'],
  ['/404', '/', '/404 would hide /404'],
  ['/r*', '/', '/r* would hide /rss.xml'],
  ['/cards*', '/', '/cards* would hide /cards/*.jpg'],
  ['/a', '/tuors', '/a leads to /tuors, which is not a page'],
  ['/a', '/a', '/a leads round in a circle'],
  ['/a', '/feeds.xml', '/a leads to /feeds.xml, which is not a page'],
  ['/a', '/tours.html', '/a leads to /tours.html, which is not a page'],
])('%s to %s: %s', (from, to, expected) => {
  expect(problemsOf([{ from, to }])).toEqual([expect.stringContaining(expected)]);
});

/** Rows as "from > to". */
test.each<[what: string, rows: string, problems: string[]]>([
  [
    'a row that hides pages, and not the rows that lead to them',
    '/old-tour > /tours/brooklyn-heights, /tours/* > /',
    ['/tours/* would hide /tours/brooklyn-heights, which the site has'],
  ],
  ['the same `from` twice', '/a > /, /a > /blog', ['/a is listed twice; keep one of the two rows']],
  [
    'a loop, also with a slash',
    '/a > /b, /b > /a/',
    ['/a leads round in a circle', '/b leads round in a circle'],
  ],
  [
    'a redirect to another redirect',
    '/a > /b, /b > /blog',
    ['/a leads to /b, itself an old path; point it straight at /blog'],
  ],
  [
    'a path written in two ways',
    '/caf%C3%A9 > /, /café > /',
    ['/café is listed twice; keep one of the two rows'],
  ],
])('reports %s', (_, rows, problems) => {
  const table = rows.split(', ').map((row) => {
    const [from = '', to = ''] = row.split(' > ');
    return { from, to };
  });
  expect(problemsOf(table)).toEqual(problems);
});
