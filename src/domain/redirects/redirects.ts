/** A row of the redirect table: an old address and the page that took its place. */
export type Redirect = {
  /** An old path without a trailing slash. A `*` at its end stands for any text: `/petition-*`. */
  from: string;
  /** The path of a page, a hash included if wanted, or an `https://` address. */
  to: string;
};

/**
 * Writes the table as the hosts' `_redirects` file: one `from to 301` a line. Each old address is
 * listed with and without its trailing slash, since Cloudflare matches exactly. Plain rows come
 * first: from the first pattern on, Cloudflare counts every row against a smaller limit.
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
 * Picks the rows that become pages of their own (a meta refresh) for hosts that know no rules.
 * A pattern cannot be a page. Two files whose names differ only in case cannot live in one checkout
 * on macOS or Windows, so a row gives way to a page of the site, and `/Home` to `/home`.
 *
 * @param table rows without faults (`redirectProblems`).
 * @param pages the paths of the site's pages.
 */
export function refreshPages(table: readonly Redirect[], pages: readonly string[]): Redirect[] {
  const taken = new Set(pages.map(fileName));
  const isLowerCase = ({ from }: Redirect) => from === from.toLowerCase();
  const plain = table.filter((row) => !isPattern(row));
  return [...plain.filter(isLowerCase), ...plain.filter((row) => !isLowerCase(row))].filter(
    ({ from }) => {
      const file = fileName(decodeURIComponent(from));
      if (taken.has(file)) return false;
      taken.add(file);
      return true;
    },
  );
}

/**
 * Where a refresh page lies in the built site: `/2019/05/old-post` is `2019/05/old-post.html`, and
 * `/old.html` is `old.html`.
 *
 * @param from an old address without faults (`redirectProblems`), and no pattern.
 */
export function refreshFile(from: string): string {
  return `${decodeURIComponent(from.slice(1)).replace(/\.html$/, '')}.html`;
}

/**
 * The page that a row would keep from its visitors, if there is one: also by another way of writing its
 * address (`/%61bout`).
 *
 * @param row one whose signs can be decoded.
 * @param pages the paths of the site's pages.
 */
function hiddenPage(row: Redirect, pages: readonly string[]): string | undefined {
  const from = decodeURIComponent(isPattern(row) ? prefixOf(row) : row.from);
  return pages.find((page) => (isPattern(row) ? page.startsWith(from) : page === from));
}

/**
 * Answers as a host does that follows the rules: plain rows first, then the first pattern that fits.
 *
 * @param path a path as requested, with or without a trailing slash; case counts.
 * @returns where it leads, or undefined.
 */
export function findRedirect(table: readonly Redirect[], path: string): string | undefined {
  const asked = withoutSlash(path);
  const row =
    table.find((candidate) => !isPattern(candidate) && candidate.from === asked) ??
    table.find((candidate) => isPattern(candidate) && asked.startsWith(prefixOf(candidate)));
  return row?.to;
}

/**
 * Finds what is wrong with a table, in an editor's words.
 *
 * @param pages the paths of the site's pages, such as `/` and `/tours/private-tours`.
 * @param files the paths of its other files, such as `/rss.xml`; a `*` in them matches any text. None where they
 *   are not known yet.
 * @returns one sentence a problem, each beginning with the row's old address; none when all is well.
 */
export function redirectProblems(
  table: readonly Redirect[],
  pages: readonly string[],
  files: readonly string[] = [],
): string[] {
  const seen = new Set<string>();
  // A row that hides pages leads nobody anywhere: its own problem is told, not what it does to others.
  const sound = table.filter((row) => !wrongFrom(row, pages, files));
  return table.flatMap((row) => {
    const problem =
      (seen.has(row.from) && 'is listed twice; keep one of the two rows') ||
      wrongFrom(row, pages, files) ||
      wrongTo(row, sound, pages, files);
    seen.add(row.from);
    return problem ? [`${row.from} ${problem}.`] : [];
  });
}

