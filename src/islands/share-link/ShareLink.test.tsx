import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import ShareLink from './ShareLink.tsx';

const link = (
  <ShareLink label="Send this place" text="Meet here." url="https://company.example/x" />
);

test('ShareLink opens the share sheet, and a text message where there is none', () => {
  vi.stubGlobal('navigator', {});
  render(link);
  const anchor = screen.getByRole('link', { name: 'Send this place' });
  expect(anchor.getAttribute('href')).toBe(
    'sms:?&body=Meet%20here.%20https%3A%2F%2Fcompany.example%2Fx',
  );
  expect(fireEvent.click(anchor), 'left to the browser').toBe(true);

  const share = vi.fn(async () => Promise.reject(new Error('closed by the visitor')));
  vi.stubGlobal('navigator', { share });
  expect(fireEvent.click(anchor), 'left to the browser').toBe(false);
  expect(share).toHaveBeenCalledWith({ text: 'Meet here.', url: 'https://company.example/x' });
});
