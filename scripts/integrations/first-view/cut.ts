import {
  type AnyNode,
  type ChildNode,
  cloneNode,
  type Document,
  type Element,
  hasChildren,
  isComment,
  isTag,
} from 'domhandler';

/**
 * A comment in a page's source: what stands before it in `<main>` is the page's first view, and so many of
 * the elements that follow it.
 */
export const FIRST_VIEW_END = /^\s*end of the first view(?:, (\d+) later)?\s*$/;

/** Of a page without that comment: its title and picture, and what stands below them. */
const HEAD = 2;

/** A page cut where its first view ends. */
export type FirstView = {
  /** A copy of the page without what follows, and without what is not drawn until it is opened. */
  shown: Document;
  /** What follows, in the page itself. */
  rest: readonly AnyNode[];
  /** The last elements of the first view, and of the first two of the three parts that follow. */
  ends: readonly [Element, Element, Element];
};

const childrenOf = (node: AnyNode): readonly AnyNode[] => (hasChildren(node) ? node.children : []);
const elementsOf = (node: AnyNode): Element[] => childrenOf(node).filter(isTag);

/** All nodes within a node, in the order of the page. */
function* walk(node: AnyNode): Generator<AnyNode> {
  for (const child of childrenOf(node)) {
    yield child;
    yield* walk(child);
  }
}

const UNDRAWN = new Set(['script', 'style', 'noscript', 'template']);

/** Whether a child is drawn at first: not what a closed `<details>` or `<dialog>` holds. */
function isDrawn(child: AnyNode): boolean {
  if (!isTag(child)) return true;
  const isClosed = (element: AnyNode | null, name: string) =>
    element && isTag(element) && element.name === name && !('open' in element.attribs);
  if (isClosed(child.parent, 'details') && child.name !== 'summary') return false;
  return !UNDRAWN.has(child.name) && !isClosed(child, 'dialog');
}

/** A copy of what is drawn of a node, without the nodes of a set. */
function copyDrawn<T extends AnyNode>(node: T, without: ReadonlySet<AnyNode>): T {
  const copy = cloneNode(node);
  if (!hasChildren(copy)) return copy;
  const drawn = childrenOf(node).filter((child) => isDrawn(child) && !without.has(child));
  // A copy of what is in a place can be in it.
  copy.children = drawn.map((child) => copyDrawn(child, without) as ChildNode);
  for (const [index, child] of copy.children.entries()) {
    child.parent = copy;
    child.prev = copy.children[index - 1] ?? null;
    child.next = copy.children[index + 1] ?? null;
  }
  return copy;
}

/** The last element of the first view, by the comment that ends it; undefined where a page has none. */
function markedEnd(main: Element): Element | undefined {
  const marker = walk(main)
    .filter(isComment)
    .find(({ data }) => FIRST_VIEW_END.test(data));
  if (!marker?.parent) return undefined;
  const [, later] = FIRST_VIEW_END.exec(marker.data) ?? [];
  const siblings = childrenOf(marker.parent);
  const place = siblings.indexOf(marker);
  const shown = [
    ...siblings.slice(0, place).filter(isTag),
    ...siblings
      .slice(place)
      .filter(isTag)
      .slice(0, Number(later ?? 0)),
  ];
  // A comment with nothing to stand below ends the first view with what it stands in: `<main>`, or an element of it.
  return shown.at(-1) ?? (marker.parent as Element);
}

/** What follows a node of `<main>`: beside it, then beside each that it stands in, and last what is outside. */
function laterThan(main: Element, node: AnyNode): (readonly AnyNode[])[] {
  // What is within `<main>` has a parent, and so has that: it stands in a body.
  const parent = node.parent as Element;
  const siblings = childrenOf(parent);
  const beside = siblings.slice(siblings.indexOf(node) + 1);
  return [beside, ...(node === main ? [] : laterThan(main, parent))];
}

/**
 * The last elements of the first and the second of three parts, so that the largest of the three has as few
 * elements to lay out as can be. A part ends with a section or with an item of a list. What is outside of
 * `<main>` stays together: it is the footer and what lies over the page.
 *
 * @param end the last element before the first part
 * @param later what follows it, as `laterThan` gives it
 */
function bordersOf(end: Element, later: readonly (readonly AnyNode[])[]): [Element, Element] {
  const borders = [{ node: end, before: 0 }];
  let drawn = 0;
  const visit = (element: Element, isSection: boolean) => {
    if (!isDrawn(element)) return;
    drawn += 1;
    for (const child of elementsOf(element)) visit(child, false);
    if (isSection || element.name === 'li') borders.push({ node: element, before: drawn });
  };
  for (const nodes of later.slice(0, -1))
    for (const element of nodes.filter(isTag)) visit(element, true);
  const within = borders.length;
  for (const element of (later.at(-1) ?? []).filter(isTag)) visit(element, false);

  let best: [Element, Element] = [end, end];
  let least = Infinity;
  for (const [index, second] of borders.slice(0, within).entries())
    for (const first of borders.slice(0, index + 1)) {
      const largest = Math.max(first.before, second.before - first.before, drawn - second.before);
      if (largest < least) [least, best] = [largest, [first.node, second.node]];
    }
  return best;
}

/**
 * Cuts a page where its first view ends: at the comment "end of the first view" within `<main>`, or
 * after the second element of `<main>` where there is no such comment.
 *
 * @returns undefined for a page without a `<main>`, or with an empty one
 */
export function firstViewOf(page: Document): FirstView | undefined {
  const main = walk(page)
    .filter(isTag)
    .find(({ name }) => name === 'main');
  if (!main) return undefined;
  const end = markedEnd(main) ?? elementsOf(main).filter(isDrawn).slice(0, HEAD).at(-1);
  if (!end) return undefined;

  const later = laterThan(main, end);
  const rest = later.flat();
  return {
    shown: copyDrawn(page, new Set(rest)),
    rest,
    ends: [end, ...bordersOf(end, later)],
  };
}

/** Selects what follows an end that `markEnds` has marked. */
export const afterEnd = (end: number): string => `[data-last${end}]~*`;

/** Marks the ends of a page's parts by their numbers, and all that they stand in, up to `<main>`. */
export function markEnds(ends: readonly Element[]): void {
  for (const [number, end] of ends.entries())
    for (let element = end; ; element = element.parent as Element) {
      element.attribs[`data-last${number}`] = '';
      if (element.name === 'main') break;
    }
}
