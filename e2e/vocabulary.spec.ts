/**
 * What each word of styles/README.md looks like, read from the development page /vocabulary. A picture would differ
 * from machine to machine. After an intended change: playwright test e2e/vocabulary.spec.ts --update-snapshots
 */
import { expect, test } from '@playwright/test';
import { sparePort } from '../scripts/checks/spare-port.ts';
import { startServer } from '../scripts/dev/processes.ts';

const WORDS =
  'h1, h2, h3, h4, p, a, dt, dd, button, input, summary, blockquote, figcaption, [class^="deck-"], .label, .kicker, .panel, .bill, .letter, .coupon';

/** A line for each element that looks like none before it: tag, classes, then what is drawn. */
const readLooks = (words: string): string[] => {
  const looks = [...document.querySelectorAll<HTMLElement>(`main :is(${words})`)].map((element) => {
    const style = getComputedStyle(element);
    const theme = element.closest('.band, .night, .black')?.classList.item(3) ?? '';
    const name = [element.localName, ...element.classList].join('.');
    const [font] = style.fontFamily.split(',');
    const drawn = [
      `${style.color} on ${style.backgroundColor}`,
      `${style.fontWeight} ${style.fontSize}/${style.lineHeight} ${font} ${style.letterSpacing} ${style.textTransform}`,
      `line ${style.textDecorationLine}`,
      `border ${style.borderWidth} ${style.borderStyle} ${style.borderColor} ${style.borderRadius}`,
      `shadow ${style.boxShadow}`,
      `padding ${style.padding}`,
    ];
    return `${theme} ${name}: ${drawn.join('; ')}`;
  });
  return [...new Set(looks)];
};

// Scripts would reload the page when the dev server has bundled their packages.
test.use({ javaScriptEnabled: false });

test('each word of the vocabulary looks as it did', async ({ page }) => {
  const port = await sparePort();
  const origin = `http://localhost:${port}`;
  await startServer({
    args: ['node_modules/astro/bin/astro.mjs', 'dev', '--port', `${port}`],
    url: `${origin}/vocabulary`,
  });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${origin}/vocabulary`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const looks = await page.evaluate(readLooks, WORDS);
    expect(looks.join('\n')).toMatchSnapshot(`vocabulary-${colorScheme}.txt`);
  }
});
