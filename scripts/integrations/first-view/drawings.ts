import serialize from 'dom-serializer';
import { type AnyNode, type ChildNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** In characters: below these, a file of its own costs more than it saves. */
const LEAST = { part: 120, all: 1200 };

/**
 * What keeps a part of a drawing in the page: its name, what the page's styles, links or scripts look
 * for in it, and what refers to another part, which browsers do not find from within a file.
 */
const STAYS =
  /^<(?:title|desc|defs)\b|<(?:a|style|script|foreignObject)\b|\s(?:id|class|style|data-[\w-]+|href|xlink:href)=|url\(/i;

const textOf = (nodes: readonly ChildNode[]) =>
  serialize([...nodes], { decodeEntities: false, xmlMode: true });

function* drawingsIn(nodes: readonly AnyNode[]): Generator<Element> {
  for (const node of nodes) {
    // A hydrated island finds its own markup.
    if (!isTag(node) || node.name === 'astro-island') continue;
    if (node.name === 'svg') yield node;
    else yield* drawingsIn(node.children);
  }
}

/** A drawing's parts in their order: what stands side by side and may go is one. */
function partsOf(svg: Element): { goes: boolean; nodes: ChildNode[] }[] {
  const parts: { goes: boolean; nodes: ChildNode[] }[] = [];
  for (const node of svg.children) {
    const goes = !STAYS.test(textOf([node]));
    const last = parts.at(-1);
    if (last?.goes === goes) last.nodes.push(node);
    else parts.push({ goes, nodes: [node] });
  }
  return parts.map(({ goes, nodes }) => ({
    goes: goes && textOf(nodes).length >= LEAST.part,
    nodes,
  }));
}

/**
 * Takes the larger parts of inline drawings out of a part of a page that is not seen at first. In the
 * place of each stands a reference to one file of them all, in which they keep the page's fonts and
 * colors: what is inherited reaches into it.
 *
 * @param nodes the part of the page, which is changed
 * @param write writes that file and returns its address
 */
export async function moveDrawings(
  nodes: readonly AnyNode[],
  write: (svg: string) => Promise<string>,
): Promise<void> {
  const drawings = [...drawingsIn(nodes)].map((svg) => ({ svg, parts: partsOf(svg) }));
  const moved = [
    ...new Set(
      drawings
        .flatMap(({ parts }) => parts.filter(({ goes }) => goes))
        .map((part) => textOf(part.nodes)),
    ),
  ];
  if (moved.join('').length < LEAST.all) return;
  const groups = moved.map((text, index) => `<g id="d${index}">${text}</g>`);
  const href = await write(`<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`);
  const reference = (part: ChildNode[]) =>
    parseDocument(`<use href="${href}#d${moved.indexOf(textOf(part))}"/>`, { xmlMode: true })
      .children;
  for (const { svg, parts } of drawings)
    svg.children = parts.flatMap((part) => (part.goes ? reference(part.nodes) : part.nodes));
}
