/** The newsletter forms. */
import type { Locator, Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import { chrome, homePage as home } from '../../tests/support/content.ts';
import { holdScript } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';

const coupon = (page: Page) => page.getByRole('form', { name: home.newsletter.title });
const footer = (page: Page) => page.getByRole('form', { name: chrome.footer.newsletter.title });
const { newsletter } = home;
const box = (form: Locator, name: string) => form.getByRole('textbox', { name });
const email = (form: Locator) => form.locator('input[type=email]');
const subscribe = (form: Locator) => form.locator('button[type=submit]');

async function clip(page: Page): Promise<void> {
  await box(coupon(page), newsletter.firstNameLabel).fill('Ada');
  await box(coupon(page), newsletter.lastNameLabel).fill('Whisker');
  await email(coupon(page)).fill('ada@mail.example');
  await coupon(page).getByRole('checkbox').check();
}

const isStored = (page: Page, word: string) =>
  page.evaluate((part) => JSON.stringify({ ...sessionStorage }).includes(part), word);

const isHydrated = (form: Locator) =>
  expect(form.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr');

const WHOLE = {
  EMAIL: 'ada@mail.example',
  FNAME: 'Ada',
  LNAME: 'Whisker',
  CONSENT: 'on',
  tags: 'website',
  b_sandbox_sandbox: '',
};

test.describe('the coupon on the front page', () => {
  test('posts all fields into a new tab and does not change', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto('/');
    await clip(page);
    await expect(coupon(page).getByRole('checkbox')).toHaveAccessibleName(newsletter.consent);
    const opening = context.waitForEvent('page');
    await subscribe(coupon(page)).click();
    const tab = await opening;
    await expect(tab.getByText('ada@mail.example')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(email(coupon(page))).toHaveValue('ada@mail.example');

    const [signUp] = await sandbox.received();
    expect(signUp?.path).toBe('/subscribe/post?u=sandbox&id=sandbox');
    expect(Object.fromEntries(required(signUp).fields)).toEqual(WHOLE);
  });

  test('links to the privacy page, and requests nothing before its first use', async ({
    page,
    sandbox,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(sandbox.origin)) asked.push(request.url());
    });
    const { privacy } = newsletter;
    await page.goto('/');
    // Hydrated, so that a first use would be noticed.
    await page.mouse.move(5, 5);
    await coupon(page).hover();
    await isHydrated(coupon(page));
    const link = page.getByRole('link', { name: privacy.label });
    await link.focus();
    await link.click();
    await expect(page).toHaveURL(privacy.href);
    expect(asked).toEqual([]);
  });

  test('has native validation for email, first name and consent', async ({ page, sandbox }) => {
    await page.goto('/');
    const missing = () =>
      coupon(page)
        .locator(':invalid')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
    expect(await missing()).toEqual(['FNAME', 'EMAIL', 'CONSENT']);
    await clip(page);
    expect(await missing()).toEqual([]);
    await email(coupon(page)).fill('ada');
    await subscribe(coupon(page)).click();
    await expect(email(coupon(page))).toBeFocused();
    expect(await sandbox.received()).toEqual([]);
  });

  test('loads the service’s validation at its first use', async ({ page, sandbox }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(sandbox.origin)) asked.push(new URL(request.url()).pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await coupon(page).scrollIntoViewIfNeeded();
    await coupon(page).hover();
    expect(asked).toEqual([]);
    await box(coupon(page), newsletter.firstNameLabel).focus();
    await expect
      .poll(() => asked.toSorted())
      .toEqual(['/validation/classic.css', '/validation/jquery.js', '/validation/mc-validate.js']);
    await expect
      .poll(() => page.evaluate(() => (window as { mcValidate?: unknown }).mcValidate))
      .toMatchObject({ fields: ['EMAIL', 'FNAME', 'CONSENT'], jQuery: true });
    // Only once.
    await email(coupon(page)).focus();
    await box(coupon(page), newsletter.firstNameLabel).focus();
    expect(asked).toHaveLength(3);
  });
  test.use({ expectedTrouble: /Failed to load resource|Unexpected token|ERR_|MIME type/ });

  test('keeps typed text after a reload', async ({ page }) => {
    await page.goto('/');
    await clip(page);
    await expect.poll(() => isStored(page, 'ada@mail.example')).toBe(true);
    await page.reload();
    await expect(box(coupon(page), newsletter.firstNameLabel)).toHaveValue('Ada');
    await expect(email(coupon(page))).toHaveValue('ada@mail.example');
    await expect(coupon(page).getByRole('checkbox')).toBeChecked();
  });
});

test.describe('the form in the footer', () => {
  test('sends only the email address', async ({ page, context, sandbox }) => {
    await page.goto('/about');
    await email(footer(page)).fill('ada@mail.example');
    const opening = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    await expect((await opening).getByText('ada@mail.example')).toBeVisible();
    await expect(page).toHaveURL('/about');
    const [signUp] = await sandbox.received();
    expect(signUp?.path).toBe('/subscribe/post?u=sandbox&id=sandbox');
    expect(Object.fromEntries(required(signUp).fields)).toEqual({
      EMAIL: 'ada@mail.example',
      b_sandbox_sandbox: '',
    });
  });

  test('rejects an invalid address', async ({ page, sandbox }) => {
    await page.goto('/about');
    await subscribe(footer(page)).click();
    await expect(email(footer(page))).toBeFocused();
    await email(footer(page)).fill('ada');
    await page.keyboard.press('Enter');
    expect(await sandbox.received()).toEqual([]);
  });
});

for (const [which, form, path] of [
  ['the coupon', coupon, '/'],
  ['the form in the footer', footer, '/about'],
] as const) {
  test(`${which} opens one tab on a double click before hydration`, async ({
    page,
    context,
    sandbox,
  }) => {
    await holdScript(page, 'CouponNewsletter');
    await page.goto(path);
    // The page's script has loaded.
    await page.waitForFunction(() => customElements.get('astro-island'));
    if (form === coupon) await clip(page);
    else await email(form(page)).fill('ada@mail.example');
    const opening = context.waitForEvent('page');
    await subscribe(form(page)).dblclick();
    await expect((await opening).getByText('ada@mail.example')).toBeVisible();
    expect(context.pages()).toHaveLength(2);
    expect(await sandbox.received()).toHaveLength(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms post', async ({ page, context, sandbox }) => {
    await page.goto('/');
    await clip(page);
    let opening = context.waitForEvent('page');
    await subscribe(coupon(page)).click();
    await expect((await opening).getByText('ada@mail.example')).toBeVisible();
    await email(footer(page)).fill('topsy@mail.example');
    opening = context.waitForEvent('page');
    await subscribe(footer(page)).click();
    await expect((await opening).getByText('topsy@mail.example')).toBeVisible();
    const fields = (await sandbox.received()).map((one) => Object.fromEntries(one.fields));
    expect(fields).toEqual([WHOLE, { EMAIL: 'topsy@mail.example', b_sandbox_sandbox: '' }]);
  });
});
