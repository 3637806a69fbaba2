import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { Builder, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver';
import waitOn from 'wait-on';
import type { WebKitOfDebian } from '../../../scripts/dev/browser.mjs';
import { sparePort } from '../../../scripts/checks/spare-port.ts';
import type { Driver } from './driver.ts';

const KEYS = {
  ArrowRight: Keys.ARROW_RIGHT,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
} as const;

/** The browser's own bar keeps its window 447 px wide at least; a phone's page is 320. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }';

/** Where the browser looks for the looks of its own bar. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  return folder;
}

/** Starts a screen that nobody sees. @returns its name, and what ends it */
async function startScreen(xvfb: string) {
  const server = execa(xvfb, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    reject: false,
  });
  const number = await Promise.race([once(server.stdout, 'data'), server]);
  if (!Array.isArray(number)) throw new Error(`Xvfb did not start: ${number.stderr}`);
  return { display: `:${String(number[0]).trim()}`, end: () => server.kill() };
}

/** Asks for a session in the small browser that comes with WebKitGTK. */
const openSession = (port: number, browser: string): Promise<WebDriver> =>
  new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    )
    .build();

/** Drives Debian's WebKitGTK, the engine of Safari: by classic WebDriver, on a screen that nobody sees. */
export async function startWebKit({ driver, browser, xvfb }: WebKitOfDebian): Promise<Driver> {
  const screen = await startScreen(xvfb);
  const settings = writeSettings();
  const port = await sparePort();
  const server = execa(driver, [`--port=${port}`], {
    env: { DISPLAY: screen.display, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
    reject: false,
  });
  const end = () => {
    server.kill();
    screen.end();
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    await waitOn({ resources: [`tcp:127.0.0.1:${port}`], interval: 50, timeout: 20_000 });
    const program = await openSession(port, browser);
    const version = (await program.getCapabilities()).get('browserVersion');
    return createDriver(program, `WebKitGTK ${version}`, end);
  } catch (error) {
    end();
    throw error;
  }
}

function createDriver(program: WebDriver, name: string, end: () => void): Driver {
  const evaluate = (expression: string) => program.executeScript(`return ${expression}`);
  const pointer = () => program.actions({ async: true });
  const size = () => evaluate('[innerWidth, innerHeight]') as Promise<[number, number]>;
  return {
    name,
    goto: (address) => program.get(address),
    resize: async (width, height) => {
      const window = program.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      // The window has a bar of its own above the page.
      const [, inner] = await size();
      await window.setRect({ x: 0, y: 0, width, height: height + height - inner });
    },
    move: (x, y) => pointer().move({ x, y }).perform(),
    click: (x, y) => pointer().move({ x, y }).click().perform(),
    type: (text) => program.actions().sendKeys(text).perform(),
    press: (key) => program.actions().sendKeys(KEYS[key]).perform(),
    evaluate,
    closeOthers: async () => {
      const own = await program.getWindowHandle();
      for (const handle of await program.getAllWindowHandles()) {
        if (handle === own) continue;
        await program.switchTo().window(handle);
        await program.close();
      }
      await program.switchTo().window(own);
    },
    quit: async () => {
      await program.quit().finally(end);
    },
  };
}
