import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { required } from '../../tests/required.ts';
import hydrate from './hydrate.ts';
import { readTree } from './read-tree.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <form>
      <input name="name" />
      <p>Words</p>
      <output>{`${count} guests`}</output>
      {count > 0 && <p>More</p>}
      <button type="button" onClick={() => setCount(count + 1)} />
    </form>
  );
}

const errors = vi.fn();
/** The server HTML, changed before hydration. */
function start(change: (island: Island) => void): Island {
  addEventListener('error', errors);
  const island: Island = document.createElement('div');
  island.innerHTML = renderToString(<Counter />);
  island.setAttribute('ssr', '');
  document.body.replaceChildren(island);
  island.served = readTree(island);
  change(island);
  hydrate(island)(Counter, {}, {}, { client: 'interaction' });
  return island;
}
const find = (island: Island, name: string) => required(island.querySelector<HTMLElement>(name));
afterEach(() => removeEventListener('error', errors));

test('keeps changes by extensions, and the field with its text and focus', async () => {
  const island = start((element) => {
    const field = required(element.querySelector('input'));
    field.value = 'Ada';
    field.focus();
    element.append(document.createElement('password-manager'));
    const font = Object.assign(document.createElement('font'), { textContent: 'Mots' });
    find(element, 'p').replaceChildren(font);
  });
  const field = required(island.querySelector('input'));
  expect([field.value, document.activeElement]).toEqual(['Ada', field]);
  expect(find(island, 'password-manager').isConnected).toBe(true);
  expect(find(island, 'p').innerHTML).toBe('<font>Mots</font>');
  find(island, 'button').click();
  await vi.waitFor(() => expect(find(island, 'output').textContent).toBe('1 guests'));
  expect(errors).not.toHaveBeenCalled();
});

test('nodes removed later cause no error', async () => {
  const island = start(() => undefined);
  find(island, 'button').click();
  await vi.waitFor(() => expect(island.textContent).toContain('More'));
  for (const part of island.querySelectorAll('p, output')) part.remove();
  find(island, 'button').click();
  expect(errors).not.toHaveBeenCalled();
  expect(find(island, 'input').isConnected).toBe(true);
});
