/**
 * Days on which everything goes wrong at once: an errand's own service fails in one way, others in
 * others, the browser keeps nothing or garbage, pictures do not come, on a phone or a desk. Made by
 * chance from a seed, so that the same days come again. Each errand has a way to its end, nothing typed
 * is lost, nothing is sent twice.
 *
 * An ordinary run lives through a few; `npm run chaos` as many as fit into twenty minutes.
 */
import fc from 'fast-check';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import { openWithStoppedClock } from '../support/missing-scripts.ts';
import { test } from '../support/sandbox.ts';
import { STORAGE } from '../support/storage.ts';
import { ERRANDS, type Errand } from './errands.ts';
import { FAULTS, FAULTY } from './faults.ts';
import { Outage } from './outage.ts';
import { pagesWith } from './pages.ts';
import { expectWholePage } from './whole-page.ts';

const DAYS = Number(process.env['CHAOS_DAYS'] ?? 12);
const SEED = Number(process.env['CHAOS_SEED'] ?? 1904);

const VIEWS = {
  'a small phone': { width: 320, height: 568 },
  'a phone on its side': { width: 802, height: 293 },
  'a desk': { width: 1280, height: 800 },
} as const;

const errands = (Object.entries(ERRANDS) as [ServiceName, readonly Errand[]][]).flatMap(
  ([service, rows]) =>
    rows.map((errand) => ({ service, errand, paths: pagesWith(errand.control) })),
);
const services = Object.keys(ERRANDS) as ServiceName[];
const oneOf = <Thing>(things: readonly Thing[]) => fc.constantFrom(...things);

const days = fc.sample(
  fc.record({
    what: oneOf(errands),
    /** Of the pages that have the errand, by turns. */
    page: fc.nat(),
    fault: oneOf(FAULTS),
    others: fc.subarray(services, { maxLength: 4 }),
    theirFault: oneOf(FAULTS),
    storage: fc.option(oneOf(Object.keys(STORAGE)), { nil: 'as usual' }),
    view: oneOf(Object.keys(VIEWS) as (keyof typeof VIEWS)[]),
    hasPictures: fc.boolean(),
    hasScript: fc.boolean(),
  }),
  { seed: SEED, numRuns: DAYS },
);

test.use({ expectedTrouble: FAULTY });

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });
    for (const [index, day] of days.entries()) {
      const { what, fault, others, theirFault, storage, view, hasPictures } = day;
      const { service, errand, paths } = what;
      const run = hasScript ? errand.withScript : errand.withoutScript;
      // Without script, some errands are a link and nothing more: nobody is asked, and nothing can fail.
      if (day.hasScript !== hasScript || !run) continue;
      const path = paths[day.page % paths.length] ?? '/';
      const also = others.filter((other) => other !== service && other !== errand.needs);
      test(`seed ${SEED}, day ${index}: ${service} ${fault}, on ${path}`, async ({ page }) => {
        test.info().annotations.push({
          type: 'also',
          description: `${also.join(', ')} ${theirFault}; storage ${storage}; ${view}; pictures ${hasPictures}`,
        });
        const breakStorage = STORAGE[storage];
        if (breakStorage) await page.addInitScript(breakStorage);
        await page.setViewportSize(VIEWS[view]);
        if (!hasPictures) await page.route(/\.(?:webp|avif)$/, (route) => route.abort());
        for (const other of also) await Outage.begin(page, other, theirFault);
        const outage = await Outage.begin(page, service, fault);
        if (hasScript) await openWithStoppedClock(page, path);
        else await page.goto(path);
        await run({ page, outage, control: page.locator(errand.control).first() });
        if (new URL(page.url()).pathname === path) await expectWholePage(page);
      });
    }
  });
}
