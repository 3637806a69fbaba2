import { defineConfig } from '@playwright/test';
import type { EngineName } from './e2e/engines/engine.ts';
import { browser } from './scripts/dev/browser.mjs';
import { builtSandboxPort } from './scripts/dev/build.ts';
import { sparePort, TOOL } from './scripts/dev/processes.ts';
import { sandboxCommand, siteCommand } from './scripts/dev/servers.ts';

// The workers read this file too: what the first reading chose must hold for all of them.
process.env['E2E_PORT'] ??= String(await sparePort());
const port = Number(process.env['E2E_PORT']);
const { executablePath, args } = browser();

// The build as it stands, on the host's own engine, beside the sandbox it was built for. Who only reads
// this file, as the check for unused code does, needs no build.
const servers = process.argv.includes('test')
  ? [siteCommand(port), sandboxCommand(builtSandboxPort())]
  : [];

/** Whether anything else than the tests in Chromium is asked for. */
const isInEngines = process.argv.some((argument) => /^--project=(?!chromium$)/.test(argument));

/** Tests that stand in `e2e/engines`, in one engine: one after the other, because it has one window. */
const inEngine = (engine: EngineName) => ({
  name: engine,
  testDir: 'e2e/engines',
  fullyParallel: false,
  use: { engine, site: `http://localhost:${port}` },
});

export default defineConfig<object, { engine: EngineName; site: string }>({
  testDir: 'e2e',
  projects: [
    { name: 'chromium', testIgnore: '**/engines/**' },
    inEngine('firefox'),
    inEngine('webkit'),
    inEngine('older'),
  ],
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // An engine waits more than it works.
  workers: isInEngines ? 3 : 2,
  // Generous: a busy machine is slow, which is not what any of these tests is about.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // In hours of tests a browser once draws no frame any more. `npm test` tells which passed only the second
  // time, and how many may (scripts/dev/flaky-tests.ts).
  retries: process.env['TEST_RESULTS'] ? 1 : 0,
  reporter: [
    ...(process.env['TEST_RESULTS']
      ? ([['dot'], ['json', { outputFile: process.env['TEST_RESULTS'] }]] as const)
      : ([['list']] as const)),
    ...(isInEngines ? ([['./e2e/engines/figures.ts']] as const) : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // A control that is not there fails its test, and not after the whole test's time.
    actionTimeout: 15_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What a test asks for comes from the host; one about the service worker lets it in.
    serviceWorkers: 'block',
    // What is tested is where things end up; a test about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      // Nothing outside this machine answers, whatever a page asks for.
      args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  webServer: servers.map(({ command, args, env }) => ({
    command: [command, ...args].join(' '),
    env: { ...TOOL.env, ...env },
    url: `http://localhost:${args[args.indexOf('--port') + 1]}`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  })),
});
