import { expect, test } from 'vitest';
import { readTable, refreshPage, refuseHiding } from '../../scripts/integrations/host-files.ts';

test('an old address that turns up later joins the table', () => {
  const table = readTable({
    redirects: [{ from: '/home', to: '/' }],
    unknown: [{ to: '/tours', from: ['/tour-17'] }],
  });
  expect(table).toContainEqual({ from: '/tour-17', to: '/tours' });
  expect(table).toHaveLength(2);
});

test('where a host knows no rules, the page sends the visitor on and search engines past it', () => {
  const html = refreshPage('/tours/lower-east-side', 'https://site.example');
  expect(html).toContain('content="0;url=/tours/lower-east-side"');
  expect(html).toContain('rel="canonical" href="https://site.example/tours/lower-east-side"');
  expect(html).toContain('noindex');
});

test('a row that hides a page which only the build knows stops it, and is named', () => {
  const row = { from: '/blog/page/2', to: '/blog' };
  expect(() => refuseHiding([row], ['/', '/blog', '/blog/page/2'])).toThrow(
    'content/redirects.json: /blog/page/2 would hide the page /blog/page/2; take the row away.',
  );
  expect(() => refuseHiding([row], ['/', '/blog'])).not.toThrow();
});
