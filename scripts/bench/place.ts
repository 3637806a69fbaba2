import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { FLOOR } from '../checks/audit.ts';
import { browser } from '../dev/browser.mjs';
import { serveAtEdge } from '../dev/edge.ts';
import { PlainError } from '../dev/processes.ts';

/** Where the floor pages are served, on every site that is measured. */
export const FLOOR_PATH = '/bench-floor';

/** The floor page once more, with the headers of the site's own pages. */
export const FLOOR_WITH_HEADERS_PATH = '/bench-floor-with-headers';

export const FLOOR_TAP_PATH = '/bench-floor-tap';

const FLOOR_TAP = `<!doctype html><meta name="viewport" content="width=device-width">
<details><summary>Floor</summary>As fast as an answer can be.</details>`;

/** A site that is served as a host would, and the browsers that measure it. */
export type Place = {
  /** `https://localhost:<port>` */
  origin: string;
  /** What a browser is started with, so that it trusts the site. */
  chromeArgs: string[];
  /** Visits pages as a person would. */
  chrome: Browser;
};

/**
 * Serves a built site, with the floor page beside its own, and starts the browsers. All of it ends
 * with the script.
 *
 * @throws PlainError when there is no such folder
 */
export async function openPlace(folder: string): Promise<Place> {
  const site = resolve(folder);
  if (!existsSync(site)) throw new PlainError(`There is no folder ${site}.`);
  const edge = await serveAtEdge(site, {
    [FLOOR_PATH]: { html: FLOOR },
    [FLOOR_WITH_HEADERS_PATH]: { html: FLOOR, headersOf: '/' },
    [FLOOR_TAP_PATH]: { html: FLOOR_TAP },
  });
  const { executablePath, args } = browser();
  const chrome = await chromium.launch({ executablePath, args: [...args, ...edge.chromeArgs] });
  return { ...edge, chrome };
}
