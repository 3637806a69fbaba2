import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Which layer may import which, besides itself. A layer is a folder of `src`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  content: ['domain', 'providers', 'head'],
  forms: ['domain'],
  head: ['domain'],
  providers: ['domain'],
  stores: ['domain', 'providers'],
  scripts: [],
  'service-worker': [],
  // Not `content`: Zod is about 90 kB in a browser.
  islands: ['domain', 'forms', 'providers', 'stores', 'styles'],
  components: ['domain', 'providers', 'islands', 'scripts', 'service-worker', 'styles'],
  layouts: ['components', 'head', 'scripts', 'styles'],
  pages: [
    'domain',
    'content',
    'forms',
    'head',
    'providers',
    'stores',
    'islands',
    'components',
    'layouts',
    'styles',
  ],
  styles: [],
  sandbox: ['domain'],
  'content.config.ts': ['content'],
};

/** Modules from outside that only some may import; a type costs the browser nothing. */
const RESERVED = [
  {
    module: /^astro:content$/,
    layers: ['pages', 'content/queries', 'content.config.ts'],
    typesToo: ['content/schemas'],
  },
  { module: /^astro:env\/server$/, layers: ['providers/config.ts'] },
  { module: /^(astro\/)?zod$/, layers: ['content/schemas'] },
  // What runs while the site is built; the other layers end up in browsers.
  { module: /^node:/, layers: ['components', 'head', 'pages', 'sandbox', 'content/loader.ts'] },
];

type Import = { from: string; isType: boolean };

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const isIn = (path: string, folders: readonly string[]) =>
  folders.some((folder) => isWithin(path, folder));
const layerOf = (path: string) => path.split('/')[0] ?? '';

/** The script in a file: all of a module, frontmatter and `<script>`s of a component. */
function scriptIn(path: string, text: string): string {
  if (!path.endsWith('.astro')) return text;
  const frontmatter = /^\s*---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body);
  return [frontmatter, ...scripts].join('\n');
}

function importsIn(path: string, text: string): Import[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    path,
    scriptIn(path, text),
    ts.ScriptTarget.Latest,
    false,
    kind,
  );
  const found: Import[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isType = ts.isImportDeclaration(node)
        ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        : node.isTypeOnly;
      add(node.moduleSpecifier, isType);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    }
    ts.forEachChild(node, visit);
  };
  const add = (specifier: ts.Node | undefined, isType: boolean) => {
    if (specifier && ts.isStringLiteral(specifier)) found.push({ from: specifier.text, isType });
  };
  visit(source);
  return found;
}

/** What is wrong with one file of `src`, one sentence each. */
function wrongArrows(path: string, text: string): string[] {
  const layer = layerOf(path);
  const allowed = MAY_IMPORT[layer];
  if (!allowed) return [`${path}: src/${layer} has no row in the table of layers`];

  const arrows = importsIn(path, text).flatMap(({ from, isType }) => {
    if (!from.startsWith('.')) {
      if (layer === 'domain') return [`${path} -> ${from} (domain knows nobody)`];
      const rule = RESERVED.find(({ module }) => module.test(from));
      const isAllowed =
        !rule || isIn(path, rule.layers) || (isType && isIn(path, rule.typesToo ?? []));
      return isAllowed ? [] : [`${path} -> ${from}`];
    }
    const target = posix.join(posix.dirname(path), from).replace(/\?.*$/, '');
    if (target.startsWith('../')) {
      const isContent = target.startsWith('../content/');
      return isContent && isIn(path, ['pages', 'content/queries'])
        ? []
        : [`${path} -> ${target.slice(3)}`];
    }
    return isWithin(target, layer) || isIn(target, allowed) ? [] : [`${path} -> ${target}`];
  });

  const hydrated = /client:(load|only)/.exec(text)?.[0];
  return hydrated ? [...arrows, `${path} uses ${hydrated}, which loads React at once`] : arrows;
}

