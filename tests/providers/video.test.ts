import { expect, test } from 'vitest';
import { youTube } from '../../src/providers/video/youtube.ts';

test('a player cannot navigate our page, post forms or start downloads', () => {
  const { sandbox } = youTube({ player: 'https://player.example', site: '' }).frame;
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toMatch(/top-navigation|forms|downloads|modals/);
});
