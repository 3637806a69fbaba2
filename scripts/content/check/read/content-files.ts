import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files left behind by the OS or an editor: `.DS_Store`, `Thumbs.db`, `~$post.docx`, `post.mdx~`. */
const IGNORED_FILES =
  /^(?:\.(?!well-known$)|~\$|#|(?:desktop\.ini|thumbs\.db|__macosx)$)|(?:~|\.(?:swp|bak|orig|tmp))$/i;

/** Replaces files on disk, by path relative to the project root; `null` hides a file. */
export type Overlay = Readonly<Record<string, string | Buffer | null>>;

export type ContentFiles = {
  paths: readonly string[];
  has: (path: string) => boolean;
  read: (path: string) => Buffer;
};

export function openContent(root: string, overlay: Overlay = {}): ContentFiles {
  const folder = join(root, 'content');
  const onDisk = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    : [];
  const names = onDisk.map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  const paths = new Set(names.map((name) => name.replaceAll('\\', '/')));
  for (const path of Object.keys(overlay)) paths.add(path);
  for (const path of paths) {
    if (overlay[path] === null || path.split('/').some((name) => IGNORED_FILES.test(name)))
      paths.delete(path);
  }
  const read = (path: string): Buffer => {
    const text = overlay[path];
    return typeof text === 'string' ? Buffer.from(text) : (text ?? readFileSync(join(root, path)));
  };
  return { paths: [...paths].sort(), has: (path) => paths.has(path), read };
}
