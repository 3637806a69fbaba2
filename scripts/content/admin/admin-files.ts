import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readContent } from '../check/read/content.ts';
import { adminConfig, type Repository } from './config.ts';

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
  const entry = createRequire(import.meta.url).resolve('@sveltia/cms');
  const bundle = join(dirname(entry), '../dist/sveltia-cms.js');
  const config = adminConfig(readContent({ root }), repository);
  return [
    { path: 'admin.html', type: 'text/html', text: PAGE },
    { path: 'admin/config.json', type: 'application/json', text: JSON.stringify(config) },
    { path: 'admin/sveltia-cms.js', type: 'text/javascript', text: readFileSync(bundle, 'utf8') },
  ];
}
