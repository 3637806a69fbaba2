import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Run by those who have just fetched the project, on whatever Node their machine has. */
const ANYBODYS = Object.entries(scripts).filter(([, command]) =>
  /\bnode scripts\/(?:dev|content)\/.+\.ts\b/.test(command),
);

test.each(ANYBODYS)(
  'npm run %s installs what is missing before it runs TypeScript',
  (_, command) => {
    expect(command).toMatch(/^npm run --silent setup(?: -- --browser(?: --engines)?)? && node /);
  },
);

test('and setup itself needs nothing but Node', () => {
  expect(ANYBODYS.length).toBeGreaterThan(5);
  expect(scripts['setup']).toBe('node scripts/dev/setup.mjs');
});
