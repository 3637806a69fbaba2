import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import CopyButton from './CopyButton.tsx';

const labels = { label: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' };
const button = (
  <CopyButton labels={labels} what="About us">
    <p>We lead walks.</p>
  </CopyButton>
);

test('copies the text, also by keyboard, and says so', async () => {
  const user = userEvent.setup();
  render(button);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('We lead walks.');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test('selects the text and shows the shortcut if copying fails', async () => {
  const user = userEvent.setup();
  render(button);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: /^Copy.*About us/ }));
  expect(screen.getByRole('status').textContent).toBe('Press Ctrl+C');
  expect(getSelection()?.toString()).toContain('We lead walks.');
});
