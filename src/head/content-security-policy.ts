type Hashes = { scripts: readonly string[]; styles: readonly string[] };

/** A page's third-party sources by directive (`providers/origins.ts`). */
type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * A page's Content-Security-Policy for a `<meta>`. Directives equal to `default-src` are left out.
 * `frame-ancestors` is in the host's `_headers`, since browsers ignore it in a `<meta>`. Trusted Types would
 * break CDNs that inject markup (email obfuscation, analytics).
 *
 * @param hashes the quoted hashes (`'sha256-…'`) of inline scripts and styles.
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
    // `form-action` doesn't fall back to `default-src`.
    ours('form-action') || "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
    .filter(Boolean)
    .join(';');
}

/** For pages that only redirect. */
export const REDIRECT_POLICY = "default-src 'none';base-uri 'none';form-action 'none'";
