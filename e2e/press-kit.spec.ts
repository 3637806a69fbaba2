/** The press kit. What is copied: islands/copy-button. That its anchors exist: npm test -- links. */
import sharp from 'sharp';
import { required } from '../tests/required.ts';
import { pressKitPage as pressKit, site, scheduledTours } from '../tests/support/content.ts';
import { formatFileSize } from '../src/domain/pictures/file-size.ts';
import { expect, test } from './support/site.ts';

const PAGE = '/press-kit';
const SHEET = '/press-kit/fact-sheet';

test('has the press contact and the links of content/site.json', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: pressKit.contact.emailLabel })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${site.email}\\?`),
  );
  for (const href of [site.social.href, site.links.giftCards, site.links.petition]) {
    await expect(page.locator(`main a[href="${href}"][target=_blank]`)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: pressKit.assets.link })).toHaveAttribute(
    'href',
    site.links.pressAssets,
  );
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
      expect.soft(bytes.toString()).toContain(required(pressKit.facts.lines[0]).text);
  }
  expect(found.toSorted().join(' ')).toBe('png png png png svg svg svg svg txt zip');
});

test('the fact sheet has the numbers of content/site.json, and is one page of paper', async ({
  page,
}) => {
  await page.goto(SHEET);
  const sheet = page.locator('main article');
  const facts = pressKit.facts.lines.map(({ text }) => text);
  for (const fact of [...facts, site.email]) {
    await expect.soft(sheet).toContainText(fact);
  }
  for (const { name, groupLimit } of scheduledTours) {
    const size = pressKit.facts.tours.groupSize.replace('{guests}', String(groupLimit));
    await expect.soft(sheet.getByRole('row', { name })).toContainText(size);
  }
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = await page.pdf({ format, preferCSSPageSize: false });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  const around = 'body > header, body > footer, astro-island[component-url*=PrintButton] button';
  for (const part of await page.locator(around).all()) await expect(part).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
