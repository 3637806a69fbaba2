import { type AnyNode, hasChildren, isTag, isText } from 'domhandler';

const names = (list: string) => new Set(list.split(' '));

/** These begin and end a line. */
const BLOCKS = names(
  'html head body header main footer nav section article aside div p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd ' +
    'figure figcaption blockquote hr form fieldset details summary table caption thead tbody tr td th',
);
/** What is not drawn, or alone on its line: a space beside words is theirs, another is nobody's. */
const SILENT = names('meta link title script noscript template base picture source');
/** Of a drawing's parts, and a picture's, these hold no words. */
const WORDLESS = names('svg g defs symbol use picture');
/** An island finds its markup as it was drawn; the others show every space. */
const AS_THEY_ARE = names('astro-island pre textarea script style');

/** What a browser draws as one space, or as none; it draws others, such as one that holds words together. */
const SPACES = /[ \t\n\f\r]+/g;

const isIn = (set: ReadonlySet<string>, node: AnyNode | undefined): boolean =>
  node !== undefined && isTag(node) && set.has(node.name);

/**
 * Takes the spaces out of a page that draw nothing: between blocks, at the start and the end of one,
 * within a drawing or a picture, and all but the first of several.
 *
 * @param parent the page or a part of it, which is changed
 */
export function removeSpaces(parent: AnyNode): void {
  if (!hasChildren(parent) || isIn(AS_THEY_ARE, parent)) return;
  const { children } = parent;
  const isBlock = parent.type === 'root' || isIn(BLOCKS, parent);
  /** Whether a line begins or ends beside this neighbor, or where there is none. */
  const isEdge = (neighbor: AnyNode | undefined) =>
    neighbor === undefined ? isBlock : isIn(BLOCKS, neighbor);
  const isSilent = (neighbor: AnyNode | undefined) => isEdge(neighbor) || isIn(SILENT, neighbor);
  parent.children = children.filter((child, index) => {
    if (!isText(child)) return true;
    const [before, after] = [children[index - 1], children[index + 1]];
    child.data = child.data.replaceAll(SPACES, ' ');
    if (isEdge(before)) child.data = child.data.replace(/^ /, '');
    if (isEdge(after)) child.data = child.data.replace(/ $/, '');
    const isNothing = isIn(WORDLESS, parent) || (isSilent(before) && isSilent(after));
    return child.data !== '' && !(child.data === ' ' && isNothing);
  });
  parent.children.forEach(removeSpaces);
}
