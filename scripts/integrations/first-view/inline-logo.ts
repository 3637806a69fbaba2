import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pass } from '../finished-pages.ts';
import { FIRST_FLIGHT, LONGER_HEADERS, sentWeight } from './first-flight.ts';

const USE = /<use href="\/nameplate\.svg#(\w+)"\s*\/>/;

/** In bytes, for the page's security policy, which is still to come. */
const ROOM = 300;

const drawings = new Map<string, string>();

/** The group of that name in the logo's file; nothing where a build has no such file. */
async function drawing(folder: string, id: string): Promise<string | undefined> {
  const file = join(folder, 'nameplate.svg');
  if (!existsSync(file)) return undefined;
  const svg = drawings.get(file) ?? (await readFile(file, 'utf8'));
  drawings.set(file, svg);
  const [, attributes = '', shapes] =
    new RegExp(`<g id="${id}"([^>]*)>([\\s\\S]*)</g>`).exec(svg) ?? [];
  if (!shapes) throw new Error(`nameplate.svg has no group "${id}", which a page refers to.`);
  return `<g${attributes}>${shapes}</g>`;
}

/**
 * Writes the logo into a page that stays within the first flight with it: there it costs no request, and
 * is drawn with the first paint. A longer page refers to the logo's file, which a browser keeps.
 *
 * @throws Error when the file has not the drawing that the page refers to
 */
export const inlineLogo: Pass = async (html, { folder }) => {
  const [, id] = USE.exec(html) ?? [];
  if (!id) return html;
  const shapes = await drawing(folder, id);
  if (!shapes) return html;
  const whole = html.replaceAll(new RegExp(USE, 'g'), () => shapes);
  return sentWeight(whole) + ROOM + LONGER_HEADERS <= FIRST_FLIGHT ? whole : html;
};
