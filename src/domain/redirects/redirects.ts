export type Redirect = {
  /** An old path without a trailing slash. A final `*` matches any text: `/petition-*`. */
  from: string;
  /** The path of a page or a file. */
  to: string;
};

/**
 * Writes the host's `_redirects` file: one `from to 301` a line. Each path is listed with and without its
 * trailing slash, since Cloudflare matches exactly. Patterns come last: from the first one on, Cloudflare
 * counts every row against a smaller limit.
 *
 * @returns the file's text, ending in a line break; '' for an empty table.
 */
export function redirectRules(table: readonly Redirect[]): string {
  const plain = table.filter((row) => !isPattern(row));
  const lines = [
    ...plain.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...table.filter(isPattern).map(({ from, to }) => `${from} ${to} 301`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Picks the rows that also become pages with a meta refresh, for hosts that don't read `_redirects`. Names
 * that differ only in case collide on macOS and Windows: pages of the site win, and `/home` wins over `/Home`.
 *
 * @param table rows without faults (`redirectProblems`).
 * @param pages the paths of the site's pages.
 */
export function refreshPages(table: readonly Redirect[], pages: readonly string[]): Redirect[] {
  const fileOf = (path: string) => refreshFile(path).toLowerCase();
  const taken = new Set(pages.map(fileOf));
  const isLowerCase = ({ from }: Redirect) => from === from.toLowerCase();
  const plain = table.filter((row) => !isPattern(row));
  return [...plain.filter(isLowerCase), ...plain.filter((row) => !isLowerCase(row))].filter(
    ({ from }) => {
      const file = fileOf(from);
      if (taken.has(file)) return false;
      taken.add(file);
      return true;
    },
  );
}

/**
 * The file of a page in `dist`: `/2019/05/old-post` is `2019/05/old-post.html`, `/old.html` is `old.html`.
 *
 * @param path not a pattern.
 */
export function refreshFile(path: string): string {
  return `${decodeURIComponent(path.slice(1)).replace(/\.html$/, '') || 'index'}.html`;
}

/**
 * Resolves a path as the host does: exact rows first, then the first pattern that matches.
 *
 * @param path with or without a trailing slash; case-sensitive.
 */
export function findRedirect(table: readonly Redirect[], path: string): string | undefined {
  const requested = withoutSlash(path);
  const row =
    table.find((candidate) => !isPattern(candidate) && candidate.from === requested) ??
    table.find((candidate) => isPattern(candidate) && requested.startsWith(prefixOf(candidate)));
  return row?.to;
}

/** Whether an old path is one that a browser can request and a file be named after; it may end in `*`. */
export function isOldPath(from: string): boolean {
  const path = from.replace(/\*$/, 'x');
  try {
    const segments = decodeURIComponent(path).slice(1).split('/');
    // No dots alone, backslashes and control characters.
    return (
      /^\/[^\s?#:*]+$/.test(path) &&
      segments.every((name) => /^(?!\.{0,2}$)[^\\\p{Cc}]+$/u.test(name))
    );
  } catch {
    return false;
  }
}

/**
 * Finds what is wrong among the rows of a table, for editors.
 *
 * @param table rows with an `isOldPath` each, leading to a path.
 * @param paths those of the site's pages and files, such as `/tours` and `/rss.xml`; a `*` matches any text.
 * @returns each wrong row with its problem, which may end with a semicolon and a fix.
 */
export function redirectProblems<Row extends Redirect>(
  table: readonly Row[],
  paths: readonly string[],
): { row: Row; problem: string }[] {
  const seen = new Set<string>();
  const hiddenBy = (row: Redirect) =>
    paths.find((path) => (isPattern(row) ? path.startsWith(prefixOf(row)) : path === row.from));
  // Rows that hide a path are reported once, not again as targets of others.
  const valid = table.filter((row) => hiddenBy(row) === undefined);
  return table.flatMap((row) => {
    const hidden = hiddenBy(row);
    const problem =
      (seen.has(pathOf(row)) && 'is listed twice; keep one of the two rows') ||
      (hidden !== undefined && `would hide ${hidden}, which the site has`) ||
      targetProblem(row, valid, paths);
    seen.add(pathOf(row));
    return problem ? [{ row, problem: `${row.from} ${problem}` }] : [];
  });
}

function targetProblem(
  { from, to }: Redirect,
  table: readonly Redirect[],
  paths: readonly string[],
) {
  const next = findRedirect(table, to);
  if (next === undefined) {
    return !paths.includes(to) && `leads to ${to}, which is not a page of the site`;
  }
  return [from, to].includes(withoutSlash(next))
    ? 'leads round in a circle'
    : `leads to ${to}, itself an old path; point it straight at ${next}`;
}

function isPattern({ from }: Redirect): boolean {
  return from.endsWith('*');
}

/** As a browser requests it. */
const pathOf = ({ from }: Redirect) => URL.parse(from, 'https://host.example')?.pathname ?? from;

function prefixOf({ from }: Redirect): string {
  return from.slice(0, -1);
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
