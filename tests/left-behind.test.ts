import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { schemaTree, type SchemaNode } from '../scripts/content/admin/schema-tree.ts';
import { COLLECTION_NAMES } from '../scripts/content/check/read/entries.ts';

/** The files that match, by path, without comments. */
const read = (...patterns: string[]) =>
  new Map(
    globSync(patterns, { exclude: ['**/*.test.*'] }).map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\/|<!--.*?-->|^\s*\/\/[^\n]*/gms, ''),
    ]),
  );
const STYLE = /<style([^>]*)>(.*?)<\/style>/gs;
const join = (texts: Iterable<string>) => [...texts].join('\n');

const content = read('content/**/*.{json,md,mdx,svg}');
const source = read('src/**/*.{ts,tsx,js,astro,css}');
const schemas = read('src/content/schemas/**/*.ts');
const code = join(
  [...source, ...read('scripts/{build,content/preflight}/**/*.ts')]
    .filter(([path]) => !schemas.has(path) && !path.endsWith('.css'))
    .map(([, text]) => text.replaceAll(STYLE, '').replaceAll(/^import [^;]*;$/gm, '')),
);
const words = join(content.values());
const markup = code + join(words.match(/class="[^"]*"/g) ?? []);

/** `file:line name` of the first line that matches. */
function placeOf(name: string, found: string, paths: Iterable<string>): string {
  for (const path of paths) {
    const lines = readFileSync(path, 'utf8').split('\n');
    const line = lines.findIndex((text) => new RegExp(found).test(text)) + 1;
    if (line > 0) return `${path}:${line} ${name}`;
  }
  return name;
}

const fieldsOf = (node: SchemaNode): string[] => [
  ...Object.entries(node.properties ?? {}).flatMap(([name, of]) => [name, ...fieldsOf(of)]),
  ...[
    node.items,
    ...(node.prefixItems ?? []),
    ...(node.anyOf ?? []),
    ...(node.oneOf ?? []),
  ].flatMap((part) => (part ? fieldsOf(part) : [])),
];

/** As `.name`, taken apart by `{ name }` or `{ name: other } =`, as `'name'`, or as the variable `{name}` of a text. */
const isRead = (name: string) =>
  new RegExp(
    `(?<=[\\w)\\]?!])\\.${name}\\b(?!\\()|[{,]\\s*${name}\\s*[,}=]|'${name}'|[{,]\\s*${name}: \\w+[^;(){}]*\\}\\s*=`,
  ).test(code) || new RegExp(`\\{${name}\\}`, 'i').test(code + words);

test('code reads every field of the content', () => {
  const fields = new Set(COLLECTION_NAMES.flatMap((name) => fieldsOf(schemaTree(name))));
  expect(fields.size).toBeGreaterThan(200);
  const unread = [...fields].filter((name) => !isRead(name));
  expect(unread.map((name) => placeOf(name, `\\b${name}:|'${name}'`, schemas.keys()))).toEqual([]);
});

test('every animation that is defined is used', () => {
  const all = join(source.values());
  const names = [...all.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  const unused = names.filter(
    (name) => !new RegExp(`animation[^;]*: [^;]*\\b${name}\\b`).test(all),
  );
  expect(unused.map((name) => placeOf(name, `@keyframes ${name}\\b`, source.keys()))).toEqual([]);
});

const stylesOf = (path: string, text: string) =>
  path.endsWith('.css') ? text : join([...text.matchAll(STYLE)].map(([, , css = '']) => css));

test('every custom property that is set is read', () => {
  const all = join([...source.values(), ...content.values()]);
  const read = new Set([...all.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const unread = [...source].flatMap(([path, text]) =>
    [...text.matchAll(/(?<![\w-])(--[\w-]+)['"`]?\]?\s*:/g)]
      .filter(([, name]) => !read.has(name))
      .map(([, name = '']) => placeOf(name, `${name}\\b`, [path])),
  );
  expect(read.size).toBeGreaterThan(50);
  expect(unread).toEqual([]);
});

/** Whether a text has a class in quotes, in a style module, or in a template such as `facts-${count}`. */
const hasClass = (text: string, name: string) =>
  new RegExp(
    `["'\`](?:[^"'\`\n]*\\s)?${name}(?:\\s[^"'\`\n]*)?["'\`]|\\bstyles\\.${name}\\b|class:list=\\{[^>]*\\b${name}\\b`,
  ).test(text) || isBuilt(text, name);

const isBuilt = (text: string, name: string) => text.includes(`${name.replace(/(?<=-).*/, '')}\${`);

const classesIn = (css: string) =>
  new Set(
    [
      ...css.replaceAll(/\[[^\]]*\]|url\([^)]*\)/g, '').matchAll(/\.([a-z_][\w-]*)(?=[^{};]*\{)/gi),
    ].map(([, name = '']) => name),
  );

/** Where a style sheet's classes must stand. */
function usersOf(path: string, text: string): string {
  const isScoped = path.endsWith('.astro') && !/:global|is:global/.test(text);
  if (isScoped) return text.replaceAll(STYLE, '');
  if (!path.endsWith('.module.css')) return markup;
  return join([...source.values()].filter((user) => user.includes(basename(path))));
}

test('every rule has markup with its class', () => {
  const unused = [...source]
    .filter(([path]) => /\.(css|astro)$/.test(path))
    .flatMap(([path, text]) => {
      const users = usersOf(path, text);
      const names = [...classesIn(stylesOf(path, text))].filter((name) => !hasClass(users, name));
      return names.map((name) => placeOf(name, `\\.${name}(?![\\w(-])`, [path]));
    });
  expect(unused).toEqual([]);
});

test('every class has a rule', () => {
  const ruled = classesIn(join([...source].map(([path, text]) => stylesOf(path, text))));
  const bare = [...source].flatMap(([path, text]) =>
    [...text.matchAll(/\bclass(?:Name)?="([^"$]*)"|\bstyles\.(\w+)/g)]
      .flatMap(([, list = '', name = '']) => `${list} ${name}`.trim().split(/\s+/))
      .filter((name) => name !== '' && !ruled.has(name))
      .map((name) => placeOf(name, `(?:class(?:Name)?=.*|\\.)\\b${name}\\b`, [path])),
  );
  expect(ruled.size).toBeGreaterThan(100);
  expect(bare).toEqual([]);
});

test('every class that a test selects is in the markup', () => {
  const gone = [...read('{tests,e2e}/**/*.ts')]
    .filter(([path]) => !path.startsWith('e2e/admin/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/(?:locator|closest|querySelector(?:All)?|all)\(\s*(['"`])(.*?)\1/g)]
        .flatMap(([, , selector = '']) => [...selector.matchAll(/(?<!\w)\.([a-z][\w-]*)/g)])
        .filter(([, name = '']) => !hasClass(markup, name))
        .map(([, name = '']) => placeOf(name, `[ '"\`>,]\\.${name}(?![\\w(-])`, [path])),
    );
  expect(gone).toEqual([]);
});

test('a component reads each of its attributes', () => {
  const unread = [...source].flatMap(([path, text]) => {
    const props = /^(?:interface Props|type Props =)[^;]*?\{\n.*?^\}/ms.exec(text)?.[0] ?? '';
    const rest = text.replace(props, '').replaceAll(STYLE, '');
    // Some pass the rest on.
    if (/\{[^{}[]*\.\.\.\w/.test(rest)) return [];
    return [...props.matchAll(/^\s+'?(\w+)'?\??:/gm)]
      .filter(([, name = '']) => !new RegExp(`\\b${name}\\b`).test(rest))
      .map(([, name = '']) => placeOf(name, `^\\s+'?${name}'?\\??:`, [path]));
  });
  expect(unread).toEqual([]);
});

test('something uses every file of public/', () => {
  const files = globSync('public/**/*.*');
  const used = code + words;
  const isNamed = (file: string) =>
    used.includes(basename(file)) ||
    isBuilt(used, basename(file)) ||
    used.includes(`${file.replace(/^public(.*\/).*/, '$1')}\${`);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !isNamed(file.replaceAll('\\', '/')))).toEqual([]);
});

test('the linter makes exceptions only for files that exist', () => {
  const named = readFileSync('biome.jsonc', 'utf8').match(/(?<=")src\/[^"*]+(?=")/g) ?? [];
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
