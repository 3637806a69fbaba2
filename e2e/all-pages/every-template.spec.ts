/**
 * One page of each kind: on a desktop no layout shifts; at each width pictures that fit; at large sizes,
 * and with text spacing no sideways scrolling, no clipped or overlapping text, no control without its label.
 */
import { auditedPages } from '../../scripts/checks/page-kinds.ts';
import { expect, waitForFonts, setBrowserText, test, openAllDetails } from '../support/site.ts';
import { recordShifts } from '../support/layout-shifts.ts';
import { expectFocusSeen, scrollThroughPage } from './findings.ts';
import { findProblems } from './problems.ts';
import { expectFitOnScreens, waitForDraw } from './screens.ts';

/** Name, width, height, whether text has wide spacing, and the browser's font size, which media queries in `rem` follow. */
type View = [name: string, width: number, height: number, hasSpacing: boolean, text: 16 | 32];

const VIEWS: readonly View[] = [
  // 1280 x 1024 at 400 % (WCAG 1.4.10).
  ['at 400 % zoom', 320, 256, false, 16],
  // WCAG 1.4.4.
  ['with text at 200 % on a desk', 1280, 800, false, 32],
  ['with text at 200 % on a phone', 390, 844, false, 32],
  ['with text at 200 % on a tablet', 768, 1024, false, 32],
  ['on a phone 280 px wide', 280, 653, false, 16],
  ['with wide text spacing on a desk', 1280, 800, true, 16],
  ['with wide text spacing on a phone', 390, 844, true, 16],
];

/** WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Links that are all the text of their parent, and too low to tap (WCAG 2.5.8). */
function findLowLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLElement>('main a, footer a')];
  return links
    .filter((link) => {
      const { width, height } = link.getBoundingClientRect();
      const isAlone = link.parentElement?.textContent.trim() === link.textContent.trim();
      return isAlone && width > 1 && height < 24 && !link.querySelector('img, svg');
    })
    .map((link) => link.textContent.trim());
}

for (const { path } of auditedPages()) {
  test(`${path} has no layout shifts, its pictures fit, and no text is clipped or overlaps at any size`, async ({
    page,
  }) => {
    const shifts = await recordShifts(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await waitForFonts(page);
    await scrollThroughPage(page);
    expect.soft(await shifts(), 'layout shifts').toEqual([]);
    expect.soft(await page.evaluate(findLowLinks), 'links less than 24 px high').toEqual([]);
    await expectFocusSeen(page);
    await expectFitOnScreens(page, path);

    await openAllDetails(page);
    for (const [name, width, height, hasSpacing, text] of VIEWS) {
      await page.setViewportSize({ width, height });
      await setBrowserText(page, text);
      await page.evaluate(
        (css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        },
        hasSpacing ? SPACING : '',
      );
      await waitForDraw(page);
      expect.soft(await page.evaluate(findProblems), name).toEqual([]);
    }
  });
}
