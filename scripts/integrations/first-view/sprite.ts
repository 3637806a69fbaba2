import { type AnyNode, type Element, hasChildren, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import serialize from 'dom-serializer';

/** Fewer are asked for one by one. */
const FEW = 3;
/** In a file with others, styles and names would reach into those. */
const REACHES_OUT = /<style\b|\sid=|url\(/;
/** In the sprite's own units, so that no neighbour shows at an edge. */
const GAP = 20;

type Box = { y: number; width: number; height: number };

function* picturesIn(nodes: readonly AnyNode[]): Generator<Element> {
  for (const node of nodes) {
    // A hydrated island finds its own markup.
    if (!isTag(node) || node.name === 'astro-island') continue;
    if (node.name === 'img' && /^\/_astro\/[^/]+\.svg$/.test(node.attribs['src'] ?? '')) yield node;
    if (hasChildren(node)) yield* picturesIn(node.children);
  }
}

/** A drawing's own box, and its markup as a part of a larger one; undefined where it can't be one. */
function readDrawing(text: string): { box: Omit<Box, 'y'>; at: (y: number) => string } | undefined {
  const svg = parseDocument(text, { xmlMode: true }).children.filter(isTag)[0];
  const [, , width, height] = (svg?.attribs['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  if (!svg || !width || !height || REACHES_OUT.test(text)) return undefined;
  return {
    box: { width, height },
    at: (top) => {
      svg.attribs = { ...svg.attribs, x: '0', y: `${top}`, width: `${width}`, height: `${height}` };
      return serialize(svg, { xmlMode: true });
    },
  };
}

/**
 * Makes one file of the SVG pictures in a page, and has each `<img>` show its own part of it: a row of
 * logos is one request.
 *
 * @param nodes the page, which is changed
 * @param read reads a file of the build by its address
 * @param write writes that file and returns its address
 */
export async function joinSvgPictures(
  nodes: readonly AnyNode[],
  read: (href: string) => Promise<string>,
  write: (svg: string) => Promise<string>,
): Promise<void> {
  const pictures = [...picturesIn(nodes)];
  const hrefs = [...new Set(pictures.map(({ attribs }) => attribs['src'] ?? ''))];
  const drawings = new Map<string, { box: Box; markup: string }>();
  let top = 0;
  for (const href of hrefs) {
    const drawing = readDrawing(await read(href));
    if (!drawing) continue;
    const { width, height } = drawing.box;
    drawings.set(href, { box: { y: top, width, height }, markup: drawing.at(top) });
    top += height + GAP;
  }
  if (drawings.size < FEW) return;
  const markup = [...drawings.values()].map((drawing) => drawing.markup).join('');
  const sprite = await write(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`);
  for (const { attribs } of pictures) {
    const { box } = drawings.get(attribs['src'] ?? '') ?? {};
    if (!box) continue;
    attribs['src'] = `${sprite}#svgView(viewBox(0,${box.y},${box.width},${box.height}))`;
  }
}
