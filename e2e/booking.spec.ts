/** From the front page to the calendar: by tap, by key, without script, and with the service in trouble. */
import type { Locator, Page } from '@playwright/test';
import tourPage from '../content/pages/tour-page.json' with { type: 'json' };
import { expect, test } from './sandbox.ts';

const TOURS = [
  { name: 'Brooklyn Heights', path: '/tours/brooklyn-heights', item: 562630 },
  { name: 'Financial District', path: '/tours/financial-district', item: 577800 },
  { name: 'Lower East Side', path: '/tours/lower-east-side', item: 604533 },
] as const;

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const reserve = (page: Page, name: string) =>
  card(page, name).getByRole('link', { name: /^Reserve Your Spot/ });
const framed = (page: Page) => page.locator('booking-calendar').frameLocator('iframe');
/** The stub of the ticket on a tour's page. */
const stub = (page: Page) =>
  page
    .getByRole('region', { name: tourPage.facts.title })
    .getByRole('link', { name: tourPage.book });
const widget = (page: Page) => page.frameLocator('#fareharbor-lightframe-iframe');
const fallback = (page: Page) =>
  page.getByRole('link', { name: 'Having trouble? Open calendar in new window' });

/** The requests for the booking service's script, redirects not counted. */
function scriptRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/embeds/api/v1/') asked.push(request.url());
  });
  return asked;
}

