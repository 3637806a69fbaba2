/** One failing third party, on a page with a controlled clock. */
import type { Locator, Page, Request } from '@playwright/test';
import { builtSandboxPort, sandboxOrigin } from '../../scripts/dev/servers.ts';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import { serviceAt } from '../../src/sandbox/server.ts';
import { expect } from '../support/site.ts';

/** The delay of a late response, in milliseconds of the page's clock. */
export const LATE_MS = 12_000;
/** More than every timeout of the site, and the step between two checks of the page. */
const GIVE_UP_MS = 24_000;
const STEP_MS = 2_000;

const headers = { 'access-control-allow-origin': '*' };

export const FAULTS = [
  'is refused',
  'answers with a page of a hotel’s network',
  'hangs',
  'comes late',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A failing service for a page and its popups, and the page's clock. */
export class Outage {
  readonly fault: Fault;
  readonly requested: Request[] = [];
  readonly #page: Page;
  readonly #late = Promise.withResolvers<void>();
  #elapsed = 0;

  constructor(page: Page, fault: Fault) {
    this.#page = page;
    this.fault = fault;
  }

  async begin(service: ServiceName): Promise<void> {
    await this.#page.context().route(`${sandboxOrigin(builtSandboxPort())}/**`, async (route) => {
      const request = route.request();
      if (serviceAt(request.method(), new URL(request.url()).pathname) !== service)
        return route.fallback();
      this.requested.push(request);
      if (this.fault === 'is refused') return route.abort('connectionrefused');
      if (this.fault.startsWith('answers'))
        return route.fulfill({ contentType: 'text/html', headers, body: '<!doctype html>Sign in' });
      await this.#late.promise;
      // The page may be closed.
      await route.continue().catch(() => {});
    });
  }

  isAsked = () => expect.poll(() => this.requested.length).toBeGreaterThan(0);

  /** Advances the page's clock. */
  async advance(ms: number): Promise<void> {
    this.#elapsed += ms;
    await this.#page.clock.runFor(ms).catch((reason: unknown) => {
      // The page has navigated.
      if (!/context|navigat|closed/i.test(String(reason))) throw reason;
    });
    if (this.#elapsed >= LATE_MS && this.fault === 'comes late') this.#late.resolve();
  }

  /** Advances the clock until the check passes, with real time for pending requests. */
  async until(what: string, isSeen: () => Promise<boolean>): Promise<void> {
    const end = this.#elapsed + GIVE_UP_MS;
    const look = async () => {
      const isFound = await isSeen();
      const isOver = this.fault === 'comes late' && this.#elapsed >= LATE_MS;
      if (!isFound && !isOver && this.#elapsed < end) await this.advance(STEP_MS);
      return isFound;
    };
    await expect.poll(look, { message: what, intervals: [500] }).toBe(true);
  }
}

const TYPED: Readonly<Record<string, string>> = {
  email: 'ada@mail.example',
  tel: '+1 917 555 0142',
};

/** Fills in every visible field. @returns the form's values */
export async function fillIn(form: Locator): Promise<string[]> {
  for (const field of await form.locator('input:visible, textarea:visible').all()) {
    const type = (await field.getAttribute('type')) ?? '';
    if ((await field.getAttribute('tabindex')) === '-1') continue;
    if (type === 'checkbox') await field.check();
    else await field.fill(TYPED[type] ?? 'Ada Whisker');
  }
  return readWords(form);
}

export const readWords = (form: Locator) =>
  form
    .locator('input:visible:not([type=checkbox]), textarea:visible')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
