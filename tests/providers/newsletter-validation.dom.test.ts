import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeScripts } from './fake-script.ts';

const validation = {
  script: 'https://list.example/validate.js',
  stylesheet: 'https://list.example/classic.css',
  jQuery: { src: 'https://list.example/jquery.js', integrity: 'sha256-abc' },
};

let loadValidation: typeof import('../../src/providers/newsletter/validation.ts').loadValidation;
beforeEach(async () => {
  vi.resetModules();
  ({ loadValidation } = await import('../../src/providers/newsletter/validation.ts'));
});
afterEach(() => {
  Reflect.deleteProperty(window, 'jQuery');
});

test('uses the page’s jQuery', async () => {
  Object.assign(window, { jQuery: {} });
  const page = fakeScripts();
  const loading = loadValidation(validation);
  await vi.waitFor(() => expect(page.requested()).toEqual([validation.script]));
  page.arrive();
  await loading;
});

test('only warns when blocked', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = fakeScripts();
  const loading = loadValidation(validation);
  page.block();
  await expect(loading).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
