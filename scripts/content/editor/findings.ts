import { posix } from 'node:path';
import { today } from '../../../src/providers/clock.ts';
import { type Diagnostic, formatDiagnostic } from '../check/diagnostic.ts';
import { COLLECTION_NAMES, idOf, placeOf } from '../check/read/entries.ts';
import { formAddress } from './forms.ts';
import { preflight } from '../preflight/preflight.ts';

/** A line of the editor's panel: the place, what is said of it, and the form where it is mended. */
export type Finding = { place: string; text: string; form: string };

/** What stands between the content and its visitors. */
export type Findings = { faults: Finding[]; warnings: Finding[] };

/** Reads all of `content/`, the pictures too, as `npm run preflight` does. */
export async function findings(root: string): Promise<Findings> {
  const { faults, warnings } = await preflight({ root, day: today() });
  return { faults: faults.map(toFinding), warnings: warnings.map(toFinding) };
}

function toFinding(fault: Diagnostic): Finding {
  const place = `${fault.file}:${fault.line}`;
  return { place, text: formatDiagnostic(fault).slice(place.length + 1), form: formOf(fault.file) };
}

/** Where the editor's program opens the form of a file; '' for a file without one. */
function formOf(file: string): string {
  const name = COLLECTION_NAMES.find((name) => {
    const place = placeOf(name);
    return place.endsWith('/') ? `${posix.dirname(file)}/` === place : file === place;
  });
  if (!name || !/\.(?:json|mdx?)$/.test(file)) return '';
  return formAddress(name, idOf(file));
}
