import { expect, test } from 'vitest';
import { readTable } from '../../scripts/content/check/redirect-table.ts';

test('an old path from later content joins the table', () => {
  const table = readTable({
    redirects: [{ from: '/home', to: '/' }],
    unknown: [{ to: '/tours', from: ['/tour-17'] }],
  });
  expect(table).toContainEqual(expect.objectContaining({ from: '/tour-17', to: '/tours' }));
  expect(table).toHaveLength(2);
});
