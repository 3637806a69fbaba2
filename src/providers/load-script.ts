export type Script = {
  /** The script's address. */
  src: string;
  /** Says whether what the script brings is there. Without it, having run is enough. */
  isReady?: () => boolean;
  /** The hash that the file must have, for one that never changes. */
  integrity?: string;
};

/** How long a third party's server may take, in milliseconds. */
const TIMEOUT_MS = 8_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a third party's script once, however many callers there are. A tag that the page itself has
 * added already (`scripts/preload.js`) is waited for, not doubled.
 *
 * @returns a promise that all callers share. It rejects with an `Error` when the script is blocked,
 *   brings nothing, or takes longer than 8 seconds; the next call then tries again.
 */
export function loadScript(script: Script): Promise<void> {
  if (script.isReady?.()) return Promise.resolve();

  const shared = loading.get(script.src);
  if (shared) return shared;

  const arrival = awaitScript(script);
  loading.set(script.src, arrival);
  arrival.catch(() => loading.delete(script.src));
  return arrival;
}

/**
 * Silences the error of a foreign script that can't run: the browser reports neither what nor whose it
 * was. It counts once, as the script that did not bring what it should.
 */
function ignoreForeignError(event: ErrorEvent): void {
  if (event.message === 'Script error.' && event.filename === '') event.preventDefault();
}

/** The page's own tag for the script, as long as it may still bring it. */
function findPending(src: string): HTMLScriptElement | undefined {
  const pending = document.querySelectorAll<HTMLScriptElement>('script[data-preload]');
  return [...pending].find((tag) => tag.src === src);
}

function createTag({ src, integrity }: Script): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.src = src;
  tag.async = true;
  if (integrity) {
    tag.integrity = integrity;
    tag.crossOrigin = 'anonymous';
  }
  return tag;
}

function awaitScript(script: Script): Promise<void> {
  const { src, isReady = () => true } = script;
  const pending = findPending(src);
  const tag = pending ?? createTag(script);

  return new Promise<void>((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      removeEventListener('error', ignoreForeignError);
    };
    const fail = (why: string) => {
      settle();
      tag.remove();
      reject(new Error(`${src} ${why}.`));
    };
    const timer = setTimeout(
      () => fail(`did not arrive within ${TIMEOUT_MS / 1000} seconds`),
      TIMEOUT_MS,
    );
    tag.addEventListener('error', () => fail('could not be loaded'));
    tag.addEventListener('load', () => {
      if (!isReady()) return fail('was loaded but did not bring what it should');
      settle();
      resolve();
    });
    addEventListener('error', ignoreForeignError);
    if (!pending) document.head.append(tag);
  });
}
