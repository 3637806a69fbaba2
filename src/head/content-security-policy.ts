type Hashes = { scripts: readonly string[]; styles: readonly string[] };

/** What the third parties need, by directive (`providers/origins.ts`). */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * One page's Content-Security-Policy, as the value of its `<meta>`.
 *
 * Input: the quoted hashes (`'sha256-…'`) of what the page writes inline. `sources` are
 * those of the third parties, one table for the whole site. `frame-ancestors` is missing because
 * browsers ignore it in a `<meta>`; it stands in the host's `_headers`.
 */
export function policy({ scripts, styles }: Hashes, sources: Sources): string {
  const of = (directive: string) => sources[directive] ?? [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...of('script-src')],
    'style-src': ["'self'", ...styles, ...of('style-src')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...of('connect-src')],
    'frame-src': ["'self'", ...of('frame-src')],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...of('form-action')],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join(';');
}
