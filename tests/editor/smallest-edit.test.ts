import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '../../scripts/content/check/check-content.ts';
import { textOf } from '../../scripts/content/editor/content-store.ts';
import { editJson } from '../../scripts/content/editor/edit-json.ts';
import { editMarkdown, splitMarkdown } from '../../scripts/content/editor/edit-markdown.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = [...new Set(readContent({ root }).entries.map(({ file }) => file))];

describe('what an editor’s form gives back unchanged', () => {
  // As the editor's program writes a file: its own layout, quotes and empty fields.
  test.each(files)('%s stays as it is, to the letter', (path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    if (path.endsWith('.json')) {
      expect(textOf(path, JSON.stringify(JSON.parse(text), null, 4), text)).toBe(text);
    } else {
      const { head, body } = splitMarkdown(text);
      const sent = `---\n${stringify(parse(head))}---\n\n${body.trim()}\n`;
      expect(textOf(path, sent, text)).toBe(text);
    }
  });
});

describe('what has changed in a JSON file', () => {
  const text = `{
  "rows": [
    { "from": "/a", "to": "/b" },
    { "from": "/c", "to": "/d", "note": "Kept." }
  ],
  "title": "Old"
}
`;
  const edited = (change: (data: { rows: object[]; title?: string }) => void) => {
    const data = JSON.parse(text) as { rows: object[]; title?: string };
    change(data);
    return editJson(text, data);
  };

  test('a word', () => {
    expect(edited((data) => Object.assign(data, { title: 'New' }))).toBe(
      text.replace('Old', 'New'),
    );
  });

  test('a row taken away', () => {
    const lines = text.replace('    { "from": "/a", "to": "/b" },\n', '');
    expect(edited(({ rows }) => rows.shift())).toBe(lines);
  });

  test('a row put between two, each on a line of its own', () => {
    const after = edited(({ rows }) => rows.splice(1, 0, { from: '/x', to: '/y' }));
    expect(after).toBe(text.replace('"/b" },\n', '"/b" },\n    { "from": "/x", "to": "/y" },\n'));
  });

  test('a field taken away, another put in', () => {
    const after = edited((data) => {
      delete data.title;
      Object.assign(data, { name: 'New' });
    });
    expect(after).toBe(text.replace('"title": "Old"', '"name": "New"'));
  });

  test('whatever it is, the file then says it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(JSON.parse(editJson(JSON.stringify({ a: before }), { a: after }))).toEqual(
          JSON.parse(JSON.stringify({ a: after })),
        );
      }),
      // Names that every object answers to.
      { examples: [[{ toString: null }, { '': {} }]] },
    );
  });
});

describe('what has changed in a post', () => {
  const post = `---
# For search results.
title: "A: b"
tags: [one, two]
# Only a stand-in.
image:
  src: ./a.jpg # Beside this file.
  alt: A cat.
draft: true
---

The text. {/* A remark. */}
`;
  const { head } = splitMarkdown(post);
  const data = parse(head) as Record<string, unknown>;
  const body = 'The text. {/* A remark. */}';

  test('a field: the others keep their lines and remarks', () => {
    expect(editMarkdown(post, { data: { ...data, title: 'C' }, body })).toBe(
      post.replace('"A: b"', 'C'),
    );
  });

  test('a field taken away, one more, and another text', () => {
    const { draft: _, ...others } = data;
    const after = editMarkdown(post, { data: { ...others, tour: 'x' }, body: 'New.' });
    expect(after).toBe(post.replace('draft: true', 'tour: x').replace(body, 'New.'));
  });

  test('a new one', () => {
    expect(editMarkdown('', { data: { title: 'A' }, body: 'B.' })).toBe(
      '---\ntitle: A\n---\n\nB.\n',
    );
  });
});
