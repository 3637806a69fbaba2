/** The newsletter forms. */
import type { Page } from '@playwright/test';
import { chrome, homePage } from '../../tests/support/content.ts';
import { expect, test } from '../support/sandbox.ts';

const { newsletter } = homePage;
const coupon = (page: Page) => page.getByRole('form', { name: newsletter.title });
const field = (page: Page, name: string) => coupon(page).locator(`[name=${name}]`);
const subscribe = (page: Page) => coupon(page).locator('button[type=submit]');

async function fill(page: Page): Promise<void> {
  await field(page, 'FNAME').fill('Ada');
  await field(page, 'LNAME').fill('Whisker');
  await field(page, 'EMAIL').fill('ada@mail.example');
  await coupon(page).getByRole('checkbox', { name: newsletter.consent }).check();
}

const SENT = {
  EMAIL: 'ada@mail.example',
  FNAME: 'Ada',
  LNAME: 'Whisker',
  CONSENT: 'on',
  tags: 'website',
  b_sandbox_sandbox: '',
};

test('the coupon keeps its text after a reload, and posts into one new tab on a double click', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/');
  await fill(page);
  const draft = () => page.evaluate(() => Object.values({ ...sessionStorage }).join());
  await expect.poll(draft).toContain('ada@mail.example');
  await page.reload();
  await expect(field(page, 'FNAME')).toHaveValue('Ada');
  await expect(field(page, 'EMAIL')).toHaveValue('ada@mail.example');
  // A consent is never restored.
  await coupon(page).getByRole('checkbox').check();

  const opening = context.waitForEvent('page');
  await subscribe(page).dblclick();
  await expect((await opening).getByText('ada@mail.example')).toBeVisible();
  expect(context.pages()).toHaveLength(2);
  await expect(page).toHaveURL('/');
  await expect(field(page, 'EMAIL')).toHaveValue('ada@mail.example');
  // Pages of this browser never lose the focus.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  expect(await draft()).toBe('');
  const received = await sandbox.received();
  expect(received.map(({ path }) => path)).toEqual(['/subscribe/post?u=sandbox&id=sandbox']);
  expect(received.map(({ fields }) => Object.fromEntries(fields))).toEqual([SENT]);
});

test('the coupon loads the service’s validation at its first use', async ({ page, sandbox }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(sandbox.origin)) requested.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await coupon(page).hover();
  const island = coupon(page).locator('xpath=ancestor::astro-island');
  await expect(island).not.toHaveAttribute('ssr');
  // The link is no use of the form.
  await page.getByRole('link', { name: newsletter.privacy.label }).focus();
  expect(requested).toEqual([]);
  await field(page, 'FNAME').focus();
  await expect
    .poll(() => page.evaluate(() => (window as { mcValidate?: unknown }).mcValidate))
    .toMatchObject({ fields: ['EMAIL', 'FNAME', 'CONSENT'], jQuery: true });
  expect(requested.toSorted()).toEqual([
    '/validation/classic.css',
    '/validation/jquery.js',
    '/validation/mc-validate.js',
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms are validated and post', async ({ page, context, sandbox }) => {
    await page.goto('/');
    await subscribe(page).click();
    const missing = () =>
      coupon(page)
        .locator(':invalid')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(await missing()).toEqual(['FNAME', 'EMAIL', 'CONSENT']);
    await fill(page);
    expect(await missing()).toEqual([]);
    let opening = context.waitForEvent('page');
    await subscribe(page).click();
    await expect((await opening).getByText('ada@mail.example')).toBeVisible();

    const footer = page.getByRole('form', { name: chrome.footer.newsletter.title });
    const email = footer.locator('input[type=email]');
    for (const wrong of ['', 'topsy']) {
      await email.fill(wrong);
      await footer.getByRole('button').click();
      await expect(email).toBeFocused();
    }
    await email.fill('topsy@mail.example');
    opening = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    await expect((await opening).getByText('topsy@mail.example')).toBeVisible();
    const fields = (await sandbox.received()).map((one) => Object.fromEntries(one.fields));
    expect(fields).toEqual([SENT, { EMAIL: 'topsy@mail.example', b_sandbox_sandbox: '' }]);
  });
});
