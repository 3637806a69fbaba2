import { expect, test } from 'vitest';
import { stripComments } from '../../../src/domain/blog/strip-comments.ts';

test.each([
  ['is not read, counted or found', 'A cat{/* which one? */} sat.', 'A cat sat.'],
  ['may run over lines', '{/* ## Not a heading\n<TourCallout> */}\n\nIt sat.', '\n\nIt sat.'],
  ['ends where it ends', '{/* a */}It sat.{/* b */}', 'It sat.'],
  ['leaves the number of a story alone', '<Story number={1}>', '<Story number={1}>'],
])('stripComments: %s', (_what, body, read) => {
  expect(stripComments(body)).toBe(read);
});
