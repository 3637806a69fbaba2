import puppeteer from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** Drives a Firefox of the machine, which Playwright cannot: by WebDriver BiDi, which it has built in. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const program = await puppeteer.launch({ browser: 'firefox', executablePath });
  const [first] = await program.pages();
  const page = first ?? (await program.newPage());
  return {
    name: `Firefox ${(await program.version()).replace(/^\w+\//, '')}`,
    goto: async (address) => {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (expression) => page.evaluate(expression),
    closeOthers: async () => {
      const others = (await program.pages()).filter((other) => other !== page);
      await Promise.all(others.map((other) => other.close()));
      await page.bringToFront();
    },
    quit: () => program.close(),
  };
}
