/** A page draws its first view before its style sheet is there, and the rest with it. */
import type { BrowserContextOptions, JSHandle, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { auditedPages } from '../scripts/checks/audited-pages.ts';
import { WAITING } from '../scripts/integrations/first-view/cut.ts';
import { required } from '../tests/required.ts';
import { expect, PAGE_SCRIPT, test } from './support/site.ts';

const SHEET = /\/_astro\/page\.[^/]+\.css/;
const VIEWS: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1350, height: 940 } },
};

/** How far a color may be off, of 3 x 255, and how many pixels: letters are smoothed as they fall. */
const TOLERANCE = { color: 40, pixels: 60 };

/** What of an element may stand above its own edge, in CSS pixels: the pin of a cutting. */
const OVERHANG = 10;

declare global {
  interface Window {
    steps: { name: string; frame: number }[];
    openPage?: () => void;
    hasTransition?: boolean;
  }
}

const footer = (page: Page) => page.getByRole('contentinfo');

/** The part of the window that is the page's first view: above all that waited for the style sheet. */
const firstView = (waited: JSHandle<Element[]>) =>
  waited.evaluate((elements, overhang) => {
    const tops = elements
      // An island has no box of its own.
      .flatMap((element) =>
        getComputedStyle(element).display === 'contents' ? [...element.children] : element,
      )
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).position !== 'fixed',
      )
      .map((element) => element.getBoundingClientRect().top - overhang);
    return { width: innerWidth, height: Math.floor(Math.min(innerHeight, ...tops)) };
  }, OVERHANG);

/** Fonts and the pictures in sight are there. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await page.evaluate(async () => {
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    for (const image of inSight) image.loading = 'eager';
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** The window as it is drawn, but for what starts by itself, and links that tell how far one has read. */
const picture = (page: Page) =>
  page.screenshot({
    animations: 'disabled',
    mask: [page.locator('astro-island[client=near] > *, main nav a')],
  });

const pixels = (png: Buffer, size: { width: number; height: number }): Promise<Buffer> =>
  sharp(png)
    .extract({ left: 0, top: 0, ...size })
    .removeAlpha()
    .raw()
    .toBuffer();

/** How many pixels differ. */
function difference(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const off = [0, 1, 2].reduce(
      (sum, band) => sum + Math.abs((one[at + band] ?? 0) - (other[at + band] ?? 0)),
      0,
    );
    if (off > TOLERANCE.color) count += 1;
  }
  return count;
}

for (const [name, options] of Object.entries(VIEWS)) {
  test.describe(`on a ${name}`, () => {
    test.use(options);
    for (const path of auditedPages()) {
      test(`${path} looks the same before its style sheet comes and after`, async ({ page }) => {
        let answer: () => Promise<void> = () => Promise.resolve();
        const asked = new Promise<void>((resolve) => {
          void page.route(SHEET, (route) => {
            answer = () => route.continue();
            resolve();
          });
        });
        await page.goto(path, { waitUntil: 'commit' });
        await asked;
        await settle(page);
        await expect(footer(page)).toBeHidden();
        await page.waitForLoadState('domcontentloaded');
        const waited = await page.evaluateHandle(
          (waiting) => [...document.querySelectorAll(waiting)],
          WAITING,
        );
        const before = await picture(page);
        await answer();
        await expect(footer(page)).toBeVisible();
        await settle(page);
        const size = await firstView(waited);
        const [early, late] = [await pixels(before, size), await pixels(await picture(page), size)];
        expect(size.height).toBeGreaterThan(200);
        expect(difference(early, late)).toBeLessThan(TOLERANCE.pixels);
      });
    }
  });
}

