import { selectOne } from 'css-select';
import { isTraversal, parse, type Selector, SelectorType, stringify } from 'css-what';
import { type Document, isTag } from 'domhandler';

/** What scripts give `<html>` before the first paint, for what depends on it. */
const STATES = { 'data-promo-dismissed': '', 'data-fonts': 'late', 'data-text-font': '' };

/** Pseudo-classes that are true or not by what the page is, and not by what is done to it or follows. */
const STRUCTURE = new Set(['first-child', 'first-of-type', 'is', 'nth-child', 'root', 'where']);

const ANYTHING: Selector = { type: SelectorType.Universal, namespace: null };

/** A selector without what nobody knows before the page is used: states, and what comes later in it. */
function withoutStates(selector: Selector[]): Selector[] {
  const known = selector.flatMap((part): Selector[] => {
    if (part.type === SelectorType.PseudoElement) return [];
    if (part.type !== SelectorType.Pseudo) return [part];
    if (!STRUCTURE.has(part.name)) return [];
    return Array.isArray(part.data) ? [{ ...part, data: part.data.map(withoutStates) }] : [part];
  });
  // Where a state stood alone, anything may stand.
  const isEdge = (part: Selector | undefined) => part === undefined || isTraversal(part);
  const whole = known.flatMap((part, index) =>
    isTraversal(part) && isEdge(known[index - 1]) ? [ANYTHING, part] : [part],
  );
  return isEdge(whole.at(-1)) ? [...whole, ANYTHING] : whole;
}

/**
 * Tells which selectors match something in a part of a page, in some state that it may be in.
 *
 * @param shown the part; its `<html>` gets the attributes that scripts would give it
 */
export function createMatcher(shown: Document): (selector: string) => boolean {
  for (const child of shown.children) if (isTag(child)) Object.assign(child.attribs, STATES);
  const known = new Map<string, boolean>();
  return (text) => {
    const selector = parse(text).map(withoutStates);
    const key = stringify(selector);
    const matches = known.get(key) ?? selectOne(selector, shown) !== null;
    known.set(key, matches);
    return matches;
  };
}
