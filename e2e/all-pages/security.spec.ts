/** Attempts to inject markup or scripts. */
import { chrome, site } from '../../tests/support/content.ts';
import { required } from '../../tests/required.ts';
import { expect, test } from '../support/site.ts';

/** Runs a script or leaves an element where it is parsed as HTML. */
const MARKUP = `"'><img data-hostile src=x onerror="window.hostile=1"><script>window.hostile=1</script>`;

/** The query parameters that pages' scripts read. */
const READ: Readonly<Record<string, readonly string[]>> = {
  '/adventure-cats': ['utm_source', 'utm_campaign', '_next', '_website'],
  '/blog': ['q', 'category'],
  '/booking': ['itemId'],
  '/contact': ['guests', 'name', 'message', '_next'],
  '/gallery': ['photo'],
  '/tours': ['utm_source'],
  '/tours/private-tours': ['guests'],
};

for (const [path, names] of Object.entries(READ)) {
  test(`markup in the URL of ${path} is not parsed`, async ({ page }) => {
    const query = new URLSearchParams(names.map((name) => [name, MARKUP]));
    await page.goto(`${path}?${query}#${path === '/gallery' ? 'photo-' : ''}${MARKUP}`);
    // Hydrates every island.
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
  });
}

test('an application redirects to our thank-you page, whatever the URL says', async ({ page }) => {
  await page.goto('/adventure-cats?_next=https://evil.example/&utm_source=https://evil.example/');
  const next = page.locator('form input[name=_next]');
  await page.locator('#application input[type=text]').first().focus();
  await page.waitForLoadState('networkidle');
  const { host } = new URL(await next.inputValue());
  expect([new URL(site.url).host, new URL(page.url()).host]).toContain(host);
});

test.describe('an injected inline script', () => {
  test.use({ expectedTrouble: /Content Security [Pp]olicy|Trusted|evil\.example/ });

  test('cannot load a third-party script', async ({ page }) => {
    await page.goto('/contact');
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
});

test('the browser reports nothing about our headers', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/');
  await page.goto('/booking');
  expect(messages.filter((text) => /polic|header|feature/i.test(text))).toEqual([]);
});

test('each header is sent once', async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  for (const path of ['/', '/404', '/blog']) {
    const headers = await headersOf(path);
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect.soft(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
  const home = await headersOf('/');
  expect(home['cross-origin-resource-policy']).toBe('same-origin');
  expect(home['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(home['permissions-policy']).toContain('camera=()');
  expect(home['strict-transport-security']).toContain('includeSubDomains');
  for (const path of ['/rss.xml', '/nameplate.svg']) {
    expect((await headersOf(path))['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
  const contact = await request.get('/.well-known/security.txt');
  expect(contact.headers()['content-type']).toContain('text/plain');
  expect(await contact.text()).toContain(`Contact: mailto:${site.email}`);
});

test('a video plays in a sandboxed frame', async ({ page }) => {
  await page.goto('/gallery');
  const film = page.locator('astro-island[component-url*="/Video."]');
  await film.scrollIntoViewIfNeeded();
  await film.locator('a[data-hold]').click();
  const frame = film.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  const granted = required(await frame.getAttribute('sandbox'));
  expect(granted).not.toMatch(/top-navigation|forms|downloads|modals/);
  // The player has answered, so no failure is shown.
  await expect(page.frameLocator('iframe').last().getByRole('heading')).toBeVisible();
  await expect(film.getByRole('status')).not.toHaveText(chrome.video.failed);
});
