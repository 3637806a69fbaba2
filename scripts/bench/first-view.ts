import { documentWeight, inlineScriptWeight } from '../checks/budgets.ts';
import { openWindow, PHONE } from './devices.ts';
import { FLOOR_ROW, type Row, type Rows } from './figures.ts';
import { FLOOR_PATH, type Place } from './place.ts';
import { collectRows } from './rows.ts';

const AT_ONCE = 4;

/** What a page asks for by itself, it has asked for by then. */
const LATE_MS = 2500;

async function measureFirstView({ chrome, origin }: Place, path: string): Promise<Row> {
  const { context, page } = await openWindow(chrome, PHONE);
  const requests = { own: 0, others: 0 };
  page.on('request', (request) => {
    requests[new URL(request.url()).origin === origin ? 'own' : 'others'] += 1;
  });
  const response = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  // The text font, which is for the next page, is asked for late (src/scripts/fonts.js).
  await page.waitForTimeout(LATE_MS);
  await page.waitForLoadState('networkidle');
  const html = (await response?.text()) ?? '';
  const hasGallery = await page
    .locator('[data-photo-grid]')
    .evaluateAll(({ length }) => length > 0);
  const served = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .encodedBodySize,
  );
  await context.close();
  return {
    figures: {
      document: documentWeight(html) * 1000,
      served,
      script: inlineScriptWeight(html) * 1000,
      requests: requests.own,
      others: requests.others,
    },
    hasGallery,
  };
}

/**
 * What a phone is sent before it is touched: the bytes of each document, at their fewest and as they
 * were sent, those of the script within it, and how many requests were made until the network lay
 * still, to us and to others.
 */
export async function measureFirstViews(place: Place, paths: readonly string[]): Promise<Rows> {
  return {
    [FLOOR_ROW]: await measureFirstView(place, FLOOR_PATH),
    ...(await collectRows(paths, AT_ONCE, (path) => measureFirstView(place, path))),
  };
}
