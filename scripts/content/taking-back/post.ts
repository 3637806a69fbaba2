import { postState, type PostState } from '../../../src/domain/blog/post-state.ts';
import { toIsoDate } from '../../../src/domain/seasons/calendar-date.ts';
import type { Content } from '../check/check-content.ts';
import { type Diagnostic, formatDiagnostic } from '../check/diagnostic.ts';
import { nearest } from '../check/did-you-mean.ts';
import { linksOf } from '../check/link-targets.ts';
import { picturesOf } from '../check/picture-refs.ts';
import type { Entry } from '../check/read/entries.ts';
import { valueAt } from '../check/read/value-at.ts';
import { PlainError } from '../../dev/processes.ts';

/**
 * Finds a post by its name, address or file: `peck-slip`, `/blog/peck-slip`, `content/blog/peck-slip.mdx`.
 *
 * @throws PlainError when there is none.
 */
export function findPost(typed: string, { entries }: Content): Entry {
  const posts = entries.filter(({ collection }) => collection === 'blog');
  const id = typed.replace(/^.*\//, '').replace(/\.mdx$/, '');
  const post = posts.find((entry) => entry.id === id);
  if (post) return post;
  const meant = nearest(
    id,
    posts.map((entry) => entry.id),
  );
  const hint =
    meant === undefined ? 'Look for its file in content/blog/.' : `Did you mean ${meant}?`;
  throw new PlainError(`There is no post content/blog/${id}.mdx. ${hint}`);
}

/** Where a post stands on a day. */
export function stateOf({ data }: Entry, day: string): PostState {
  const published = toIsoDate(String(valueAt(data, ['date']))) ?? day;
  return postState({ published, isDraft: valueAt(data, ['draft']) === true }, day);
}

/** The pictures beside a post that nothing else names, by path. */
export function ownPictures(post: Entry, { entries, files }: Content): string[] {
  const others = new Set(entries.filter((entry) => entry !== post).flatMap(picturesOf));
  return [...new Set(picturesOf(post))].filter(
    (picture) =>
      /^content\/blog\/[^/]+$/.test(picture) && files.has(picture) && !others.has(picture),
  );
}

/**
 * The places that lead to a post, one line each: links, the site's own full address among them, and
 * fields that name it.
 */
function placesNaming(post: Entry, { entries }: Content): Diagnostic[] {
  const address = `/blog/${post.id}`;
  const own = siteUrl(entries);
  return entries
    .filter((entry) => entry !== post)
    .flatMap(linksOf)
    .filter(({ href }) => href.replace(own, '').replace(/[?#].*$/, '') === address)
    .map(({ href, diagnosticWith }) => diagnosticWith(`leads to "${href}"`, 'lead it elsewhere'));
}

/** The site's public address, without a slash at its end. */
export function siteUrl(entries: readonly Entry[]): string {
  const site = entries.find(({ collection }) => collection === 'site');
  return String(valueAt(site?.data, ['url']));
}

/** @throws PlainError that lists the places that lead to a post. */
export function refuseWhileNamed(post: Entry, content: Content): void {
  const places = placesNaming(post, content);
  if (places.length === 0) return;
  const lines = places.map((place) => `  ${formatDiagnostic(place)}`);
  throw new PlainError(
    `Something still leads to /blog/${post.id}, so nothing was changed. Mend these first:\n${lines.join('\n')}`,
  );
}

/** @throws PlainError that lists the faults that a post has already. */
export function refuseFaulty(post: Entry, faults: readonly Diagnostic[]): void {
  const lines = faults.filter(({ file }) => file === post.file).map(formatDiagnostic);
  if (lines.length > 0) throw new PlainError(`Mend this first:\n  ${lines.join('\n  ')}`);
}
