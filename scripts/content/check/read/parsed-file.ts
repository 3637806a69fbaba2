import { isUtf8 } from 'node:buffer';
import { createRequire } from 'node:module';
import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { isMap, isNode, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Diagnostic } from './diagnostic.ts';

// Astro's frontmatter parser, which reads 0b101 as 5 and 1918-02-09 as a date.
const astro = createRequire(createRequire(import.meta.url).resolve('astro'));
const yaml = astro('js-yaml') as { load: (text: string) => unknown };
type YamlError = { reason: string; mark: { line: number } };

const BOM = '\uFEFF';
const QUOTES = 'put quotes around it';

/** The path of a value in a file: keys and 0-based list indexes. */
export type Path = readonly (string | number)[];

export type ParsedFile =
  | { ok: false; fault: Diagnostic }
  | {
      ok: true;
      data: unknown;
      /** The line of the field at a path or, if it is missing, of its closest ancestor. */
      lineOf: (path: Path) => number;
      body: string;
      bodyLine: number;
    };

const fail = (file: string, line: number, problem: string, fix: string): ParsedFile => ({
  ok: false,
  fault: { file, line, field: '', problem, fix },
});

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

export function parseFile(file: string, bytes: Buffer): ParsedFile {
  const text = bytes.toString('utf8');
  const fix = 'open it in your program, choose "Save as" and the encoding UTF-8';
  if (!isUtf8(bytes)) {
    return fail(file, lineAt(text, text.indexOf('\uFFFD')), 'it is not saved in UTF-8', fix);
  }
  if (!file.endsWith('.json')) return parseMarkdown(file, text);
  const problem = 'it begins with a byte order mark';
  return text.startsWith(BOM)
    ? fail(file, 1, problem, `${fix} without BOM`)
    : parseJson(file, text);
}

/** Rejects comments and trailing commas, because the build reads strict JSON. */
function parseJson(file: string, text: string): ParsedFile {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return parseFields(file, text, '', 1);
  // "CommaExpected" becomes "comma expected".
  const what = printParseErrorCode(error.error)
    .replaceAll(/\B[A-Z]/g, ' $&')
    .toLowerCase();
  const fix = 'put texts in straight quotes ("), and a comma between entries, not after the last';
  // A comma is missing at the end of the line before.
  const isComma = what === 'comma expected';
  const offset = isComma ? text.slice(0, error.offset).trimEnd().length : error.offset;
  return fail(file, lineAt(text, offset), `it is not JSON here (${what})`, fix);
}

export function parseMarkdown(file: string, text: string): ParsedFile {
  // Like Astro, allows a byte order mark or blank lines before the frontmatter.
  const fence = /^(\uFEFF?\s*?---[^\n]*\n)([\s\S]*?\n)---[^\n]*\n?/.exec(text);
  if (!fence) {
    const fix = 'begin the file with a line of ---, then the fields, then another line of ---';
    return fail(file, 1, 'the fields are missing', fix);
  }
  const [whole, start = '', fields = ''] = fence;
  // Blank lines replace the text above the fields, so that line numbers stay correct.
  const padded = start.replaceAll(/[^\n]/g, '') + fields;
  return parseFields(file, padded, text.slice(whole.length), lineAt(text, whole.length));
}

/** Gets values from the build's parser and line numbers from `yaml`, which also parses JSON. */
function parseFields(file: string, text: string, body: string, bodyLine: number): ParsedFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    // The parser reports an unclosed quote at the end of the fields. Report the line that opens it.
    const opened = text.split('\n').findIndex((row) => /:\s*(?:"[^"]*|'[^']*)$/.test(row)) + 1;
    const found = lineCounter.linePos(error.pos[0]).line;
    const line = error.code === 'MISSING_CHAR' && opened > 0 ? opened : found;
    const fix = 'put quotes around a text with a colon in it, close them, and align the fields';
    const isDuplicate = error.code === 'DUPLICATE_KEY';
    const problem = `the fields cannot be read here (${error.message})`;
    return fail(file, line, problem, isDuplicate ? 'keep one of the two' : fix);
  }
  const truncatedLines: number[] = [];
  visit(document, {
    Scalar: (_key, { anchor, tag, type, range }) => {
      const [start = 0, end = 0] = range ?? [];
      const isTruncated = type === 'PLAIN' && /^[ \t]+#\S/.test(text.slice(end));
      if (anchor !== undefined || tag?.startsWith('!') || isTruncated)
        truncatedLines.push(lineCounter.linePos(start).line);
    },
  });
  const [cut] = truncatedLines;
  if (cut !== undefined) return fail(file, cut, 'a part of this text would be left out', QUOTES);
  const lineOf = (path: Path): number => {
    let [node, offset]: [unknown, number] = [document.contents, document.contents?.range[0] ?? 0];
    for (const step of path) {
      const pair = isMap(node) && node.items.find(({ key }) => String(key) === String(step));
      const next: unknown = pair ? pair.key : isSeq(node) ? node.items[Number(step)] : undefined;
      if (!isNode(next) || !next.range) break;
      [offset] = next.range;
      node = pair ? pair.value : next;
    }
    return lineCounter.linePos(offset).line;
  };
  const read: (text: string) => unknown = file.endsWith('.json') ? JSON.parse : yaml.load;
  try {
    return { ok: true, data: read(text), lineOf, body, bodyLine };
  } catch (thrown) {
    const { reason = '', mark = { line: 0 } } = thrown as Partial<YamlError>;
    return fail(file, mark.line + 1, `the fields cannot be read here (${reason})`, QUOTES);
  }
}
