/**
 * Every third party, in every way in which one fails, on every page that uses it, with script and
 * without. The pages are read from the build and the services from the sandbox's own tables, so that a
 * new one is in the matrix, or fails it, the day it is there.
 *
 * An ordinary run looks at one fault of each sort, and one page of each kind by turns; `npm run faults`
 * at all of them.
 */
import { sourcesByUse } from '../../src/providers/origins.ts';
import { providerSettings } from '../../src/providers/settings.ts';
import { SERVICES, type ServiceName } from '../../src/sandbox/failures.ts';
import { LIVE_IDS } from '../../tests/support/live-ids.ts';
import { openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { ERRANDS, fillIn, touch, type Errand } from './errands.ts';
import {
  FAULTS,
  FAULTY,
  isLongForm,
  SORTS_OF_FAULT,
  SORTS_WITHOUT_SCRIPT,
  type Fault,
} from './faults.ts';
import { mentions, pageOfEachKind, pagesWith } from './pages.ts';
import { Outage } from './outage.ts';
import { expectWholePage } from './whole-page.ts';

test.use({ expectedTrouble: FAULTY });

const errands = SERVICES.flatMap((service) =>
  ERRANDS[service].map((errand) => [service, errand] as const),
);
/** Names the errand among those of its service. */
const nameOf = (service: ServiceName, { control }: Errand) =>
  ERRANDS[service].length > 1 ? `${service} (${control.split(' ')[0]})` : service;
const controls = errands.map(([, { control }]) => control);

/** What is looked at of an errand: each fault on each page, or each sort of fault on the kinds by turns. */
function cellsOf(
  { control }: Errand,
  sorts: readonly Fault[] = SORTS_OF_FAULT,
): { fault: Fault; path: string }[] {
  const kinds = pageOfEachKind(control, controls);
  const faults = isLongForm ? FAULTS : sorts;
  return faults.flatMap((fault, turn) => {
    const paths = isLongForm ? pagesWith(control) : kinds.slice(turn % kinds.length).slice(0, 1);
    return paths.map((path) => ({ fault, path }));
  });
}

for (const [service, errand] of errands) {
  const name = nameOf(service, errand);
  test.describe(`${name}: a way to the end stays`, () => {
    for (const { fault, path } of cellsOf(errand)) {
      test(`${fault}, on ${path}`, async ({ page }) => {
        const outage = await Outage.begin(page, service, fault);
        await openWithStoppedClock(page, path);
        const control = page.locator(errand.control).first();
        await errand.withScript({ page, outage, control });
        if (new URL(page.url()).pathname === path) await expectWholePage(page);
      });
    }
  });

  test.describe(`${name}, without script: a way to the end stays`, () => {
    test.use({ javaScriptEnabled: false });
    const { withoutScript } = errand;
    if (withoutScript) {
      for (const { fault, path } of cellsOf(errand, SORTS_WITHOUT_SCRIPT)) {
        test(`${fault}, on ${path}`, async ({ page }) => {
          const outage = await Outage.begin(page, service, fault);
          await page.goto(path);
          const control = page.locator(errand.control).first();
          await withoutScript({ page, outage, control });
          if (new URL(page.url()).pathname === path) await expectWholePage(page);
        });
      }
      return;
    }
    for (const path of new Set(cellsOf(errand).map((cell) => cell.path))) {
      test(`whatever it does: it is not asked for on ${path}, and a link stands for it`, async ({
        page,
      }) => {
        const outage = await Outage.begin(page, service, 'refused');
        await page.goto(path, { waitUntil: 'networkidle' });
        const control = page.locator(errand.control).first();
        await control.scrollIntoViewIfNeeded();
        const wayOn = control.locator(
          'xpath=self::a | self::form | .//a[@href] | .//button[@type="submit"]',
        );
        await expect(wayOn.first()).toBeVisible();
        await expectWholePage(page);
        expect(outage.asked).toEqual([]);
      });
    }
  });
}

test.describe('analytics', () => {
  const BROKEN = {
    'a tag that throws': () => Object.assign(window, { gtag: () => fall() }),
    'a tag that is none': () => Object.assign(window, { gtag: 'gtag' }),
    'a data layer that is closed': () => Object.assign(window, { dataLayer: Object.freeze([]) }),
    'a data layer that is none': () => Object.assign(window, { dataLayer: {} }),
    'a counter that throws': () => Object.assign(window, { plausible: () => fall() }),
    'nothing at all': () => {},
  } as const;
  function fall(): never {
    throw new Error('The counter is broken.');
  }

  for (const [name, install] of Object.entries(BROKEN)) {
    test(`${name}: the application goes all the same`, async ({ page, sandbox }) => {
      await page.addInitScript(`${fall}; (${install})();`);
      const { control } = ERRANDS.applications[0];
      const [path = ''] = pagesWith(control);
      await page.goto(path);
      const form = page.locator(control);
      await touch(form);
      await fillIn(form);
      await form.locator('button[type=submit]').click();
      await expect.poll(() => sandbox.received()).toHaveLength(1);
      await expect(page).not.toHaveURL(path);
    });
  }
});

test.describe('the matrix itself', () => {
  test('has an errand for every source that the pages’ policy allows', () => {
    const settings = Object.entries(providerSettings(LIVE_IDS));
    const ownerOf = (source: string) =>
      settings.find(([, values]) => JSON.stringify(values).includes(new URL(source).origin))?.[0];
    const allowed = Object.values(sourcesByUse(LIVE_IDS))
      .flatMap((sources) => Object.entries(sources))
      .flatMap(([directive, sources]) =>
        sources.map((source) => `${ownerOf(source)} ${directive}`),
      );
    const covered = errands.flatMap(([, { provider, sources }]) =>
      sources.map((directive) => `${provider} ${directive}`),
    );
    expect(allowed.filter((source) => !covered.includes(source))).toEqual([]);
  });

  test('knows every third party that a page speaks of', () => {
    const found = mentions();
    expect(found.length).toBeGreaterThan(50);
    const unknown = found.filter(({ service }) => service === undefined);
    expect(unknown, 'addresses that belong to no service').toEqual([]);
    const unused = errands.filter(([, { control }]) => pagesWith(control).length === 0);
    expect(
      unused.map(([service]) => service),
      'services that no page uses',
    ).toEqual([]);
    const isInRow = (path: string, service: ServiceName) =>
      ERRANDS[service].some(({ control }) => pagesWith(control).includes(path));
    const missed = found.filter(({ path, service }) => service && !isInRow(path, service));
    expect(missed, 'pages that speak of a service and are not in its row').toEqual([]);
  });

  test('has its size', () => {
    const rows = errands.map(([service, errand]) => {
      const cells = cellsOf(errand);
      const scriptless = errand.withoutScript ? cellsOf(errand, SORTS_WITHOUT_SCRIPT) : [];
      return {
        name: nameOf(service, errand),
        pages: new Set(cells.map(({ path }) => path)).size,
        cells: cells.length + scriptless.length,
      };
    });
    const all = rows.reduce((sum, { cells }) => sum + cells, 0);
    console.log(
      `Fault matrix: ${FAULTS.length} faults, ${all} cells${isLongForm ? '' : ' (npm run faults: all)'}`,
    );
    for (const { name, pages, cells } of rows) console.log(`${name}: ${cells} on ${pages} pages`);
    for (const { name, cells } of rows) {
      expect(cells, name).toBeGreaterThanOrEqual(SORTS_OF_FAULT.length);
    }
  });
});
