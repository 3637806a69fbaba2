import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { $isPromoDismissed } from '../../stores/promo.ts';
import PromoBanner from './PromoBanner.tsx';

const banner = (
  <PromoBanner
    storageKey="promo-gift"
    text="Give a walk"
    linkLabel="Buy a gift card"
    href="https://cards.example/"
    newTab="opens in a new tab"
    dismissLabel="Dismiss the offer"
  />
);

beforeEach(() => {
  $isPromoDismissed.set(false);
});

const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss the offer' }));

test('is dismissed for this page without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  render(banner);
  await dismiss();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('moves the focus to the header', async () => {
  render(
    <>
      {banner}
      <header className="site-header">
        <a href="/">Home</a>
      </header>
    </>,
  );
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }));
});
