import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { readDraft } from '../../stores/draft.ts';
import { useDraft } from './use-draft.ts';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useDraft('letter', form);
  return (
    <form ref={form}>
      <input name="name" />
      <textarea name="message" />
      <input type="checkbox" name="consent" />
      <input type="hidden" name="source" value="site" />
      <input name="website" tabIndex={-1} />
    </form>
  );
}

const start = () => {
  const { container } = render(<Form />);
  const form = container.querySelector('form');
  const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement;
  return { form, field };
};

test('a draft holds visible texts, and no consent', () => {
  const { field } = start();
  for (const name of ['name', 'message', 'website'])
    fireEvent.input(field(name), { target: { value: 'Ada' } });
  fireEvent.click(field('consent'));
  expect(readDraft('letter')).toEqual({ name: 'Ada', message: 'Ada' });
  cleanup();
  const again = start();
  expect(again.field('message').value).toBe('Ada');
  expect(again.field('consent').checked).toBe(false);
  // The browser checks none either.
  expect(again.field('consent').autocomplete).toBe('off');
});
