import { expect, test } from 'vitest';
import { carryUtm, readUtm } from '../../../src/domain/booking/utm.ts';

test.each([
  [
    'a full campaign',
    '?utm_source=ig&utm_medium=bio&utm_campaign=may',
    { utm_source: 'ig', utm_medium: 'bio', utm_campaign: 'may' },
  ],
  ['a query without its question mark', 'utm_source=ig', { utm_source: 'ig' }],
  ['parameters not on the list', '?gclid=1&utm_term=cats&utm_source=ig', { utm_source: 'ig' }],
  ['a blank one', '?utm_source=%20&utm_medium=bio', { utm_medium: 'bio' }],
  ['a repeated one', '?utm_source=first&utm_source=second', { utm_source: 'first' }],
  ['encoded text', '?utm_campaign=caf%C3%A9+cats', { utm_campaign: 'café cats' }],
  ['no query', '', {}],
])('readUtm reads %s', (_, search, expected) => {
  expect(readUtm(search)).toEqual(expected);
});

test('readUtm cuts long values', () => {
  expect(readUtm(`?utm_source=${'x'.repeat(9_000)}`).utm_source).toHaveLength(200);
});

const thanks = 'https://www.ninelivestours.example/adventure-cats/thanks';

test.each([
  ['adds the campaign', '', { utm_source: 'ig' }, '?utm_source=ig'],
  ['keeps a URL without a campaign', '', {}, ''],
  ['keeps query and hash', '?a=1#top', { utm_medium: 'bio' }, '?a=1&utm_medium=bio#top'],
])('carryUtm %s', (_, rest, utm, expected) => {
  expect(carryUtm(thanks + rest, utm)).toBe(thanks + expected);
});
