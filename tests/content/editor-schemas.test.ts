import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'jsonc-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/check/check-content.ts';
import { type Collection, COLLECTIONS } from '../../src/content/schemas/collections.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Document = { uri: string };
type Service = {
  configure: (settings: object) => void;
  parseJSONDocument: (document: Document) => unknown;
  doValidation: (document: Document, json: unknown) => Promise<{ message: string }[]>;
  doComplete: (
    document: Document,
    position: object,
    json: unknown,
  ) => Promise<{ items: { label: string }[] }>;
  doHover: (
    document: Document,
    position: object,
    json: unknown,
  ) => Promise<{ contents: unknown } | null>;
};
type Editor = {
  getLanguageService: (options: object) => Service;
  TextDocument: {
    create: (
      uri: string,
      language: string,
      version: number,
      text: string,
    ) => Document & {
      positionAt: (offset: number) => object;
    };
  };
};

// The program that reads JSON in VS Code; Astro's reads the fields of Markdown with it, too.
const editor = [
  '@astrojs/check',
  '@astrojs/language-server',
  'volar-service-yaml',
  'yaml-language-server',
].reduce(
  (require, name) => createRequire(require.resolve(name)),
  createRequire(import.meta.url),
)('vscode-json-languageservice') as Editor;

const settings = parse(read('.vscode/settings.json')) as {
  'json.schemas': { fileMatch: string[]; url: string }[];
  'astro.content-intellisense': boolean;
};
let service: Service;
const schemaOf = (name: string) => `.astro/collections/${name}.schema.json`;

/** A file in the editor, which has been told no more than `.vscode/settings.json` tells it. */
function open(file: string, text: string) {
  const document = editor.TextDocument.create(`file:///desk/${file}`, 'json', 1, text);
  const json = service.parseJSONDocument(document);
  const at = (words: string) => document.positionAt(text.indexOf(words));
  return {
    problems: async () =>
      (await service.doValidation(document, json)).map(({ message }) => message),
    offered: async (words: string) =>
      (await service.doComplete(document, at(words), json)).items.map(({ label }) => label),
    hover: async (words: string) => (await service.doHover(document, at(words), json))?.contents,
  };
}

beforeAll(() => {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  execFileSync(process.execPath, [astro, 'sync'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  });
  service = editor.getLanguageService({
    schemaRequestService: (uri: string) => Promise.resolve(read(uri.replace('file:///desk/', ''))),
    workspaceContext: { resolveRelativePath: (path: string) => path },
  });
  service.configure({
    validate: true,
    schemas: [
      ...settings['json.schemas'].map(({ fileMatch, url }) => ({
        fileMatch,
        uri: url.replace('./', 'file:///desk/'),
      })),
      // The extension finds a text's schema by its collection.
      ...['blog', 'tours', 'legal'].map((name) => ({
        fileMatch: [`/fields/${name}.json`],
        uri: `file:///desk/${schemaOf(name)}`,
      })),
    ],
  });
}, 120_000);

const { entries } = readContent({ root });
const jsonFiles = [...new Set(entries.map(({ file }) => file))].filter((file) =>
  file.endsWith('.json'),
);

describe('in an editor’s program', () => {
  test.each(jsonFiles)('%s has no fault that is none', async (file) => {
    expect(await open(file, read(file)).problems()).toEqual([]);
  });

  test.each(jsonFiles)('a mistyped field in %s is marked', async (file) => {
    const text = read(file).replace(/"\w+":/, '"mistyped": "", $&');
    const problems = await open(file, text).problems();
    expect(problems.join(), `has ${file} a row in .vscode/settings.json?`).toContain('mistyped');
  });

  test('the fields that may stand in a place are offered', async () => {
    const compact = JSON.stringify(JSON.parse(read('content/site.json')));
    const text = compact.replace(/"perGuest":\d+,/, '"" ');
    expect(await open('content/site.json', text).offered('" ')).toContain('perGuest');
  });

  test('the words that a field may hold are offered', async () => {
    const file = 'content/pages/about.json';
    const text = read(file).replace(/"icon": "\w+"/, '"icon": ""');
    const offered = await open(file, text).offered('"",');
    expect(offered).toEqual(expect.arrayContaining(['"lantern"', '"carrier"']));
  });

  test('a field says what to write in it', async () => {
    const { hover } = open('content/site.json', read('content/site.json'));
    expect(await hover('perGuest')).toEqual(['write a whole number of dollars, such as 40']);
  });

  test('every list and page of the content is known', () => {
    const json = Object.entries<Collection>(COLLECTIONS).filter(([, { pattern }]) =>
      pattern.endsWith('.json'),
    );
    expect(settings['json.schemas']).toEqual(
      json.map(([name, { folder, pattern }]) => ({
        fileMatch: [`/${folder}/${pattern}`],
        url: `./${schemaOf(name)}`,
      })),
    );
  });
});

describe('in an editor’s program, with Astro’s extension', () => {
  const texts = entries.filter(({ file }) => /\.mdx?$/.test(file));

  test('the extension is recommended and told to read fields', () => {
    expect(settings['astro.content-intellisense']).toBe(true);
    const { recommendations } = parse(read('.vscode/extensions.json')) as {
      recommendations: string[];
    };
    // The second teaches the program what an .mdx file is.
    expect(recommendations).toEqual(['astro-build.astro-vscode', 'unifiedjs.vscode-mdx']);
  });

  test('every text is known, and its collection', () => {
    const { entries: known } = JSON.parse(read('.astro/collections/collections.json')) as {
      entries: Record<string, string>;
    };
    for (const { file, collection } of texts) {
      const address = pathToFileURL(join(root, file)).href.toLowerCase();
      expect(known[address], file).toBe(collection);
    }
  });

  test.each(texts.map((entry) => [entry.file, entry] as const))(
    '%s has no fault that is none, and a mistyped field is marked',
    async (_file, { collection, raw }) => {
      const fields = JSON.stringify(raw);
      expect(await open(`fields/${collection}.json`, fields).problems()).toEqual([]);
      const mistyped = fields.replace('{', '{"mistyped":"",');
      const problems = await open(`fields/${collection}.json`, mistyped).problems();
      expect(problems).toContain('Property mistyped is not allowed.');
    },
  );
});
