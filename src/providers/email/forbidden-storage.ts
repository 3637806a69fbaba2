// Imported before EmailJS's client, which reads `localStorage` on load and throws where storage is forbidden.
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined });
}
