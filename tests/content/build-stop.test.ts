import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentCheck, siteUrl } from '../../scripts/build/content-check.ts';
import { readContent } from '../../scripts/content/check/read/content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Starts Astro's first step in a project without content. */
function begin(command: 'build' | 'dev') {
  const logger = { error: vi.fn() };
  const step = contentCheck(readContent({ root })).hooks['astro:config:setup'] as (
    options: object,
  ) => void;
  const folder = pathToFileURL(`${root}/`);
  const config = { root: folder, cacheDir: folder };
  return { logger, run: () => step({ config, command, logger, addWatchFile: vi.fn() }) };
}

test('a build stops at its first step and prints the faults', () => {
  const { run } = begin('build');
  expect(run).toThrow(
    /^The content has faults, so nothing was built\.\n {2}content\/site\.json:1 the file is missing;/,
  );
});

test('the development server prints faults and continues', () => {
  const { run, logger } = begin('dev');
  expect(run).not.toThrow();
  expect(logger.error).toHaveBeenCalledWith(
    'content/site.json:1 the file is missing; put it back: the site cannot be built without it',
  );
});

test('a missing `url` is reported in an editor’s words', () => {
  expect(() => siteUrl(readContent({ root }))).toThrow('content/site.json:1 the file is missing;');
});
