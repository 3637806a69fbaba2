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

type Listeners = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
};

export type WorkerScope = {
  addEventListener<Name extends keyof Listeners>(
    name: Name,
    listener: (event: Listeners[Name]) => void,
  ): void;
  skipWaiting(): void;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
};

declare global {
  /** Differs from build to build where the offline page does. */
  const WORKER_VERSION: string;
}
