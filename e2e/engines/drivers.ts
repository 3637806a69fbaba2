/** What drives each engine: Playwright where it can, W3C WebDriver for Debian's WebKitGTK. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserType, LaunchOptions } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { sparePort } from '../../scripts/checks/spare-port.ts';
import type { WebKitOfDebian } from '../../scripts/dev/browser.mjs';

/** The keys that have no letter, by the names that events carry. */
const KEYS = { ArrowRight: '\uE014', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;
export type Key = keyof typeof KEYS;

/** Mouse and keyboard, and a look into the page. Sizes and places are in CSS pixels. */
export type Driver = {
  /** The engine with its version, such as "firefox 153.7.0". */
  name: string;
  goto(address: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  /** Runs an expression in the page. @returns its value, or what its promise becomes, as JSON keeps it */
  evaluate(expression: string): Promise<unknown>;
  closeOtherTabs(): Promise<unknown>;
  quit(): Promise<unknown>;
};

/** What the pages of Playwright and Puppeteer have in common. */
type Page = {
  goto(address: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
  mouse: Pick<Driver, 'move' | 'click'>;
  keyboard: Pick<Driver, 'type' | 'press'>;
};

const fromPage = (
  page: Page,
  openPages: () => Page[] | Promise<Page[]>,
  others: Pick<Driver, 'name' | 'resize' | 'quit'>,
): Driver => ({
  ...others,
  goto: (address) => page.goto(address),
  move: (x, y) => page.mouse.move(x, y),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  evaluate: (expression) => page.evaluate(expression),
  closeOtherTabs: async () =>
    Promise.all((await openPages()).map((other) => (other === page ? undefined : other.close()))),
});

/** Drives one of Playwright's own builds, or a Chromium. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Driver> {
  const browser = await type.launch(options);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  return fromPage(page, () => context.pages(), {
    name: `${type.name()} ${browser.version()}`,
    resize: (width, height) => page.setViewportSize({ width, height }),
    quit: () => browser.close(),
  });
}

/** Drives a Firefox of the machine. Playwright asks it for what only newer ones than Debian's know. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  return fromPage(page, () => browser.pages(), {
    name: await browser.version(),
    resize: (width, height) => page.setViewport({ width, height }),
    quit: () => browser.close(),
  });
}

/** Starts WebKitGTK's own driver on a screen that is not shown. @returns its port, and what ends both */
async function startWebKitDriver({ driver, xvfb }: WebKitOfDebian) {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const display = await Promise.race([once(screen.stdout, 'data'), once(screen, 'exit')]);
  if (screen.exitCode !== null) throw new Error('Xvfb did not start');
  // The browser's toolbar keeps its window 447 px wide at least; a phone's page is 320.
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  const narrow = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }';
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), narrow);
  const port = await sparePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display[0]).trim()}`,
      XDG_CONFIG_HOME: settings,
    },
    stdio: 'ignore',
  });
  const end = () => {
    server.kill();
    screen.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  return { port, end };
}

type Session = { sessionId: string; capabilities: { browserVersion: string } };

/**
 * Playwright can't drive Debian's WebKitGTK. These few calls of https://www.w3.org/TR/webdriver2/ are
 * shorter than the types that `selenium-webdriver` lacks.
 */
export async function startWebKit(programs: WebKitOfDebian): Promise<Driver> {
  const { port, end } = await startWebKitDriver(programs);
  let session = `http://127.0.0.1:${port}/session`;
  const call = async <Value = unknown>(method: string, path: string, body?: object) => {
    const answer = await fetch(session + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  const act = (type: string, actions: object[]) =>
    call('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x, y });
  const type = (text: string) =>
    act(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const evaluate = (expression: string): Promise<unknown> =>
    call('POST', '/execute/sync', { script: `return ${expression}`, args: [] });

  const status = session.replace(/session$/, 'status');
  while (!(await fetch(status).catch(() => undefined))?.ok) await setTimeout(50);
  const options = { binary: programs.browser, args: ['--automation'] };
  const { sessionId, capabilities } = await call<Session>('POST', '', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  session += `/${sessionId}`;
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    goto: (url) => call('POST', '/url', { url }),
    resize: async (width, height) => {
      await call('POST', '/window/rect', { x: 0, y: 0, width, height });
      // The window has a toolbar above the page.
      const toolbar = height - Number(await evaluate('innerHeight'));
      await call('POST', '/window/rect', { x: 0, y: 0, width, height: height + toolbar });
    },
    move: (x, y) => act('pointer', [moveTo(x, y)]),
    click: (x, y) =>
      act('pointer', [
        moveTo(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type,
    press: (key) => type(KEYS[key]),
    evaluate,
    closeOtherTabs: async () => {
      const own = await call<string>('GET', '/window');
      for (const handle of await call<string[]>('GET', '/window/handles')) {
        if (handle === own) continue;
        await call('POST', '/window', { handle });
        await call('DELETE', '/window');
      }
      await call('POST', '/window', { handle: own });
    },
    quit: () => call('DELETE', '').finally(end),
  };
}
