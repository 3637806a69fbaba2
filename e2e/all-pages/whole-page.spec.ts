/**
 * At its load event a page has its final height, landmarks, forms and styles: with scripts and without, and a page of
 * each kind without its scripts and pictures.
 */
import { expect, type Page, test as base } from '@playwright/test';
import { auditedPages, sampledPages } from '../../scripts/checks/page-kinds.ts';
import { builtSandboxPort, sandboxOrigin } from '../../scripts/dev/servers.ts';
import { toursPage } from '../../tests/support/content.ts';
import { expectWholePage } from '../support/whole-page.ts';

/** How far the height at load may be from the final one. */
const TOLERANCE = 0.02;

const WITH_SCRIPTS = 'with scripts';
const JAVASCRIPT_OFF = 'with JavaScript off';
const NO_FILES = 'with every request for a script or a picture aborted';

const PHONE = { width: 390, height: 844 };

const THIRD_PARTIES = `${sandboxOrigin(builtSandboxPort())}/**`;

const SETTINGS: Record<string, (page: Page) => Promise<unknown>> = {
  // The provider's script makes the calendar higher than its initial 700 px.
  [WITH_SCRIPTS]: (page) => page.route(THIRD_PARTIES, (route) => route.abort()),
  [JAVASCRIPT_OFF]: async () => {},
  [NO_FILES]: (page) =>
    page.route('**', (route) =>
      /script|image/.test(route.request().resourceType()) ? route.abort() : route.continue(),
    ),
};

/** Runs in the page, also where the page's scripts can't. */
function look() {
  const landmarks = ['body > header', 'main', 'main h1', 'body > footer', 'body > footer form'];
  const drawn = [...landmarks, 'main h2:not(dialog *)', 'form:not(dialog *)'];
  const styled = ['body', 'main h1', 'body > footer', 'body > footer a', 'body > footer button'];
  const isDrawn = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && width > 0 && height > 0;
  };
  const styleOf = (selector: string): string => {
    const [element] = document.querySelectorAll(selector);
    if (!element) return `${selector}: missing`;
    const { fontSize, color, backgroundColor, display, padding } = getComputedStyle(element);
    return `${selector}: ${[fontSize, color, backgroundColor, display, padding].join(', ')}`;
  };
  return {
    height: document.documentElement.scrollHeight,
    missing: landmarks.filter((selector) => !document.querySelector(selector)),
    hidden: [...document.querySelectorAll(drawn.join())]
      .filter((element) => !isDrawn(element))
      .map((element) => element.outerHTML.slice(0, 80)),
    styles: styled.map(styleOf),
  };
}

/** Runs in the page: scrolls from the end to the top, for content that loads near the view. */
async function scrollThrough(): Promise<void> {
  for (let bottom = document.documentElement.scrollHeight; bottom > 0; bottom -= innerHeight) {
    scrollTo(0, bottom - innerHeight);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }
}

/** Runs in the page: requests every picture. @returns whether pictures or fonts are loading */
function isLoading(): boolean {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = 'eager';
  return document.fonts.status === 'loading' || pictures.some(({ complete }) => !complete);
}

/** @returns what the page shows at its load event, and in the end */
async function visit(page: Page, url: string, setting: string) {
  await page.goto(url);
  // No listener runs without JavaScript; only pictures and fonts can have loaded since.
  const atLoad = await page.evaluate(setting === JAVASCRIPT_OFF ? look : () => window.atLoad);
  if (setting === WITH_SCRIPTS) {
    const fragment = page.getByText(toursPage.expectations.loading);
    if (await fragment.isVisible()) await fragment.scrollIntoViewIfNeeded();
    await expect(fragment).toBeHidden();
    await page.evaluate(scrollThrough);
  }
  await expect.poll(() => page.evaluate(isLoading), { intervals: [50] }).toBe(false);
  return { atLoad, final: await page.evaluate(look) };
}

/** A page for each setting, shared by a worker's tests. */
const test = base.extend<object, { pages: Record<string, Page> }>({
  pages: [
    async ({ browser }, use) => {
      const pages: Record<string, Page> = {};
      for (const [setting, prepare] of Object.entries(SETTINGS)) {
        const page = await browser.newPage({
          viewport: PHONE,
          isMobile: true,
          javaScriptEnabled: setting !== JAVASCRIPT_OFF,
          serviceWorkers: 'block',
        });
        await prepare(page);
        await page.addInitScript(`addEventListener('load', () => { atLoad = (${look})(); })`);
        pages[setting] = page;
      }
      await use(pages);
    },
    { scope: 'worker' },
  ],
});

const audited = new Set(auditedPages().map(({ path }) => path));

for (const { path } of sampledPages()) {
  test(`is whole at its load event: ${path}`, async ({ pages, baseURL }) => {
    let expectedStyles: string[] | undefined;
    for (const [setting, page] of Object.entries(pages)) {
      // Content changes nothing about blocked scripts.
      if (![WITH_SCRIPTS, JAVASCRIPT_OFF].includes(setting) && !audited.has(path)) continue;
      const { atLoad, final } = await visit(page, `${baseURL}${path}`, setting);
      expectedStyles ??= final.styles;
      // A picture that fails is replaced by its text, which may be higher.
      const tolerance = setting === NO_FILES ? Number.POSITIVE_INFINITY : TOLERANCE;
      const heights = `${atLoad.height} px at load, ${final.height} px in the end`;
      const change = Math.abs(atLoad.height / final.height - 1);
      expect.soft(change, `${setting}: ${heights}`).toBeLessThanOrEqual(tolerance);
      expect.soft(atLoad.missing, `${setting}: landmarks that are missing`).toEqual([]);
      expect.soft(atLoad.hidden, `${setting}: parts that are not drawn`).toEqual([]);
      expect.soft(atLoad.styles, `${setting}: styles`).toEqual(expectedStyles);
      const plainFooter = expect.stringMatching(/> footer: .* rgba\(0, 0, 0, 0\)/);
      expect.soft(atLoad.styles, `${setting}: the footer`).not.toContainEqual(plainFooter);
      if (setting !== NO_FILES) continue;
      for (const width of [320, 802, 1280]) {
        await page.setViewportSize({ ...PHONE, width });
        await expectWholePage(page);
      }
      await page.setViewportSize(PHONE);
    }
  });
}

declare global {
  interface Window {
    atLoad: ReturnType<typeof look>;
  }
}
