import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isSlug, toSlug } from '../../../src/domain/blog/slug.ts';
import { checkContent, type Content, readContent } from '../check/check-content.ts';
import { PlainError } from '../../dev/processes.ts';
import { type FileChanges, makeChanges, readText } from '../taking-back/file-changes.ts';
import { findPost, ownPictures, refuseFaulty, siteUrl, stateOf } from '../taking-back/post.ts';
import { readTable, REDIRECTS, withMove } from '../taking-back/redirects-file.ts';
import { STAND_INS } from '../preflight/stand-ins.ts';

type Order = {
  root: string;
  /** The day it is, "2025-12-05". */
  day: string;
  /** The post's name, address or file. */
  post: string;
  /** Its new name, the last part of its address. */
  to: string;
};

/**
 * Gives a post another address: renames its file and the pictures named after it, corrects what leads
 * to it, and leads the old address to the new one, if visitors knew it.
 *
 * @returns what was done, a line each.
 * @throws PlainError when the new name cannot be one or is taken, or the content would have a new
 *   fault; then nothing was changed.
 */
export function renamePost({ root, day, post: typed, to: typedName }: Order): string[] {
  const content = readContent({ root });
  const post = findPost(typed, content);
  const name = typedName.replace(/^.*\//, '').replace(/\.mdx$/, '');
  refuseName(name, content);
  refuseFaulty(post, checkContent({ root, day }, content));

  const [from, to] = [`/blog/${post.id}`, `/blog/${name}`];
  const isKnown = stateOf(post, day) === 'published';
  const pictures = renamedPictures(post.id, name, ownPictures(post, content));
  const texts = relinked(root, content, { old: post.id, name });
  const own = texts[post.file] ?? readText(root, post.file);
  const changes: FileChanges = {
    ...texts,
    [REDIRECTS]: withMove(readTable(root), { from, to }, isKnown),
    [post.file]: null,
    [`content/blog/${name}.mdx`]: withPictures(own, pictures),
    ...Object.fromEntries(
      pictures.flatMap(({ before, after }) => [
        [before, null],
        [after, readFileSync(join(root, before))],
      ]),
    ),
    ...standIns(root, pictures),
  };
  makeChanges({ root, day }, content, changes);
  const others = Object.keys(texts).filter((file) => file !== post.file);
  return [
    `${post.file} is content/blog/${name}.mdx now${pictures.length > 0 ? `, with ${counted(pictures.length, 'picture')}` : ''}.`,
    ...(others.length > 0 ? [`Links corrected in: ${others.join(', ')}`] : []),
    isKnown
      ? `From the next publishing on, ${from} leads to ${to} (${REDIRECTS}).`
      : 'It was not out yet, so its old address needs no redirect.',
  ];
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function refuseName(name: string, { files }: Content): void {
  if (!isSlug(name)) {
    const meant = toSlug(name);
    throw new PlainError(`"${name}" cannot be part of an address${meant && `; "${meant}" can`}.`);
  }
  const file = `content/blog/${name}.mdx`;
  if (files.has(file)) throw new PlainError(`${file} is there already. Choose another name.`);
}

type Renamed = { before: string; after: string };

/** `old.jpg` and `old-2.jpg` take the new name; a picture that is called otherwise keeps its own. */
function renamedPictures(old: string, name: string, pictures: readonly string[]): Renamed[] {
  return pictures.flatMap((before) => {
    const [, rest] = new RegExp(`/${old}((?:-\\d+)?\\.\\w+)$`).exec(before) ?? [];
    return rest === undefined ? [] : [{ before, after: `content/blog/${name}${rest}` }];
  });
}

function withPictures(text: string, pictures: readonly Renamed[]): string {
  return pictures.reduce((changed, { before, after }) => {
    const name = posix.basename(before).replaceAll('.', '\\.');
    return changed.replaceAll(
      new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'),
      posix.basename(after),
    );
  }, text);
}

/** The files in which something leads to the post, with its new name; the table of redirects aside. */
function relinked(
  root: string,
  { readFiles, entries }: Content,
  { old, name }: { old: string; name: string },
): Record<string, string> {
  const url = siteUrl(entries).replaceAll('.', '\\.');
  // A page of the same name elsewhere, https://paper.example/blog/old, is somebody else's.
  const link = new RegExp(`(?<=^|[^\\w./-]|${url})/blog/${old}(?![\\w-])`, 'gm');
  const field = new RegExp(`("post":\\s*)"${old}"`, 'g');
  const changed = [...readFiles]
    .filter((file) => file !== REDIRECTS)
    .map((file) => {
      const before = readText(root, file);
      const after = before.replaceAll(link, `/blog/${name}`).replaceAll(field, `$1"${name}"`);
      return { file, before, after };
    });
  return Object.fromEntries(
    changed.filter(({ before, after }) => before !== after).map(({ file, after }) => [file, after]),
  );
}

/** A print that stands in for a photograph does so under its new name. */
function standIns(root: string, pictures: readonly Renamed[]): FileChanges {
  const path = join(root, STAND_INS);
  if (!existsSync(path)) return {};
  const text = readFileSync(path, 'utf8');
  const changed = pictures.reduce(
    (list, { before, after }) => list.replace(`"${before}":`, `"${after}":`),
    text,
  );
  return changed === text ? {} : { [STAND_INS]: changed };
}
