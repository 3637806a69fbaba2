import type { Page } from '@playwright/test';

/** What was copied, as a visitor finds it by pasting: the site's own policy lets no script read it. */
export async function pasted(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const made = document.body.appendChild(document.createElement('textarea'));
    made.focus();
    return made;
  });
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.evaluate(({ value }) => value);
  await field.evaluate((made) => made.remove());
  return text;
}
