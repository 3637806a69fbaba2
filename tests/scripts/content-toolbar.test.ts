import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { contentToolbar } from '../../scripts/integrations/content-toolbar/content-toolbar.ts';
import { pageNotes } from '../../scripts/integrations/content-toolbar/page-notes.ts';
import { walks } from '../support/content.ts';
import { BASE, FERRY, FIELDS, postText } from '../support/ferry-house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const POST = FERRY;
const PATH = '/blog/ferry-house';
const text = postText();
const [tour] = walks;
const notesWith = (change: (text: string) => string, path = PATH) =>
  pageNotes(path, { root, day: '2026-01-01', overlay: { ...BASE, [POST]: change(text) } });

describe('an editor who looks at a page', () => {
  test('is told its file, and that visitors see it', async () => {
    expect(await notesWith((same) => same)).toMatchObject({
      files: [POST],
      state: expect.stringMatching(/^Published: on the site since [A-Z][a-z]+ \d+, \d{4}$/),
      faults: [],
      elsewhere: 0,
    });
  });

  test.each([
    ['/', 'content/pages/home.json'],
    [String(tour?.path), `content/tours/${tour?.id}.md`],
    ['/about/?q=1#team', 'content/pages/about.json'],
  ])('at %s is told %s', async (path, file) => {
    const { files, state } = await pageNotes(path, { root, day: '2026-01-01' });
    expect(files).toContain(file);
    expect(state).toBeUndefined();
  });

  test('at a page that the posts make together is told of no file', async () => {
    expect((await pageNotes('/blog/archive', { root, day: '2026-01-01' })).files).toEqual([]);
  });

  test('sees whether a post is a draft, or waits for its day', async () => {
    const draft = await notesWith((post) => post.replace('---\n', '---\ndraft: true\n'));
    expect(draft.state).toMatch(/^Draft: in no build/);
    const later = await notesWith((post) => post.replace(/^date: .*$/m, 'date: March 1, 2027'));
    expect(later.state).toBe('Scheduled: on the site from March 1, 2027');
  });

  test('reads the faults of this file with their lines, and counts those of the others', async () => {
    const slip = (post: string) => post.replace(/^category: .*$/m, `category: ${FIELDS.category}s`);
    const line = text.split('\n').findIndex((row) => row.startsWith('category:')) + 1;
    expect(await notesWith(slip)).toMatchObject({
      faults: [
        {
          place: `${POST}:${line}`,
          text: `category: "${FIELDS.category}s" is not in content/categories/categories.json; did you mean "${FIELDS.category}"?`,
        },
      ],
      elsewhere: 0,
    });
    expect(await notesWith(slip, '/about')).toMatchObject({ faults: [], elsewhere: 1 });
  });
});

test.each([
  ['dev', 1],
  ['build', 0],
  ['preview', 0],
])('during %s the toolbar is told of the desk %i times', (command, times) => {
  const addDevToolbarApp = vi.fn();
  const setup = contentToolbar().hooks['astro:config:setup'] as (options: object) => void;
  setup({ config: { root: pathToFileURL(root) }, command, addDevToolbarApp });
  expect(addDevToolbarApp).toHaveBeenCalledTimes(times);
});
