type Script = {
  src: string;
  /** Whether the script's global is there. Default: true once it has loaded. */
  isReady?: () => boolean;
  /** Subresource integrity, for files that never change. */
  integrity?: string;
};

const TIMEOUT_MS = 8_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a third-party script once; callers share the promise. A `<script data-preload>` of the page is awaited.
 *
 * @throws Error if the script is blocked, doesn't define its global, or takes over 8 seconds; the next call
 *   then tries again.
 */
export function loadScript(script: Script): Promise<void> {
  if (script.isReady?.()) return Promise.resolve();

  const shared = loading.get(script.src);
  if (shared) return shared;

  const result = awaitScript(script);
  loading.set(script.src, result);
  result.catch(() => loading.delete(script.src));
  return result;
}

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
    const fail = (why: string) => {
      clearTimeout(timer);
      tag.remove();
      reject(new Error(`${src} ${why}.`));
    };
    const timer = setTimeout(
      () => fail(`did not arrive within ${TIMEOUT_MS / 1000} seconds`),
      TIMEOUT_MS,
    );
    tag.addEventListener('error', () => fail('could not be loaded'));
    tag.addEventListener('load', () => {
      if (!isReady()) return fail('was loaded but did not define its global');
      clearTimeout(timer);
      resolve();
    });
    if (!pending) document.head.append(tag);
  });
}
