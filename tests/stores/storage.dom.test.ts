import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { loadFonts } from '../../src/scripts/fonts.ts';
import { readStored, store } from '../../src/stores/storage.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const REFUSALS: [string, () => void][] = [
  ['forbidden', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
];

test.each(REFUSALS)('where storage is %s, a text lasts as long as the page', (_, begin) => {
  begin();
  expect(readStored('localStorage', 'promo-a')).toBeNull();
  store('localStorage', 'promo-a', '1');
  expect(readStored('localStorage', 'promo-a')).toBe('1');
  store('localStorage', 'promo-a', null);
  expect(readStored('localStorage', 'promo-a')).toBeNull();
});

test('all fonts are used where storage is forbidden', async () => {
  const fonts = new Set<{ family: string }>();
  Object.assign(document, { fonts });
  class FakeFace {
    constructor(readonly family: string) {}
    load = async () => this;
  }
  vi.stubGlobal('FontFace', FakeFace);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  await loadFonts();
  expect([...fonts].map(({ family }) => family)).toEqual([
    'League Gothic',
    'Besley',
    'Newsreader',
    'Newsreader',
  ]);
});

test('one module touches storage, and the few scripts that can’t import it', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter((path) => !path.includes('.test.'));
  const touching = files.filter((path) =>
    /\b(?:local|session)Storage\b(?!')/.test(readFileSync(path, 'utf8')),
  );
  expect(touching.map((path) => path.replaceAll('\\', '/')).sort()).toEqual([
    'src/components/chrome/ClearDraft.astro',
    'src/components/chrome/PromoBanner.astro',
    'src/providers/email/forbidden-storage.ts',
    'src/scripts/font-faces.ts',
    'src/scripts/fonts.ts',
  ]);
});

test('the privacy page names every key', () => {
  const source = readFileSync('src/stores/storage.ts', 'utf8');
  const [type = ''] = /type Key =[^;]+/.exec(source) ?? [];
  const keys = [...type.matchAll(/['`]([\w-]+)(\$\{string\})?['`]/g)].map(
    ([, key, rest]) => key + (rest ? '…' : ''),
  );
  const list = readFileSync('content/pages/legal/privacy.md', 'utf8').matchAll(/^- (`.+`):/gm);
  const named = [...list].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(named.sort()).toEqual([...keys, 'fonts'].sort());
});
