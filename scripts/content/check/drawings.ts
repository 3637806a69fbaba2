import type { Diagnostic } from './read/diagnostic.ts';
import { isInlined, picturesOf } from './pictures.ts';
import type { ContentFiles } from './read/content-files.ts';
import type { Entry } from './read/entries.ts';
import { valueAt } from './read/value-at.ts';

const AS_ATTRIBUTES =
  'export it with attributes instead, such as fill="#f00" (Inkscape: Optimized SVG; Illustrator: Presentation Attributes)';
const DELETE = 'delete it, or export the drawing as PNG';

/** What a page, its security policy or its tests refuse in a drawing, why, and the fix. */
const REFUSED: readonly (readonly [pattern: RegExp, why: string, fix: string])[] = [
  [/\sstyle\s*=\s*["'][^"']*["']/, 'is blocked by the security policy', AS_ATTRIBUTES],
  [/<style\b[^>]*>/, 'is blocked by the security policy', AS_ATTRIBUTES],
  [/\son\w+\s*=\s*["'][^"']*["']/, 'is blocked by the security policy', DELETE],
  [/<(?:script|foreignObject|iframe|a|!ENTITY)\b[^>]*>/i, 'is more than a drawing', DELETE],
  [/(?:href|src)\s*=\s*["'](?!#|data:image\/)[^"']*["']/, 'is outside the drawing', DELETE],
  [/url\(\s*["']?(?!["'#])[^)]*\)/, 'is outside the drawing', DELETE],
];

/** The ids of a tour's page; a test compares them with the built pages. */
export const TOUR_IDS =
  /^(?:tour-dates|main|lightbox|book-now|discover|faq|faq-title|meeting|others|pick-a-date|pictures|price|quotes?|(?:footer|photo|quote|stop)-\w+)$/;

const LOGO = 'content/logo.svg';
const LOGO_GROUPS = ['<g id="letters">', '<g id="cat">'];

/** Bytes. A map is part of its page, and delays its text. */
const MOST_BYTES = 30_000;

/** Checks drawings, and more closely those that become part of a page: the maps of tours, and the logo. */
export function checkDrawings(entries: readonly Entry[], files: ContentFiles): Diagnostic[] {
  const maps = entries.flatMap((entry) =>
    picturesOf(entry)
      .filter(({ place }) => isInlined(place))
      .map(({ file }) => [file, valueAt(entry.data, ['stops'])] as const),
  );
  const inlined = new Map<string, unknown>([...maps, [LOGO, []]]);
  return files.paths
    .filter((file) => /\.svg$/i.test(file))
    .flatMap((file) => {
      const text = files.read(file).toString('utf8');
      // Of comments, only the lines count.
      const drawing = text.replaceAll(/<!--[\s\S]*?-->/g, (found) => found.replaceAll(/./g, ' '));
      const issues = [
        ...(/<svg\b[^>]*\sviewBox="/.test(drawing) ? [] : [missing('viewBox')]),
        ...(file === LOGO ? LOGO_GROUPS : [])
          .filter((group) => !drawing.includes(group))
          .map(missing),
        ...(inlined.has(file) ? inlineIssues(drawing) : []),
        ...numberIssues(drawing, inlined.get(file)),
      ];
      return issues.map(({ at, problem, fix }) => {
        const line = drawing.slice(0, at).split('\n').length;
        return { file, line, field: '', problem, fix };
      });
    });
}

type Issue = { at: number; problem: string; fix: string };

const missing = (what: string): Issue => ({
  at: 0,
  problem: `the drawing has no ${what}`,
  fix: 'add it as the other drawings have it, or export the drawing again',
});

/** A stop is a circle with this radius; the page inks the one that is read (`TourRoute.astro`). */
const STOP = /<circle\b[^>]*\sr="20"/g;

function numberIssues(drawing: string, stops: unknown): Issue[] {
  const [first, ...rest] = drawing.matchAll(STOP);
  const [drawn, named] = [rest.length + 1, Array.isArray(stops) ? stops.length : 0];
  if (!first || drawn === named) return [];
  const problem = `the map has ${drawn} stops (circles with r="20"), the tour ${named}`;
  return [{ at: first.index, problem, fix: 'draw the map of this tour, or correct its stops' }];
}

function inlineIssues(drawing: string): Issue[] {
  const refused = REFUSED.flatMap(([pattern, why, fix]) => {
    const match = pattern.exec(drawing);
    return match
      ? [{ at: match.index, problem: `${match[0].trim().slice(0, 60)} ${why}`, fix }]
      : [];
  });
  const ids = [...drawing.matchAll(/\sid\s*=\s*["']([^"']*)["']/g)];
  const repeated = ids.filter(
    ([, id = ''], at) => TOUR_IDS.test(id) || ids.findIndex(([, other]) => other === id) < at,
  );
  return [
    ...refused,
    ...repeated.map(({ 1: id, index: at }) => ({
      at,
      problem: `the page has another part with the id "${id}"`,
      fix: 'change it, here and where the drawing uses it',
    })),
    ...(drawing.length > MOST_BYTES
      ? [
          {
            at: 0,
            problem: `it has ${Math.ceil(drawing.length / 1000)} kB`,
            fix: 'simplify it, or export it as PNG',
          },
        ]
      : []),
  ];
}
