/** The list of tours, and the calculator on the private tours' page before its script is there. */
import { required } from '../../tests/required.ts';
import {
  privateToursPage,
  site,
  tours,
  toursPage,
  scheduledTours,
  privatePrice,
} from '../../tests/support/content.ts';
import { formatDollars } from '../../src/domain/booking/money.ts';
import { GUESTS } from '../../src/domain/booking/private-tour-price.ts';
import { bookingTexts } from '../../src/domain/seasons/dated-texts.ts';
import { departuresAfter } from '../../src/domain/seasons/departures.ts';
import { shortScheduleLine } from '../../src/domain/seasons/schedule-words.ts';
import { formatDeparture } from '../../src/domain/seasons/upcoming.ts';
import { holdScript } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';

/** After the build: every date is corrected in the browser. */
const VISIT = Date.now() + 40 * 24 * 60 * 60 * 1000;

test('the tour list has each tour’s card, the month to book, and a comparison', async ({
  page,
}) => {
  await page.clock.setFixedTime(VISIT);
  await page.goto('/tours');
  await expect(page.getByRole('article')).toHaveCount(tours.length);
  for (const tour of tours) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: new RegExp(`: ${tour.name}$`) }) });
    const lines = [tour.priceLine, tour.duration, tour.badge, tour.note];
    if (tour.kind === 'scheduled') {
      const next = formatDeparture(required(departuresAfter(tour.schedule, VISIT, 1)[0]), 'short');
      lines.push(`${toursPage.cards.nextDeparture} ${next}`, shortScheduleLine(tour.schedule));
      lines.push(formatDollars(tour.price), toursPage.cards.compare);
    }
    for (const line of lines) if (line) await expect(card).toContainText(line);
    await expect(card.getByRole('img')).toHaveAttribute('alt', /.{20}/);
    await expect(card.getByRole('blockquote')).toBeVisible();
    const details = card.getByRole('link', { name: toursPage.cards.details });
    await expect(details).toHaveAttribute('href', tour.path);
    // Not covered by the card's link.
    if (tour.kind === 'private')
      await card.getByRole('link', { name: toursPage.cards.contact }).click({ trial: true });
  }

  const departures = scheduledTours
    .flatMap(({ schedule }) => departuresAfter(schedule, VISIT, 20))
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const [badge] = bookingTexts(toursPage.hero.badge, departures, site.seasons, VISIT);
  await expect(page.getByText(required(badge).text, { exact: true })).toBeVisible();

  const table = page.getByRole('table');
  await expect(table.getByRole('cell')).toHaveCount(
    // A private tour has one cell for days, start and group.
    tours.reduce((sum, { kind }) => sum + (kind === 'private' ? 4 : 6), 0),
  );
  await page.setViewportSize({ width: 320, height: 780 });
  await expect(table).toBeHidden();
  await page.getByText(toursPage.comparison.more).click();
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 780 });
    const overflow = () =>
      table.evaluate((box) => {
        const ends = [...box.querySelectorAll('td, th')].map(
          (cell) => cell.getBoundingClientRect().right - innerWidth,
        );
        return Math.max(box.scrollWidth - box.clientWidth, ...ends);
      });
    await expect.poll(overflow, `${width} px wide`).toBeLessThanOrEqual(0);
  }
});

test('a number of guests typed before hydration is not shown with the old total', async ({
  page,
}) => {
  const arrive = await holdScript(page, 'PriceCalculator');
  await page.goto('/tours/private-tours');
  const field = page.getByRole('spinbutton', { name: privateToursPage.calculator.guestsLabel });
  const total = page.locator('#price output');
  await field.fill('12');
  await expect(total).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(total).toBeHidden();
  arrive();
  await expect(total).toHaveText(formatDollars(privatePrice(Math.min(12, GUESTS.max))));
});
