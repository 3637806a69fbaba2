import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { isSystemFile } from '../content/check/read/system-files.ts';

const PICTURE = /^_astro[\\/].*\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)$/i;
const TEXT = /\.(?:html|css|js|json|xml|svg|txt|webmanifest)$|(?:^|\/)_(?:headers|redirects)$/;
/** Texts whose own names say what is in them: a picture that they name keeps its name. */
const NAMED_BY_CONTENT = /^_astro[\\/].*\.(?:css|js|svg)$/;
/** What is never changed in an address, whatever letters the name has: the hash, and the ending. */
const MARK = /\.[\w-]{6,}\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)\b/gi;
/** A size that Astro made: the original's name and hash, a hash of its own, the ending. */
const MADE = /^(?<original>.+\.[\w-]{8})_[\w-]+\.(?<format>avif|webp|jpe?g|png)$/;

type Text = { file: string; text: string };
type Size = { file: string; width: number; height: number };

const markOf = (file: string) => `.${basename(file).split('.').slice(-2).join('.')}`;

/** The texts of a build, and the pictures of its `_astro` folder: those that a text names, and the others. */
export function readBuild(folder: string): { texts: Text[]; used: string[]; unused: string[] } {
  const files = globSync('**/*', { cwd: folder }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  const texts = files
    .filter((file) => TEXT.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  // One pass over each text: a look for each picture in each text would grow with both.
  const named = new Set(texts.flatMap(({ text }) => text.match(MARK) ?? []));
  const pictures = files.filter((file) => PICTURE.test(file));
  return {
    texts,
    used: pictures.filter((file) => named.has(markOf(file))),
    unused: pictures.filter((file) => !named.has(markOf(file))),
  };
}

/** Pictures whose names are numbers are a set, as those of the gallery. */
const NUMBERED = /^\d+$/;

/**
 * Shorter marks for the sizes of a picture: one hash for all of them, and the width. In a `srcset` each
 * stands beside its width, so that it costs a compressed page next to nothing, where Astro's hash is a new
 * one for each size.
 *
 * A set of numbered pictures, of which one page shows seventy, has one hash together, and each size its height,
 * which is the same for all: 500 bytes of the gallery. Where one of them changes, all have new addresses.
 *
 * @param sizes the files' paths, and how large they are in pixels.
 * @returns each new mark by its old one; of files that would be called the same, the first has it.
 */
export function shorterMarks(sizes: readonly Size[]): Map<string, string> {
  const made = sizes.flatMap((size) => {
    const { original, format } = MADE.exec(basename(size.file))?.groups ?? {};
    if (!original || !format) return [];
    const name = original.slice(0, original.lastIndexOf('.'));
    const isNumbered = NUMBERED.test(name);
    return [{ ...size, mark: markOf(size.file), original, name, format, isNumbered }];
  });
  const marks = new Map<string, string>();
  const taken = new Set<string>();
  const sets = Map.groupBy(made, ({ isNumbered, original }) => isNumbered || original);
  for (const all of sets.values()) {
    // Of all its sizes: where one is made in another way, each has a new address.
    const hash = shortHash(all.map(({ mark }) => mark).toSorted());
    for (const { mark, name, width, height, format, isNumbered } of all) {
      const size = isNumbered ? height : width;
      const candidates = [`.${hash}-${size}.${format}`, `.${hash}-${width}x${height}.${format}`];
      const free = candidates.find((candidate) => !taken.has(name + candidate));
      if (!free) continue;
      taken.add(name + free);
      marks.set(mark, free);
    }
  }
  return marks;
}

/** Four letters and digits: 1 in 14 million changes of a picture leaves them as they were. */
function shortHash(texts: readonly string[]): string {
  const digest = createHash('sha256').update(texts.join()).digest('base64');
  return digest.replaceAll(/[^a-z0-9]/gi, '').slice(0, 4);
}

async function sizeOf(folder: string, file: string): Promise<Size> {
  const { width, height } = await sharp(join(folder, file)).metadata();
  return { file, width, height };
}

/** Gives the sizes of pictures short names. */
export function pictureFiles(): AstroIntegration {
  return {
    name: 'picture-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const { texts, used } = readBuild(folder);
        const fixed = new Set(
          texts
            .filter(({ file }) => NAMED_BY_CONTENT.test(file))
            .flatMap(({ text }) => text.match(MARK) ?? []),
        );
        const sizes = used.filter((file) => MADE.test(basename(file)) && !fixed.has(markOf(file)));
        const marks = shorterMarks(await Promise.all(sizes.map((file) => sizeOf(folder, file))));
        for (const file of sizes) {
          const [old, short] = [markOf(file), marks.get(markOf(file))];
          if (short)
            renameSync(
              join(folder, file),
              join(
                folder,
                file.replace(old, () => short),
              ),
            );
        }
        for (const { file, text } of texts) {
          const renamed = text.replace(MARK, (mark) => marks.get(mark) ?? mark);
          if (renamed !== text) writeFileSync(join(folder, file), renamed);
        }
        logger.info(`${marks.size} pictures renamed`);
      },
    },
  };
}

/**
 * Takes out of the build what nobody asked to publish: each picture as its editor saved it, which Astro
 * writes beside the sizes that pages show (large, and with what a camera knows of the day and the
 * place), those that have become part of another file, and what systems leave in `public/`.
 */
export function unusedPicturesOut(): AstroIntegration {
  return {
    name: 'unused-pictures-out',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const { unused } = readBuild(folder);
        const left = globSync('**/{.*,*}', { cwd: folder }).filter((file) =>
          isSystemFile(basename(file)),
        );
        for (const file of [...unused, ...left]) rmSync(join(folder, file), { recursive: true });
        logger.info(`${unused.length} pictures taken out that nothing names`);
      },
    },
  };
}
