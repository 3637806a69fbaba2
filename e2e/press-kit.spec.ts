/** The press kit. */
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { required } from '../tests/required.ts';
import { pressKitPage as pressKit, questionsOf, site, walks } from '../tests/support/content.ts';
import { formatDollars } from '../src/domain/booking/money.ts';
import { formatFileSize } from '../src/domain/pictures/file-size.ts';
import { pasted } from './support/clipboard.ts';
import { expect, test } from './support/site.ts';

const PAGE = '/press-kit';
const SHEET = '/press-kit/fact-sheet';

const boilerplate = (page: Page) => page.locator('astro-island[component-url*=CopyButton]').first();

test('has the press contact, and links to each part of the kit', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: pressKit.contact.emailLabel })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${site.email}\\?`),
  );
  for (const jump of await page
    .getByRole('navigation', { name: pressKit.index.title })
    .getByRole('link')
    .all()) {
    const target = required(await jump.getAttribute('href'));
    await expect(page.locator(target)).toHaveText(required(await jump.textContent()).trim());
  }
  for (const address of [site.social.href, site.links.giftCards, site.links.petition]) {
    await expect(page.locator(`main a[href="${address}"][target=_blank]`)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: pressKit.assets.link })).toHaveAttribute(
    'href',
    site.links.pressAssets,
  );
  const answers = page.locator('main .faq details');
  await expect(answers).toHaveCount(questionsOf(pressKit.faq.list).length);
  await expect(answers.first()).toHaveAttribute('open');
});

test.describe('the boilerplate', () => {
  test('each caption has a copy button named for its story', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    const [{ name, caption } = { name: '', caption: '' }] = pressKit.highlights.entries;
    await page
      .getByRole('button', { name: new RegExp(`^${pressKit.highlights.copy}.*${name}$`) })
      .click();
    await expect.poll(() => pasted(page)).toContain(caption);
  });
});

test('every download is valid and has the stated size', async ({ page, request }) => {
  await page.goto(PAGE);
  const found: string[] = [];
  for (const link of await page.locator('main a[download]').all()) {
    const href = required(await link.getAttribute('href'));
    const response = await request.get(href);
    expect.soft(response.status(), href).toBe(200);
    const bytes = await response.body();
    await expect.soft(link, href).toContainText(formatFileSize(bytes.length));
    expect.soft(existsSync(`public${href}`), href).toBe(false);

    const ending = required(href.split('.').at(-1));
    found.push(ending);
    if (ending === 'png' || ending === 'svg') {
      const { width, height, hasAlpha } = await sharp(bytes).metadata();
      expect.soft(hasAlpha, href).toBe(true);
      if (ending === 'png') await expect.soft(link).toContainText(`${width} × ${height} px`);
    }
    if (ending === 'zip') {
      expect
        .soft(bytes.toString('latin1').match(/\xff\xd8\xff/g))
        .toHaveLength(pressKit.highlights.entries.length);
      expect.soft(bytes.toString('latin1')).toContain('captions.txt');
    }
    if (ending === 'txt')
      expect.soft(bytes.toString()).toContain(formatDollars(site.price.perGuest));
  }
  expect(found.toSorted()).toEqual([
    'png',
    'png',
    'png',
    'png',
    'svg',
    'svg',
    'svg',
    'svg',
    'txt',
    'zip',
  ]);
});

test.describe('the fact sheet', () => {
  for (const format of ['Letter', 'A4'] as const) {
    test(`is one page on ${format}`, async ({ page }) => {
      await page.goto(SHEET);
      const pdf = await page.pdf({ format, preferCSSPageSize: false });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  }

  test('has the numbers of content/site.json', async ({ page }) => {
    await page.goto(SHEET);
    const sheet = page.locator('main article');
    for (const fact of [
      ...pressKit.facts.lines.map(({ text }) => text),
      formatDollars(site.price.perGuest),
      site.email,
    ]) {
      await expect.soft(sheet).toContainText(fact);
    }
    for (const { name, groupLimit } of walks) {
      const size = pressKit.facts.tours.groupSize.replace('{guests}', String(groupLimit));
      await expect.soft(sheet.getByRole('row', { name })).toContainText(size);
    }
  });

  test('prints without the site around it', async ({ page }) => {
    await page.goto(SHEET);
    await page.emulateMedia({ media: 'print' });
    for (const part of [
      'body > header',
      'body > footer',
      'astro-island[component-url*=PrintButton] button',
    ]) {
      await expect(page.locator(part)).toBeHidden();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has everything but the copy buttons', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await expect(boilerplate(page)).toContainText(pressKit.boilerplate.text);
    await expect(page.locator('main a[download]')).toHaveCount(10);
    await page.goto(SHEET);
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });
});
