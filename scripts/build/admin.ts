import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { adminConfig, type Repository } from '../content/admin/config.ts';
import { readContent } from '../content/check/read/content.ts';

/** Sveltia CMS loads its fonts from jsDelivr. All other external requests go to GitHub. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' https://cdn.jsdelivr.net",
  "img-src 'self' blob: data: https://*.githubusercontent.com",
  'media-src blob:',
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "manifest-src 'self' blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="content-security-policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>The content</title>
    <link rel="cms-config-url" type="application/json" href="/admin/config.json" />
  </head>
  <body>
    <script src="/admin/sveltia-cms.js"></script>
  </body>
</html>
`;

type AdminFile = { path: string; type: string; text: string };

/** The editor at `/admin`: Sveltia CMS's unmodified bundle, its HTML page and its configuration. */
export function adminFiles(root: string, repository?: Repository): AdminFile[] {
  const bundle = join(root, 'node_modules/@sveltia/cms/dist/sveltia-cms.js');
  const config = adminConfig(readContent({ root }), repository);
  return [
    { path: 'admin.html', type: 'text/html', text: PAGE },
    { path: 'admin/config.json', type: 'application/json', text: JSON.stringify(config) },
    { path: 'admin/sveltia-cms.js', type: 'text/javascript', text: readFileSync(bundle, 'utf8') },
  ];
}

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
