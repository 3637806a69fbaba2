/** Old and new addresses, against a host that knows nothing but the rules file. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { isSlug, toSlug } from '../../src/domain/blog/slug.ts';
import { photoHash, photoInHash } from '../../src/domain/pictures/photo-hash.ts';
import {
  findRedirect,
  type Redirect,
  redirectProblems,
  redirectRules,
  refreshFile,
  refreshPages,
} from '../../src/domain/redirects/redirects.ts';
import { interpolateAll, tokensIn } from '../../src/domain/text/interpolate.ts';
import { property } from './property.ts';

const PAGES = ['/', '/about', '/tours', '/tours/harbor', '/blog', '/blog/ned'];

/** Short paths of few letters, so that rows meet each other and the pages. */
const paths = fc
  .array(
    fc.constantFrom(
      'a',
      'b',
      'about',
      'tours',
      'harbor',
      'blog',
      'ned',
      'A',
      'x.html',
      '%41',
      '%61bout',
      'bl%6fg',
      '..',
      '',
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((steps) => `/${steps.join('/')}`);
const targets = fc.oneof(
  fc.constantFrom(
    ...PAGES,
    '/about#team',
    'https://other.example/x',
    'javascript:alert(1)',
    '//evil.example',
  ),
  paths,
);
const tables: fc.Arbitrary<Redirect[]> = fc.array(
  fc.record({
    from: fc.oneof(
      paths,
      paths.map((path) => `${path}*`),
    ),
    to: targets,
  }),
  { maxLength: 6 },
);
/** The rows that the check for editors has nothing against. */
const sound = tables.map((table) =>
  redirectProblems(table, PAGES).reduce(
    (rows) =>
      rows.filter((row) =>
        redirectProblems(rows, PAGES).every((problem) => !problem.startsWith(`${row.from} `)),
      ),
    table,
  ),
);

/** Answers as a host that reads the rules from their file, line by line: the first that fits. */
function answerOfHost(rules: string, path: string): string | undefined {
  for (const line of rules.split('\n').filter(Boolean)) {
    const [from = '', to, status] = line.split(' ');
    expect(status).toBe('301');
    if (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from) return to;
  }
  return undefined;
}

describe('redirects', () => {
  property(
    'answer as a host does that reads their file',
    fc.tuple(tables, paths),
    ([table, path]) => {
      // Nobody asks for two slashes at an end, and editors may not write them.
      const rows = table.filter(({ from }) => !from.endsWith('/'));
      fc.pre(!path.endsWith('/'));
      const rules = redirectRules(rows);
      expect(findRedirect(rows, path)).toBe(answerOfHost(rules, path));
      if (!answerOfHost(redirectRules(rows.filter(({ from }) => from.endsWith('*'))), `${path}/`))
        expect(findRedirect(rows, `${path}/`)).toBe(answerOfHost(rules, `${path}/`));
    },
  );
  property('without a problem hide no page, and lead to one in a single step', sound, (table) => {
    expect(redirectProblems(table, PAGES)).toEqual([]);
    const rules = redirectRules(table);
    for (const page of PAGES) expect(answerOfHost(rules, page)).toBeUndefined();
    for (const { to } of table) {
      if (to.startsWith('https://')) continue;
      const [page = ''] = to.split(/[?#]/);
      expect(PAGES).toContain(page);
      expect(answerOfHost(rules, page)).toBeUndefined();
    }
  });
  property('never lead where nobody meant to', sound, (table) => {
    for (const { to } of table) {
      const url = new URL(to, 'https://site.example');
      expect(url.protocol).toBe('https:');
      if (to.startsWith('/')) expect(url.host).toBe('site.example');
    }
  });
  property('of hosts without rules are files that differ in more than case', sound, (table) => {
    const files = refreshPages(table, PAGES).map(({ from }) => refreshFile(from));
    const names = [
      ...files,
      ...PAGES.map((page) => `${page === '/' ? 'index' : page.slice(1)}.html`),
    ];
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const file of files) expect(file.split('/')).not.toContain('..');
  });
});

describe('an address', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 40 });
  property(
    'made of a title stands in an address as it is, and is made of itself',
    anyText,
    (title) => {
      const slug = toSlug(title);
      expect(encodeURIComponent(slug)).toBe(slug);
      if (slug !== '') expect(isSlug(slug)).toBe(true);
      expect(toSlug(slug)).toBe(slug);
      for (const word of title.match(/(?<![^ ])[a-z0-9]+(?![^ ])/g) ?? [])
        expect(slug).toContain(word);
    },
  );
  property('of a picture leads to that picture and to no other', fc.nat(999_999), (id) => {
    expect(photoInHash(photoHash(id))).toBe(id);
  });
  property('that names no picture opens none', anyText, (hash) => {
    const id = photoInHash(hash);
    if (id !== undefined) expect(Number(hash.slice('#photo-'.length))).toBe(id);
  });
});

describe('a text with tokens', () => {
  const names = fc.constantFrom('price', 'city', 'month');
  const pieces = fc.array(
    fc.oneof(
      fc
        .string({ unit: fc.constantFrom('a', ' ', '{', '}', '$', '&', '1'), maxLength: 6 })
        .map((text) => ({ text })),
      names.map((token) => ({ token })),
    ),
    { maxLength: 6 },
  );
  property(
    'is filled piece by piece, and what is filled in is not filled again',
    fc.record({
      pieces,
      values: fc.record({ price: fc.string(), city: fc.string(), month: fc.string() }),
    }),
    ({ pieces: parts, values }) => {
      const text = parts.map((part) => ('token' in part ? `{${part.token}}` : part.text)).join('');
      // Two pieces may make a token between them, which is none of ours.
      fc.pre(tokensIn(text).length === parts.filter((part) => 'token' in part).length);
      const expected = parts
        .map((part) => ('token' in part ? values[part.token as 'price'] : part.text))
        .join('');
      expect(interpolateAll(text, values)).toBe(expected);
      expect(interpolateAll({ list: [text] }, values)).toEqual({ list: [expected] });
    },
  );
});
