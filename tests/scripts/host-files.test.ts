import { expect, test } from 'vitest';
import { readTable, refreshPage } from '../../scripts/integrations/host-files.ts';

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
