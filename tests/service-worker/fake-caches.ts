/** An in-memory CacheStorage. */
export function fakeCaches(origin: string) {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;

  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: Request | string) => store.get(urlOf(request))?.clone(),
      put: async (request: Request | string, response: Response) => {
        if (fake.isFull) throw new DOMException('full', 'QuotaExceededError');
        store.set(urlOf(request), response);
      },
      add: async (request: Request) => {
        store.set(urlOf(request), await fetch(request));
      },
      delete: async (request: Request | string) => store.delete(urlOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  const fake = {
    /** Whether the storage is full. */
    isFull: false,
    open,
    match: async (request: string, { cacheName }: { cacheName: string }) =>
      (await open(cacheName)).match(request),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    /** The cached paths. */
    paths: (name: string) =>
      [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
  };
  return fake;
}
