/**
 * The booking calendar's frame with the failures that a browser tells apart. Other third parties' failures:
 * tests/providers and the islands' tests. Forms': forms/both-forms.spec.ts.
 */
import { builtSandboxPort, sandboxOrigin } from '../../scripts/dev/servers.ts';
import { serviceAt } from '../../src/sandbox/server.ts';
import { required } from '../../tests/required.ts';
import { scheduledTours } from '../../tests/support/content.ts';
import { waitForScrollEnd, openWithStoppedClock } from '../support/missing-scripts.ts';
import { expect, test } from '../support/sandbox.ts';
import { expectWholePage } from '../support/whole-page.ts';

// Failed requests are logged to the console; there is no uncaught error.
test.use({ expectedTrouble: /Failed to load resource|ERR_|Refused to frame/ });

const { path } = required(scheduledTours[0]);
const headers = { 'access-control-allow-origin': '*' };

for (const [fault, state] of [
  ['is refused', 'failed'],
  ['answers with a page of a hotel’s network', 'doubt'],
  ['hangs', 'slow'],
] as const)
  test(`the calendar counts as "${state}" when its service ${fault}`, async ({ page }) => {
    const requested: string[] = [];
    await page.route(`${sandboxOrigin(builtSandboxPort())}/**`, (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (serviceAt(request.method(), pathname) !== 'booking-calendar') return route.fallback();
      requested.push(pathname);
      if (fault === 'hangs') return undefined;
      if (fault === 'is refused') return route.abort('connectionrefused');
      return route.fulfill({ contentType: 'text/html', headers, body: '<!doctype html>Sign in' });
    });
    await openWithStoppedClock(page, path);
    const island = page.locator('astro-island[component-url*="/BookingCalendar."]');
    await island.scrollIntoViewIfNeeded();
    await waitForScrollEnd(page);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    // In the island, since scroll anchoring hides a change in the window.
    const frameTop = () =>
      island.locator('iframe').evaluate((frame) => {
        const calendar = frame.closest('[data-state]')?.getBoundingClientRect();
        return Math.round(frame.getBoundingClientRect().top - (calendar?.top ?? 0));
      });
    const top = await frameTop();
    const reached = island.locator(`[data-state=${state}]`);
    await expect
      .poll(() => page.clock.runFor(2000).then(() => reached.isVisible()), { intervals: [500] })
      .toBe(true);
    await expect(island.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
    // The text lies over the frame.
    if (state === 'doubt') expect(await frameTop()).toBe(top);
    // The browser's error page is not shown.
    await expect(island.locator('iframe')).toHaveCount(state === 'failed' ? 0 : 1);
    for (const link of ['a[href*="/embeds/book/"][target=_blank]', 'a[href^="mailto:"]'])
      await expect(island.locator(link)).toBeVisible();
    await expectWholePage(page);
  });
