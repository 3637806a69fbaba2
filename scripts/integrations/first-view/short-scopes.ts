import { type Element, isTag } from 'domhandler';
import type { AnyNode } from 'domhandler';
import { transform, type Selector } from 'lightningcss';
import type { Plugin } from 'vite';

const SCOPE = /^data-astro-cid-(\w{8})$/;
const SCOPES = /data-astro-cid-(\w{8})/g;

/** What an element needs for a scope's selector to match it. */
type Need = { tag: string | undefined; ids: string[]; classes: string[] };

/** The compounds of the styles that name a scope, by that scope's attribute. */
function needsOf(css: string): Map<string, Need[]> {
  const needs = new Map<string, Need[]>();
  const note = (selector: Selector) => {
    let need: Need = { tag: undefined, ids: [], classes: [] };
    let scopes: string[] = [];
    const end = () => {
      for (const scope of scopes) needs.set(scope, [...(needs.get(scope) ?? []), need]);
      need = { tag: undefined, ids: [], classes: [] };
      scopes = [];
    };
    for (const part of selector) {
      if (part.type === 'combinator') end();
      else if (part.type === 'type') need.tag = part.name;
      else if (part.type === 'id') need.ids.push(part.name);
      else if (part.type === 'class') need.classes.push(part.name);
      else if (part.type === 'attribute' && SCOPE.test(part.name)) scopes.push(part.name);
    }
    end();
  };
  transform({ filename: 'page.css', code: Buffer.from(css), visitor: { Selector: note } });
  return needs;
}

const known = new Map<string, ReturnType<typeof needsOf>>();

/** The scopes of the site's components, and the numbers that stand for them in the built pages. */
const scopes = new Set<string>();
const numbers = new Map<string, string>();

/** Notes every scope while the site is built, before a page is finished. */
export const noteScopes: Plugin = {
  name: 'note-scopes',
  apply: 'build',
  transform(code, id) {
    if (!/\.astro(\?|$)/.test(id)) return;
    for (const [, letters = ''] of code.matchAll(SCOPES)) scopes.add(letters);
  },
};

/**
 * The name that stands for a scope in the built pages: a number by its place among all of them, so that
 * it is short, and the same in every build of the same sources.
 *
 * @param letters the eight of Astro's own attribute
 */
function shortName(letters: string): string {
  if (numbers.size === 0) for (const scope of [...scopes].sort()) number(scope);
  return `data-${numbers.get(letters) ?? number(letters)}`;
}

function number(scope: string): string {
  const next = numbers.size.toString(36);
  numbers.set(scope, next);
  return next;
}

/** The styles with their scopes' short names. */
export const shortenInStyles = (css: string): string =>
  css.replaceAll(SCOPES, (_, letters: string) => shortName(letters));

/**
 * Astro tells a component's elements by an attribute on each, `data-astro-cid-3j2xa6fw`. This takes it
 * from the elements that no rule of that component matches by it, and shortens the others.
 *
 * @param nodes the page, which is changed
 * @param css the page's styles, with the long names
 */
export function shortenScopes(nodes: readonly AnyNode[], css: string): void {
  const needs = known.get(css) ?? needsOf(css);
  known.set(css, needs);
  const shorten = (element: Element) => {
    const { name, attribs } = element;
    const classes = new Set((attribs['class'] ?? '').split(/\s+/));
    const isNeeded = ({ tag, ids, classes: all }: Need) =>
      (!tag || tag === name) &&
      ids.every((id) => id === attribs['id']) &&
      all.every((one) => classes.has(one));
    element.attribs = Object.fromEntries(
      Object.entries(attribs).flatMap(([key, value]) => {
        const [, letters] = SCOPE.exec(key) ?? [];
        if (!letters) return [[key, value]];
        return needs.get(key)?.some(isNeeded) ? [[shortName(letters), '']] : [];
      }),
    );
  };
  const visit = (node: AnyNode) => {
    if (isTag(node)) shorten(node);
    if ('children' in node) node.children.forEach(visit);
  };
  nodes.forEach(visit);
}
