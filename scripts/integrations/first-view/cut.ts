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
  /** Selects all that follows. */
  selector: string;
  /** Selects the latter half of it, by the elements to be laid out. */
  far: string;
};

/** Elements of a page that stand side by side below its first view, and how to select those from one on. */
type Later = { elements: readonly Element[]; from: (index: number) => string };

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

/** The last node of the first view, by the comment that ends it; undefined where a page has none. */
function markedEnd(main: Element): AnyNode | undefined {
  const marker = walk(main)
    .filter(isComment)
    .find(({ data }) => FIRST_VIEW_END.test(data));
  if (!marker?.parent) return undefined;
  const [, later] = FIRST_VIEW_END.exec(marker.data) ?? [];
  const { children } = marker.parent;
  const following = children.slice(children.indexOf(marker)).filter(isTag);
  return following.slice(0, Number(later ?? 0)).at(-1) ?? marker;
}

/** `main>:nth-child(1)`: where an element stands within `<main>`. */
function pathWithin(main: Element, element: Element): string {
  if (element === main) return 'main';
  // Everything within `<main>` has a parent up to it.
  const parent = element.parent as Element;
  return `${pathWithin(main, parent)}>:nth-child(${elementsOf(parent).indexOf(element) + 1})`;
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

  const rest: AnyNode[] = [];
  const laters: Later[] = [];
  // Likewise; and a `<main>` stands in a body.
  const parentOf = (node: AnyNode) => node.parent as Element;
  for (let node: AnyNode = end; ; node = parentOf(node)) {
    const parent = parentOf(node);
    const siblings = childrenOf(parent);
    const later = siblings.slice(siblings.indexOf(node) + 1);
    rest.push(...later);
    if (node === main) break;
    const kept = elementsOf(parent).length - later.filter(isTag).length;
    const path = pathWithin(main, parent);
    const from = (index: number) => `${path}>:nth-child(n+${kept + index + 1})`;
    laters.push({ elements: later.filter(isTag), from });
  }
  const after = childrenOf(main.parent as Element);
  const outside = after.slice(after.indexOf(main) + 1).filter(isTag);
  laters.push({ elements: outside, from: () => 'main~*' });
  return {
    shown: copyDrawn(page, new Set(rest)),
    rest,
    selector: fromOn(laters, 0),
    far: farHalf(laters),
  };
}

/** Selects what follows an element, which is counted over all lists, and the element itself. */
function fromOn(laters: readonly Later[], index: number): string {
  const selectors: string[] = [];
  let skipped = index;
  for (const { elements, from } of laters) {
    if (skipped < elements.length) selectors.push(from(skipped));
    skipped = Math.max(0, skipped - elements.length);
  }
  return selectors.join(',');
}

/** What is outside of `<main>` stays together: it is the footer and what lies over the page. */
function farHalf(laters: readonly Later[]): string {
  const elements = laters.flatMap((later) => later.elements);
  const weights = elements.map((element) => 1 + walk(element).filter(isTag).toArray().length);
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  const inMain = elements.length - (laters.at(-1)?.elements.length ?? 0);
  let before = 0;
  const index = weights.findIndex((weight) => {
    before += weight;
    return before > half;
  });
  return fromOn(laters, Math.min(index, inMain));
}
