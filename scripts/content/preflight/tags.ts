import { valueAt } from '../check/read/value-at.ts';
import type { Entry } from '../check/read/entries.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import { nearest } from '../check/did-you-mean.ts';
import type { Path } from '../check/read/parsed-file.ts';

type Tag = { name: string; entry: Entry; path: Path };

/**
 * Finds tags that look like a slip of one that more posts have. A new tag is welcome, so this is a
 * warning.
 */
export function checkTags(entries: readonly Entry[]): Diagnostic[] {
  const tags = entries.filter(({ collection }) => collection === 'blog').flatMap(tagsOf);
  const uses = new Map<string, number>();
  const usesOf = (name: string) => uses.get(name) ?? 0;
  for (const { name } of tags) uses.set(name, usesOf(name) + 1);
  return tags.flatMap(({ name, entry, path }) => {
    const own = usesOf(name);
    const others = [...uses.keys()].filter((other) => other !== name && usesOf(other) > own);
    const meant = nearest(name, others, slipsIn(name));
    if (meant === undefined) return [];
    const problem = `the tag "${name}" is new, and "${meant}" stands on ${counted(usesOf(meant))}`;
    return [entry.diagnosticAt(path, problem, `did you mean "${meant}"?`)];
  });
}

function tagsOf(entry: Entry): Tag[] {
  const tags = valueAt(entry.data, ['tags']);
  if (!Array.isArray(tags)) return [];
  return tags.flatMap((name: unknown, index) =>
    typeof name === 'string' ? [{ name, entry, path: ['tags', index] }] : [],
  );
}

/** Short words lie close together by themselves: "dogs" is no slip of "docks". */
const slipsIn = ({ length }: string) => (length < 5 ? 0 : length < 9 ? 1 : 2);

const counted = (posts: number) => `${posts} ${posts === 1 ? 'post' : 'posts'}`;
