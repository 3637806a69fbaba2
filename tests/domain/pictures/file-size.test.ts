import { expect, test } from 'vitest';
import { formatFileSize } from '../../../src/domain/pictures/file-size.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [34_499, '34 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_449_000, '1.4 MB'],
])('formatFileSize(%i) is %s', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected);
});
