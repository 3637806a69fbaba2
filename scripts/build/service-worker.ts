import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const sources = new URL('../../src/service-worker/', import.meta.url);

const isOff = () => process.env['SERVICE_WORKER'] === 'off';

/** Bundles and minifies a script of `src/service-worker`. `define` sets its constants. */
export async function bundle(name: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: fileURLToPath(new URL(name, sources)),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${name} could not be built.`);
  return output.output[0].code.trim();
}

/**
 * Writes the service worker to the build. With `SERVICE_WORKER=off` in the environment, it writes one that
 * unregisters itself, and pages don't register it.
 */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const isOn = command === 'build' && !isOff();
        updateConfig({ vite: { define: { HAS_SERVICE_WORKER: JSON.stringify(isOn) } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        if (isOff()) {
          await writeFile(join(root, 'sw.js'), await bundle('retired.ts'));
          logger.info('the service worker unregisters itself');
          return;
        }
        // Changes with the build's files, so that browsers fetch the offline page again and drop what is unused.
        const version = createHash('sha256')
          .update(await readFile(join(root, 'offline.html')))
          .update((await readdir(join(root, '_astro'))).toSorted().join())
          .digest('hex')
          .slice(0, 8);
        const worker = await bundle('worker.ts', { WORKER_VERSION: JSON.stringify(version) });
        await writeFile(join(root, 'sw.js'), worker);
        logger.info(`${worker.length} bytes of service worker`);
      },
    },
  };
}
