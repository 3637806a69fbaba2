import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isSystemFile } from '../content/check/read/system-files.ts';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)$/i;
const TEXT = /\.(?:html|css|js|json|xml|svg|txt|webmanifest)$|(?:^|\/)_(?:headers|redirects)$/;

/**
 * The pictures of a build's `_astro` folder that no page, feed, style or script of it names.
 *
 * @param folder the build.
 * @returns their paths in it.
 */
export function unusedPictures(folder: string): string[] {
  const files = filesOf(folder);
  const texts = files.filter((file) => TEXT.test(file)).map((file) => read(folder, file));
  return files
    .filter((file) => /^_astro[\\/]/.test(file) && PICTURE.test(file))
    .filter((file) => !texts.some((text) => text.includes(markOf(file))));
}

/** What is never changed in an address, whatever letters the name has: the hash, and the ending. */
const markOf = (file: string) => basename(file).split('.').slice(-2).join('.');

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

const filesOf = (folder: string) =>
  globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());

/**
 * Takes out of the build what nobody asked to publish: each picture as its editor saved it, which
 * Astro writes beside the sizes that pages show (large, and with what a camera knows of the day and
 * the place), and what systems leave in `public/`.
 */
export function unusedPicturesOut(): AstroIntegration {
  return {
    name: 'unused-pictures',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const unused = unusedPictures(folder);
        const left = globSync('**/{.*,*}', { cwd: folder }).filter((file) =>
          isSystemFile(basename(file)),
        );
        for (const file of [...unused, ...left]) rmSync(join(folder, file), { recursive: true });
        logger.info(`${unused.length} pictures taken out that nothing names`);
      },
    },
  };
}
