const TIMEOUT_MS = 10_000;

/** Meta tags for a fragment that is opened as a page. */
const META_TAGS = /^(?:<meta[^>]*>)+/;

/**
 * Fetches an HTML fragment.
 *
 * @throws Error if it fails, takes over 10 seconds, is empty, or is a whole page: some hosts answer 200 with a page
 *   for a missing file.
 */
export async function fetchFragment(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const html = (await response.text()).replace(META_TAGS, '');
  if (!response.ok || html.trim() === '' || /<!doctype/i.test(html)) {
    throw new Error(`${url} could not be loaded.`);
  }
  return html;
}
