import { z } from 'astro/zod';
import { POST_HTML, POST_PARTS } from '../../../src/content/schemas/blog.ts';
import type { Found, Node } from './read/text-tree.ts';
import type { Advice } from './read/diagnostic.ts';
import { suggest } from './read/did-you-mean.ts';
import { findIssues } from './read/schemas.ts';

/** The tours, stops and prices that components may name. */
export type Choices = Readonly<Record<'tour' | 'at' | 'of', readonly string[]>>;

const TAGS = { ...POST_PARTS, ...POST_HTML };

/** Checks a tag of a post and its attributes, an expression, or HTML in Markdown. */
export function tagIssues({ type, name, value = '', attributes = [] }: Node, choices: Choices) {
  if (type === 'html') return htmlIssues(value);
  if (!type.startsWith('mdx')) return [];
  if (!type.startsWith('mdxJsx')) return expressionIssues(value);
  const details = name ? TAGS[name] : undefined;
  if (!details) return [[`a post cannot hold <${name ?? ''}>`, fixFor(name ?? '')] as const];
  const error = `write it into the tag, as in caption="What it shows"`;
  const number = z.object({ value: z.string().regex(/^[1-9]\d*$/) }, { error: 'write number={1}' });
  const lists: Record<string, readonly string[] | undefined> = choices;
  const shape = Object.entries(details).map(([detail, need]) => {
    const text = lists[detail] ? z.enum(lists[detail], { error }) : z.string({ error });
    const field = detail === 'number' ? number : text;
    return [detail, need === 'required' ? field : field.optional()] as const;
  });
  const given = Object.fromEntries(attributes.map((one) => [one.name ?? '{…}', one.value]));
  const issues = findIssues(z.strictObject(Object.fromEntries(shape)), given);
  return issues.map(({ path, problem, fix }): Advice => [`<${name}> ${path[0]}: ${problem}`, fix]);
}

function fixFor(name: string): string {
  if (/^h[1-6]$/i.test(name)) return 'write ## before the words of a heading';
  const isHtml = name === name.toLowerCase();
  return isHtml ? IN_MARKDOWN : suggest(name, Object.keys(POST_PARTS), IN_MARKDOWN);
}

const IN_MARKDOWN = 'write it in Markdown, or delete it';

/** In a Markdown file; comments are not shown. */
function htmlIssues(value: string): Advice[] {
  const [tag] = /<(?!!--|a href="[^"<>]*">|\/a>).+?>/s.exec(value) ?? [];
  return tag ? [[`this text cannot hold ${tag}`, IN_MARKDOWN]] : [];
}

function expressionIssues(value: string): Advice[] {
  // Allowed in curly brackets: nothing, a comment, or a quoted string.
  if (/^\s*(?:\/\*[\s\S]*\*\/|(['"])[^'"\\]*\1)?\s*$/.test(value)) return [];
  const fix = 'write <Price of="tour" /> for the price, and plain words for the rest';
  return [[`"${value}" is code, which a post cannot hold`, fix]];
}

/** What a page shows once: its name and the attributes that tell it from others. */
const ONCE: Readonly<Record<string, readonly string[]>> = {
  Stop: ['at'],
  Story: ['number'],
  TourCallout: ['tour', 'title'],
};

/** Finds the second of two parts that are alike: they would share an id or a label. */
export function repeatedParts(nodes: readonly Found[]) {
  const seen = new Set<string>();
  return nodes.flatMap(({ node: { name, attributes = [] }, line }) => {
    const details = name ? ONCE[name] : undefined;
    if (!details) return [];
    const values = details.map((detail) => attributes.find((one) => one.name === detail)?.value);
    const key = JSON.stringify([name, ...values]);
    const isRepeated = seen.has(key);
    seen.add(key);
    const advice: Advice = [
      `this <${name}> is above already`,
      `delete it, or change its ${details[0]}`,
    ];
    return isRepeated ? [{ line, advice }] : [];
  });
}
