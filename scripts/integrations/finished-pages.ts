import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where a pass works: the built page's file by its name in the build, and the build's folder. */
type PageFile = { name: string; folder: string };

/** What is done to each built page's HTML. */
export type Pass = (html: string, file: PageFile) => string | Promise<string>;

/**
 * What is left to do to the HTML of a build, in one reading of each file: the passes run one after
 * another, each on what the one before has made of the page.
 *
 * @throws what a pass throws; the build ends with it
 */
export function finishedPages(passes: readonly Pass[]): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        let pages = 0;
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const built = await readFile(join(folder, name), 'utf8');
          let html = built;
          for (const pass of passes) html = await pass(html, { name, folder });
          if (html === built) continue;
          await writeFile(join(folder, name), html);
          pages += 1;
        }
        logger.info(`${pages} pages finished`);
      },
    },
  };
}
