import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';
import Navigation from './Navigation.tsx';

/** The dropdown and the phone's menu. */
function start() {
  const { container } = render(
    <Navigation>
      <nav className="site-nav">
        <details className="dropdown">
          <summary>Tours</summary>
          <a href="/tours/uptown">Uptown</a>
        </details>
        <details className="phone">
          <summary>Menu</summary>
        </details>
      </nav>
    </Navigation>,
  );
  const [dropdown, phone] = [...container.querySelectorAll('details')];
  return { dropdown: required(dropdown), phone: required(phone) };
}

const summaryOf = (menu: HTMLElement) => required(menu.querySelector('summary'));

test('the Tours menu opens 100 ms after the pointer enters, and closes 300 ms after it leaves', () => {
  vi.useFakeTimers();
  const { dropdown } = start();
  const isOpenAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return dropdown.open;
  };
  const mouse = { pointerType: 'mouse' };
  fireEvent.pointerEnter(dropdown, mouse);
  expect([99, 1].map(isOpenAfter)).toEqual([false, true]);
  fireEvent.pointerLeave(dropdown, mouse);
  expect(isOpenAfter(299)).toBe(true);
  fireEvent.pointerEnter(dropdown, mouse);
  expect(isOpenAfter(1000)).toBe(true);
  fireEvent.pointerLeave(dropdown, mouse);
  expect(isOpenAfter(300)).toBe(false);
});

test('focus opens the Tours menu, the click that follows keeps it open, the next one closes it', () => {
  const { dropdown } = start();
  const summary = summaryOf(dropdown);
  summary.focus();
  expect(dropdown.open).toBe(true);
  fireEvent.click(summary);
  expect(dropdown.open).toBe(true);
  fireEvent.click(summary);
  expect(dropdown.open).toBe(false);
});

test('another mouse button does not count as a press of the Tours menu', () => {
  const { dropdown } = start();
  fireEvent.pointerDown(summaryOf(dropdown), { button: 2 });
  summaryOf(dropdown).focus();
  expect(dropdown.open).toBe(true);
});

test.each([
  ['a press outside', () => fireEvent.pointerDown(document.body)],
  [
    'the back/forward cache',
    () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('menus close after %s', (_, leave) => {
  const { dropdown, phone } = start();
  dropdown.open = true;
  phone.open = true;
  fireEvent.pointerDown(summaryOf(phone));
  expect(phone.open).toBe(true);
  leave();
  expect([dropdown.open, phone.open]).toEqual([false, false]);
});
