import type { BrowserType } from '@playwright/test';
import type { Driver } from './driver.ts';

type Options = { browser: BrowserType; name: string; executablePath: string; args?: string[] };

/** Drives one of Playwright's own builds, or a Chromium. */
export async function startPlaywright(options: Options): Promise<Driver> {
  const { browser, name, executablePath, args = [] } = options;
  const program = await browser.launch({ executablePath, args });
  const context = await program.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  return {
    name: `${name} ${program.version()}`,
    goto: async (address) => {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (expression) => page.evaluate(expression),
    closeOthers: async () => {
      await Promise.all(
        context
          .pages()
          .filter((other) => other !== page)
          .map((other) => other.close()),
      );
    },
    quit: () => program.close(),
  };
}
