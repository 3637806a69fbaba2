import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/check/check-content.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { checkFormerNames, formerNames } from '../../scripts/content/preflight/former-names.ts';
import { BASE, FERRY, postText } from '../support/ferry-house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const siteText = (name: string, domain: string) =>
  JSON.stringify(
    { name, company: `${name} Tours`, url: `https://www.${domain}`, social: { name: 'Elsewhere' } },
    null,
    2,
  );
const OLD = siteText('Purr & Paws', 'purr.example');
const NEW = siteText('Alley Cat', 'alley.example');

describe('what the company was called before', () => {
  let project = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
      cwd: project,
      stdio: 'pipe',
    });
  const commit = (text: string) => {
    writeFileSync(join(project, 'content', 'site.json'), text);
    git('add', '.');
    git('commit', '-m', 'x');
  };
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'former-'));
    mkdirSync(join(project, 'content'));
  });
  afterEach(() => rmSync(project, { recursive: true }));

  const FORMER = [
    { field: 'name', value: 'Purr & Paws' },
    { field: 'company', value: 'Purr & Paws Tours' },
    { field: 'url', value: 'purr.example' },
  ];

  test('is known from the commits, and before the change is one', async () => {
    git('init');
    commit(OLD);
    expect(await formerNames(project, OLD)).toEqual([]);
    expect(await formerNames(project, NEW)).toEqual(FORMER);
    commit(NEW);
    expect(await formerNames(project, NEW)).toEqual(FORMER);
  });

  test('is not known where there is no repository', async () => {
    expect(await formerNames(project, NEW)).toEqual([]);
  });
});

test('a text that still calls it so is told, once a line, with the longest name', () => {
  const overlay = { ...BASE, [FERRY]: postText({}, 'A walk.\n\nPurr & Paws Tours walks by.') };
  const content = readContent({ root, overlay });
  const former = [
    { field: 'name', value: 'Purr & Paws' } as const,
    { field: 'company', value: 'Purr & Paws Tours' } as const,
  ];
  expect(checkFormerNames(content, former).map(formatDiagnostic)).toEqual([
    `${FERRY}:15 "Purr & Paws Tours" is what the company was called before; write {company}, or leave it where it tells of that time`,
  ]);
});
