import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { adminFiles } from '../content/admin/admin-files.ts';
import type { Repository } from '../content/admin/config.ts';

/** Reads the CMS_* variables from the environment or `.env`. */
function repositoryIn(root: string): Repository | undefined {
  const { CMS_REPOSITORY, CMS_BRANCH, CMS_SIGN_IN } = loadEnv('production', root, 'CMS_');
  if (!CMS_REPOSITORY) return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(CMS_REPOSITORY)) {
    throw new Error(`CMS_REPOSITORY is "${CMS_REPOSITORY}"; write owner/name`);
  }
  return { repo: CMS_REPOSITORY, branch: CMS_BRANCH || 'main', signIn: CMS_SIGN_IN || undefined };
}

/** Dev server middleware that serves the editor at `/admin`. */
function serveAdmin(root: string) {
  return ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = url.replace(/[?#].*$/, '').replace(/^\/admin\/?$/, '/admin.html');
    const files = path.startsWith('/admin') ? adminFiles(root, repositoryIn(root)) : [];
    const file = files.find((one) => `/${one.path}` === path);
    if (!file) {
      next();
      return;
    }
    response.setHeader('Content-Type', `${file.type}; charset=utf-8`);
    response.setHeader('Cache-Control', 'no-store');
    response.end(file.text);
  };
}

/** Adds the editor to `astro dev`, and to builds with CMS_REPOSITORY set. Its page has its own CSP. */
export function contentAdmin(): AstroIntegration {
  let root = '';
  return {
    name: 'content-admin',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(serveAdmin(root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const repository = repositoryIn(root);
        if (!repository) return;
        await mkdir(new URL('admin/', dir), { recursive: true });
        for (const { path, text } of adminFiles(root, repository)) {
          await writeFile(join(fileURLToPath(dir), path), text);
        }
        logger.info(`/admin edits ${repository.repo}, branch ${repository.branch}`);
      },
    },
  };
}
