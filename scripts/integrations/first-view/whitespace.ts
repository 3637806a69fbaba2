import { type AnyNode, hasChildren, isTag, isText } from 'domhandler';

/** Between these a browser draws no space, whatever stands there. */
const BLOCKS = new Set(
  (
    'html head meta link title script noscript template base body header main footer nav section ' +
    'article aside div p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption blockquote hr form ' +
    'fieldset details summary table caption thead tbody tr td th picture source'
  ).split(' '),
);
/** An island finds its markup as it was drawn; the others show every space. */
const AS_THEY_ARE = new Set(['astro-island', 'pre', 'textarea', 'script', 'style']);

const isBlock = (node: AnyNode | undefined): boolean =>
  node !== undefined && isTag(node) && BLOCKS.has(node.name);

/**
 * Takes the spaces out of a page that stand between blocks, where they draw nothing.
 *
 * @param parent the page or a part of it, which is changed
 */
export function removeSpaces(parent: AnyNode): void {
  if (!hasChildren(parent) || (isTag(parent) && AS_THEY_ARE.has(parent.name))) return;
  const { children } = parent;
  const isEdge = (node: AnyNode | undefined) =>
    isBlock(node) || (node === undefined && (parent.type === 'root' || isBlock(parent)));
  parent.children = children.filter((child, index) => {
    const isSpace = isText(child) && child.data.trim() === '';
    return !isSpace || !isEdge(children[index - 1]) || !isEdge(children[index + 1]);
  });
  parent.children.forEach(removeSpaces);
}
