import { beforeAll, expect, test, vi } from 'vitest';
import { required } from '../required.ts';

beforeAll(async () => {
  vi.stubGlobal('HAS_SERVICE_WORKER', false);
  await import('../../src/scripts/page.ts');
});

/** Submits the page's form. @returns whether the browser would send it */
const isSent = (form: HTMLFormElement, timeStamp: number) => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return form.dispatchEvent(event);
};

test.each([
  ['was not left opens in this tab', false, '_self'],
  ['was left opens another tab', true, '_blank'],
])('a later click on a page that %s', (_, isLeft, target) => {
  document.body.innerHTML = '<form target="_blank"></form>';
  const form = required(document.querySelector('form'));
  isSent(form, 100);
  if (isLeft) window.dispatchEvent(new Event('blur'));
  isSent(form, 2200);
  expect(form.target).toBe(target);
});

test('a link opens one tab on a double click, or this one if none opens', () => {
  document.body.innerHTML = '<a href="#x" target="_blank">A</a>';
  const link = required(document.querySelector('a'));
  const follows = (timeStamp: number) => {
    const event = new Event('click', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return link.dispatchEvent(event);
  };
  expect([5000, 6000, 7000].map(follows)).toEqual([true, false, true]);
  expect(link.target).toBe('_self');
});

test('a form without a target is unchanged', () => {
  document.body.innerHTML = '<form></form>';
  const form = required(document.querySelector('form'));
  expect([100, 200].map((at) => isSent(form, at))).toEqual([true, true]);
});

test('Escape closes a menu of the header and focuses its button', () => {
  document.body.innerHTML =
    '<nav><details open><summary>Menu</summary><a href="/">A</a></details></nav>';
  const link = required(document.querySelector('a'));
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(document.querySelector('details')?.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});
