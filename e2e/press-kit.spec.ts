/** A journalist on deadline: who they are, what to quote, what to print and whom to call. */
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { required } from '../tests/required.ts';
import {
  chrome,
  coverage,
  inTheNewsPage,
  pressKitPage as pressKit,
  pressLogos as logos,
  questionsOf,
  site,
  walks,
} from '../tests/support/content.ts';
import { formatDollars } from '../src/domain/booking/money.ts';
import { formatFileSize } from '../src/domain/pictures/file-size.ts';
import { pasted } from './support/clipboard.ts';
import { expect, test } from './support/site.ts';

const PAGE = '/press-kit';
const SHEET = '/press-kit/fact-sheet';

const boilerplate = (page: Page) => page.locator('astro-island[component-url*=CopyButton]').first();
const copyButton = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(`^${pressKit.boilerplate.copy.label}.*${pressKit.boilerplate.title}$`),
  });

test('one visit tells whom to write to, and each part of the kit is one jump away', async ({
  page,
}) => {
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
  test('is copied by keyboard, and the page says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    await copyButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(boilerplate(page).getByRole('status')).toHaveText(
      pressKit.boilerplate.copy.copied,
    );
    const text = required(await boilerplate(page).locator('.lede').textContent()).trim();
    expect(text).toContain(site.company);
    expect(await pasted(page)).toBe(text);
  });

  test('is marked where the browser refuses to copy, and the page says what to press', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await page.goto(PAGE);
    await copyButton(page).click();
    await expect(boilerplate(page).getByRole('status')).toHaveText(
      pressKit.boilerplate.copy.failed,
    );
    const text = required(await boilerplate(page).locator('.lede').textContent()).trim();
    expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(text);
  });

  test('each caption can be copied by the name of its story', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    const [{ name, caption } = { name: '', caption: '' }] = pressKit.highlights.entries;
    await page
      .getByRole('button', { name: new RegExp(`^${pressKit.highlights.copy}.*${name}$`) })
      .click();
    await expect.poll(() => pasted(page)).toContain(caption);
  });
});

test('every download opens, is as large as it says, and was made by the build', async ({
  page,
  request,
}) => {
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

  test('has its numbers from where the site keeps them', async ({ page }) => {
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

test('on paper a highlight stands beside its picture, and there is nothing to press', async ({
  page,
}) => {
  // The width of a Letter sheet within its margins.
  await page.setViewportSize({ width: 695, height: 940 });
  await page.goto(PAGE);
  await page.emulateMedia({ media: 'print' });
  const boxes = await page.locator('#stories').evaluate((heading) =>
    [...(heading.closest('section')?.querySelectorAll('li') ?? [])].map((item) => {
      const picture = item.querySelector('img')?.getBoundingClientRect();
      const words = item.querySelector('details p')?.getBoundingClientRect();
      return { picture: picture?.right, words: words?.left };
    }),
  );
  expect(boxes.length).toBeGreaterThan(0);
  for (const { picture, words } of boxes) expect(words).toBeGreaterThanOrEqual(picture ?? Infinity);
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that does nothing, and everything else is there', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await expect(boilerplate(page)).toContainText(pressKit.boilerplate.text);
    await expect(page.locator('main a[download]')).toHaveCount(10);
    await page.goto(SHEET);
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });
});

test.describe('what the papers said', () => {
  test('each clipping names its paper, its month and its article', async ({ page }) => {
    await page.goto('/in-the-news');
    const clippings = page.getByRole('article');
    await expect(clippings).toHaveCount(coverage.length);
    for (const { title, publication, date, link, quote, logo } of coverage) {
      const clipping = clippings.filter({ has: page.getByRole('heading', { name: title }) });
      await expect(clipping).toContainText(date);
      if (logo) await expect(clipping.getByRole('img', { name: publication })).toHaveCount(1);
      else await expect(clipping).toContainText(publication);
      const article = clipping.getByRole('link', { name: `${title}, ${publication}` });
      await expect(article).toContainText(inTheNewsPage.coverage.read);
      await expect(article).toHaveAttribute('href', link);
      if (quote) await expect(clipping.locator('blockquote')).toContainText(quote);
    }
    const inquiries = page.locator('main section').last();
    await expect(
      inquiries.getByRole('link', { name: inTheNewsPage.inquiries.pressKit.label }),
    ).toHaveAttribute('href', PAGE);
    await expect(
      inquiries.getByRole('link', { name: inTheNewsPage.inquiries.contact.label }),
    ).toHaveAttribute('href', '/contact');
  });

  test('home shows every wordmark, each a way to its article in a new tab', async ({ page }) => {
    await page.goto('/');
    const strip = page.locator('.press');
    await expect(strip.getByRole('img')).toHaveCount(logos.length);
    for (const { name, link } of logos) {
      const wordmark = strip.getByRole('link', { name: `${name} (${chrome.newTab})` });
      await expect(wordmark).toHaveAttribute('href', link);
      await expect(wordmark).toHaveAttribute('target', '_blank');
    }
    await expect(strip.locator('a[href="/in-the-news"]')).toBeVisible();
  });

  test.describe('when a wordmark cannot be had', () => {
    test.use({ expectedTrouble: /ERR_FAILED/ });
    const [logo] = logos;
    const FILE = /\/_astro\/[^/]*\.svg/;

    test('a drawing of the same size stands in, and the link still says whose it is', async ({
      page,
    }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      const wordmark = page
        .locator('.press')
        .getByRole('img', { name: new RegExp(`^${logo?.name}`) });
      await page.goto('/');
      await wordmark.scrollIntoViewIfNeeded();
      const whole = await wordmark.boundingBox();
      // Leaves the page, so that no logo it is still fetching counts among those that fail.
      await page.goto('about:blank');
      warnings.length = 0;

      await page.route(FILE, (route) => route.abort());
      await page.goto('/');
      await wordmark.scrollIntoViewIfNeeded();
      await expect(wordmark).toHaveAttribute('src', /^data:image\/svg/);
      await expect
        .poll(() => wordmark.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const standIn = await wordmark.boundingBox();
      expect([standIn?.width, standIn?.height]).toEqual([whole?.width, whole?.height]);
      const strip = page.locator('.press img');
      await expect
        .poll(() => warnings.filter((text) => FILE.test(text)).length)
        .toBe(await strip.count());
    });
  });
});
