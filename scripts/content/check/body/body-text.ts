import type { Variables } from '../../../../src/domain/text/interpolate.ts';
import type { ContentFiles } from '../read/content-files.ts';
import { markdown, type Node } from '../read/astro-parsers.ts';
import type { Entry } from '../read/entries.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Destinations, findBrokenLink } from '../links.ts';
import { findHeadingIssues } from './headings.ts';
import { findPictureIssue } from '../pictures.ts';
import { findPartIssues } from './post-parts.ts';
import { findUnknownTokens } from './tokens.ts';
import { whyUnreadable } from './mdx-errors.ts';

type Known = {
  files: ContentFiles;
  variables: Variables;
  destinations: Destinations;
  tours: readonly string[];
};

/** Checks the text below an entry's fields: does it parse, and do its links, pictures and parts exist? */
export function checkBody(entry: Entry, known: Known): Diagnostic[] {
  const { file, bodyLine } = entry;
  const isPost = file.endsWith('.mdx');
  const faultOn = (line: number, problem: string, fix: string): Diagnostic => ({
    file,
    line: bodyLine + line - 1,
    field: '',
    problem,
    fix,
  });

  const parsed = parseBody(entry);
  if (!parsed.ok) {
    const { problem, fix } = whyUnreadable(parsed.reason);
    return [faultOn(parsed.line, problem, fix)];
  }

  const faults: Diagnostic[] = [];
  const visit = (node: Node, line: number): void => {
    const here = node.position?.start.line ?? line;
    const say = (complaint: { problem: string; fix: string } | undefined) => {
      if (complaint) faults.push(faultOn(here, complaint.problem, complaint.fix));
    };
    // A definition is the address of links that are written [words][name].
    if (node.type === 'link' || node.type === 'definition')
      say(findBrokenLink(node.url ?? '', known.destinations));
    if (node.type === 'image') say(findBodyPictureFault(node, file, known.files));
    if (node.type.startsWith('mdxJsx')) findPartIssues(node, known).forEach(say);
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      say(findExpressionFault(node));
    if (node.type === 'mdxjsEsm') say(CODE);
    if (node.type === 'text' && !isPost) {
      findUnknownTokens(node.value ?? '', Object.keys(known.variables)).forEach(say);
    }
    for (const child of node.children ?? []) visit(child, here);
  };
  visit(parsed.tree, 1);
  for (const { line, ...complaint } of findHeadingIssues(parsed.tree)) {
    faults.push(faultOn(line, complaint.problem, complaint.fix));
  }
  return faults;
}

const CODE = {
  problem: 'a line here begins with import or export, as code does',
  fix: 'take it away, or begin the sentence with another word: the parts of a post need no import',
};

/** The tree of an entry's text; undefined when it has none, or none that can be read. */
export function treeOf(entry: Entry): Node | undefined {
  const parsed = entry.body ? parseBody(entry) : undefined;
  return parsed?.ok ? parsed.tree : undefined;
}

function parseBody({ file, body }: Entry): ParsedPost {
  return file.endsWith('.mdx')
    ? parsePost(body)
    : { ok: true, tree: markdown.markdownToMdast(body) };
}

type ParsedPost = { ok: true; tree: Node } | { ok: false; line: number; reason: string };

// While an editor works on one post, the others need no second reading.
const parsedPosts = new Map<string, ParsedPost>();

function parsePost(body: string): ParsedPost {
  const known = parsedPosts.get(body);
  if (known) return known;
  const parsed = readPost(body);
  parsedPosts.set(body, parsed);
  return parsed;
}

function readPost(body: string): ParsedPost {
  try {
    // Only the way to JavaScript looks into expressions.
    markdown.mdxToJs(body);
    return { ok: true, tree: markdown.mdxToMdast(body) };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    const [, line = '1', said = message] =
      /^(\d+):\d+: (.*?)(?: \([\w:-]+\))?$/s.exec(message) ?? [];
    return { ok: false, line: Number(line), reason: said };
  }
}

function findBodyPictureFault({ url = '', alt = '' }: Node, file: string, files: ContentFiles) {
  if (alt.trim() === '') {
    return {
      problem: `the picture "${url}" has no description`,
      fix: `say between the square brackets what it shows: ![a cat on a roof](${url})`,
    };
  }
  return findPictureIssue(files, file, url);
}

/** A remark and a plain text in quotes are harmless; anything else in curly brackets is code. */
function findExpressionFault({ value = '' }: Node) {
  const written = value.trim();
  if (/^(?:\/\*[\s\S]*\*\/)?$|^(['"])[^'"\\]*\1$/.test(written)) return undefined;
  return {
    problem: `{${written}} does not work in a post`,
    fix: 'write <Price of="tour" /> for the price, and plain words for the rest',
  };
}
