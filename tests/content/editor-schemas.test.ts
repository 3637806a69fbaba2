import { readFileSync } from 'node:fs';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { type Collection, COLLECTIONS } from '../../src/content/schemas/collections.ts';

const settings = z
  .object({
    'json.schemas': z.array(z.object({ fileMatch: z.array(z.string()), url: z.string() })),
  })
  .parse(parse(readFileSync('.vscode/settings.json', 'utf8')));

test('VS Code has a schema for every JSON file of the content', () => {
  const json = Object.entries<Collection>(COLLECTIONS).filter(([, { pattern }]) =>
    pattern.endsWith('.json'),
  );
  expect(settings['json.schemas']).toEqual(
    json.map(([name, { folder, pattern }]) => ({
      fileMatch: [`/${folder}/${pattern}`],
      url: `./.astro/collections/${name}.schema.json`,
    })),
  );
});
