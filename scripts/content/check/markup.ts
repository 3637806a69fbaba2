import { POST_HTML, POST_PARTS } from '../../../src/content/schemas/blog.ts';
import type { Found, Node } from './read/text-tree.ts';
import type { Advice } from './read/diagnostic.ts';
import type { CollectionName } from './read/entries.ts';

/** `<Price>` is part of a sentence. */
const isPart = ({ name }: Node) => !!name && name !== 'Price' && name in POST_PARTS;

const isLink = ({ type, name }: Node) => type === 'link' || name === 'a';

const isBlock = (node: Node) =>
  isPart(node) ||
  /^(?:blockquote|code|heading|list|paragraph|table|thematicBreak)$/.test(node.type);

const contains = (node: Node, type: string): boolean =>
  node.type === type || (node.children ?? []).some((child) => contains(child, type));

/** The words of a node; `isSeen` includes what pictures show. */
export function wordsOf(
  { type, value = '', alt = '', children = [] }: Node,
  isSeen = true,
): string {
  if (type === 'image' && isSeen) return alt;
  return value + children.map((child) => wordsOf(child, isSeen)).join('');
}

/** Finds markup that is valid, but that the page, its policy or its tests can't take. */
export function markupIssues({ node, around }: Found, collection: CollectionName): Advice[] {
  if (isLink(node)) return linkIssues(node, around);
  if (node.type.startsWith('mdxJsx')) return nestingIssues(node, around);
  const advice = MARKDOWN[node.type]?.(node, around, collection);
  return advice ? [advice] : [];
}

type Rule = (
  node: Node,
  around: readonly Node[],
  collection: CollectionName,
) => Advice | false | undefined;

const IN_ONE_PIECE = 'write it as ![what it shows](./its-file.jpg)';

/** Of the least width in `styles/prose.css`, at 320 px. */
const MOST_COLUMNS = 4;

const MARKDOWN: Readonly<Record<string, Rule>> = {
  table: ({ align = [], children = [] }) => {
    if (align.some((side) => side !== null)) {
      return ['the security policy blocks columns aligned by colons', 'write --- without a colon'];
    }
    if (align.length > MOST_COLUMNS) {
      return [
        `a phone cannot show ${align.length} columns`,
        `keep to ${MOST_COLUMNS}, or write a list`,
      ];
    }
    const isNameless = children[0]?.children?.some((cell) => wordsOf(cell).trim() === '');
    return isNameless && ['a column of the table has no heading', 'write a word above it'];
  },
  listItem: ({ checked }) =>
    typeof checked === 'boolean' && [
      'square brackets make a checkbox without a label',
      'write a plain list, or yes and no',
    ],
  code: () => [
    'three backticks, or four spaces, make a block of code, which a text cannot hold',
    'write a paragraph',
  ],
  imageReference: () => ['a picture’s file is named elsewhere', IN_ONE_PIECE],
  image: (_, around, collection) => {
    if (collection !== 'blog') return ['only posts have pictures in their text', 'delete it'];
    const place = around.find(({ type }) => type === 'heading' || type === 'table')?.type;
    return place === undefined
      ? undefined
      : [`a ${place} cannot hold a picture`, `put it below the ${place}`];
  },
};

function linkIssues(node: Node, around: readonly Node[]): Advice[] {
  if (wordsOf(node).trim() === '') return [['the link has no words', 'write what it leads to']];
  return around.some(isLink)
    ? [['a link cannot hold another link', 'put one after the other']]
    : [];
}

function nestingIssues(node: Node, around: readonly Node[]): Advice[] {
  const { name, type, children = [] } = node;
  if (name && name in POST_HTML) {
    const fix = 'put it inside one paragraph, around words';
    return children.some(isBlock) ? [[`<${name}> can hold only words`, fix]] : [];
  }
  if (!isPart(node)) return [];
  if (type === 'mdxJsxTextElement') {
    const fix = 'put it on a separate line, with empty lines above and below';
    return [[`<${name}> is in the middle of a paragraph`, fix]];
  }
  const outer = around.findLast(isPart);
  if (outer && outer.name !== 'Story') {
    return [[`<${outer.name}> cannot hold <${name}>`, 'put one after the other']];
  }
  const isEmpty = name === 'Figure' && !contains(node, 'image');
  return isEmpty ? [['<Figure> has no picture in it', IN_ONE_PIECE]] : [];
}
