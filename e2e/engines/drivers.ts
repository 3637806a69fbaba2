/** Drives each engine: Playwright if possible, else Puppeteer or WebDriver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, firefox, webkit } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { sparePort } from '../../scripts/checks/spare-port.ts';
import { browser, findEngines, type WebKitOfDebian } from '../../scripts/dev/browser.mjs';

/** The engine of a project in `playwright.config.ts`; "older" is Chromium without newer features. */
export type EngineName = 'firefox' | 'webkit' | 'older';

const KEYS = { Escape: '\uE00C', Tab: '\uE004' } as const;

export type Driver = {
  /** The common part of Playwright's and Puppeteer's pages. In CSS pixels. */
  page: {
    goto(url: string): Promise<unknown>;
    /** Evaluates an expression in the page. @returns its value or its promise's, serialized as JSON */
    evaluate(expression: string): Promise<unknown>;
    mouse: Record<'move' | 'click', (x: number, y: number) => Promise<unknown>>;
    keyboard: {
      type(text: string): Promise<unknown>;
      press(key: keyof typeof KEYS): Promise<unknown>;
    };
  };
  resize(size: { width: number; height: number }): Promise<unknown>;
  quit(): Promise<unknown>;
};

/** @returns undefined if the browser is not installed */
export async function startDriver(engine: EngineName): Promise<Driver | undefined> {
  const found = engine === 'older' ? { playwright: browser() } : findEngines()[engine];
  if (!found) return undefined;
  if ('playwright' in found) {
    const { playwright } = found;
    const options = typeof playwright === 'string' ? { executablePath: playwright } : playwright;
    const started = await { firefox, webkit, older: chromium }[engine].launch(options);
    const page = await started.newPage({ serviceWorkers: 'allow' });
    return { page, resize: (size) => page.setViewportSize(size), quit: () => started.close() };
  }
  if (typeof found.machine !== 'string') return startWebKit(found.machine);
  // Playwright needs its own build of Firefox. The fixture has a timeout, which allows for a busy machine.
  const launched = { browser: 'firefox', executablePath: found.machine, timeout: 0 } as const;
  // With the opener policy, a visit to another origin while an iframe loads never ends: Firefox doesn't report that the
  // iframe is gone, and Puppeteer waits for that.
  const extraPrefsFirefox = { 'browser.tabs.remote.useCrossOriginOpenerPolicy': false };
  const started = await puppeteer.launch({ ...launched, extraPrefsFirefox });
  const page = await started.newPage();
  return { page, resize: (size) => page.setViewport(size), quit: () => started.close() };
}

/** Drives Debian's WebKitGTK on a virtual screen by WebDriver (https://www.w3.org/TR/webdriver2/). */
async function startWebKit({ driver, browser: binary, xvfb }: WebKitOfDebian): Promise<Driver> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const [display] = await once(screen.stdout, 'data');
  // The toolbar makes the window at least 447 px wide; the page must be 320.
  const settings = resolve('.cache/webkit');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  const narrow = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }';
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrow);
  const port = await sparePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings };
  const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) await setTimeout(50);

  let session = '/session';
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(origin + session + path, init);
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  const post = (path: string, body: object) => call<{ sessionId: string }>('POST', path, body);
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  session += `/${(await post('', { capabilities })).sessionId}`;

  const act = (type: string, actions: object[]) =>
    post('/actions', { actions: [{ type, id: type, actions }] });
  const point = (x: number, y: number, ...then: string[]) => {
    const presses = then.map((type) => ({ type, button: 0 }));
    return act('pointer', [{ type: 'pointerMove', duration: 0, x, y }, ...presses]);
  };
  const type = (text: string) =>
    act(
      'key',
      [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  return {
    page: {
      goto: (url) => post('/url', { url }),
      evaluate: (script) => post('/execute/sync', { script: `return ${script}`, args: [] }),
      mouse: { move: point, click: (x, y) => point(x, y, 'pointerDown', 'pointerUp') },
      keyboard: { type, press: (key) => type(KEYS[key]) },
    },
    // The window has a toolbar of at most 100 px.
    resize: ({ width, height }) =>
      post('/window/rect', { x: 0, y: 0, width, height: height + 100 }),
    quit: () =>
      call('DELETE', '').finally(() => {
        server.kill();
        screen.kill();
      }),
  };
}
