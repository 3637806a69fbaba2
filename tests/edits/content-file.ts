import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isSeq, parseDocument, type YAMLSeq } from 'yaml';

/** What an editor does to the content, in a copy of the project. */
export type Edit = {
  name: string;
  /** Changes files below the copy's folder; throws an Error when they are not as the edit needs them. */
  apply: (root: string) => void;
  /** Why it is no part of `--together`: which other edit it takes something from. */
  alone?: string;
  /** What a build of the edited content still lacks, in words; looked for after the gates. */
  check?: (root: string) => string[];
};

/** A place in a file, by keys and by positions from 0. */
export type Path = readonly (string | number)[];

/**
 * Changes a JSON file, or the fields over a Markdown text. To the parser both are YAML.
 *
 * @param file from the project's folder, such as `content/site.json`.
 */
export function editFile(root: string, file: string, change: (fields: Document) => void): void {
  const { fields, body } = readFile(root, file);
  change(fields);
  const text = file.endsWith('.json')
    ? `${JSON.stringify(fields.toJS(), null, 2)}\n`
    : `---\n${fields.toString({ lineWidth: 0 })}---${body}`;
  writeFileSync(join(root, file), text);
}

/** The fields of a file, and the text below them: none in JSON. */
export function readFile(root: string, file: string): { fields: Document; body: string } {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.json')) return { fields: parseDocument(text), body: '' };
  const [, fields = '', ...body] = text.split(/^---$/m);
  return { fields: parseDocument(fields), body: body.join('---') };
}

/** Writes another value where one stands already. */
export function setValue(root: string, file: string, path: Path, value: unknown): void {
  editFile(root, file, (fields) => {
    if (!fields.hasIn(path)) throw new Error(`${file} has no ${path.join('.')}`);
    fields.setIn(path, fields.createNode(value));
  });
}

/** Adds an entry at the end of a list. */
export function addEntry(root: string, file: string, path: Path, entry: unknown): void {
  editFile(root, file, (fields) => listAt(fields, path).add(fields.createNode(entry)));
}

/** Keeps the entries of a list that a question says yes to. */
export function keepEntries(
  root: string,
  file: string,
  path: Path,
  isKept: (entry: unknown, index: number) => boolean,
): void {
  editFile(root, file, (fields) => {
    const list = listAt(fields, path);
    const values: unknown[] = list.toJS(fields);
    list.items = list.items.filter((_, index) => isKept(values[index], index));
  });
}

/** The entries of a list as plain values. */
export function readEntries(root: string, file: string, path: Path = []): unknown[] {
  const { fields } = readFile(root, file);
  return listAt(fields, path).toJS(fields);
}

/** The field of a plain value, or nothing where the value has no such field. */
export function fieldOf(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined;
}

function listAt(fields: Document, path: Path): YAMLSeq {
  const list = path.length === 0 ? fields.contents : fields.getIn(path);
  if (!isSeq(list)) throw new Error(`There is no list at "${path.join('.')}".`);
  return list;
}

/** Puts words in the place of others in the whole text of a file. */
export function replaceText(root: string, file: string, words: RegExp, instead: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replaceAll(words, instead);
  if (changed !== text) writeFileSync(path, changed);
}

/** The files of a pattern, by path from the project's folder, sorted. */
export function filesIn(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export function removeFile(root: string, file: string): void {
  rmSync(join(root, file));
}

/** Every text that editors write in fields, and posts. */
export const CONTENT = 'content/**/*.{json,mdx,md}';
