import hydrateWithReact from '@astrojs/react/client.js';
import { readTree, type Tree } from './read-tree.ts';

/** Fired by a focused field when it is moved; React would hydrate at once. */
const FIRED_BY_MOVES = ['blur', 'focus', 'focusout', 'focusin', 'change'];
const stop = (event: Event) => event.stopImmediatePropagation();

/** Moves nodes without losing the focus, and without React noticing. */
function withFocusKept(move: () => void): void {
  const { activeElement } = document;
  for (const type of FIRED_BY_MOVES) addEventListener(type, stop, true);
  move();
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement)
    activeElement.focus({ preventScroll: true });
  for (const type of FIRED_BY_MOVES) removeEventListener(type, stop, true);
}

/** Gives a node its text or children back. Moves as few as possible, since a moved field loses the focus. */
function restore(tree: Tree, node: Node): void {
  const { nodeValue = null, childNodes = [] } = tree.get(node) ?? {};
  if (node.nodeValue !== nodeValue) node.nodeValue = nodeValue;
  for (const child of [...node.childNodes])
    if (!childNodes.includes(child)) node.removeChild(child);
  for (const [index, child] of childNodes.entries()) {
    const present = node.childNodes[index] ?? null;
    if (present !== child) node.insertBefore(child, present);
  }
}

/**
 * Runs `hydrate` on the server's HTML: after changes by translators, password managers and blockers React would
 * render again, and typed text and focus would be lost. The changes are then repeated, except where React has
 * rendered something else.
 */
function withServerHtml(island: Island, hydrate: () => void): void {
  const { served = readTree(island) } = island;
  delete island.served;
  const isAsServed = (node: Node): boolean => {
    const { nodeValue, childNodes = [] } = served.get(node) ?? {};
    return (
      node.nodeValue === nodeValue &&
      node.childNodes.length === childNodes.length &&
      childNodes.every(
        (child, index) =>
          child === node.childNodes[index] && child.nodeValue === served.get(child)?.nodeValue,
      )
    );
  };
  const nodes = [...served.keys()].filter((node) => !isAsServed(node));
  if (nodes.length === 0) {
    hydrate();
    return;
  }
  const changed = readTree(island);
  withFocusKept(() => {
    for (const node of nodes) restore(served, node);
  });
  hydrate();
  withFocusKept(() => {
    for (const node of changed.keys())
      if (island.contains(node) && (isAsServed(node) || !served.has(node))) restore(changed, node);
  });
}

/**
 * Lets React remove and insert nodes that extensions have moved or removed. The native methods would throw, and
 * React would then remove the whole island.
 */
function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    let sibling = next;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    insertBefore.call(this, child, sibling);
    return child;
  };
}

tolerateMovedNodes();

/** Wraps Astro's React client; astro.config.mjs sets the alias. */
export default (island: Island): ReturnType<typeof hydrateWithReact> =>
  (...args) => {
    withServerHtml(island, () => {
      hydrateWithReact(island)(...args);
      // React hydrates lazily, but at once for a key event: the repeated click needs its handlers.
      island.firstElementChild?.dispatchEvent(new Event('keyup'));
    });
  };
