import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const script = readFileSync('src/scripts/single-submit.js', 'utf8');

// As an inline script runs: on its own, in the page, once.
beforeAll(() => new Function(script)());

/** Submits a form. @returns whether it goes out */
function submit(form: HTMLFormElement, timeStamp: number): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return form.dispatchEvent(event);
}
function addForm(target: string): HTMLFormElement {
  const form = document.createElement('form');
  form.target = target;
  document.body.append(form);
  return form;
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('a form that is answered in a new tab', () => {
  test('goes at the first press, also right after the page has opened', () => {
    expect(submit(addForm('_blank'), 5)).toBe(true);
  });

  test('goes once for presses within two seconds, and again for one later on', () => {
    const form = addForm('_blank');
    expect([10_000, 10_150, 11_999].map((moment) => submit(form, moment))).toEqual([
      true,
      false,
      false,
    ]);
    expect(submit(form, 12_000)).toBe(true);
  });

  test('goes whatever has become of another', () => {
    submit(addForm('_blank'), 10_000);
    expect(submit(addForm('_blank'), 10_001)).toBe(true);
  });
});

test('a form that is answered in its own tab is left alone', () => {
  const form = addForm('');
  expect([submit(form, 10_000), submit(form, 10_001)]).toEqual([true, true]);
});
