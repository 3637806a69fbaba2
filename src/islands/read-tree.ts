/** The text and the children of each node. */
export type Tree = ReadonlyMap<Node, { nodeValue: string | null; childNodes: readonly Node[] }>;

export function readTree(root: Node): Tree {
  const tree = new Map();
  const nodes = document.createTreeWalker(root);
  for (let node: Node | null = root; node; node = nodes.nextNode())
    tree.set(node, { nodeValue: node.nodeValue, childNodes: [...node.childNodes] });
  return tree;
}
