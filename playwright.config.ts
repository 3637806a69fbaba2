import { defineConfig } from '@playwright/test';
import type { EngineName } from './e2e/engines/drivers.ts';
import { browser } from './scripts/dev/browser.mjs';
import { portFrom, TOOLS } from './scripts/dev/processes.ts';
import { builtSandboxPort, sandboxArgs, sandboxOrigin } from './scripts/dev/servers.ts';

// Differs from the port of `npm start`, which may be running.
const port = portFrom('E2E_PORT', 4323);
const { executablePath, args } = browser();

/** Whether engines other than Chromium are tested. */
const isInEngines = process.argv.some((argument) => /^--project=(?!chromium$)/.test(argument));

/** A project for one engine. Its tests run serially, because it has only one window. */
const inEngine = (engine: EngineName) => ({
  name: engine,
  testDir: 'e2e/engines',
  ...(engine !== 'webkit' && { grepInvert: /@webkit/ }),
  fullyParallel: false,
  use: { engine },
});

const server = (args: readonly string[], url: string) => ({
  command: ['node', ...args].join(' '),
  url,
  env: TOOLS,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
});

/** Serves the existing build, along with the sandbox it was built for. */
function servers() {
  const sandbox = sandboxOrigin(builtSandboxPort());
  return [
    server(['scripts/checks/serve.ts'], `http://localhost:${port}`),
    // May reuse the sandbox of `npm start`. Only a sandbox responds at this URL.
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
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // Tests in other engines are mostly waiting, not CPU-bound.
  workers: isInEngines ? 3 : 2,
  // Generous, so that tests don't fail on a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [[process.stdout.isTTY ? 'list' : 'dot']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A missing control fails the test quickly, not at the test's timeout.
    actionTimeout: 15_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Requests must reach the server. Tests of the service worker override this.
    serviceWorkers: 'block',
    // Tests check the final state. Tests of animations override this.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        ...args,
        // Blocks every host except localhost.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        // One process for a test's pages. The opener policy would need another for the blank page before the first.
        '--renderer-process-limit=1',
      ],
    },
  },
  // Tools that only read this config, such as knip, need no build.
  webServer: process.argv.includes('test') ? servers() : [],
});
