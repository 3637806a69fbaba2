import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../../../tests/required.ts';
import { $lightbox } from '../../stores/lightbox.ts';
import Lightbox from './Lightbox.tsx';

const labels = {
  label: 'Viewer',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  loading: 'Loading',
  failed: 'Not loaded',
  position: '{number} of {total}',
};
const island = <Lightbox labels={labels} />;

/** The requested large pictures, in order; tests answer them. */
let requests: { src: string; onload?: () => void; onerror?: () => void }[];

/** As in the gallery; the fallback is the image-fallback script's. */
const photo = (id: number) => `
  <li><a id="photo-${id}" href="/large-${id}.webp"
    ><img src="/small-${id}.webp" width="1600" height="1200" alt="Cat ${id}"
      data-fallback="/stand-${id}.webp|/last.webp"></a>
    <p>Caption ${id}</p><a class="label" href="/blog/cat-${id}">Story ${id}</a></li>`;

beforeEach(() => {
  requests = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      constructor() {
        requests.push(this);
      }
    },
  );
  const grids = document.createElement('div');
  grids.id = 'grids';
  grids.innerHTML = `
    <ul data-photo-grid>${[1, 2, 3].map((id) => photo(id)).join('')}</ul>
    <ul data-photo-grid>${photo(101)}</ul>
    <div data-photo-grid><ul>${photo(201)}</ul><ul>${photo(202)}</ul></div>`;
  document.body.append(grids);
  history.replaceState(null, '', '/gallery');
});
afterEach(() => {
  act(() => $lightbox.set(undefined));
  document.getElementById('grids')?.remove();
});

const dialog = () => required(document.querySelector('dialog'));
const link = (id: number) => required(document.getElementById(`photo-${id}`));
const open = (id: number) => fireEvent.click(link(id));
const shown = () => within(dialog()).getByRole('img');
const press = (key: string) => fireEvent.keyDown(dialog(), { key });

describe('a click on a picture', () => {
  test('opens it with the thumbnail, then the large picture', () => {
    render(island);
    // The link is not followed.
    expect(open(2)).toBe(false);
    expect(dialog().open).toBe(true);
    expect(shown().getAttribute('alt')).toBe('Cat 2');
    expect(shown().getAttribute('src')).toContain('/small-2.webp');
    expect(dialog().textContent).toContain('Caption 2 2 of 3');
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(location.hash).toBe('#photo-2');

    expect(requests.map(({ src }) => new URL(src).pathname)).toEqual(['/large-2.webp']);
    act(() => required(required(requests[0]).onload)());
    expect(shown().getAttribute('src')).toContain('/large-2.webp');
    expect(screen.getByRole('status').textContent).toBe('');
    // The previous and next pictures load after it.
    const neighbors = requests.slice(1).map(({ src }) => new URL(src).pathname);
    expect(neighbors).toEqual(['/large-3.webp', '/large-1.webp']);
  });

  test('requests only that one with Save-Data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    render(island);
    open(2);
    act(() => required(required(requests[0]).onload)());
    expect(requests).toHaveLength(1);
  });

  test('with Ctrl is left to the browser', () => {
    render(island);
    expect(fireEvent.click(link(2), { ctrlKey: true })).toBe(true);
    expect(dialog().open).toBe(false);
  });

  test('shows the fallback and a message if the large picture fails', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(island);
    open(2);
    act(() => required(required(requests[0]).onerror)());
    expect(shown().getAttribute('src')).toContain('/stand-2.webp');
    expect(dialog().textContent).toContain('Not loaded 2 of 3');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('photo-2 did not load'));
  });

  test('of a second list goes on through the whole grid, with the link to its story', () => {
    render(island);
    open(201);
    press('ArrowRight');
    expect(dialog().textContent).toContain('Caption 202 2 of 2');
    const story = within(dialog()).getByRole('link', { name: 'Story 202' });
    expect(story.getAttribute('href')).toMatch(/\/blog\/cat-202$/);
  });
});

describe('an open picture', () => {
  test.each([
    ['ArrowRight', 3],
    ['ArrowLeft', 1],
    ['Home', 1],
    ['End', 3],
  ])('changes on %s', (key, id) => {
    render(island);
    open(2);
    press(key);
    expect(dialog().textContent).toContain(`Caption ${id}`);
    expect(location.hash).toBe(`#photo-${id}`);
  });

  test('wraps around, also by buttons', async () => {
    const user = userEvent.setup();
    render(island);
    open(1);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(dialog().textContent).toContain('3 of 3');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(dialog().textContent).toContain('1 of 3');
  });

  test.each([
    ['to the left', 280, 90, 3],
    ['to the right', 90, 280, 1],
    ['of 30 px: not', 90, 120, 2],
  ])('changes on a swipe %s', (_, from, to, id) => {
    render(island);
    open(2);
    const finger = { pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(dialog(), { ...finger, clientX: from });
    fireEvent.pointerUp(dialog(), { ...finger, clientX: to });
    expect(dialog().textContent).toContain(`Caption ${id}`);
  });
});