function wrongFrom(
  row: Redirect,
  pages: readonly string[],
  files: readonly string[],
): string | false {
  const { from } = row;
  if (!/^\/[^\s?#]+$/.test(from)) {
    return 'must be a path such as /old-page: a slash first, no spaces, no ? and no #';
  }
  if (from.endsWith('/')) return 'must not end in a slash; both forms are covered without it';
  if (from.includes(':')) return 'uses ":", which hosts read differently; end it in * instead';
  if (from.slice(0, -1).includes('*')) return 'may have a * only at its end';
  const steps = from.slice(1).split('/');
  if (!steps.every(isStep)) {
    return 'is no address that a browser asks for; copy it from the address bar, without "..", "//" or a lone %';
  }
  if (steps.slice(0, -1).some((step) => /\.html$/i.test(step))) {
    return 'goes on after .html, where no host finds a page; end it there';
  }
  const page = hiddenPage(row, pages);
  if (page !== undefined) return `would hide the page ${page}`;
  const own = /\.html$/i.test(from) && pages.find((path) => fileName(path) === fileName(from));
  if (own) return `is the file of the page ${own}; hosts lead there by themselves`;
  const file = files.find((path) => isTaken(row, path));
  return file !== undefined && `would hide ${file}, a file of the site`;
}

/** Whether a part of an address, between two slashes, can be a name of a folder or a file. */
function isStep(step: string): boolean {
  try {
    const name = decodeURIComponent(step);
    // A character before the space is for machines, and no file's name may have it.
    return !/^\.{0,2}$/.test(name) && !/[/\\]/.test(name) && [...name].every((char) => char >= ' ');
  } catch {
    return false;
  }
}

/** Whether a row's address is a file's, lies below one, or is a pattern that takes one in. */
function isTaken(row: Redirect, file: string): boolean {
  const [start = '', ...rest] = file.split('*');
  if (isPattern(row)) {
    const prefix = prefixOf(row);
    return start.startsWith(prefix) || (rest.length > 0 && prefix.startsWith(start));
  }
  // A page and the pages below it share a beginning; below a file there is nothing.
  const isBelow = /\.[^/]+$/.test(file) && row.from.startsWith(`${file}/`);
  if (rest.length === 0) return isBelow || file === row.from;
  const parts = file.split('*').map((part) => part.replaceAll(/[.+^${}()|[\]\\?]/g, '\\$&'));
  return isBelow || new RegExp(`^${parts.join('.*')}$`).test(row.from);
}

function wrongTo(
  row: Redirect,
  table: readonly Redirect[],
  pages: readonly string[],
  files: readonly string[],
): string | false {
  if (/^https:\/\/[^\s/]\S*$/.test(row.to)) return false;
  const target = row.to.replace(/[?#].*/, '');
  if (!row.to.startsWith('/') || /\s/.test(row.to)) {
    return `leads to "${row.to}", which is neither a path nor an https:// address`;
  }
  const next = findRedirect(table, target);
  if (next !== undefined) {
    return isLoop(table, target)
      ? 'leads round in a circle'
      : `leads to ${target}, itself an old address; point it straight at ${next}`;
  }
  // Before a build the feeds and the sitemap are not known, and the build checks again.
  const isFile = files.length === 0 ? /^\/[\w-]+\.xml$/.test(target) : files.includes(target);
  return (
    !isFile && !pages.includes(target) && `leads to ${target}, which is not a page of the site`
  );
}

function isLoop(table: readonly Redirect[], start: string): boolean {
  const visited = new Set<string>();
  let path: string | undefined = start;
  while (path !== undefined && !visited.has(path)) {
    visited.add(path);
    path = findRedirect(table, path)?.replace(/[?#].*/, '');
  }
  return path !== undefined;
}

function isPattern({ from }: Redirect): boolean {
  return from.endsWith('*');
}

function prefixOf({ from }: Redirect): string {
  return from.slice(0, -1);
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function fileName(path: string): string {
  return path === '/'
    ? '/index'
    : withoutSlash(path)
        .toLowerCase()
        .replace(/\.html$/, '');
}
