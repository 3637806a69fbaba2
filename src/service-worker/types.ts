/*
 * The few of a service worker's types that ours needs: TypeScript's own for workers can't stand beside
 * those for windows in one project.
 */
export type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The host's answer where the browser has asked it while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** What a page that was loaded past the worker tells it: its address, and those of its files. */
export type Visit = { page: string; files: readonly string[] };
export type VisitEvent = ExtendableEvent & { data: Visit };

type Listeners = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: VisitEvent;
  fetch: FetchEvent;
};

export type WorkerScope = {
  addEventListener<Name extends keyof Listeners>(
    name: Name,
    listener: (event: Listeners[Name]) => void,
  ): void;
  skipWaiting(): void;
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
};

declare global {
  /** Differs from build to build where the offline page does. */
  const WORKER_VERSION: string;
}
