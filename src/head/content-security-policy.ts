type Hashes = { scripts: readonly string[]; styles: readonly string[] };

/** What a page needs of third parties, by directive (`providers/origins.ts`). */
type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * The Trusted Types policies that our own scripts make: what islands hold is what the page held
 * (scripts/integrations/islands.ts), and there is one service worker (service-worker/register.ts).
 */
const TRUSTED_TYPES = 'slot worker';

/**
 * One page's Content-Security-Policy, as the value of its `<meta>`. A directive that would say no
 * more than `default-src` is left out: browsers fall back to that, or to `script-src` for workers.
 * `frame-ancestors` is missing because browsers ignore it in a `<meta>`; it stands in the host's
 * `_headers`.
 *
 * Where a page runs no script but ours, it enforces Trusted Types: no script can write a plain string
 * as HTML, nor name a script to run. A third party's script writes HTML as it likes (jQuery does so
 * as it starts), and nobody but its owner knows what it will write next month.
 *
 * @param hashes the quoted hashes (`'sha256-…'`) of what the page writes inline.
 * @param sources those of the third parties that this page can use.
 */
export function policy({ scripts, styles }: Hashes, sources: Sources): string {
  const ours = (directive: string, hashes: readonly string[] = []) => {
    const values = [...new Set([...hashes, ...(sources[directive] ?? [])])];
    return values.length > 0 && `${directive} 'self' ${values.join(' ')}`;
  };
  const isAllOurs = (sources['script-src'] ?? []).length === 0;
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
    isAllOurs && `require-trusted-types-for 'script';trusted-types ${TRUSTED_TYPES}`,
  ]
    .filter(Boolean)
    .join(';');
}

/** The policy of a text with nothing to run, to load or to post: a page that only sends its visitor on. */
export const BARE_POLICY = "default-src 'none';base-uri 'none';form-action 'none'";
