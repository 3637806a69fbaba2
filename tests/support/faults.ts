import { expect } from 'vitest';
import { checkContent } from '../../scripts/content/check/check-content.ts';
import type { Overlay } from '../../scripts/content/check/read/content-files.ts';
import { linesOf, MISSING_ROOT, POST, postText, SMALL_SITE } from './small-site.ts';

/** The small site's faults with changed files, as `npm run content` prints them. */
export const faultsWith = (overlay: Overlay, day = '2025-12-05'): string[] =>
  linesOf(checkContent({ root: MISSING_ROOT, overlay: { ...SMALL_SITE, ...overlay }, day }));

/** The post with other fields or text; the text starts on line 13. */
export const post = (changes: Record<string, string>, text?: string): Overlay => ({
  [POST]: postText(changes, text),
});
export const body = (text: string) => post({}, text);

/** Replaces a text in a file of the small site. */
export function slip(file: string, from: string, to: string): Overlay {
  const text = String(SMALL_SITE[file]);
  if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
  return { [file]: text.replace(from, to) };
}

/**
 * Expects that a change makes one fault.
 *
 * @param start of its line, without the file if it is the post.
 */
export function expectFault(start: string, overlay: Overlay): void {
  const line = start.startsWith('content/') ? start : `${POST}:${start}`;
  const faults = faultsWith(overlay).map((fault) => fault.slice(0, line.length));
  expect(faults).toEqual([line]);
}
