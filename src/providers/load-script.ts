type Script = {
  /** The script's address. */
  src: string;
  /** Says whether what the script brings is there. Without it, having run is enough. */
  isReady?: () => boolean;
  /** The hash that the file must have, for one that never changes. */
  integrity?: string;
};

/** How long a visitor may be kept waiting for somebody else's server, in milliseconds. */
export const PATIENCE = 8_000;

const asked = new Map<string, Promise<void>>();

/**
 * Loads a third party's script, once, however many ask for it at once.
 *
 * @returns a promise that all who ask share. It rejects with an `Error` when the script is blocked,
 *   brings nothing, or takes longer than 8 seconds; the next one to ask then tries anew.
 */
export function loadScript(script: Script): Promise<void> {
  if (script.isReady?.()) return Promise.resolve();

  const shared = asked.get(script.src);
  if (shared) return shared;

  const loading = insert(script);
  asked.set(script.src, loading);
  loading.catch(() => asked.delete(script.src));
  return loading;
}

/**
 * Takes the error of a script that is no script: the browser tells of a foreign script's fault, but
 * neither what nor whose. It counts once, as the script that did not bring what it should.
 */
function mute(event: ErrorEvent): void {
  if (event.message === 'Script error.' && event.filename === '') event.preventDefault();
}

function insert({ src, isReady = () => true, integrity }: Script): Promise<void> {
  const tag = document.createElement('script');
  tag.src = src;
  tag.async = true;
  if (integrity) {
    tag.integrity = integrity;
    tag.crossOrigin = 'anonymous';
  }

  return new Promise<void>((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      removeEventListener('error', mute);
    };
    const fail = (why: string) => {
      settle();
      tag.remove();
      reject(new Error(`${src} ${why}.`));
    };
    const timer = setTimeout(
      () => fail(`did not arrive within ${PATIENCE / 1000} seconds`),
      PATIENCE,
    );
    tag.addEventListener('error', () => fail('could not be loaded'));
    tag.addEventListener('load', () => {
      if (!isReady()) return fail('was loaded but did not bring what it should');
      settle();
      resolve();
    });
    addEventListener('error', mute);
    document.head.append(tag);
  });
}