test.describe('where the style sheet', () => {
  const PATH = '/about';
  const open = (page: Page) => page.goto(PATH, { waitUntil: 'commit' });

  test.describe('cannot be had', () => {
    test.use({ expectedTrouble: /ERR_FAILED/ });
    test('the rest of the page is shown as it is', async ({ page }) => {
      await page.route(SHEET, (route: Route) => route.abort());
      await open(page);
      await expect(footer(page)).toBeVisible();
    });
  });

  test('hangs, the rest is shown after three seconds', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const asked = new Promise<void>((resolve) => {
      void page.route(SHEET, () => resolve());
    });
    await open(page);
    // The three seconds begin with the request.
    await asked;
    await page.clock.runFor(2900);
    await expect(footer(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(footer(page)).toBeVisible();
  });

  test('comes late after a reload, nothing is drawn without it', async ({ page }) => {
    await page.goto(PATH);
    let answer: () => Promise<void> = () => Promise.resolve();
    const asked = new Promise<void>((resolve) => {
      void page.route(SHEET, (route) => {
        answer = () => route.continue();
        resolve();
      });
    });
    await page.reload({ waitUntil: 'commit' });
    await asked;
    await page.waitForFunction(() => document.readyState !== 'loading');
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    expect(await paints()).toBe(0);
    await answer();
    await expect.poll(paints).toBeGreaterThan(0);
  });

  test('comes late, an address within the page still leads to its place', async ({ page }) => {
    let answer: () => Promise<void> = () => Promise.resolve();
    const asked = new Promise<void>((resolve) => {
      void page.route(SHEET, (route) => {
        answer = () => route.continue();
        resolve();
      });
    });
    await page.goto('/contact#faq', { waitUntil: 'commit' });
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await answer();
    await expect(page.locator('#faq')).toBeInViewport();
  });
});

test.describe('what is below the first view', () => {
  /** In which frame the page's style sheet counts, each part is laid out, or all parts are at once. */
  async function notesOfSteps(page: Page) {
    await page.addInitScript(() => {
      window.steps = [];
      let frame = 0;
      const count = () => {
        frame += 1;
        requestAnimationFrame(count);
      };
      count();
      new MutationObserver((changes) => {
        for (const { attributeName } of changes)
          window.steps.push({ name: attributeName ?? '', frame });
      }).observe(document, {
        subtree: true,
        attributeFilter: ['media', 'data-later', 'data-full'],
      });
    });
    return () => page.evaluate(() => window.steps);
  }

  test('is laid out in parts after the style sheet counts, a frame apart each', async ({
    page,
  }) => {
    const stepsOf = await notesOfSteps(page);
    await page.goto('/tours');
    const steps = await stepsOf();
    const parts = steps.slice(1);
    expect(parts.length).toBeGreaterThan(2);
    expect(steps.map(({ name }) => name)).toEqual(['media', ...parts.map(() => 'data-later')]);
    const frames = steps.map(({ frame }) => frame);
    expect(new Set(frames).size, frames.join()).toBe(frames.length);
  });

  test('is there at once on a reload, where a place further down is looked for', async ({
    page,
  }) => {
    const stepsOf = await notesOfSteps(page);
    await page.goto('/tours');
    await page.reload();
    await expect(footer(page)).toBeVisible();
    const [first] = await stepsOf();
    expect(first?.name).toBe('data-full');
  });

  test('is shown as it comes where it is read after that', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'readyState', { value: 'loading' });
    });
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-full');
    await page.locator('main').evaluate((main) => {
      const late = document.createElement('p');
      late.dataset['later'] = '';
      late.textContent = 'Late';
      main.append(late);
    });
    await expect(page.getByText('Late', { exact: true })).toBeVisible();
  });

  test('waits, in a page made ready in advance, until that is opened and has drawn its first view', async ({
    page,
  }) => {
    // No frame is drawn of such a page.
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true });
      const { requestAnimationFrame } = window;
      const waiting: FrameRequestCallback[] = [];
      let ask: typeof requestAnimationFrame = (callback) => waiting.push(callback);
      Object.defineProperty(window, 'requestAnimationFrame', {
        value: (callback: FrameRequestCallback) => ask(callback),
      });
      window.openPage = () => {
        ask = requestAnimationFrame;
        for (const callback of waiting) requestAnimationFrame(callback);
      };
    });
    const sheet = page.waitForResponse(SHEET);
    await page.goto('/tours', { waitUntil: 'domcontentloaded' });
    await (await sheet).finished();
    // Nothing else is waited for.
    await page.evaluate(() => document.fonts.load('700 1em Besley,League Gothic'));
    await page.evaluate(() => document.fonts.ready);
    await expect(footer(page)).toBeHidden();
    await page.evaluate(() => window.openPage?.());
    await expect(footer(page)).toBeVisible();
  });

  test('waits for the headline fonts, so that it is laid out once', async ({ page }) => {
    const fonts = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const sheet = page.waitForResponse(SHEET);
    await page.goto('/about', { waitUntil: 'commit' });
    await (await sheet).finished();
    await page.clock.runFor(100);
    await expect(footer(page)).toBeHidden();
    fonts.resolve();
    await expect(footer(page)).toBeVisible();
  });
});

