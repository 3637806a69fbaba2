import { act, fireEvent, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';
import { followClock } from '../../scripts/clock.ts';
import Navigation from './Navigation.tsx';

const navigation = (
  <Navigation
    label="Main"
    menuLabel="Menu"
    before={[{ label: 'About', href: '/about' }]}
    tours={{
      label: 'Tours',
      href: '/tours',
      allLabel: 'All tours',
      links: [
        {
          label: 'Uptown',
          href: '/tours/uptown',
          next: {
            tour: 'uptown',
            start: '2026-12-05T11:00:00-05:00',
            text: 'Sat, Dec 5, 11:00 AM',
          },
        },
      ],
    }}
    after={[{ label: 'Contact', href: '/contact' }]}
    more={[{ label: 'Call us', href: 'tel:+12125550100' }]}
    book={{ label: 'Book Your Tour', href: '/booking' }}
    bookShort={{ label: 'Book Tour', href: '/booking' }}
    current="/about"
  />
);

/** The dropdown and the phone's menu. */
function start() {
  const { container } = render(navigation);
  const [dropdown, phone] = [...container.querySelectorAll('details')];
  if (!dropdown || !phone) throw new Error('Two menus were expected.');
  const summaryOf = (menu: HTMLElement) => required(menu.querySelector('summary'));
  return { dropdown, phone, tours: summaryOf(dropdown), menu: summaryOf(phone) };
}

describe('the Tours menu', () => {
  test('opens 100 ms after the pointer enters, closes 300 ms after it leaves, and on Escape', () => {
    vi.useFakeTimers();
    const { dropdown } = start();
    const isOpenAfter = (ms: number) => {
      act(() => vi.advanceTimersByTime(ms));
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

    fireEvent.pointerEnter(dropdown, mouse);
    expect(isOpenAfter(100)).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dropdown.open).toBe(false);
  });

  test('names a tour’s next date, which the clock then keeps right', () => {
    const { dropdown } = start();
    const dates = JSON.stringify({
      uptown: { name: '', starts: ['2099-01-02T11:00:00-05:00'], extra: [] },
    });
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="tour-dates">${dates}</script>`,
    );
    followClock();
    expect(dropdown.querySelector('time')?.textContent).toBe('Fri, Jan 2, 11:00 AM');
  });

  test('ignores other mouse buttons', () => {
    const { dropdown, tours } = start();
    fireEvent.pointerDown(tours, { button: 2 });
    fireEvent.focus(tours);
    expect(dropdown.open).toBe(true);
  });

  test('is closed after the back/forward cache', async () => {
    const { dropdown, tours } = start();
    await userEvent.click(tours);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(dropdown.open).toBe(false);
  });
});

describe('the phone’s menu', () => {
  test('closes on Escape and restores the focus', () => {
    const { phone, menu } = start();
    phone.open = true;
    fireEvent(phone, new Event('toggle'));
    within(phone).getByRole('link', { name: 'Uptown Sat, Dec 5, 11:00 AM' }).focus();
    fireEvent.keyDown(required(document.activeElement), { key: 'Escape' });
    expect(phone.open).toBe(false);
    expect(document.activeElement).toBe(menu);
  });

  test('closes on a press outside', () => {
    const { phone } = start();
    phone.open = true;
    fireEvent(phone, new Event('toggle'));
    fireEvent.pointerDown(document.body);
    expect(phone.open).toBe(false);
  });
});
