import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';

const run = new Function(readFileSync('src/scripts/first-sign.js', 'utf8'));

let isGiven = false;
beforeEach(() => {
  run();
  isGiven = false;
  void firstSign.then(() => {
    isGiven = true;
  });
});

const isSeen = async () => {
  await Promise.resolve();
  return isGiven;
};

/** A pointer's move, by so many pixels. */
const move = (x: number, y: number) =>
  Object.assign(new Event('pointermove'), { movementX: x, movementY: y });

describe('the first sign of a person is', () => {
  test.each([
    ['a pointer that moves', move(1, 0)],
    ['one that moves upwards', move(0, -1)],
    ['a press', Object.assign(new Event('pointerdown'), { movementX: 0, movementY: 0 })],
    ['focus', new Event('focusin')],
    ['a scroll', new Event('scroll')],
  ])('%s', async (_, event) => {
    dispatchEvent(event);
    expect(await isSeen()).toBe(true);
  });
});

test('a page that appears under a pointer at rest has had no sign', async () => {
  dispatchEvent(move(0, 0));
  expect(await isSeen()).toBe(false);
});
