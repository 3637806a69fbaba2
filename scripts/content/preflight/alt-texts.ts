import { posix } from 'node:path';
import { treeOf } from '../check/body/body-text.ts';
import type { Node } from '../check/read/astro-parsers.ts';
import { valueAt } from '../check/read/value-at.ts';
import { eachText } from '../check/read/each-text.ts';
import type { Entry } from '../check/read/entries.ts';
import type { Diagnostic } from '../check/diagnostic.ts';

/** Letters that somebody listens to without losing the thread of the page; two sentences. */
const LONGEST = 150;

type Findings = { faults: Diagnostic[]; warnings: Diagnostic[] };
type DiagnosticWith = (problem: string, fix: string) => Diagnostic;

/** Finds descriptions that describe nothing (a file's name, "image"), too much, or another picture. */
export function checkAltTexts(entries: readonly Entry[]): Findings {
  const found: Findings = { faults: [], warnings: [] };
  const first = new Map<string, { picture: string; place: string }>();
  const check = (entry: Entry, alt: string, src: string, diagnosticWith: DiagnosticWith): void => {
    const picture = posix.join(posix.dirname(entry.file), src);
    const other = first.get(alt);
    const says = isFileName(alt, src) ? 'is the name of a file' : 'says nothing of the picture';
    if (isFileName(alt, src) || EMPTY.test(alt.trim())) {
      const fix = 'say what the picture shows, as you would tell somebody on the telephone';
      found.faults.push(diagnosticWith(`"${alt}" ${says}`, fix));
    } else if (alt.length > LONGEST) {
      const fix = `keep it to ${LONGEST}: it is heard in one go; the rest can be a caption`;
      found.warnings.push(diagnosticWith(`the description is ${alt.length} letters long`, fix));
    } else if (other && other.picture !== picture) {
      const problem = `the description is that of another picture, in ${other.place}`;
      found.warnings.push(diagnosticWith(problem, 'say what this one shows'));
    }
    if (!other) {
      const { file, line } = diagnosticWith('', '');
      first.set(alt, { picture, place: `${file}:${line}` });
    }
  };
  for (const entry of entries) {
    eachText(entry.data, (alt, path) => {
      if (path.at(-1) !== 'alt') return;
      const place = [...path];
      const src = valueAt(entry.data, [...path.slice(0, -1), 'src']);
      check(entry, alt, String(src ?? ''), (problem, fix) =>
        entry.diagnosticAt(place, problem, fix),
      );
    });
    eachPicture(entry, check);
  }
  return found;
}

function eachPicture(
  entry: Entry,
  visit: (entry: Entry, alt: string, src: string, diagnosticWith: DiagnosticWith) => void,
): void {
  const look = (node: Node, above: number): void => {
    const line = node.position?.start.line ?? above;
    if (node.type === 'image' && node.alt) {
      const place = { file: entry.file, line: entry.bodyLine + line - 1, field: '' };
      visit(entry, node.alt, node.url ?? '', (problem, fix) => ({ ...place, problem, fix }));
    }
    for (const child of node.children ?? []) look(child, line);
  };
  const tree = treeOf(entry);
  if (tree) look(tree, 1);
}

/** What cameras, telephones and screenshots call their files. */
const CAMERA = /^(?:img|dscn?|pxl|mvimg|image|photo|screen ?shot|untitled)[-_ ]?\d[\w -]*$/i;

/** Words for any picture at all. */
const EMPTY =
  /^(?:(?:an?|the|this|our) )?(?:image|picture|photo|photograph|pic|img|drawing|print|poster|logo|graphic|alt(?: text)?|description|todo|tbd|x+|[.\-–—?]+)(?: (?:of|here))?\.?$/i;

/** Whether a description is no more than the name of a file, its own or a camera’s. */
export function isFileName(alt: string, src: string): boolean {
  const name = posix.basename(src);
  return (
    alt === name ||
    alt === name.replace(/\.[^.]+$/, '') ||
    /^\S+\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i.test(alt) ||
    CAMERA.test(alt)
  );
}
