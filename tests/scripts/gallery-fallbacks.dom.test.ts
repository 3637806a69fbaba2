import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FALLBACK_IMAGES, fallbackImage } from '../../src/domain/pictures/fallback-image.ts';

const run = new Function(readFileSync('src/scripts/gallery-fallbacks.js', 'utf8'));

test('each picture of a gallery names the built-in one of its number, and no other picture does', () => {
  const ids = [1, 10, 11, 24, 121];
  document.body.innerHTML = `<img src="/logo.svg"><ul data-fallbacks="${FALLBACK_IMAGES}">
    ${ids.map((id) => `<li><a id="photo-${id}"><img src="/${id}.webp"></a></li>`).join('')}</ul>`;
  run();
  const named = [...document.querySelectorAll('img')].map(({ dataset }) => dataset['fallback']);
  expect(named).toEqual([undefined, ...ids.map((id) => `/fallback/${fallbackImage(id)}.webp`)]);
});
