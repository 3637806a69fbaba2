/** One third party out of order, on a page whose clock goes only as the test says. */
import type { Page, Request } from '@playwright/test';
import { builtSandboxPort, sandboxOrigin } from '../../scripts/dev/servers.ts';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import { serviceAt } from '../../src/sandbox/server.ts';
import { LATE_MS, playAtOnce, type Fault } from './faults.ts';

/** How far the clock goes between two looks at the page, in milliseconds. */
const STEP_MS = 2_000;

const origin = sandboxOrigin(builtSandboxPort());

/** The service that an address of the sandbox belongs to. */
export function serviceOf(method: string, address: string): ServiceName | undefined {
  const url = new URL(address);
  return url.origin === origin ? serviceAt(method, url.pathname) : undefined;
}

/** A service that fails for one page and all that the page opens, and the visitor's time meanwhile. */
export class Outage {
  readonly fault: Fault;
  /** What the service was asked for, as the requests came. */
  readonly asked: Request[] = [];
  /** Those that have been answered, or have failed. */
  readonly #done = new Set<Request>();
  readonly #page: Page;
  #late = Promise.withResolvers<void>();
  #elapsed = 0;

  private constructor(page: Page, fault: Fault) {
    this.#page = page;
    this.fault = fault;
  }

  static async begin(page: Page, service: ServiceName, fault: Fault): Promise<Outage> {
    const outage = new Outage(page, fault);
    const context = page.context();
    const settle = (request: Request) => void outage.#done.add(request);
    context.on('requestfinished', settle);
    context.on('requestfailed', settle);
    await context.route(`${origin}/**`, async (route) => {
      const request = route.request();
      // Another service may be out of order as well.
      if (serviceOf(request.method(), request.url()) !== service) return route.fallback();
      outage.asked.push(request);
      const play = playAtOnce(fault);
      if (play) return play(route);
      // One that hangs never gets there.
      await outage.#late.promise;
      await route.continue().catch(() => {
        // Whoever asked has gone meanwhile.
      });
    });
    return outage;
  }

  /** Lets time pass for the visitor. */
  async pass(ms: number): Promise<void> {
    this.#elapsed += ms;
    await this.#page.clock.runFor(ms).catch((reason: unknown) => {
      // The page was left in the middle of it.
      if (!/context|navigat|closed/i.test(String(reason))) throw reason;
    });
    if (this.fault === 'comes late' && this.#elapsed >= LATE_MS) this.arrive();
  }

  /** The late answer comes now. */
  arrive(): void {
    this.#late.resolve();
  }

  /** Waits for answers that are on their way: on a busy machine the visitor's time would outrun them. */
  async #settle(): Promise<void> {
    await waitFor(async () => this.asked.every((request) => this.#done.has(request)));
  }

  /**
   * Lets time pass until something can be seen.
   *
   * @param what it is, for the one who reads a failed test.
   * @param ms the most of the visitor's time that it may take.
   */
  async until(what: string, isSeen: () => Promise<boolean>, ms: number): Promise<void> {
    const deadline = this.#elapsed + ms;
    // What time has set off, such as a request, takes a moment of the machine's own.
    const lookTwice = async () =>
      (await isSeen()) || (await new Promise((next) => setTimeout(next, 20)).then(isSeen));
    while (!(await lookTwice())) {
      if (playAtOnce(this.fault)) await this.#settle();
      if (this.#elapsed >= deadline) {
        if (await waitFor(isSeen)) return;
        throw new Error(`${what}: not within ${ms / 1000} s of the visitor’s time`);
      }
      await this.pass(STEP_MS);
    }
  }
}

/** A busy machine may take a while for what is due already. */
async function waitFor(isSeen: () => Promise<boolean>): Promise<boolean> {
  for (let look = 0; look < 30; look += 1) {
    if (await isSeen()) return true;
    await new Promise((next) => setTimeout(next, 100));
  }
  return false;
}
