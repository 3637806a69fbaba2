import { expect, test } from 'vitest';
import { youTube } from '../../src/providers/video/youtube.ts';

const video = youTube({ player: 'https://player.example', site: 'https://video.example' });

test('has player and page URLs', () => {
  expect(video.embedUrl('a-B_1')).toBe(
    'https://player.example/embed/a-B_1?autoplay=1&playsinline=1&rel=0&enablejsapi=1',
  );
  expect(video.watchUrl('a-B_1')).toBe('https://video.example/watch?v=a-B_1');
});

test('the frame sends a referrer', () => {
  expect(video.frame.referrerpolicy).toBe('strict-origin-when-cross-origin');
});
