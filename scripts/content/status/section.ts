import type { Entry } from '../check/read/entries.ts';
import type { Path } from '../check/read/parsed-file.ts';

/** A line of the status: a sentence, and the place in a file that it speaks of, if there is one. */
export type Line = { text: string; place?: string };

/** A group of lines under one title; the title alone, where that says enough. */
export type Section = { title: string; lines: Line[]; saysEnough?: boolean };

/** A line about a field of an entry. */
export function lineAt(entry: Entry, path: Path, text: string): Line {
  const { file, line } = entry.diagnosticAt(path, '', '');
  return { text, place: `${file}:${line}` };
}

/** More rows than this in a group would push the others off the screen. */
const MOST = 12;

/** The sections as text. One without lines is left out, unless its title says enough. */
export function formatSections(sections: readonly Section[]): string {
  return sections
    .filter(({ lines, saysEnough }) => lines.length > 0 || saysEnough)
    .map(({ title, lines }) => {
      const rows = lines
        .slice(0, MOST)
        .map(({ text, place }) => (place === undefined ? `  ${text}` : `  ${place} ${text}`));
      const rest = lines.length - MOST;
      return [title, ...rows, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n');
    })
    .join('\n\n');
}
