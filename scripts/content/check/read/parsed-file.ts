import {
  findNodeAtLocation,
  type Node,
  parseTree,
  type ParseError,
  printParseErrorCode,
} from 'jsonc-parser';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Diagnostic } from '../diagnostic.ts';
import { parseFrontmatter } from './astro-parsers.ts';
import { encodingFault } from './encoding.ts';
import { valueAt } from './value-at.ts';

/** Where a value stands in a file: keys and list places, counted from 0. */
export type Path = readonly (string | number)[];

/** A content file taken apart, or the fault that keeps it from being read. */
export type ParsedFile =
  | { ok: false; fault: Diagnostic }
  | {
      ok: true;
      data: unknown;
      /** The line of the field at a path; of the nearest thing around it, when it is missing. */
      lineOf: (path: Path) => number;
      /** Keys that stand twice in one place. */
      repeated: readonly Path[];
      /** The text below the fields, and the line on which it begins. */
      body: string;
      bodyLine: number;
    };

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Takes a file of `content/` apart, by its ending. */
export function parseFile(file: string, bytes: Buffer): ParsedFile {
  const isJson = file.endsWith('.json');
  const wrong = encodingFault(bytes, isJson);
  if (wrong) {
    const [line, problem, fix] = wrong;
    return { ok: false, fault: { file, line, field: '', problem, fix } };
  }
  const text = bytes.toString('utf8');
  return isJson ? parseJson(file, text) : parseMarkdown(file, text);
}

/** Takes a JSON file apart. Comments and trailing commas are faults, since the site reads strict JSON. */
export function parseJson(file: string, text: string): ParsedFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !tree) {
    const code = error ? printParseErrorCode(error.error) : 'ValueExpected';
    const [problem, fix] = JSON_FAULTS[code] ?? BARE_WORD;
    return {
      ok: false,
      fault: { file, line: lineAt(text, error?.offset ?? 0), field: '', problem, fix },
    };
  }
  return {
    ok: true,
    data: JSON.parse(text) as unknown,
    repeated: repeatedKeys(tree),
    body: '',
    bodyLine: 1,
    lineOf: (path) => {
      for (let depth = path.length; depth > 0; depth -= 1) {
        const node = findNodeAtLocation(tree, [...path.slice(0, depth)]);
        // The line of the key, where there is one: a long list begins below it.
        if (node)
          return lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
      }
      return lineAt(text, tree.offset);
    },
  };
}

const BARE_WORD = [
  'there is a word here that is not in quotes',
  'put straight quotes (") around every text; only numbers, true and false go without',
] as const;

const JSON_FAULTS: Readonly<Record<string, readonly [problem: string, fix: string]>> = {
  InvalidNumberFormat: ['there is a number that cannot be read', 'write digits only, such as 40'],
  PropertyNameExpected: [
    'a field’s name is expected here',
    'take away the comma before this place, or put the name in straight quotes',
  ],
  ValueExpected: [
    'a value is expected here',
    'write one, or take away the comma before this place',
  ],
  ColonExpected: ['a colon is missing', 'put a : between the field’s name and its value'],
  CommaExpected: ['a comma is missing', 'put a , at the end of the entry before this place'],
  CloseBraceExpected: ['a } is missing', 'close the { that was opened above'],
  CloseBracketExpected: ['a ] is missing', 'close the [ that was opened above'],
  EndOfFileExpected: [
    'there is something after the end',
    'take it away, or move it inside the last bracket',
  ],
  InvalidCommentToken: ['there is a comment', 'take it away: these files hold no comments'],
  UnexpectedEndOfString: [
    'a text does not end',
    'put a straight quote (") at its end, and \\" for a quote within it',
  ],
  InvalidCharacter: ['a text holds a line break or a tab', 'write \\n for a line break'],
};

