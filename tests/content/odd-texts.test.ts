/** What preflight calls good, goes live: tests/other shows that texts without a fault do. */
import { expect, test } from 'vitest';
import { body, expectFault, faultsWith, slip } from '../support/faults.ts';
import { FAULTY_TEXTS, liveTexts } from '../support/odd-texts.ts';
import { TOUR } from '../support/small-site.ts';

test.each(FAULTY_TEXTS)('a fault: %j', (text, fault) => {
  expectFault(fault, body(text));
});

test.each(Object.entries(liveTexts('test-street')))('no fault: %s', (_, text) => {
  expect(faultsWith(body(`## Two\n\n${text}`))).toEqual([]);
});

test.each([
  ['## Two', 'the text of a tour has no headings; write a paragraph'],
  ['![A boat.](./hero.jpg)', 'only posts have pictures in their text; delete it'],
  ['<p style="color:red">Red.</p>', 'this text cannot hold <p style="color:red">; write it in'],
])('a fault in a tour: %j', (text, fault) => {
  expectFault(`${TOUR}:39 ${fault}`, slip(TOUR, 'It is a short street.', text));
});
