/* The service worker types in use: TypeScript's `webworker` library conflicts with `dom`. */
export type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The response of navigation preload. */
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
  /** Changes with the offline page. */
  const WORKER_VERSION: string;
}