describe('imports point the way the house is built', () => {
  const root = new URL('../src/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    // A test beside its island reaches for the tests' own tools.
    .filter((path) => /\.(astro|tsx?|js|mjs)$/.test(path) && !/\.test\./.test(path));

  test('in every file of src', () => {
    expect(files.length).toBeGreaterThan(50);
    const wrong = files.flatMap((path) =>
      wrongArrows(path, readFileSync(new URL(path, root), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});

/** The modules that know the sandbox and the ids by name. They run while the site is built. */
const KNOWS_SANDBOX = /^providers\/(origins|public-ids|settings)\.ts$/;
/** What hands their outcome to pages. Astro keeps it from browsers: it imports `astro:env/server`. */
const CONFIG = 'providers/config.ts';

test('what knows the sandbox is imported by nothing that a browser gets', () => {
  const root = new URL('../src/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(astro|tsx?)$/.test(path) && !KNOWS_SANDBOX.test(path) && path !== CONFIG);
  const wrong = files.flatMap((path) =>
    importsIn(path, readFileSync(new URL(path, root), 'utf8'))
      .filter(({ from, isType }) => from.startsWith('.') && !isType)
      .map(({ from }) => posix.join(posix.dirname(path), from))
      .filter((target) => KNOWS_SANDBOX.test(target))
      .map((target) => `${path} -> ${target}`),
  );
  expect(wrong).toEqual([]);
});

describe('a wrong arrow is named', () => {
  test.each([
    ['domain/money.ts', "import { x } from '../providers/origins.ts';", 'providers/origins.ts'],
    ['domain/money.ts', "import { z } from 'valibot';", 'valibot (domain knows nobody)'],
    ['providers/origins.ts', "export * from '../stores/promo.ts';", 'stores/promo.ts'],
    [
      'islands/a/A.tsx',
      "import { s } from '../../content/schemas/tour.ts';",
      'content/schemas/tour.ts',
    ],
    ['islands/a/A.tsx', "const x = () => import('../../head/head.ts');", 'head/head.ts'],
    ['islands/a/A.tsx', "import type { X } from '../../pages/index.astro';", 'pages/index.astro'],
    ['islands/a/A.tsx', "import { getEntry } from 'astro:content';", 'astro:content'],
    ['islands/a/A.tsx', "import { z } from 'astro/zod';", 'astro/zod'],
    ['forms/contact.ts', "import { z } from 'zod';", 'zod'],
    ['content/schemas/tour.ts', "import { image } from 'astro:content';", 'astro:content'],
    [
      'components/Card.astro',
      "---\nimport { PUBLIC_REELS_SERVICE } from 'astro:env/server';\n---\n",
      'astro:env/server',
    ],
    [
      'components/Card.astro',
      "<p></p><script>import '../stores/promo.ts';</script>",
      'stores/promo.ts',
    ],
    [
      'components/Card.astro',
      "---\nimport x from '../../content/site.json';\n---\n",
      'content/site.json',
    ],
    ['layouts/Page.astro', "---\nimport '../pages/_list.ts';\n---\n", 'pages/_list.ts'],
    ['pages/a.ts', "import { createSandbox } from '../sandbox/server.ts';", 'sandbox/server.ts'],
    ['scripts/fonts.ts', "import { readFileSync } from 'node:fs';", 'node:fs'],
    ['pages/a.ts', "import '../../scripts/dev/start.ts';", 'scripts/dev/start.ts'],
  ])('%s: %s', (path, text, target) => {
    expect(wrongArrows(path, text)).toEqual([`${path} -> ${target}`]);
  });

  test('a folder that nobody has planned', () => {
    expect(wrongArrows('utils/x.ts', '')).toEqual([
      'utils/x.ts: src/utils has no row in the table of layers',
    ]);
  });

  test.each(['client:load', 'client:only="react"'])('%s', (directive) => {
    expect(wrongArrows('pages/a.astro', `<Menu ${directive} />`)).toHaveLength(1);
  });

  test('and a right one is not', () => {
    const right: [string, string][] = [
      ['domain/a.ts', "import { b } from './b.ts';"],
      ['islands/a/A.tsx', "import { s } from '../../forms/contact.ts';"],
      ['content/schemas/tour.ts', "import type { SchemaContext } from 'astro:content';"],
      ['providers/config.ts', "import * as ids from 'astro:env/server';"],
      ['components/Card.astro', "---\nimport { e } from '../scripts/fonts.ts?raw';\n---\n"],
      ['pages/a.astro', "---\nimport { getEntry } from 'astro:content';\n---\n"],
      ['content.config.ts', "import { tour } from './content/schemas/tour.ts';"],
    ];
    expect(right.flatMap(([path, text]) => wrongArrows(path, text))).toEqual([]);
  });
});
