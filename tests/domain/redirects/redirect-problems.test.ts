/** What is wrong with a table of redirects, in an editor's words. */
import { expect, test } from 'vitest';
import { isOldPath, redirectProblems } from '../../../src/domain/redirects/redirects.ts';

const pages = ['/', '/blog', '/tours', '/tours/brooklyn-heights'];
const files = ['/rss.xml', '/cards/*.jpg', '/404'];

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
  expect(redirectProblems(table, pages, files)).toEqual([]);
});

test.each(
  'home https://x.example/home /home?x=1 /home/ /petition-:name /a*b /../x /a//b /%2e%2e/x /a\\..\\b /50% /a%00'.split(
    ' ',
  ),
)('isOldPath refuses %s', (from) => {
  expect(isOldPath(from)).toBe(false);
});

test.each([
  ['/blog', '/', '/blog would hide the page /blog.'],
  ['/to*', '/', '/to* would hide the page /tours.'],
  ['/a', '/tuors', '/a leads to /tuors, which is not a page'],
  ['/a', '/a', '/a leads round in a circle.'],
  ['/a', '/feeds.xml', '/a leads to /feeds.xml, which is not a page'],
  ['/a', '/tours.html', '/a leads to /tours.html, which is not a page'],
])('%s to %s: %s', (from, to, expected) => {
  expect(redirectProblems([{ from, to }], pages, files)).toEqual([
    expect.stringContaining(expected),
  ]);
});

test.each([
  ['/404', '/404'],
  ['/r*', '/rss.xml'],
  ['/cards*', '/cards/*.jpg'],
])('reports a file hidden by %s', (from, file) => {
  expect(redirectProblems([{ from, to: '/' }], pages, files)).toEqual([
    `${from} would hide ${file}, a file of the site.`,
  ]);
});

/** Rows as "from > to". */
test.each<[what: string, rows: string, problems: string[]]>([
  [
    'a row that hides pages, and not the rows that lead to them',
    '/old-tour > /tours/brooklyn-heights, /tours/* > /',
    ['/tours/* would hide the page /tours/brooklyn-heights.'],
  ],
  [
    'the same `from` twice',
    '/a > /, /a > /blog',
    ['/a is listed twice; keep one of the two rows.'],
  ],
  [
    'a loop, also with a slash',
    '/a > /b, /b > /a/',
    ['/a leads round in a circle.', '/b leads round in a circle.'],
  ],
  [
    'a redirect to another redirect',
    '/a > /b, /b > /blog',
    ['/a leads to /b, itself an old path; point it straight at /blog.'],
  ],
  [
    'a path written in two ways',
    '/caf%C3%A9 > /, /café > /',
    ['/café is listed twice; keep one of the two rows.'],
  ],
])('reports %s', (_, rows, problems) => {
  const table = rows.split(', ').map((row) => {
    const [from = '', to = ''] = row.split(' > ');
    return { from, to };
  });
  expect(redirectProblems(table, pages)).toEqual(problems);
});
