import type { Page } from '@playwright/test';

/** Reads the clipboard by pasting, since the site's policy forbids scripts to read it. */
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
