import { isUtf8 } from 'node:buffer';
import { createRequire } from 'node:module';
import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { isMap, isNode, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Diagnostic } from '../diagnostic.ts';

// Astro's own parser of fields, which takes 0b101 for 5 and 1918-02-09 for a day.
const astro = createRequire(createRequire(import.meta.url).resolve('astro'));
const yaml = astro('js-yaml') as { load: (text: string) => unknown };
type YamlError = { reason: string; mark: { line: number } };

const BOM = '\uFEFF';
const QUOTES = 'put quotes around it';

/** Where a value stands in a file: keys and list places, counted from 0. */
export type Path = readonly (string | number)[];

export type ParsedFile =
  | { ok: false; fault: Diagnostic }
  | {
      ok: true;
      data: unknown;
      /** The line of the field at a path; of the nearest thing around it, when it is missing. */
      lineOf: (path: Path) => number;
      body: string;
      bodyLine: number;
    };

const refuse = (file: string, line: number, problem: string, fix: string): ParsedFile => ({
  ok: false,
  fault: { file, line, field: '', problem, fix },
});

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

export function parseFile(file: string, bytes: Buffer): ParsedFile {
  const text = bytes.toString('utf8');
  const fix = 'open it in your program, choose "Save as" and the encoding UTF-8';
  if (!isUtf8(bytes)) {
    return refuse(file, lineAt(text, text.indexOf('\uFFFD')), 'it is not saved in UTF-8', fix);
  }
  if (!file.endsWith('.json')) return parseMarkdown(file, text);
  const problem = 'it begins with a byte order mark';
  return text.startsWith(BOM)
    ? refuse(file, 1, problem, `${fix} without BOM`)
    : parseJson(file, text);
}

/** Comments and trailing commas are faults, since the site reads strict JSON. */
function parseJson(file: string, text: string): ParsedFile {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return parseFields(file, text, '', 1);
  // "CommaExpected" is "comma expected" to a reader.
  const what = printParseErrorCode(error.error)
    .replaceAll(/\B[A-Z]/g, ' $&')
    .toLowerCase();
  const fix = 'put texts in straight quotes ("), and a comma between entries, not after the last';
  return refuse(file, lineAt(text, error.offset), `it is not JSON here (${what})`, fix);
}

export function parseMarkdown(file: string, text: string): ParsedFile {
  // As Astro finds the fields: after a byte order mark or an empty line, too.
  const fence = /^(\uFEFF?\s*?---[^\n]*\n)([\s\S]*?\n)---[^\n]*\n?/.exec(text);
  if (!fence) {
    const fix = 'begin the file with a line of ---, then the fields, then another line of ---';
    return refuse(file, 1, 'the fields are missing', fix);
  }
  const [whole, start = '', fields = ''] = fence;
  // Empty lines in place of what stands above the fields keep their line numbers.
  const padded = start.replaceAll(/[^\n]/g, '') + fields;
  return parseFields(file, padded, text.slice(whole.length), lineAt(text, whole.length));
}

/** Reads fields for their values with the build's parser, and for their lines; JSON is YAML too. */
function parseFields(file: string, text: string, body: string, bodyLine: number): ParsedFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    // An open quote is noticed only at the end of the fields; its line is the one to look at.
    const opened = text.split('\n').findIndex((row) => /:\s*(?:"[^"]*|'[^']*)$/.test(row)) + 1;
    const found = lineCounter.linePos(error.pos[0]).line;
    const line = error.code === 'MISSING_CHAR' && opened > 0 ? opened : found;
    const fix = 'put quotes around a text with a colon in it, close them, and align the fields';
    const isTwice = error.code === 'DUPLICATE_KEY';
    const problem = `the fields cannot be read here (${error.message})`;
    return refuse(file, line, problem, isTwice ? 'keep one of the two' : fix);
  }
  const lost: number[] = [];
  visit(document, {
    Scalar: (_key, { anchor, tag, type, range }) => {
      const [start = 0, end = 0] = range ?? [];
      const isCut = type === 'PLAIN' && /^[ \t]+#\S/.test(text.slice(end));
      if (anchor !== undefined || tag?.startsWith('!') || isCut)
        lost.push(lineCounter.linePos(start).line);
    },
  });
  const [cut] = lost;
  if (cut !== undefined) return refuse(file, cut, 'a part of this text would be left out', QUOTES);
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
    return refuse(file, mark.line + 1, `the fields cannot be read here (${reason})`, QUOTES);
  }
}
