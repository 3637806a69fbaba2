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

/**
 * How many elements a part below the first view has at most, where there is a place to cut it. So many are laid
 * out and painted in some 8 ms at full speed; 12.5 ms keep a phone at a quarter of it from answering.
 */
const LARGEST_PART = 100;

/** A page cut where its first view ends. */
export type FirstView = {
  /** A copy of the page without what follows, and without what is not drawn until it is opened. */
  shown: Document;
  /** What follows, in the page itself. */
  rest: readonly AnyNode[];
  /** Where the parts of what follows begin: each is shown up to the next of these. */
  starts: ReadonlySet<Element>;
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

/** How many elements are drawn of one, itself included. */
const countDrawn = (element: Element): number =>
  isDrawn(element) ? elementsOf(element).reduce((sum, child) => sum + countDrawn(child), 1) : 0;

/**
 * The first elements of the parts of what follows the first view. A part begins behind each element that the
 * first view ends within, with a section, or with an item of a list. What is outside of `<main>` is one part: it is
 * the footer and what lies over the page.
 *
 * @param later what follows the first view, as `laterThan` gives it
 */
function startsOfParts(main: Element, later: readonly (readonly AnyNode[])[]): Set<Element> {
  const starts = new Set<Element>();
  const startEach = (runs: readonly (readonly AnyNode[])[]) => {
    for (const run of runs) for (const first of run.filter(isTag).slice(0, 1)) starts.add(first);
  };
  startEach(later);
  let size = 0;
  const visit = (element: Element, mayStart: boolean) => {
    if (!isDrawn(element)) return;
    if (mayStart && size > 0 && size + countDrawn(element) > LARGEST_PART) {
      starts.add(element);
      // What comes after all that it stands in must not be shown before it.
      startEach(laterThan(main, element.parent as Element));
    }
    if (starts.has(element)) size = 0;
    size += 1;
    for (const child of elementsOf(element)) visit(child, child.name === 'li');
  };
  for (const nodes of later.slice(0, -1))
    for (const element of nodes.filter(isTag)) visit(element, true);
  return starts;
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
    starts: startsOfParts(main, later),
  };
}

/** Selects what waits: what begins with an element that `markParts` has marked. */
export const WAITING = ':is([data-later],[data-later]~*)';

/** Marks the first elements of a page's parts. */
export function markParts(starts: ReadonlySet<Element>): void {
  for (const element of starts) element.attribs['data-later'] = '';
}
