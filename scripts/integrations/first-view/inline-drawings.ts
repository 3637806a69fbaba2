import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serialize from 'dom-serializer';
import { isTag, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Pass } from '../finished-pages.ts';
import { FIRST_FLIGHT, LONGER_HEADERS, sentWeight } from './first-flight.ts';

/** A reference to a named group of a file of drawings: the logo's, or one of `drawings.ts`. */
const USE = /<use href="(\/[^"#]+\.svg)#(\w+)"\s*\/>/g;

/** In bytes, for the page's security policy, which is still to come. */
const ROOM = 300;

const fitsFirstFlight = (html: string): boolean =>
  sentWeight(html) + ROOM + LONGER_HEADERS <= FIRST_FLIGHT;

/** The groups of a file of drawings, by their names. */
type Groups = ReadonlyMap<string, Element>;

const known = new Map<string, Groups>();

async function groupsOf(file: string): Promise<Groups> {
  const svg = parseDocument(await readFile(file, 'utf8'), { xmlMode: true });
  const groups = svg.children.filter(isTag).flatMap(({ children }) => children.filter(isTag));
  return new Map(groups.map((group) => [group.attribs['id'] ?? '', group]));
}

/** A group as it stands within a page, where nothing refers to it. */
function markup({ name, attribs, children }: Element): string {
  const { id: _, ...rest } = attribs;
  const shapes = serialize(children, { xmlMode: true });
  const attributes = Object.entries(rest).map(([key, value]) => ` ${key}="${value}"`);
  return attributes.length > 0 ? `<${name}${attributes.join('')}>${shapes}</${name}>` : shapes;
}

/**
 * Writes into a page the drawings that it refers to in files, a file at a time in the page's order, as long
 * as it stays within the first flight with them: there they cost no request, and share no picture's way. A
 * longer page refers to the files, which a browser keeps. A file that the build has not is left to the check
 * of links.
 *
 * @throws Error when a file has not the drawing that the page refers to
 */
export const inlineDrawings: Pass = async (html, { folder }) => {
  const hrefs = new Set([...html.matchAll(USE)].map(([, href = '']) => href));
  for (const href of hrefs) {
    const file = join(folder, href);
    if (!existsSync(file)) continue;
    const groups = known.get(file) ?? (await groupsOf(file));
    known.set(file, groups);
    const whole = html.replaceAll(USE, (use, from: string, id: string) => {
      if (from !== href) return use;
      const group = groups.get(id);
      if (!group) throw new Error(`${href} has no group "${id}", which a page refers to.`);
      return markup(group);
    });
    if (fitsFirstFlight(whole)) html = whole;
  }
  return html;
};
