/** One third party out of order, on a page whose clock goes only as the test says. */
import type { Page, Request, Route } from '@playwright/test';
import { builtSandboxPort, sandboxOrigin } from '../../scripts/dev/servers.ts';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import { serviceAt } from '../../src/sandbox/server.ts';

/** When the late answer comes, in milliseconds of the visitor's time. */
export const LATE_MS = 12_000;
/** How far the clock goes between two looks at the page, in milliseconds. */
const STEP_MS = 2_000;

const origin = sandboxOrigin(builtSandboxPort());
const headers = { 'access-control-allow-origin': '*' };

/** One of each sort: a browser makes no finer differences. What each status means is tests/providers. */
const AT_ONCE: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is refused': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, headers, body: 'Internal Server Error' }),
  'answers with a page of a hotel’s network': (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: '<!doctype html><h1>Sign in</h1>' }),
};
export const HANGS = 'hangs';
export const COMES_LATE = 'comes late';
export const FAULTS = [...Object.keys(AT_ONCE), HANGS, COMES_LATE];

/** A service that fails for one page and all that the page opens, and the visitor's time meanwhile. */
export class Outage {
  readonly fault: string;
  /** The requests to the service. */
  readonly asked: Request[] = [];
  readonly #page: Page;
  readonly #late = Promise.withResolvers<void>();
  #elapsed = 0;

  constructor(page: Page, fault: string) {
    this.#page = page;
    this.fault = fault;
  }

  async begin(service: ServiceName): Promise<void> {
    await this.#page.context().route(`${origin}/**`, async (route) => {
      const request = route.request();
      if (serviceAt(request.method(), new URL(request.url()).pathname) !== service)
        return route.fallback();
      this.asked.push(request);
      const fail = AT_ONCE[this.fault];
      if (fail) return fail(route);
      await this.#late.promise;
      // The page that asked may be gone.
      await route.continue().catch(() => {});
    });
  }

  get posts(): Request[] {
    return this.asked.filter((request) => request.method() === 'POST');
  }

  /** The late answer comes now; one that hangs never does. */
  arrive(): void {
    if (this.fault === COMES_LATE) this.#late.resolve();
  }

  /** Lets time pass for the visitor. */
  async pass(ms: number): Promise<void> {
    this.#elapsed += ms;
    await this.#page.clock.runFor(ms).catch((reason: unknown) => {
      // The page was left in the middle of it.
      if (!/context|navigat|closed/i.test(String(reason))) throw reason;
    });
    if (this.#elapsed >= LATE_MS) this.arrive();
  }

  /**
   * Lets time pass until something can be seen. Between two looks the machine has a moment for what is
   * on its way: the visitor's time would outrun it.
   *
   * @param ms the most of the visitor's time that it may take
   */
  async until(what: string, isSeen: () => Promise<boolean>, ms: number): Promise<void> {
    for (const deadline = this.#elapsed + ms; this.#elapsed < deadline;) {
      for (let look = 0; look < 10; look += 1) {
        if (await isSeen()) return;
        await new Promise((next) => setTimeout(next, 50));
      }
      await this.pass(STEP_MS);
    }
    for (let look = 0; look < 50; look += 1) {
      if (await isSeen()) return;
      await new Promise((next) => setTimeout(next, 100));
    }
    throw new Error(`${what}: not within ${ms / 1000} s of the visitor’s time`);
  }
}
