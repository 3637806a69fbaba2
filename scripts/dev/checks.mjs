// @ts-check

/**
 * A check's shell command; what it covers, if its name isn't enough; and the browsers it needs.
 *
 * @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName
 * @typedef {{ command: string, covers?: string, browsers?: readonly BrowserName[] }} Check
 */

/** Every check, the fastest first. @satisfies {Record<string, Check>} */
export const CHECKS = {
  format: { command: 'prettier --check --log-level warn .' },
  lint: { command: 'biome lint --error-on-warnings --diagnostic-level=warn' },
  content: { command: 'node scripts/content/preflight/main.ts', covers: 'what editors wrote' },
  unused: { command: 'knip', covers: 'files, exports and packages that nothing uses' },
  types: {
    command: 'astro check --minimumSeverity=warning',
    covers: 'TypeScript, in .astro files too',
  },
  unit: {
    command: 'vitest run --project=node --project=dom --reporter=dot',
    covers: 'rules, providers, components, islands',
  },
  build: { command: 'astro build', covers: 'the site, into dist' },
  markup: { command: 'html-validate "dist/**/*.html"', covers: 'valid HTML' },
  links: { command: 'node scripts/checks/links.ts', covers: 'links, anchors and pictures' },
  pages: {
    command: 'vitest run --project=built --reporter=dot',
    covers: 'titles, structured data, policies',
  },
  budgets: { command: 'node scripts/checks/budgets.ts', covers: 'bytes of each page' },
  other: {
    command: 'vitest run --project=other --reporter=dot',
    covers: 'npm run deploy, with the content of another company',
  },
  e2e: {
    command: 'playwright test --retries=1 --project=chromium',
    covers: 'the built site in a browser',
    browsers: ['chromium'],
  },
  engines: {
    command: 'playwright test --retries=1 --project=firefox --project=webkit --project=older',
    covers: 'the main user flows in Firefox, WebKit and an old browser',
    browsers: ['chromium', 'firefox', 'webkit'],
  },
  lighthouse: {
    command: 'node scripts/checks/lighthouse.ts',
    covers: 'each route on a slow phone',
    browsers: ['chromium'],
  },
};

/** @typedef {keyof typeof CHECKS} CheckName */

// `Object.keys` is typed as string[].
const NAMES = /** @type {CheckName[]} */ (Object.keys(CHECKS));

/** `npm run check`. @type {readonly CheckName[]} */
const QUICK = ['format', 'lint', 'content', 'types', 'unit'];

/**
 * The checks that a command line names.
 *
 * @param {readonly string[]} args names of checks; with `--quick`, none means the quick ones, else all
 * @returns {readonly CheckName[]}
 * @throws {RangeError} naming what is not a check
 */
export function chooseChecks(args) {
  const names = args.filter((arg) => arg !== '--quick');
  const unknown = names.filter((name) => !Object.hasOwn(CHECKS, name));
  if (unknown.length > 0)
    throw new RangeError(
      `There is no check ${unknown.join(', ')}. The checks are: ${NAMES.join(', ')}.`,
    );
  if (names.length > 0) return NAMES.filter((name) => names.includes(name));
  return args.includes('--quick') ? QUICK : NAMES;
}

/** The browsers that checks need. @param {readonly CheckName[]} names */
export function browsersFor(names) {
  const needed = names.flatMap((name) => {
    /** @type {Check} */
    const { browsers = [] } = CHECKS[name];
    return browsers;
  });
  return [...new Set(needed)];
}
