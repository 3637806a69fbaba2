import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeScripts } from './fake-script.ts';

let provider: typeof import('../../src/providers/reels/instagram.ts');
let scripts: ReturnType<typeof fakeScripts>;
beforeEach(async () => {
  vi.resetModules();
  provider = await import('../../src/providers/reels/instagram.ts');
  scripts = fakeScripts();
});
afterEach(() => {
  vi.restoreAllMocks();
  delete window.instgrm;
});

const reels = () => provider.instagram({ origin: 'https://www.instagram.com' });

test('six reels coming near at once load the script once, and each is drawn', async () => {
  const process = vi.fn();
  const service = reels();
  const all = Promise.all(Array.from({ length: 6 }, () => service.draw()));
  expect(scripts.asked()).toEqual(['https://www.instagram.com/embed.js']);
  scripts.arrive(() => (window.instgrm = { Embeds: { process } }));
  await all;
  expect(process).toHaveBeenCalledTimes(6);
});

test('a blocked script is reported, so that the link can stay', async () => {
  const drawing = reels().draw();
  scripts.block();
  await expect(drawing).rejects.toThrow('embed.js could not be loaded');
});

test('a reel is a link inside what the script looks for', () => {
  expect(reels().permalink('Ab-1_c')).toBe('https://www.instagram.com/reel/Ab-1_c/');
  expect(reels().blockquote('Ab-1_c')).toEqual({
    class: 'instagram-media',
    'data-instgrm-permalink':
      'https://www.instagram.com/reel/Ab-1_c/?utm_source=ig_embed&utm_campaign=loading',
    'data-instgrm-version': '14',
  });
});
