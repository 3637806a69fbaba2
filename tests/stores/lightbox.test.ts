import { expect, test } from 'vitest';
import { $lightbox, closePhoto, openPhoto } from '../../src/stores/lightbox.ts';

test('one picture is open at most', () => {
  expect($lightbox.get()).toBeUndefined();
  openPhoto(7);
  openPhoto(12);
  expect($lightbox.get()).toBe(12);
  closePhoto();
  expect($lightbox.get()).toBeUndefined();
});
