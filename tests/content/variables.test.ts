/** Which value of a variable wins where, before pages fill theirs. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Collection, COLLECTIONS } from '../../src/content/schemas/collections.ts';
import { readVariables } from '../../src/content/variables.ts';
import { required } from '../required.ts';
import { SITE, TOUR_TEXT } from '../support/small-site.ts';

const tour: object = parse(TOUR_TEXT.split('---')[1] ?? '');
/** The company's price is $41. */
const TOURS = new Map<string, unknown>([
  ['test-street', tour],
  ['pier-row', { ...tour, name: 'Pier Row', price: 45, groupLimit: 15, faq: 'pier-row' }],
  ['waiting', { ...tour, name: 'Waiting', price: 9, faq: 'waiting', opens: 'May 3, 2026' }],
  ['private-tours', { kind: 'private', order: 4, name: 'Private', price: 50 }],
  ['broken', { ...tour, name: 'Broken', price: 'cheap' }],
]);
const variablesOn = (day: string) => required(readVariables(SITE, TOURS, day));
const variablesOf = variablesOn('2026-05-02');

test.each<[...Parameters<typeof variablesOf>, expected: object]>([
  ['homePage', 'home', { price: 'from $41', neighborhoods: 'Test Street and Pier Row' }],
  ['tours', 'test-street', { price: '$41', groups: '12 to 15' }],
  ['tours', 'pier-row', { price: '$45' }],
  ['tours', 'waiting', { price: '$9' }],
  ['faqs', 'pier-row', { price: '$45', tour: 'Pier Row', group: '15', nextDeparture: undefined }],
  ['faqs', 'contact', { price: 'from $41', tour: undefined }],
  ['tourPage', 'tour-page', { price: undefined, tour: undefined }],
  ['privateToursPage', 'private-tours', { price: '$50' }],
])('in %s, %s', (collection, id, expected) => {
  const values = variablesOf(collection, id);
  const named = Object.keys(expected).map((name) => [name, values[name]]);
  expect(Object.fromEntries(named)).toEqual(expected);
});

test('a tour counts in sentences about all tours from the day it opens', () => {
  expect(variablesOn('2026-05-03')('homePage', 'home')).toMatchObject({
    price: 'from $9',
    neighborhoods: 'Test Street, Pier Row, and Waiting',
  });
});

test("only tours' pages fill a variable that the company has, too", () => {
  const company = variablesOf('legal', 'privacy');
  const shadowing = Object.entries<Collection>(COLLECTIONS).filter(
    ([, { deferredVariables = [] }]) => deferredVariables.some((name) => name in company),
  );
  expect(shadowing.map(([collection]) => collection)).toEqual(['tourPage']);
});
