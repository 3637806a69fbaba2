import { defineConfig } from 'vitest/config';

const DOM = ['tests/**/*.dom.test.{ts,tsx}', 'src/islands/**/*.test.tsx'];
const BUILT = 'tests/built/**/*.test.ts';

/** Only what hangs is ended: a busy machine is slow, which is not what any of these tests is about. */
const testTimeout = 60_000;

/**
 * Three kinds of test: rules and data on plain Node, islands and elements in a made-up browser, and the
 * HTML of the build as it stands in `dist` (`npm run pages`, after a build).
 */
export default defineConfig({
  test: {
    // Vitest would leave a core for whoever watches: on two cores that is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          testTimeout,
          include: ['tests/**/*.test.ts'],
          exclude: [BUILT, ...DOM],
        },
      },
      {
        test: {
          name: 'dom',
          testTimeout,
          include: DOM,
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'built',
          testTimeout,
          include: [BUILT],
        },
      },
    ],
  },
});
