import { describe, expect, test } from 'vitest';
import { stripComments } from '../../../src/domain/blog/strip-comments.ts';

describe('stripComments', () => {
  test.each([
    ['removes a comment', 'A cat{/* which one? */} sat.', 'A cat sat.'],
    [
      'removes a comment over several lines',
      '{/* ## Not a heading\n<TourCallout> */}\n\nIt sat.',
      '\n\nIt sat.',
    ],
    ['allows spaces inside the braces', 'A cat{ /* who? */ } sat.', 'A cat sat.'],
    ['removes each of two comments', '{/* a */}It sat.{/* b */}', 'It sat.'],
    ['keeps other expressions', '<Story number={1}>', '<Story number={1}>'],
  ])('%s', (_what, body, read) => {
    expect(stripComments(body)).toBe(read);
  });
});
