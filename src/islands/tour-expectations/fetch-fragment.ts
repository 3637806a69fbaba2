/** How long a fragment may take before it counts as failed, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** What a fragment says of itself to those who open it as a page; it is nothing for another page. */
const ITS_HEAD = /^(?:<meta[^>]*>)+/;

/**
 * Fetches a part of a page that stands in a file of its own.
 *
 * @throws Error when it can't be had, takes longer than 10 seconds, is empty, or is a whole page
 *   instead: some hosts answer a missing address with one, and a good status.
 */
export async function fetchFragment(address: string, signal?: AbortSignal): Promise<string> {
  const abort = new AbortController();
  const stop = (): void => abort.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await fetch(address, { signal: abort.signal });
    const html = (await response.text()).replace(ITS_HEAD, '');
    if (!response.ok || html.trim() === '' || /<!doctype/i.test(html)) {
      throw new Error(`${address} could not be loaded.`);
    }
    return html;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
