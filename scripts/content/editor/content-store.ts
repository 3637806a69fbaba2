import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import { parse } from 'yaml';
import { COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import { COLLECTION_NAMES } from '../check/read/entries.ts';
import { HEIC, isHeic } from '../photos/picture-kind.ts';
import { openContent } from '../check/read/content-files.ts';
import { needsFixing, readPictureFacts } from '../photos/picture-facts.ts';
import { fixPicture } from '../photos/prepare-photo.ts';
import { editJson } from './edit-json.ts';
import { editMarkdown, splitMarkdown } from './edit-markdown.ts';
import { schemaTree, type SchemaNode } from './schema-tree.ts';
import { withoutBlanks } from './without-blanks.ts';

/** A request that is refused, in words for the person at the editor. */
export class Refusal extends Error {
  readonly status: 400 | 404 | 409 | 415;
  constructor(status: Refusal['status'], message: string) {
    super(message);
    this.status = status;
  }
}

const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i;
const TEXT = /\.(?:json|mdx?)$/;

/** A file of the content, as a list of them shows it. */
export type StoredFile = { path: string; size: number; lastModified: number };

/** The files of `content/` that the editor works on. */
export function listContent(root: string): StoredFile[] {
  return openContent(root)
    .paths.filter((path) => PICTURE.test(path) || TEXT.test(path))
    .map((path) => {
      const { size, mtimeMs } = statSync(join(root, path));
      return { path, size, lastModified: mtimeMs };
    });
}

/**
 * The place of a file of the content on the disk.
 *
 * @throws Refusal for anything that is not a text or a picture below `content/`
 */
export function placeOf(root: string, path: string): string {
  const parts = path.split('/');
  const isPlain = parts.every((part) => /^[^.\\:\0][^\\:\0]*$/.test(part));
  if (
    !isPlain ||
    parts[0] !== 'content' ||
    parts.length < 2 ||
    !(PICTURE.test(path) || TEXT.test(path))
  ) {
    throw new Refusal(400, `"${path}" is no text or picture of the content.`);
  }
  const place = join(root, ...parts);
  let folder = dirname(place);
  while (!existsSync(folder)) folder = dirname(folder);
  // A link in the folder could lead out of it.
  if (!`${realpathSync(folder)}${sep}`.startsWith(realpathSync(join(root, 'content')) + sep)) {
    throw new Refusal(400, `"${path}" leads out of the content.`);
  }
  return place;
}

/** Names what a file holds now; '' while there is none. */
export function versionOf(place: string): string {
  if (!existsSync(place)) return '';
  return createHash('sha1').update(readFileSync(place)).digest('hex');
}

type Write = {
  root: string;
  path: string;
  bytes: Buffer;
  /** What the file held when the editor read it. */
  version: string;
};

/**
 * Writes a file of the content at once and whole: a photograph made fit for the site, of a text only
 * what has changed.
 *
 * @returns what names the file's new contents
 * @throws Refusal where another program has changed the file meanwhile, or a picture can't be used
 */
export async function writeContent({ root, path, bytes, version }: Write): Promise<string> {
  const place = placeOf(root, path);
  if (versionOf(place) !== version) {
    throw new Refusal(
      409,
      `${path} was changed by somebody else since you opened the editor. Copy what you wrote, reload this page, and write it again.`,
    );
  }
  const written = PICTURE.test(path)
    ? await picture(basename(path), bytes)
    : Buffer.from(
        textOf(path, bytes.toString('utf8'), existsSync(place) ? readFileSync(place, 'utf8') : ''),
      );
  // Beside the content, so that whoever watches the folder sees the file once, and whole.
  const draft = join(root, '.cache', `editor-${randomUUID()}${extname(path)}`);
  mkdirSync(dirname(draft), { recursive: true });
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(draft, written);
  renameSync(draft, place);
  return versionOf(place);
}

async function picture(name: string, bytes: Buffer): Promise<Buffer> {
  if (isHeic(bytes)) throw new Refusal(415, `${name} ${HEIC.problem}; ${HEIC.fix}.`);
  const facts = await readPictureFacts(bytes);
  if (!facts) {
    throw new Refusal(415, `${name} is not a picture, or is damaged. Export it again as JPEG.`);
  }
  if (!needsFixing(facts) || facts.format === 'svg') return bytes;
  return (await fixPicture(bytes)).data;
}

/** Removes a file of the content. */
export function removeContent(root: string, path: string): void {
  rmSync(placeOf(root, path), { force: true });
}

/** What a text becomes: the file as it is, with what the editor's form has changed. */
export function textOf(path: string, text: string, before: string): string {
  const schema = schemaFor(path);
  if (path.endsWith('.json')) {
    const data = withoutBlanks(JSON.parse(text), schema);
    return before ? editJson(before, data) : `${JSON.stringify(data, null, 2)}\n`;
  }
  const { head, body } = splitMarkdown(text);
  const data = withoutBlanks(parse(head), schema) as Record<string, unknown>;
  return editMarkdown(before, { data, body });
}

/** The schema of a whole file: of its entries, where it is a list. */
function schemaFor(path: string): SchemaNode {
  const name = COLLECTION_NAMES.find((name) => {
    const { folder, pattern } = COLLECTIONS[name];
    const start = `${folder}/`;
    if (!pattern.startsWith('*')) return path === start + pattern;
    return (
      path.startsWith(start) &&
      !path.slice(start.length).includes('/') &&
      path.endsWith(pattern.slice(1))
    );
  });
  if (!name) throw new Refusal(400, `Nothing on the site reads ${path}.`);
  const tree = schemaTree(name);
  return COLLECTIONS[name].entries === 'list' ? { type: 'array', items: tree } : tree;
}
