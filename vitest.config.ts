import { defineConfig } from 'vitest/config';

const DOM = ['tests/**/*.dom.test.{ts,tsx}', 'src/islands/**/*.test.{ts,tsx}'];
const BUILT = 'tests/built/**/*.test.ts';
const OTHER = 'tests/other/**/*.test.ts';

/**
 * Files without a page share a process, since starting one for each costs more than the tests in it. So each test
 * undoes what it changes.
 */
const isolate = false;

/** Frames load nothing. With frames disabled instead, happy-dom prints an error and its stack for each. */
const QUIET_FRAMES = {
  enableIframePageLoading: true,
  navigation: { disableChildFrameNavigation: true },
};

/** Generous, so that only hanging tests fail, not slow ones on a busy machine. */
const testTimeout = 60_000;

/**
 * Four projects: `node` for logic and data, `dom` for islands and elements in happy-dom, `built` for the HTML in
 * `dist` (after a build), and `other`, which builds the site of another company.
 */
export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle, which is half of a two-core machine.
    maxWorkers: '100%',
    // happy-dom doesn't know that element yet.
    onConsoleLog: (log) => !log.startsWith('The tag <search> is unrecognized'),
    projects: [
      {
        test: {
          name: 'node',
          testTimeout,
          isolate,
          // Or `tokens.css?raw` would be empty.
          css: true,
          include: ['tests/**/*.test.ts'],
          exclude: [BUILT, OTHER, ...DOM],
        },
      },
      {
        test: {
          name: 'dom',
          testTimeout,
          include: DOM,
          setupFiles: 'tests/dom-setup.ts',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: QUIET_FRAMES } },
        },
      },
      {
        test: {
          name: 'built',
          testTimeout,
          isolate,
          include: [BUILT],
        },
      },
      {
        test: {
          name: 'other',
          // A build and checks of a whole site.
          testTimeout: 10 * testTimeout,
          hookTimeout: 10 * testTimeout,
          include: [OTHER],
        },
      },
    ],
  },
});
