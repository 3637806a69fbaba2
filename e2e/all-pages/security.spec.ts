/** What happens to somebody who tries to bring markup or a script of their own into a page. */
import { chrome, site } from '../../tests/support/content.ts';
import { required } from '../../tests/required.ts';
import { expect, test } from '../support/site.ts';

/** Runs, or leaves an element behind, wherever it is taken for markup. */
const MARKUP = `"'><img data-hostile src=x onerror="window.hostile=1"><script>window.hostile=1</script>`;

/** The pages whose scripts read their address, with what they read there. */
const READ: Readonly<Record<string, readonly string[]>> = {
  '/adventure-cats': ['utm_source', 'utm_campaign', '_next', '_website'],
  '/blog': ['q', 'category'],
  '/blog/archive': ['q'],
  '/booking': ['itemId'],
  '/contact': ['guests', 'name', 'message', '_next'],
  '/gallery': ['photo'],
  '/tours': ['utm_source'],
  '/tours/private-tours': ['guests'],
};

for (const [path, names] of Object.entries(READ)) {
  test(`markup in the address of ${path} stays an address`, async ({ page }) => {
    const query = new URLSearchParams(names.map((name) => [name, MARKUP]));
    for (const hash of [`#${MARKUP}`, `#photo-${MARKUP}`]) {
      await page.goto(`${path}?${query}${hash}`);
      // Every island that starts by itself or at a sign of use.
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 200);
      for (const form of await page.locator('main form').all()) {
        const box = form.locator('input:not([type=hidden]), textarea').first();
        if (await box.isVisible()) await box.focus();
      }
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-hostile]')).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined();
      await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
    }
  });
}

test('an application leads back to our own thank-you page, whatever the address says', async ({
  page,
}) => {
  await page.goto('/adventure-cats?_next=https://evil.example/&utm_source=https://evil.example/');
  const next = page.locator('form input[name=_next]');
  await page.locator('#application input[type=text]').first().focus();
  await page.waitForLoadState('networkidle');
  const { host } = new URL(await next.inputValue());
  expect([new URL(site.url).host, new URL(page.url()).host]).toContain(host);
});

test.describe('somebody who can run a line in a page', () => {
  test.use({ expectedTrouble: /Content Security [Pp]olicy|Trusted|evil\.example/ });

  for (const path of ['/', '/tours', '/contact']) {
    test(`cannot have a script of somebody else's run on ${path}`, async ({ page }) => {
      await page.goto(path);
      const blocked = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const seen: string[] = [];
            addEventListener('securitypolicyviolation', ({ blockedURI }) => {
              seen.push(blockedURI);
              if (seen.length === 3) resolve(seen.toSorted());
            });
            const add = (set: (script: HTMLScriptElement) => void) => {
              const script = document.createElement('script');
              set(script);
              document.head.append(script);
            };
            add((script) => {
              script.src = 'https://evil.example/x.js';
            });
            add((script) => {
              script.textContent = 'window.hostile = 1';
            });
            const image = document.createElement('img');
            image.setAttribute('onerror', 'window.hostile = 1');
            document.body.append(image);
            image.dispatchEvent(new Event('error'));
          }),
      );
      expect(blocked).toEqual(['https://evil.example/x.js', 'inline', 'inline']);
      expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined();
    });
  }
});

test('a browser that knows them has no word against our headers', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/');
  await page.goto('/booking');
  expect(said.filter((text) => /polic|header|feature/i.test(text))).toEqual([]);
});

test('the headers go out as they are meant, one value each', async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  const home = await headersOf('/');
  expect(home['cross-origin-resource-policy']).toBe('same-origin');
  expect(home['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(home['permissions-policy']).toContain('camera=()');
  expect(home['strict-transport-security']).toContain('includeSubDomains');
  for (const path of ['/cards/home.jpg', '/rss.xml', '/nameplate.svg']) {
    expect((await headersOf(path))['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
  const contact = await request.get('/.well-known/security.txt');
  expect(contact.headers()['content-type']).toContain('text/plain');
  expect(await contact.text()).toContain(`Contact: mailto:${site.email}`);
});

test('a film plays in a frame that can do no more than play', async ({ page }) => {
  await page.goto('/gallery');
  const film = page.locator('astro-island[component-url*="/Video."]');
  await film.scrollIntoViewIfNeeded();
  await film.locator('a[data-hold]').click();
  const frame = film.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  const granted = required(await frame.getAttribute('sandbox'));
  expect(granted).not.toMatch(/top-navigation|forms|downloads|modals/);
  // It has answered: it is not said to have failed.
  await expect(page.frameLocator('iframe').last().getByRole('heading')).toBeVisible();
  await expect(film.getByRole('status')).not.toHaveText(chrome.video.failed);
});
