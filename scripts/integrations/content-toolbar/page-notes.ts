import { toIsoDate, toLongDate } from '../../../src/domain/seasons/calendar-date.ts';
import { postState } from '../../../src/domain/blog/post-state.ts';
import { today } from '../../../src/providers/clock.ts';
import { readContent, type Source } from '../../content/check/check-content.ts';
import { COLLECTION_NAMES, filesOf, idOf, type Entry } from '../../content/check/read/entries.ts';
import { type Diagnostic, formatDiagnostic } from '../../content/check/diagnostic.ts';
import { addressOf } from '../../content/check/read/site-map.ts';
import { valueAt } from '../../content/check/read/value-at.ts';
import { preflight } from '../../content/preflight/preflight.ts';

/** A line of the panel's list: where to go, and what to read there. */
export type NoteLine = { place: string; text: string };

/** What an editor wants to know of the page they are looking at. */
export type PageNotes = {
  /** The files that the page's own words are in; none for a page that others make together. */
  files: readonly string[];
  /** For a post: may visitors see it? */
  state: string | undefined;
  faults: readonly NoteLine[];
  warnings: readonly NoteLine[];
  /** How many faults other files have. */
  elsewhere: number;
};

/**
 * Reads what a page is made from and what is wrong with it.
 *
 * @param path the page's address, `/blog/peck-slip-hero-cat`; what follows it does not matter.
 * @param source `day` is the day it is, "2025-12-05"; today's, where it is left out.
 */
export async function pageNotes(
  path: string,
  { day = today(), ...source }: Source & { day?: string },
): Promise<PageNotes> {
  const content = readContent(source);
  const address = path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const files = COLLECTION_NAMES.flatMap((name) =>
    filesOf(name, content.files).filter((file) => addressOf(name, idOf(file)) === address),
  );
  const { faults, warnings } = await preflight({ ...source, day });
  const isHere = ({ file }: Diagnostic) => files.includes(file);
  const post = content.entries.find(
    ({ collection, file }) => collection === 'blog' && files.includes(file),
  );
  return {
    files,
    state: post && stateOf(post, day),
    faults: faults.filter(isHere).map(toLine),
    warnings: warnings.filter(isHere).map(toLine),
    elsewhere: faults.filter((fault) => !isHere(fault)).length,
  };
}

function stateOf({ data }: Entry, day: string): string {
  const [date, draft] = [valueAt(data, ['date']), valueAt(data, ['draft'])];
  const published = toIsoDate(String(date));
  if (draft === true) return 'Draft: in no build until the line draft: true is taken away';
  if (published === undefined) return 'Without a date that can be read, in no build';
  return postState({ published, isDraft: false }, day) === 'scheduled'
    ? `Scheduled: on the site from ${toLongDate(published)}`
    : `Published: on the site since ${toLongDate(published)}`;
}

function toLine(fault: Diagnostic): NoteLine {
  const place = `${fault.file}:${fault.line}`;
  return { place, text: formatDiagnostic(fault).slice(place.length + 1) };
}
