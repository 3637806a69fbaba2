// Imported before EmailJS's client, which reads `localStorage` as it loads: where the browser forbids
// storage that throws, and the contact form could not send.
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined });
}
