/** Drives each engine: Playwright if possible, else Puppeteer or WebDriver. */
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

const KEYS = { ArrowRight: '\uE014', Escape: '\uE00C', Tab: '\uE004' } as const;

/** The common part of Playwright's and Puppeteer's pages. In CSS pixels. */
type Page = {
  goto(address: string): Promise<unknown>;
  /** Evaluates an expression in the page. @returns its value or its promise's, serialized as JSON */
  evaluate(expression: string): Promise<unknown>;
  mouse: Record<'move' | 'click', (x: number, y: number) => Promise<unknown>>;
  keyboard: {
    type(text: string): Promise<unknown>;
    press(key: keyof typeof KEYS): Promise<unknown>;
  };
};
export type Driver = {
  page: Page;
  resize(width: number, height: number): Promise<unknown>;
  closeOtherTabs(): Promise<unknown>;
  quit(): Promise<unknown>;
};

export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Driver> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  const others = () => page.context().pages().slice(1);
  return {
    page,
    resize: (width, height) => page.setViewportSize({ width, height }),
    closeOtherTabs: () => Promise.all(others().map((other) => other.close())),
    quit: () => browser.close(),
  };
}

/** Drives an installed Firefox: Playwright needs its own build. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  // The fixture has a timeout, which allows for a busy machine.
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, timeout: 0 });
  const page = await browser.newPage();
  return {
    page,
    resize: (width, height) => page.setViewport({ width, height }),
    closeOtherTabs: async () => {
      for (const other of await browser.pages()) if (other !== page) await other.close();
    },
    quit: () => browser.close(),
  };
}

/** Starts WebKitGTK's driver on a virtual screen. @returns its URL, and a function that stops both */
async function startWebKitDriver({ driver, xvfb }: WebKitOfDebian) {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const [display] = await once(screen.stdout, 'data');
  // The toolbar makes the window at least 447 px wide; the page must be 320.
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  const narrow = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }';
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), narrow);
  const port = await sparePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings };
  const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) await setTimeout(50);
  const end = () => {
    server.kill();
    screen.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  return { origin, end };
}

/** Drives Debian's WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/), since Playwright can't. */
export async function startWebKit(programs: WebKitOfDebian): Promise<Driver> {
  const { origin, end } = await startWebKitDriver(programs);
  let session = '/session';
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(origin + session + path, init);
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  const post = (path: string, body: object) => call('POST', path, body);
  const options = { binary: programs.browser, args: ['--automation'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const { sessionId } = await call<{ sessionId: string }>('POST', '', {
    capabilities: { alwaysMatch },
  });
  session += `/${sessionId}`;

  const act = (type: string, actions: object[]) =>
    post('/actions', { actions: [{ type, id: type, actions }] });
  const point = (x: number, y: number, ...then: string[]) =>
    act('pointer', [
      { type: 'pointerMove', duration: 0, x, y },
      ...then.map((type) => ({ type, button: 0 })),
    ]);
  const type = (text: string) =>
    act(
      'key',
      [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return ${expression}`, args: [] });
  const own = await call<string>('GET', '/window');
  return {
    page: {
      goto: (url) => post('/url', { url }),
      evaluate,
      mouse: {
        move: (x, y) => point(x, y),
        click: (x, y) => point(x, y, 'pointerDown', 'pointerUp'),
      },
      keyboard: { type, press: (key) => type(KEYS[key]) },
    },
    resize: async (width, height) => {
      await post('/window/rect', { x: 0, y: 0, width, height });
      // The window includes a toolbar.
      const toolbar = height - Number(await evaluate('innerHeight'));
      await post('/window/rect', { x: 0, y: 0, width, height: height + toolbar });
    },
    closeOtherTabs: async () => {
      for (const handle of await call<string[]>('GET', '/window/handles')) {
        if (handle === own) continue;
        await post('/window', { handle });
        await call('DELETE', '/window');
      }
      await post('/window', { handle: own });
    },
    quit: () => call('DELETE', '').finally(end),
  };
}
