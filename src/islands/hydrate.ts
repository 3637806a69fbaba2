import hydrateWithReact from '@astrojs/react/client.js';

const stateOf = ({ nodeValue, childNodes }: Node) => [
  nodeValue,
  ...[...childNodes].flatMap((node) => [node, node.nodeValue]),
];

/** Where to insert a record's nodes: before their neighbor, or last when it is gone. */
const place = ({ target, nextSibling }: MutationRecord) =>
  nextSibling?.parentNode === target ? nextSibling : null;

/** What a focused field fires when it is moved; React would hydrate at once on hearing it. */
const FIRED_BY_MOVES = ['blur', 'focus', 'focusout', 'focusin', 'change'];
const stop = (event: Event) => event.stopImmediatePropagation();

/** Moves nodes about, and keeps the focus; React hears nothing of it. */
function withFocusKept(move: () => void): void {
  const { activeElement } = document;
  for (const type of FIRED_BY_MOVES) addEventListener(type, stop, true);
  move();
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement)
    activeElement.focus({ preventScroll: true });
  for (const type of FIRED_BY_MOVES) removeEventListener(type, stop, true);
}

/**
 * Runs `hydrate` on the HTML that the server sent: on what translators, password managers and blockers
 * have made of it, React would draw all of it again, and what is typed and the focus would be lost. Their
 * changes are repeated, except where React has drawn something else.
 */
function onServedHtml(
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
      for (const node of removedNodes) target.insertBefore(node, place(record));
    }
  });
  const served = new Map(records.map(({ target }) => [target, stateOf(target)]));

  hydrate();

  const redrawn = new Set<Node>();
  for (const [target, state] of served) {
    const now = stateOf(target);
    if (now.length !== state.length || now.some((part, index) => part !== state[index]))
      redrawn.add(target);
  }
  withFocusKept(() => {
    for (const [index, record] of records.entries()) {
      const { type, target, addedNodes, removedNodes } = record;
      if (redrawn.has(target) || !island.contains(target)) continue;
      if (type === 'characterData') target.nodeValue = newValues[index] ?? '';
      for (const node of removedNodes) node.parentNode?.removeChild(node);
      for (const node of addedNodes) target.insertBefore(node, place(record));
    }
  });
}

/**
 * Lets React remove and insert nodes that others have moved or taken away. The browser's methods would
 * throw, and React would then take the whole island off the page. Other calls stay as they are.
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
    let neighbor = next;
    while (neighbor && neighbor.parentNode !== this) neighbor = neighbor.parentNode;
    insertBefore.call(this, child, neighbor);
    return child;
  };
}

tolerateMovedNodes();

/** Astro's own way to hydrate an island with React (astro.config.mjs puts this one in its place). */
export default (island: Island): ReturnType<typeof hydrateWithReact> =>
  (...args) => {
    const { changes = [] } = island;
    delete island.changes;
    onServedHtml(island, changes, () => {
      hydrateWithReact(island)(...args);
      // React hydrates in its own time, but at once for a key: the click that follows is served.
      island.firstElementChild?.dispatchEvent(new Event('keyup'));
    });
  };
