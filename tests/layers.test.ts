import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** Which other layers a layer may import. A layer is a folder of `src`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  content: ['domain', 'providers', 'head', 'images', 'styles'],
  forms: ['domain'],
  head: ['domain'],
  images: ['domain', 'head', 'styles'],
  providers: ['domain'],
  stores: ['domain', 'providers'],
  scripts: ['domain', 'styles'],
  'service-worker': [],
  // Not `content`: Zod is about 90 kB in a browser.
  islands: ['domain', 'forms', 'providers', 'stores', 'styles'],
  components: ['domain', 'images', 'providers', 'islands', 'scripts', 'styles'],
  layouts: ['components', 'head', 'scripts', 'styles'],
  pages:
    'domain content forms head images providers stores islands components layouts styles'.split(
      ' ',
    ),
  styles: [],
  sandbox: ['domain'],
  'content.config.ts': ['content'],
};

/** Packages that only some layers may import; type imports are erased. */
const RESERVED = [
  {
    module: /^astro:content$/,
    layers: ['pages', 'content/queries', 'content.config.ts'],
    typesToo: ['content/schemas'],
  },
  { module: /^astro:env\/server$/, layers: ['providers/config.ts'] },
  { module: /^(astro\/)?zod$/, layers: ['content/schemas'] },
  // Build time only; other layers may be bundled for browsers.
  {
    module: /^node:/,
    layers: [
      ...['components', 'head', 'images', 'pages', 'sandbox'],
      ...['content/loader.ts', 'content/queries/hashed-path.ts'],
    ],
  },
];

/** Build-time modules with the sandbox's URLs and all ids. */
const SANDBOX_MODULES = /^providers\/(origins|settings)\.ts$/;
/** The one module that uses them. Astro refuses to bundle it for browsers (`astro:env/server`). */
const CONFIG = 'providers/config.ts';

const isIn = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

const importsIn = (text: string) =>
  [
    ...text.matchAll(
      /(?:^|>)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\((?:'([^']+)')\)/gm,
    ),
  ].map(([, type, from, dynamic]) => ({ from: from ?? dynamic ?? '', isType: type !== undefined }));

function importProblems(path: string, text: string): string[] {
  const [layer = ''] = path.split('/');
  const allowed = MAY_IMPORT[layer];
  if (!allowed) return [`${path}: src/${layer} has no row in the table of layers`];
  const wrong = importsIn(text).filter(({ from, isType }) => {
    if (!from.startsWith('.')) {
      if (layer === 'domain') return true;
      const rule = RESERVED.find(({ module }) => module.test(from));
      return rule && !isIn(path, rule.layers) && !(isType && isIn(path, rule.typesToo ?? []));
    }
    const target = posix.join(posix.dirname(path), from).replace(/\?.*$/, '');
    if (!isType && SANDBOX_MODULES.test(target) && !SANDBOX_MODULES.test(path))
      return path !== CONFIG;
    if (target.startsWith('../content/'))
      return !isIn(path, ['pages', 'content/queries', 'images/logo.ts']);
    // The types of labels; erased.
    if (isType && isIn(target, ['content/schemas'])) return false;
    return !isIn(target, [layer, ...allowed]);
  });
  const eager = /client:(load|only)/.exec(text)?.[0];
  return [
    ...wrong.map(({ from }) => `${path} -> ${from}`),
    ...(eager ? [`${path} uses ${eager}, which loads React at once`] : []),
  ];
}

test('every import in src follows the table', () => {
  const files = globSync('src/**/*.{astro,ts,tsx,js,mjs}')
    .map((path) => path.replaceAll('\\', '/').slice('src/'.length))
    // Tests beside islands may import test tools.
    .filter((path) => !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(50);
  const wrong = files.flatMap((path) => importProblems(path, readFileSync(`src/${path}`, 'utf8')));
  expect(wrong).toEqual([]);
});

test.each([
  ['domain/money.ts', "import { x } from '../providers/origins.ts';"],
  ['domain/money.ts', "import { z } from 'valibot';"],
  ['islands/a/A.tsx', "const x = () => import('../../head/head.ts');"],
  ['islands/a/A.tsx', "import { getEntry } from 'astro:content';"],
  ['components/Card.astro', "<script>import '../stores/promo.ts';</script>"],
  ['pages/a.ts', "import '../../scripts/dev/start.ts';"],
  ['pages/a.astro', '<Menu client:load />'],
  ['unplanned/x.ts', ''],
])('reports a wrong import: %s, %s', (path, text) => {
  expect(importProblems(path, text)).toHaveLength(1);
});