function repeatedKeys(node: Node, path: Path = []): Path[] {
  const children = node.children ?? [];
  if (node.type === 'array')
    return children.flatMap((child, index) => repeatedKeys(child, [...path, index]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const here = [...path, name];
    const twice = seen.has(name) ? [here] : [];
    seen.add(name);
    return [...twice, ...(value ? repeatedKeys(value, here) : [])];
  });
}

/** Takes a Markdown or MDX file apart: the fields between two `---` lines, and the text below. */
export function parseMarkdown(file: string, text: string): ParsedFile {
  const refuse = (line: number, [problem, fix]: readonly [string, string]): ParsedFile => ({
    ok: false,
    fault: { file, line, field: '', problem, fix },
  });
  // Astro's parser reads the values; the other one knows the lines, and says in more detail what is
  // wrong where Astro's has refused.
  const [, fields = ''] = FENCE.exec(text) ?? [];
  const firstLine = lineAt(text, text.indexOf(fields));
  const counter = new LineCounter();
  const document = parseDocument(fields, { lineCounter: counter, prettyErrors: false });
  const lineAtOffset = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  let data: unknown;
  try {
    const { frontmatter, rawFrontmatter } = parseFrontmatter(text);
    if (rawFrontmatter === '') return refuse(1, NO_FIELDS);
    data = frontmatter;
  } catch (refusal) {
    const [error] = document.errors;
    if (!error) return refuse(markedLine(refusal) + firstLine, UNREADABLE);
    // The reader notices an open quote only at the end; the editor has to look where it begins.
    const opened = fields.split(/\r?\n/).findIndex((line) => /:\s*(?:"[^"]*|'[^']*)$/.test(line));
    const isOpenQuote = error.code === 'MISSING_CHAR' && opened >= 0;
    const line = isOpenQuote ? opened + firstLine : lineAtOffset(error.pos[0]);
    return refuse(line, YAML_FAULTS[error.code] ?? UNREADABLE);
  }
  const end = text.indexOf('---', text.indexOf(fields) + fields.length) + 3;
  const bodyStart = text.indexOf('\n', end) + 1 || text.length;
  return {
    ok: true,
    data,
    repeated: [],
    body: text.slice(bodyStart),
    bodyLine: lineAt(text, bodyStart),
    lineOf: (path) => {
      let node: unknown = document.contents;
      let line = 1;
      for (const step of path) {
        if (isMap(node)) {
          const pair = node.items.find(
            ({ key }) => isScalar(key) && String(key.value) === String(step),
          );
          if (!pair || !isScalar(pair.key) || !pair.key.range) break;
          line = lineAtOffset(pair.key.range[0]);
          node = pair.value;
        } else if (isSeq(node)) {
          node = node.items[Number(step)];
          if (!isNode(node) || !node.range) break;
          line = lineAtOffset(node.range[0]);
        } else break;
      }
      return line;
    },
  };
}

/** The line that Astro's parser complains of, from 0 for the first one of the fields. */
function markedLine(refusal: unknown): number {
  const line = valueAt(refusal, ['mark', 'line']);
  return typeof line === 'number' ? Math.max(0, line - 1) : 0;
}

/** As Astro finds the fields: after a byte order mark or an empty line, too. */
const FENCE = /(?:^\uFEFF?|^\s*\n)---[^\n]*\n([\s\S]*?\n)---/;

const NO_FIELDS = [
  'the fields are missing',
  'begin the file with a line of ---, then the fields, then another line of ---',
] as const;

const UNREADABLE = [
  'the fields cannot be read here',
  'check the indentation, and put quotes around a text that holds a colon',
] as const;

const YAML_FAULTS: Readonly<Record<string, readonly [problem: string, fix: string]>> = {
  DUPLICATE_KEY: ['a field stands here twice', 'keep one of the two'],
  TAB_AS_INDENT: ['a line begins with a tab', 'indent with spaces'],
  MISSING_CHAR: ['a quote or a bracket does not end', 'close it'],
  BAD_INDENT: ['a line is not indented like its neighbors', 'line it up with the field above'],
};
