import { type Content, readContent } from '../check/check-content.ts';
import type { Entry } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { PlainError } from '../../dev/processes.ts';
import { type FileChanges, makeChanges, readText } from '../taking-back/file-changes.ts';
import { findPost, ownPictures, refuseWhileNamed, stateOf } from '../taking-back/post.ts';
import { readTable, REDIRECTS, withMove } from '../taking-back/redirects-file.ts';

type Order = {
  root: string;
  /** The day it is, "2025-12-05". */
  day: string;
  /** The post's name, address or file. */
  post: string;
  /** Where its address leads from now on; to its category, where it is left out. */
  to?: string | undefined;
  /** Whether its file stays, as a draft. */
  isKept: boolean;
  /** Files with changes that git does not have; undefined where there is no git. */
  uncommitted: readonly string[] | undefined;
};

/**
 * Takes a post off the site: its file and the pictures that nothing else shows, or, kept as a draft,
 * neither. Its address leads elsewhere, if visitors knew it.
 *
 * @returns what was done, a line each.
 * @throws PlainError when something leads to the post, or the content would have a new fault; then
 *   nothing was changed.
 */
export function unpublish({ root, day, post: typed, to, isKept, uncommitted }: Order): string[] {
  const content = readContent({ root });
  const post = findPost(typed, content);
  const state = stateOf(post, day);
  if (state === 'draft') {
    throw new PlainError(`${post.file} is a draft: visitors don’t see it. Nothing was changed.`);
  }
  refuseWhileNamed(post, content);

  const from = `/blog/${post.id}`;
  const target = to ?? nearestList(post, day, content);
  const pictures = isKept ? [] : ownPictures(post, content);
  refuseLoss([post.file, ...pictures], isKept ? [] : uncommitted);
  const isKnown = state === 'published';
  const changes: FileChanges = {
    [REDIRECTS]: withMove(readTable(root), { from, to: target }, isKnown),
    [post.file]: isKept ? asDraft(readText(root, post.file)) : null,
    ...Object.fromEntries(pictures.map((picture) => [picture, null])),
  };
  makeChanges({ root, day }, content, changes);
  return [
    isKept
      ? `${post.file} is a draft now, and only you see it.`
      : `Taken away: ${[post.file, ...pictures].join(', ')}`,
    isKnown
      ? `From the next publishing on, ${from} leads to ${target}: the last row of ${REDIRECTS}${isKept ? ', to be deleted before the post comes back' : ''}.`
      : 'It was not out yet, so its address needs no redirect.',
    ...(uncommitted && !uncommitted.includes(REDIRECTS)
      ? [`To undo this: git restore ${Object.keys(changes).join(' ')}`]
      : []),
  ];
}

/** @throws PlainError for files that could not be brought back. */
function refuseLoss(files: readonly string[], uncommitted: readonly string[] = []): void {
  const lost = files.filter((file) => uncommitted.includes(file));
  if (lost.length === 0) return;
  throw new PlainError(
    `What is not committed would be lost for good: ${lost.join(', ')}\n` +
      'Commit it first, or keep the post as a draft: add -- --draft',
  );
}

/** The list of the post's category while another post is in it; otherwise the blog. */
function nearestList(post: Entry, day: string, { entries }: Content): string {
  const category = valueAt(post.data, ['category']);
  const hasOthers = entries.some(
    (entry) =>
      entry.collection === 'blog' &&
      entry !== post &&
      valueAt(entry.data, ['category']) === category &&
      stateOf(entry, day) === 'published',
  );
  return hasOthers ? `/blog/category/${String(category)}` : '/blog';
}

/** A post with the line that keeps it off the site, below the first line of its fields. */
const asDraft = (text: string) =>
  text.replace(/^draft:.*\r?\n/m, '').replace(/^(\uFEFF?---[^\n]*?)(\r?\n)/, '$1$2draft: true$2');
