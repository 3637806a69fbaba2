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
  'holds garbage under every key': () => {
    Storage.prototype.getItem = () => '}{\u0000';
  },
  'holds data of another version': () => {
    Storage.prototype.getItem = () => '{"version":1,"name":["Ada"],"sent":{"at":"yesterday"}}';
  },
  'holds a list instead of one value': () => {
    Storage.prototype.getItem = () => '[[1,"two",null,{"three":3}]]';
  },
};
