import { expect, test } from './site.ts';

/** The contact sheet of the walks: 52 prints, the first of them photo 1. */
const SHEET = 52;

test.describe('a picture in the gallery', () => {
  test('opens large where it was tapped, and goes back to it when closed', async ({ page }) => {
    await page.goto('/gallery');
    const picture = page.locator('#photo-5');
    await picture.click();
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
    await expect(viewer).toBeVisible();
    await expect(viewer.getByRole('img').first()).toHaveAttribute(
      'alt',
      (await picture.getByRole('img').getAttribute('alt'))!,
    );
    await expect(viewer).toContainText(`5 of ${SHEET}`);
    await expect(viewer).toContainText((await picture.getAttribute('data-caption'))!);
    await expect(page).toHaveURL(/#photo-5$/);

    const scrolled = await page.evaluate(() => scrollY);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
    await expect(picture).toBeFocused();
    await expect(page).not.toHaveURL(/#photo/);
    // The picture is still where it was, give or take the browser's own way back.
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(40);
  });

  test('leads on to the next, around both ends of the sheet', async ({ page }) => {
    await page.goto('/gallery');
    await page.locator('#photo-1').click();
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await expect(viewer).toContainText(`${SHEET} of ${SHEET}`);
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(viewer).toContainText(`1 of ${SHEET}`);
  });

  test('answers to the arrow keys, Home, End and Escape', async ({ page }) => {
    await page.goto('/gallery');
    await page.locator('#photo-3').focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    for (const [key, place] of [
      ['ArrowRight', 4],
      ['ArrowLeft', 3],
      ['End', SHEET],
      ['ArrowRight', 1],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(viewer).toContainText(`${place} of ${SHEET}`);
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page.locator('#photo-1')).toBeFocused();
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    await page.goto('/gallery');
    await page.locator('#photo-3').click();
    for (let tab = 0; tab < 6; tab += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(inside).toBe(true);
    }
  });

  test('closes on a tap beside it', async ({ page }) => {
    await page.goto('/gallery');
    await page.locator('#photo-3').click();
    await page.locator('.stage').click({ position: { x: 4, y: 4 } });
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('can be shared: the address opens it, and Back leads where the visitor came from', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.goto('/gallery#photo-23');
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText(`23 of ${SHEET}`);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('is closed by Back, which stays on the page, and opened again by Forward', async ({
    page,
  }) => {
    await page.goto('/gallery');
    await page.locator('#photo-7').click();
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goForward();
    await expect(viewer).toContainText(`8 of ${SHEET}`);
  });

  test('leaves the page behind where it was, while open and after', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // With the scroll bar of a desk, which takes room and must not give it back.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' });
    await page.goto('/gallery', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(0);
    const picture = page.locator('#photo-5');
    await picture.scrollIntoViewIfNeeded();
    const place = () => picture.evaluate((link) => JSON.stringify(link.getBoundingClientRect()));
    const before = await place();
    await picture.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await page.getByRole('button', { name: 'Previous picture' }).click();
    expect(await place()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await place()).toBe(before);
    await browser.close();
  });

  test('has its neighbors fetched before they are wanted', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto('/gallery');
    await page.locator('#photo-5').click();
    for (const id of [4, 6]) {
      const sizes = (await page.locator(`#photo-${id}`).getAttribute('data-srcset'))!
        .split(', ')
        .map((size) => size.split(' ')[0]!);
      await expect.poll(() => sizes.some((size) => asked.has(size)), `photo ${id}`).toBe(true);
    }
  });

  test('says that it is coming while it is, and what it shows at once', async ({ page }) => {
    await page.goto('/gallery');
    const picture = page.locator('#photo-5');
    const sizes = (await picture.getAttribute('data-srcset'))!;
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/_astro/*', async (route) => {
      if (sizes.includes(new URL(route.request().url()).pathname)) await sent;
      await route.continue();
    });
    await picture.click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('status')).toBeVisible();
    // Spoken when it changes: what the picture is, and which of how many.
    const spoken = viewer.locator('[aria-live=polite][aria-atomic=true]');
    await expect(spoken).toContainText((await picture.getAttribute('data-caption'))!);
    await expect(spoken).toContainText(`5 of ${SHEET}`);
    send();
    await expect(viewer.getByRole('status')).toBeHidden();
    await expect
      .poll(() =>
        viewer
          .locator('.stage img')
          .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname),
      )
      .toMatch(
        new RegExp(
          sizes
            .split(', ')
            .map((size) => size.split(' ')[0])
            .join('|'),
        ),
      );
  });

  test('has a sheet of its own for the fans’ cats', async ({ page }) => {
    await page.goto('/gallery');
    await page.locator('#photo-101').click();
    await expect(page.getByRole('dialog')).toContainText('1 of 20');
  });
});

test.describe('a picture whose large file is lost', () => {
  test.use({ expectedTrouble: /photo-lost|did not load|ERR_FAILED/ });

  test('says so and shows another in its place', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/photo-lost/, (route) => route.abort());
    await page.goto('/gallery');
    await page.locator('#photo-9').evaluate((link: HTMLAnchorElement) => {
      link.href = '/photo-lost.webp';
      link.dataset['srcset'] = '/photo-lost.webp 960w';
    });
    await page.locator('#photo-9').click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText('This picture did not load');
    // 9 modulo 11 (specification, section 4).
    await expect(viewer.getByRole('img').first()).toHaveAttribute('src', '/fallback/9.webp');
    expect(logged.join('\n')).toContain('photo-9 did not load');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a swipe turns to the next picture', async ({ page }) => {
    await page.goto('/gallery');
    await page.locator('#photo-2').tap();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText(`2 of ${SHEET}`);
    await page.locator('.stage').evaluate((stage) => {
      const finger = (type: string, clientX: number) =>
        stage.dispatchEvent(
          new PointerEvent(type, {
            clientX,
            clientY: 300,
            pointerType: 'touch',
            isPrimary: true,
            bubbles: true,
          }),
        );
      finger('pointerdown', 280);
      finger('pointerup', 90);
    });
    await expect(viewer).toContainText(`3 of ${SHEET}`);
  });

  test('the buttons and the caption fit at 320 px with text at twice its size', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/gallery');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    // Nothing is wider than the phone, or the page would shrink and slide under the finger.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.locator('#photo-2').tap();
    for (const name of ['Previous picture', 'Next picture', 'Close']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to the large one', async ({ page, request }) => {
    await page.goto('/gallery');
    const href = (await page.locator('#photo-5').getAttribute('href'))!;
    const large = await request.get(href);
    expect(large.headers()['content-type']).toContain('image/');
  });

  test('a video is a link to the video’s own page', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('link', { name: /Play the news segment/ })).toHaveAttribute(
      'href',
      /watch\?v=/,
    );
  });
});

test('the home page shows ten, and they open too', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-sheet] a[id^=photo-]')).toHaveCount(10);
  await page.locator('[data-sheet] a[id^=photo-]').nth(2).click();
  await expect(page.getByRole('dialog')).toContainText('3 of 10');
});

for (const path of ['/', '/gallery']) {
  test(`the film on ${path} is asked for on a click, not before, and takes the focus`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/embed\//.test(request.url())) asked.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const play = page.getByRole('link', { name: /Play the/ });
    await play.hover();
    expect(asked).toEqual([]);
    await play.click();
    await expect(page.locator('video-facade iframe')).toBeFocused();
    await expect.poll(() => asked.length).toBe(1);
  });
}
