import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Change = {
  /** A unique name for the folder, since tests run in parallel. */
  name: string;
  /** The routes to build: files and folders of `src/pages`. */
  pages: readonly string[];
  /** Files to replace, by path; null removes one. */
  files: Readonly<Record<string, string | Buffer | null>>;
  /** Variables of the build's environment. */
  env?: Readonly<Record<string, string>>;
};

export type CopiedSite = {
  /** The copy's folder. */
  copy: string;
  /** A file of the build, by its path in `dist`. */
  read: (path: string) => string;
  /** The files of the build whose path or lower-case text contains a word. */
  filesWith: (word: string) => string[];
  remove: () => void;
};

/** Copies the site with changed files. Pictures are not encoded. */
export function copySite({ name, pages, files }: Omit<Change, 'env'>): {
  copy: string;
  remove: () => void;
} {
  // Inside the project, so that imports resolve.
  const copy = join(root, '.cache', name);
  const remove = () => rmSync(copy, { recursive: true, force: true });
  remove();
  for (const folder of ['content', 'public', 'scripts', 'src']) link(copy, folder, pages);
  for (const file of ['package.json', 'tsconfig.json', 'wrangler.jsonc'])
    cpSync(join(root, file), join(copy, file));
  cpSync(join(root, 'astro.config.mjs'), join(copy, 'site.config.mjs'));
  writeFileSync(
    join(copy, 'astro.config.mjs'),
    `import { passthroughImageService } from 'astro/config';
    import config from './site.config.mjs';
    export default { ...config, image: { ...config.image, service: passthroughImageService() } };`,
  );
  for (const [path, text] of Object.entries(files)) {
    // Unlinked first: it is a hard link.
    rmSync(join(copy, path), { force: true });
    if (text === null) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return { copy, remove };
}

/** @throws Error with the build's output, if it fails. */
export function buildCopy({ env = {}, ...change }: Change): CopiedSite {
  const { copy, remove } = copySite(change);
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--root', copy], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: 'pipe',
  });
  const dist = join(copy, 'dist');
  return {
    copy,
    read: (path) => readFileSync(join(dist, path), 'utf8'),
    filesWith: (word) =>
      globSync('**/*.*', { cwd: dist })
        .filter((file) => {
          const isText = /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/.test(file);
          const text = isText ? readFileSync(join(dist, file), 'utf8') : '';
          return (file + text).toLowerCase().includes(word);
        })
        .map((file) => file.replaceAll('\\', '/'))
        .sort(),
    remove,
  };
}

/** The service worker needs it. */
const ALWAYS = 'offline.astro';

/** Hard-links the project's files. */
function link(copy: string, folder: string, pages: readonly string[]): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const [, parent, page] = path.split(/[\\/]/);
    const isLeftOut = page && page !== ALWAYS && !pages.includes(page);
    if (folder.startsWith('src') && parent === 'pages' && isLeftOut) continue;
    if (entry.isDirectory()) link(copy, path, pages);
    else {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      linkSync(join(root, path), join(copy, path));
    }
  }
}

/** A page's text, without markup, styles and scripts. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