/** Presses Tab until the link has the focus, as a visitor without a pointer does. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key never came to that link.');
}

for (const { name, path, item } of TOURS) {
  test.describe(`the way to ${name}`, () => {
    test.describe('by tap on a phone', () => {
      test.use(PHONE);

      test('three taps, over the tour list', async ({ page }) => {
        await page.goto('/');
        await page.locator('main').locator('a[href="/tours"]').first().tap();
        await reserve(page, name).tap();
        await expect(widget(page).getByRole('heading', { name })).toBeVisible();
      });

      test('over the menu and the tour’s page', async ({ page }) => {
        await page.goto('/');
        await page.locator('header summary:visible').tap();
        await page.locator('header').getByRole('link', { name, exact: true }).tap();
        await expect(page).toHaveURL(path);
        await stub(page).tap();
        await fallback(page).scrollIntoViewIfNeeded();
        await expect(framed(page).getByRole('heading', { name })).toBeVisible();
      });

      test('over the booking page', async ({ page }) => {
        await page.goto('/');
        await page.locator('main').locator('a[href="/booking"]').first().tap();
        await page.locator('booking-calendar').getByRole('link', { name, exact: true }).tap();
        await expect(framed(page).getByRole('heading', { name })).toBeVisible();
        await expect(page).toHaveURL(`/booking?itemId=${item}`);
      });
    });

    test('by key alone', async ({ page }) => {
      await page.goto('/');
      await tabTo(page, page.locator('main').locator('a[href="/tours"]').first());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/tours');
      await tabTo(page, reserve(page, name));
      await page.keyboard.press('Enter');
      await expect(widget(page).getByRole('heading', { name })).toBeVisible();
    });

    test('by key alone, over the tour’s page', async ({ page }) => {
      await page.goto(path);
      await tabTo(page, stub(page));
      await page.keyboard.press('Enter');
      await expect(framed(page).getByRole('heading', { name })).toBeVisible();
      await tabTo(page, fallback(page));
      const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
      await expect(tab.getByRole('heading', { name })).toBeVisible();
    });

    test.describe('without JavaScript', () => {
      test.use({ ...PHONE, javaScriptEnabled: false });

      test('over the tour list', async ({ page }) => {
        await page.goto('/');
        await page.locator('main').locator('a[href="/tours"]').first().tap();
        await reserve(page, name).tap();
        await expect(page.getByRole('heading', { name })).toBeVisible();
        expect(page.url()).toContain(`/items/${item}/calendar/`);
      });

      test('over the tour’s page', async ({ page }) => {
        await page.goto(path);
        await stub(page).tap();
        await page.getByRole('link', { name: tourPage.booking.open }).first().tap();
        await expect(page.getByRole('heading', { name })).toBeVisible();
      });

      test('over the booking page', async ({ page }) => {
        await page.goto('/booking');
        await page.locator('booking-calendar').getByRole('link', { name, exact: true }).tap();
        await expect(page.getByRole('heading', { name })).toBeVisible();
      });
    });
  });
}

test('a reserve button is a link to copy, to open in a new tab, to keep', async ({
  page,
  context,
}) => {
  await page.goto('/tours');
  const button = reserve(page, 'Brooklyn Heights');
  await expect(button).toHaveAttribute(
    'href',
    /\/items\/562630\/calendar\/\?full-items=yes&fallback=simple&flow=1219724$/,
  );
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    button.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.getByRole('heading', { name: 'Brooklyn Heights' })).toBeVisible();
  await expect(page).toHaveURL('/tours');
});

test('the private tours’ button leads to a person', async ({ page }) => {
  await page.goto('/tours');
  await expect(page.getByRole('link', { name: 'Contact Us to Book' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test.describe('the booking service’s script', () => {
  test('is asked for once, however a visitor clicks', async ({ page }) => {
    const asked = scriptRequests(page);
    await page.goto('/tours');
    for (const { name } of TOURS) {
      const button = reserve(page, name);
      await button.click();
      await expect(widget(page).getByRole('heading', { name })).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(button).toHaveText(/^Reserve Your Spot/);
    }
    expect(asked).toHaveLength(1);
  });

  test('is never asked for where nothing needs it', async ({ page }) => {
    const asked = scriptRequests(page);
    for (const path of ['/', '/tours/brooklyn-heights', '/tours/private-tours', '/booking']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(asked).toEqual([]);
  });

  test('comes when the browser is idle, and not for a visitor who saves data', async ({ page }) => {
    const asked = scriptRequests(page);
    await page.goto('/tours', { waitUntil: 'networkidle' });
    await expect.poll(() => asked.length).toBe(1);

    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      window.requestIdleCallback = () => {
        throw new Error('The browser was asked to call back when idle.');
      };
    });
    await page.goto('/tours', { waitUntil: 'networkidle' });
    expect(asked).toHaveLength(1);
    await reserve(page, 'Brooklyn Heights').click();
    await expect(widget(page).getByRole('heading', { name: 'Brooklyn Heights' })).toBeVisible();
  });
});

test.describe('the calendar on a page', () => {
  test('is not asked for before the visitor comes near it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/embeds/')) asked.push(request.url());
    });
    await page.goto('/tours/lower-east-side', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);

    await page.locator('#book-now').scrollIntoViewIfNeeded();
    await expect(framed(page).getByRole('heading', { name: 'Lower East Side' })).toBeVisible();
    const { pathname, searchParams } = new URL(asked[0]!);
    expect(pathname).toMatch(/\/items\/604533\/$/);
    expect(Object.fromEntries(searchParams)).toEqual({
      'full-items': 'yes',
      fallback: 'simple',
      item: '604533',
      flow: '1219724',
    });
  });

  test('has its 700 pixels from the start, a name, and a way out', async ({ page }) => {
    await page.goto('/tours/brooklyn-heights');
    const height = async () => (await page.locator('booking-calendar').boundingBox())!.height;
    const before = await height();
    expect(before).toBeGreaterThan(700);
    await expect(fallback(page)).toHaveAttribute('target', '_blank');
    await fallback(page).scrollIntoViewIfNeeded();
    await expect(page.locator('booking-calendar')).toHaveAttribute('data-state', 'loaded');
    expect(await height()).toBe(before);
    await expect(page.locator('booking-calendar iframe')).toHaveAttribute(
      'title',
      'Booking calendar for Brooklyn Heights',
    );
  });

  test('shows the tour that a link asks for, and everything when it asks for nonsense', async ({
    page,
  }) => {
    await page.goto('/booking?itemId=577800');
    await fallback(page).scrollIntoViewIfNeeded();
    await expect(framed(page).getByRole('heading', { name: 'Financial District' })).toBeVisible();
    await expect(page.locator('booking-calendar a[aria-current]')).toHaveText('Financial District');
    await page.goto('/booking?itemId=577800x');
    await fallback(page).scrollIntoViewIfNeeded();
    await expect(framed(page).getByRole('heading', { name: 'All tours' })).toBeVisible();
  });

  test('never puts a step into the visitor’s Back', async ({ page }) => {
    await page.goto('/tours');
    await page.goto('/booking');
    for (const { name } of TOURS) {
      await page.locator('booking-calendar').getByRole('link', { name, exact: true }).click();
      await expect(framed(page).getByRole('heading', { name })).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL('/tours');
  });

  test('the booking page has a person behind it', async ({ page }) => {
    await page.goto('/booking');
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      /^mailto:.+@/,
    );
  });
});

for (const failure of ['refuse', '500', 'garbage', 'hang'] as const) {
  test.describe(`when the booking service fails like this: ${failure}`, () => {
    // What the browser itself says of a script or a frame that does not come; no word of ours.
    // (Where the clock is the test's own, nobody can tell what came before what.)
    test.use({
      expectedTrouble:
        /Failed to load resource|Refused to execute script|MIME type|asked before the visitor/,
    });

    test('with its script, the visitor stands before the calendar’s own page', async ({
      page,
      sandbox,
    }) => {
      await sandbox.fail('booking-script', failure);
      if (failure === 'hang') await page.clock.install();
      // The eight seconds begin with the click, not with an idle moment that nobody can foresee.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto('/tours');
      if (failure === 'hang') await page.clock.pauseAt(Date.now() + 60_000);
      const button = reserve(page, 'Brooklyn Heights');
      const asked = page.waitForRequest(/embeds\/api/);
      await button.click();
      if (failure === 'hang') {
        const waiting = card(page, 'Brooklyn Heights').getByRole('link', { name: /^Opening/ });
        await expect(waiting).toBeVisible();
        // The words for the wait are drawn first, and only then is the service asked.
        await page.clock.runFor(100);
        await asked;
        await page.clock.runFor(8000);
      }
      await expect(page).toHaveURL(/\/items\/562630\/calendar\//);
      await expect(page.getByRole('heading', { name: 'Brooklyn Heights' })).toBeVisible();

      await page.goBack();
      await expect(reserve(page, 'Brooklyn Heights')).toContainText('Reserve Your Spot');
    });

    test('with its calendar, the link out works, and so does the mail address', async ({
      page,
      sandbox,
    }) => {
      await sandbox.fail('booking-calendar', failure);
      if (failure === 'hang') await page.clock.install();
      await page.goto('/tours/financial-district');
      await page.locator('#book-now').scrollIntoViewIfNeeded();
      await expect(page.locator('booking-calendar iframe')).toBeAttached();
      if (failure === 'hang') {
        await page.clock.runFor(8000);
        await expect(page.getByText('The calendar is taking its time.')).toBeVisible();
      }
      await expect(
        page.locator('booking-calendar').getByRole('link', { name: /^Write to/ }),
      ).toHaveAttribute('href', /^mailto:/);
      const [tab] = await Promise.all([page.waitForEvent('popup'), fallback(page).click()]);
      await expect(tab.getByRole('heading', { name: 'Financial District' })).toBeVisible();
    });

    test.describe('for a visitor without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('all the ways to the calendar’s page stand, and the one to a person', async ({
        page,
        sandbox,
      }) => {
        await sandbox.fail('booking-script', failure);
        await sandbox.fail('booking-calendar', failure);
        await page.goto('/tours/brooklyn-heights');
        await expect(
          page.locator('booking-calendar').getByRole('link', { name: /^Write to/ }),
        ).toBeVisible();
        const [tab] = await Promise.all([page.waitForEvent('popup'), fallback(page).click()]);
        await expect(tab.getByRole('heading', { name: 'Brooklyn Heights' })).toBeVisible();
      });
    });
  });
}

test.describe('a phone’s sticky bars', () => {
  test.use(PHONE);

  test('never cover the place they lead to', async ({ page }) => {
    await page.goto('/tours/brooklyn-heights');
    await page.mouse.wheel(0, 900);
    const bar = page.locator('.mobile-bar');
    await expect(bar).toBeVisible();
    await bar.getByRole('link').tap();
    await expect(page).toHaveURL(/#book-now$/);
    const title = page.locator('#book-now').getByRole('heading', { level: 2 });
    await expect(title).toBeInViewport({ ratio: 1 });
    const header = (await page.locator('.site-header').boundingBox())!;
    expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  });

  test('lead to the booking page where there is no calendar', async ({ page }) => {
    await page.goto('/tours');
    await page.mouse.wheel(0, 900);
    await page.locator('.mobile-bar').getByRole('link').tap();
    await expect(page).toHaveURL('/booking');
  });
});
