import { defineConfig } from '@playwright/test';
import type { EngineName } from './e2e/engines/engine.ts';
import { browser } from './scripts/dev/browser.mjs';
import { portFrom, TOOLS } from './scripts/dev/processes.ts';
import {
  builtSandboxPort,
  sandboxArgs,
  sandboxOrigin,
  SITE_ENV,
  siteArgs,
} from './scripts/dev/servers.ts';

// Not that of `npm start`, which may be running.
const port = portFrom('E2E_PORT', 4323);
const { executablePath, args } = browser();

/** Whether the tests of other engines than Chromium run. */
const isInEngines = process.argv.some((argument) => /^--project=(?!chromium$)/.test(argument));

/** Tests in one engine: one after the other, because it has one window. */
const inEngine = (engine: EngineName) => ({
  name: engine,
  testDir: 'e2e/engines',
  ...(engine !== 'webkit' && { grepInvert: /@webkit/ }),
  fullyParallel: false,
  use: { engine },
});

/** A server of the tests. */
const server = (args: readonly string[], url: string) => ({
  command: ['node', ...args].join(' '),
  url,
  env: { ...TOOLS, ...SITE_ENV },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
});

/** The build as it stands, on the host's own engine, beside the sandbox it was built for. */
function servers() {
  const sandbox = sandboxOrigin(builtSandboxPort());
  return [
    server(siteArgs(port), `http://localhost:${port}`),
    // That of `npm start` will do. Only a sandbox answers at this address.
    {
      ...server(sandboxArgs(builtSandboxPort()), `${sandbox}/received.json`),
      reuseExistingServer: true,
    },
  ];
}

export default defineConfig<object, { engine: EngineName }>({
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
  reporter: [[process.stdout.isTTY ? 'list' : 'dot']],
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
  // Programs that only read this file, such as knip, need no build.
  webServer: process.argv.includes('test') ? servers() : [],
});
