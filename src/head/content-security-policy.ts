type Hashes = { scripts: readonly string[]; styles: readonly string[] };

/** What a page needs of third parties, by directive (`providers/origins.ts`). */
type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * One page's Content-Security-Policy, as the value of its `<meta>`. A directive that would say no
 * more than `default-src` is left out: browsers fall back to that, or to `script-src` for workers.
 * `frame-ancestors` is missing because browsers ignore it in a `<meta>`; it stands in the host's
 * `_headers`.
 *
 * Trusted Types are not demanded: networks in front of a site (address protection, analytics) write
 * markup of their own, and would fail.
 *
 * @param hashes the quoted hashes (`'sha256-…'`) of what the page writes inline.
 * @param sources those of the third parties that this page can use.
 */
export function policy({ scripts, styles }: Hashes, sources: Sources): string {
  const ours = (directive: string, hashes: readonly string[] = []) => {
    const values = [...new Set([...hashes, ...(sources[directive] ?? [])])];
    return values.length > 0 && `${directive} 'self' ${values.join(' ')}`;
  };
  return [
    "default-src 'self'",
    ours('script-src', scripts),
    ours('style-src', styles),
    "img-src 'self' data:",
    ours('connect-src'),
    ours('frame-src'),
    // It has no fallback: without it a form could post anywhere.
    ours('form-action') || "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
    .filter(Boolean)
    .join(';');
}

/** The policy of a text with nothing to run, to load or to post: a page that only sends its visitor on. */
export const BARE_POLICY = "default-src 'none';base-uri 'none';form-action 'none'";
