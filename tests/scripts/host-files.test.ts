import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { readContent } from '../../scripts/content/check/check-content.ts';
import { findHidingRedirects } from '../../scripts/build/host-files.ts';
import { readTable } from '../../scripts/content/check/redirect-table.ts';

test('an old path from later content joins the table', () => {
  const table = readTable({
    redirects: [{ from: '/home', to: '/' }],
    unknown: [{ to: '/tours', from: ['/tour-17'] }],
  });
  expect(table).toContainEqual(expect.objectContaining({ from: '/tour-17', to: '/tours' }));
  expect(table).toHaveLength(2);
});

describe('a redirect that hides a generated page', () => {
  const project = mkdtempSync(join(tmpdir(), 'redirects-'));
  mkdirSync(join(project, 'content', 'pages'), { recursive: true });
  writeFileSync(join(project, 'content', 'pages', 'home.json'), '{}');
  afterAll(() => rmSync(project, { recursive: true }));

  const faultsOf = (from: string) => {
    const table = { redirects: [{ from, to: '/' }], unknown: [] };
    writeFileSync(join(project, 'content', 'redirects.json'), JSON.stringify(table, null, 2));
    const built = ['/index', '/blog/2', '/_astro/cat.js', '/search/c.json', '/fragments/faq'];
    return findHidingRedirects(readContent({ root: project }), ['/', '/blog/2'], built).map(
      formatDiagnostic,
    );
  };
  const row = 'content/redirects.json:3 redirects.1:';

  test.each([
    ['/blog/2', 'would hide the page /blog/2'],
    ['/blog/*', 'would hide the page /blog/2'],
    ['/_astro/cat.js', 'would hide /_astro/cat.js, a file of the site'],
    ['/fragments/faq', 'would hide /fragments/faq, a file of the site'],
    ['/search/*', 'would hide /search/c.json, a file of the site'],
  ])('%s is reported with file and line', (from, problem) => {
    expect(faultsOf(from)).toEqual([`${row} ${from} ${problem}; correct it, or delete the row`]);
  });

  test('a redirect that hides nothing is fine', () => {
    expect(faultsOf('/2019/05/old-post')).toEqual([]);
  });
});
