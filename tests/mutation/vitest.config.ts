import { defineConfig } from 'vitest/config';

const FOLDERS = 'tests/{domain,forms,stores,head}/**';
const DOM = `${FOLDERS}/*.dom.test.ts`;

/** The tests of the rules alone, for the mutations of the rules. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: [`${FOLDERS}/*.test.ts`], exclude: [DOM] } },
      { test: { name: 'dom', include: [DOM], environment: 'happy-dom' } },
    ],
  },
});
