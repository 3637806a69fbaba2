import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isSystemFile } from './system-files.ts';

/**
 * Texts and pictures that stand in for files on disk, by path from the project's folder; `null` for a
 * file taken away.
 */
export type Overlay = Readonly<Record<string, string | Buffer | null>>;

/** The files of `content/`, as they are on disk or as an overlay changes them. Paths use `/`. */
export type ContentFiles = {
  /** Every file below `content/`, sorted. */
  paths: readonly string[];
  has: (path: string) => boolean;
  read: (path: string) => Buffer;
};

export function openContent(root: string, overlay: Overlay = {}): ContentFiles {
  const onDisk = listFiles(root, 'content');
  const laidOver = Object.keys(overlay).filter((path) => !isSystemFile(posix.basename(path)));
  const paths = new Set([...onDisk, ...laidOver]);
  for (const [path, text] of Object.entries(overlay)) if (text === null) paths.delete(path);

  return {
    paths: [...paths].sort(),
    has: (path) => paths.has(path),
    read: (path) => {
      const instead = overlay[path];
      if (typeof instead === 'string') return Buffer.from(instead);
      return instead ?? readFileSync(join(root, path));
    },
  };
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (isSystemFile(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}
