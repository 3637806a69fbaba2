import hydrateWithReact from '@astrojs/react/client.js';

const stateOf = ({ nodeValue, childNodes }: Node) => [
  nodeValue,
  ...[...childNodes].flatMap((node) => [node, node.nodeValue]),
];

/** The node to insert a record's nodes before; null appends them. */
const nextNode = ({ target, nextSibling }: MutationRecord) =>
  nextSibling?.parentNode === target ? nextSibling : null;

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

/**
 * Runs `hydrate` on the server's HTML: after changes by translators, password managers and blockers React would
 * render again, and typed text and focus would be lost. The changes are then repeated, except where React has
 * rendered something else.
 */
function withServerHtml(
  island: HTMLElement,
  records: readonly MutationRecord[],
  hydrate: () => void,
): void {
  const newValues: (string | null)[] = [];
  withFocusKept(() => {
    for (const record of [...records].reverse()) {
      const { type, target, oldValue, addedNodes, removedNodes } = record;
      newValues.unshift(target.nodeValue);
      if (type === 'characterData') target.nodeValue = oldValue;
      for (const node of addedNodes) node.parentNode?.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextNode(record));
    }
  });
  const served = new Map(records.map(({ target }) => [target, stateOf(target)]));

  hydrate();

  const rerendered = new Set<Node>();
  for (const [target, state] of served) {
    const now = stateOf(target);
    if (now.length !== state.length || now.some((part, index) => part !== state[index]))
      rerendered.add(target);
  }
  withFocusKept(() => {
    for (const [index, record] of records.entries()) {
      const { type, target, addedNodes, removedNodes } = record;
      if (rerendered.has(target) || !island.contains(target)) continue;
      if (type === 'characterData') target.nodeValue = newValues[index] ?? '';
      for (const node of removedNodes) node.parentNode?.removeChild(node);
      for (const node of addedNodes) target.insertBefore(node, nextNode(record));
    }
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
    const { changes = [] } = island;
    delete island.changes;
    withServerHtml(island, changes, () => {
      hydrateWithReact(island)(...args);
      // React hydrates lazily, but at once for a key event: the repeated click needs its handlers.
      island.firstElementChild?.dispatchEvent(new Event('keyup'));
    });
  };
