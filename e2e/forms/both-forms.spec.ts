/** What the contact form and the application have in common. */
import type { Locator, Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { holdScript, openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { FORMS } from './forms.ts';

const NOON = new Date('2025-05-10T12:00:00-04:00');

for (const { path, island, service, name, typed, boxes, faults, trap, words, isThanked } of FORMS) {
  test.describe(`the form on ${path}`, () => {
    test.use({ expectedTrouble: /was not sent|Failed to load resource/ });

    const form = (page: Page) => page.getByRole('form', { name });
    const control = (page: Page, field: string) => form(page).locator(`[name="${field}"]`);
    const send = (page: Page) => form(page).locator('button[type=submit]');
    /** In the form, not in a toast. */
    const said = (page: Page, text: string) => page.getByRole('main').getByText(text).first();
    const first = (page: Page) => control(page, required(Object.keys(typed)[0]));

    /** Waits until React answers for the form: until then, the browser validates. */
    async function wake(page: Page): Promise<void> {
      await first(page).focus();
      await expect(form(page)).toHaveJSProperty('noValidate', true);
    }
    const tickBoxes = async (page: Page) => {
      for (const box of Object.keys(boxes)) await control(page, box).check();
    };
    async function fillIn(page: Page): Promise<void> {
      for (const [field, text] of Object.entries(typed)) await control(page, field).fill(text);
      await tickBoxes(page);
    }
    async function openFilledIn(page: Page): Promise<void> {
      await page.goto(path);
      await wake(page);
      await fillIn(page);
    }
    async function expectKept(page: Page): Promise<void> {
      for (const [field, text] of Object.entries(typed)) {
        // The phone number is normalized.
        const value = field === 'mobile' ? /^(\(917\) 555-0142|\+19175550142)$/ : text;
        await expect(control(page, field)).toHaveValue(value);
      }
    }
    async function expectFault(page: Page, wrong: Locator, message: string): Promise<void> {
      await send(page).click();
      await expect.soft(wrong).toBeFocused();
      await expect.soft(wrong).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expect.soft(form(page).locator('[aria-invalid=true]')).toHaveCount(1);
    }

    test('is sent once after repeated clicks', async ({ page, sandbox }) => {
      await sandbox.fail(service, 'slow');
      await openFilledIn(page);
      await send(page).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await isThanked(page);
      expect(await sandbox.received()).toHaveLength(1);
    });

    test('can be sent by keyboard', async ({ page, sandbox }) => {
      await page.goto(path);
      await first(page).focus();
      for (const text of Object.values(typed)) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      for (const box of Object.keys(boxes)) {
        await expect(control(page, box)).toBeFocused();
        await page.keyboard.press('Space');
        await page.keyboard.press('Tab');
      }
      // Past the link to the privacy page or the waiver.
      await page.keyboard.press('Tab');
      await expect(send(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await isThanked(page);
      expect(await sandbox.received()).toHaveLength(1);
    });

    test('shows errors and focuses the first invalid field', async ({ page, sandbox }) => {
      await openFilledIn(page);
      for (const { field, typed: text, message } of faults) {
        await test.step(`"${text}" for ${field}`, async () => {
          await control(page, field).fill(text);
          await expectFault(page, control(page, field), message);
          await control(page, field).fill(required(typed[field]));
          await expect.soft(page.getByText(message)).toHaveCount(0);
        });
      }
      for (const [box, message] of Object.entries(boxes)) {
        await control(page, box).uncheck();
        await expectFault(page, control(page, box), message);
        await control(page, box).check();
      }
      expect(await sandbox.received()).toEqual([]);
    });

    test('with a filled honeypot only shows the mail link', async ({ page, sandbox }) => {
      await openFilledIn(page);
      await control(page, trap).evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example';
      });
      await send(page).click();
      await expect(said(page, words.failed)).toBeVisible();
      await expect(page.locator('main a[href^="mailto:"][href*="subject"]')).toBeVisible();
      expect(await sandbox.received()).toEqual([]);
    });

    test('keeps typed text after a reload and Back, until it is sent', async ({ page }) => {
      await openFilledIn(page);
      await page.reload();
      await expectKept(page);
      await page.goto('/about');
      await page.goBack();
      await expectKept(page);
      await wake(page);
      await tickBoxes(page);
      await send(page).click();
      await isThanked(page);
      await page.goto(path);
      for (const field of Object.keys(typed)) await expect(control(page, field)).toHaveValue('');
    });

    test('keeps typed text after a crash of the tab', async ({ page, context }) => {
      await openFilledIn(page);
      const session = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // The call never returns: the renderer has crashed.
      session.send('Page.crash').catch(() => {});
      await crashed;
      // Playwright considers the tab closed; the browser doesn't.
      await session.send('Page.reload');
      const [field = '', text] = required(Object.entries(typed).at(-1));
      const read = async () => {
        const expression = `document.querySelector('[name="${field}"]').value`;
        return (await session.send('Runtime.evaluate', { expression })).result.value as string;
      };
      await expect.poll(read).toBe(text);
    });

    for (const failure of ['refuse', '429', 'garbage'] as const) {
      test(`keeps typed text when the service fails with "${failure}", and can be sent by mail or again`, async ({
        page,
        sandbox,
      }) => {
        await sandbox.fail(service, failure);
        await openFilledIn(page);
        await send(page).click();
        await expect(said(page, words.failed)).toBeInViewport();
        await expect(page).toHaveURL(path);
        await expect(send(page)).toBeFocused();
        await expectKept(page);
        const mail = page.getByRole('main').locator('a[href^="mailto:"][href*="body="]');
        const href = new URL(required(await mail.getAttribute('href')));
        expect(href.searchParams.get('body')).toContain(required(Object.values(typed).at(-1)));
        await sandbox.fail(service, 'none');
        await send(page).click();
        await isThanked(page);
      });
    }

    test('without an answer is sent again only by a button that says so', async ({
      page,
      sandbox,
    }) => {
      await sandbox.fail(service, 'hang');
      await page.clock.install({ time: NOON });
      await openFilledIn(page);
      const underWay = page.waitForRequest((request) => request.method() === 'POST');
      await send(page).click();
      await underWay;
      await page.clock.fastForward(20_000);
      await expect(said(page, words.unanswered)).toBeVisible();
      await expect(send(page)).toHaveText(words.sendAgain);
      await page.reload();
      await wake(page);
      await expectKept(page);
      await tickBoxes(page);
      const before = (await sandbox.received()).length;
      await sandbox.fail(service, 'none');
      await send(page).click();
      await expect(send(page)).toHaveText(words.sendAgain);
      expect(await sandbox.received()).toHaveLength(before);
      await send(page).click();
      await isThanked(page);
      expect(await sandbox.received()).toHaveLength(before + 1);
    });

    test('submitted before hydration is validated and sent once after it', async ({
      page,
      sandbox,
    }) => {
      const arrive = await holdScript(page, island);
      await openWithStoppedClock(page, path, NOON);
      await fillIn(page);
      await send(page).click();
      await expect(send(page)).toHaveAttribute('aria-busy', 'true');
      await send(page).click();
      expect(await sandbox.received()).toEqual([]);
      arrive();
      await isThanked(page);
      expect(await sandbox.received()).toHaveLength(1);
    });

    test('submitted empty before hydration focuses the first field', async ({ page, sandbox }) => {
      const arrive = await holdScript(page, island);
      await openWithStoppedClock(page, path, NOON);
      await send(page).click();
      arrive();
      await expect(first(page)).toBeFocused();
      await expect(first(page)).toBeInViewport({ ratio: 1 });
      await expect(first(page)).toHaveAttribute('aria-invalid', 'true');
      expect(await sandbox.received()).toEqual([]);
    });

    test.describe('on a slow phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

      test('requests no script or third party before the first input, and loses no key', async ({
        page,
        context,
      }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
        expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);

        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 200_000,
          uploadThroughput: 93_750,
        });
        const field = form(page).locator('textarea');
        const text = 'The quick brown cat jumps over the lazy dog, twice.';
        await field.tap();
        await page.keyboard.type(text, { delay: 40 });
        await expect(form(page)).toHaveJSProperty('noValidate', true);
        await expect(field).toHaveValue(text);
      });
    });
  });
}
