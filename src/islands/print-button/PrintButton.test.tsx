import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import PrintButton from './PrintButton.tsx';

const button = <PrintButton label="Print it" unavailable="Use the browser’s Print command." />;

test('prints the page, also by keyboard', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(button);
  await userEvent.click(screen.getByRole('button', { name: 'Print it' }));
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  expect(print).toHaveBeenCalledTimes(2);
});

test('says how to print where the browser’s apps have no print function', async () => {
  const { print } = window;
  Reflect.deleteProperty(window, 'print');
  render(button);
  const hint = screen.getByText('Use the browser’s Print command.');
  expect(hint.className).toBe('if-script-fails');
  await userEvent.click(screen.getByRole('button'));
  expect(hint.className).toBe('');
  Object.assign(window, { print });
});