test.describe('while the picture of the first view is on its way, the style sheet and the fonts', () => {
  /** Opens a page whose clock stands and whose pictures are held back, up to its first paint. */
  async function openWithoutPicture(page: Page) {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const asked: string[] = [];
    page.on('request', (request) => {
      const [kind] = /page\.[^/]*\.css|besley|league-gothic/.exec(request.url()) ?? [];
      if (kind) asked.push(kind.replace(/\..*/, ''));
    });
    const free = Promise.withResolvers<void>();
    await page.route(/\.(avif|webp|jpe?g)$/, async (route) => {
      await free.promise;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Told after those that have waited for it before.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list, observer) => {
            if (!list.getEntriesByName('first-contentful-paint')[0]) return;
            observer.disconnect();
            resolve(undefined);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    expect(asked).toEqual([]);
    return { asked, letGo: free.resolve };
  }

  const ALL = ['besley', 'league-gothic', 'page'];

  test('are asked for when that is painted', async ({ page }) => {
    const { asked, letGo } = await openWithoutPicture(page);
    letGo();
    await expect.poll(() => asked.toSorted()).toEqual(ALL);
  });

  test('are asked for after a second and a half', async ({ page }) => {
    const { asked } = await openWithoutPicture(page);
    await page.clock.runFor(1490);
    expect(asked).toEqual([]);
    await page.clock.runFor(20);
    await expect.poll(() => asked.toSorted()).toEqual(ALL);
  });

  test('are asked for half a second after everything has come, where the browser does not tell what it has painted', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { observe } = PerformanceObserver.prototype;
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type !== 'largest-contentful-paint') observe.call(this, options);
      };
    });
    const { asked, letGo } = await openWithoutPicture(page);
    letGo();
    await page.waitForLoadState('load');
    await page.clock.runFor(490);
    expect(asked).toEqual([]);
    await page.clock.runFor(20);
    await expect.poll(() => asked.toSorted()).toEqual(ALL);
  });
});

test.describe('lazy pictures', () => {
  const PATH = '/tours';
  test.use({ ...VIEWS['phone'], viewport: { width: 360, height: 640 } });

  /** Opens a page and waits until it asks for nothing more; then names of its lazy pictures those asked for. */
  async function openAndRest(page: Page): Promise<() => Promise<{ in: string[]; out: string[] }>> {
    await page.goto(PATH, { waitUntil: 'domcontentloaded' });
    await expect(footer(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    return () =>
      page.evaluate(() => {
        const asked = performance.getEntriesByType('resource').map(({ name }) => name);
        const names = { in: [] as string[], out: [] as string[] };
        for (const image of document.querySelectorAll('img')) {
          if (image.loading !== 'lazy' || !asked.includes(image.currentSrc)) continue;
          // Held back, a picture is not in the place where its parent keeps room for it.
          const { top = 0 } = image.parentElement?.getBoundingClientRect() ?? {};
          names[top < innerHeight ? 'in' : 'out'].push(image.currentSrc);
        }
        return names;
      });
  }

  test.describe('on a desk', () => {
    test.use({ ...VIEWS['desk'], viewport: { width: 1280, height: 1600 } });
    test('in view are asked for by themselves', async ({ page }) => {
      const pictures = await openAndRest(page);
      await expect.poll(async () => (await pictures()).in).not.toEqual([]);
    });
  });

  test('out of view are asked for when somebody has done something', async ({ page }) => {
    const pictures = await openAndRest(page);
    expect((await pictures()).out).toEqual([]);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(async () => (await pictures()).out).not.toEqual([]);
  });

  test.describe('where the page’s script cannot be had', () => {
    test.use({ expectedTrouble: /ERR_FAILED/ });
    test('are asked for as the browser sees fit', async ({ page }) => {
      await page.route(PAGE_SCRIPT, (route) => route.abort());
      const pictures = await openAndRest(page);
      await expect.poll(async () => (await pictures()).out).not.toEqual([]);
    });
  });

  test('are all there on paper', async ({ page }) => {
    await openAndRest(page);
    await page.emulateMedia({ media: 'print' });
    const held = await page
      .locator('img[loading=lazy]')
      .evaluateAll((images) =>
        images.filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().right < 0,
        ),
      );
    expect(held).toEqual([]);
  });
});

test.describe('on a phone with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, isMobile: true, hasTouch: true });

  test('the next page waits for no view transition', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        window.hasTransition = viewTransition !== null;
      });
    });
    await page.goto('/booking');
    const link = footer(page).locator('a[href^="/"]:not([href*="."], [href="/booking"])').first();
    const next = required(await link.getAttribute('href'));
    await link.click();
    await page.waitForURL(next);
    await expect.poll(() => page.evaluate(() => window.hasTransition)).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the whole page is drawn, by the style sheet that it links', async ({ page }) => {
    await page.goto('/about');
    const last = footer(page);
    await expect(last).toBeVisible();
    const ground = await last.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(required(ground)).not.toBe('rgba(0, 0, 0, 0)');
  });
});
