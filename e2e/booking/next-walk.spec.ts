/** The next walk on a page from an older build. */
import { required } from '../../tests/required.ts';
import { nextWalk, NEXT_WALKS, walksAfter } from '../../src/domain/seasons/next-walk.ts';
import { formatWalk, scheduleLine } from '../../src/domain/seasons/schedule-words.ts';
import { expect, test } from '../support/sandbox.ts';
import { site, tourPage, walks } from '../../tests/support/content.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

// Dates are New York's in every time zone.
test.use({ timezoneId: 'Pacific/Kiritimati' });

for (const { path, schedule } of walks) {
  test(`${path}: the facts and the answer show the next walk on the day of the visit`, async ({
    page,
  }) => {
    const visit = Date.now() + 40 * DAY_MS;
    await page.clock.setFixedTime(visit);
    await page.goto(path);
    const next = walksAfter(schedule, visit, NEXT_WALKS);
    const walk = required(next[0]);
    const stubs = page.locator('#book-now ol').getByRole('link');
    await expect(stubs).toContainText(
      next.map((one) => formatWalk(one, 'short').replaceAll(', ', ' ')),
    );
    const facts = page.getByRole('region', { name: tourPage.facts.title });
    await expect(page.locator('#book-now')).toContainText(scheduleLine(schedule));
    await expect(facts.getByRole('time')).toContainText(formatWalk(walk, 'short'));
    await expect(page.locator('#main details time')).toContainText(formatWalk(walk, 'long'));
    for (const time of await page.locator('[data-walks] time:not(li + li time)').all()) {
      await expect(time).toHaveAttribute('datetime', new Date(walk.startsAt).toJSON());
    }
  });
}

test('the front page is dated with New York’s day of the visit', async ({ page }) => {
  // Morning in New York, far from midnight.
  const visit = (Math.floor(Date.now() / DAY_MS) + 20.5) * DAY_MS;
  await page.clock.setFixedTime(visit);
  await page.goto('/');
  const today = new Date(visit).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'America/New_York',
  });
  await expect(page.getByText(`${site.area}, ${today}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the next walk at build time', async ({ page }) => {
    const tour = required(walks[0]);
    await page.goto(tour.path);
    const time = page.getByRole('region', { name: tourPage.facts.title }).getByRole('time');
    const built = Date.parse(required(await time.getAttribute('datetime')));
    const walk = required(nextWalk(tour.schedule, built - 1));
    await expect(time).toContainText(formatWalk(walk, 'short'));
  });
});

test('a corrected date causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
        const isMoved = sources.some(({ node }) => node?.parentElement?.closest('main dl'));
        if (isMoved) document.documentElement.dataset['moved'] = '';
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const tour = required(walks[0]);
  await page.clock.setFixedTime(Date.now() + 40 * DAY_MS);
  await page.goto(tour.path, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});

for (const width of [360, 768, 1440]) {
  test(`Reserve leads to a date, ${width} px wide`, async ({ page }) => {
    const tour = required(walks[0]);
    await page.setViewportSize({ width, height: 780 });
    await page.goto(tour.path);
    const section = required(await page.locator('#book-now').boundingBox());
    const date = page.locator('#book-now time span').first();
    expect(required(await date.boundingBox()).y - section.y).toBeLessThanOrEqual(140);
  });
}
