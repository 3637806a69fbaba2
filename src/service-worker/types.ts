/* The types of a service worker in use here: TypeScript's `webworker` library conflicts with `dom`. */
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The response of navigation preload. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
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
