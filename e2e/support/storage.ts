/** Broken storage. Each function runs in the page before its scripts. */
export const STORAGE: Readonly<Record<string, () => void>> = {
  'and cookies are forbidden': () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, area, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'holds garbage, another version’s data or a list': () => {
    const values = [
      '}{\u0000',
      '{"version":1,"name":["Ada"],"sent":{"at":"yesterday"}}',
      '[[1,{"two":3}]]',
    ];
    let reads = 0;
    Storage.prototype.getItem = () => values[reads++ % values.length] ?? null;
  },
};
