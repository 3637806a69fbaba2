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
 * Watches what translators, password managers and blockers do to an island's HTML before React takes it
 * over. React must find the HTML that the server sent: otherwise it draws all of it again, and what is
 * typed and the focus are lost.
 *
 * @returns runs `hydrate` on the server's HTML and then repeats the changes, except where React has
 *   drawn something else meanwhile.
 */
export function watchOutsideChanges(island: HTMLElement): (hydrate: () => void) => void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  const all = { childList: true, characterData: true, characterDataOldValue: true, subtree: true };
  observer.observe(island, all);

  return (hydrate) => {
    records.push(...observer.takeRecords());
    observer.disconnect();
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
  };
}

/**
 * Lets React remove and insert nodes that others have moved or taken away. The browser's methods would
 * throw, and React would then take the whole island off the page. Other calls stay as they are.
 */
export function tolerateMovedNodes(): void {
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
