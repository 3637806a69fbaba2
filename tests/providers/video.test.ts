import { expect, test } from 'vitest';
import { videoSettings } from '../../src/providers/video/settings.ts';
import { youTube } from '../../src/providers/video/youtube.ts';

test('a video plays on the host that sets no cookies, and can be watched on its own page', () => {
  const video = youTube(videoSettings({ PUBLIC_VIDEO_SERVICE: 'youtube' }));
  expect(video.embedUrl('a-B_1')).toBe(
    'https://www.youtube-nocookie.com/embed/a-B_1?autoplay=1&playsinline=1&rel=0&enablejsapi=1',
  );
  expect(video.watchUrl('a-B_1')).toBe('https://www.youtube.com/watch?v=a-B_1');
});

test('the frame sends a referrer, without which the player refuses', () => {
  expect(youTube(videoSettings({})).frame.referrerpolicy).toBe('strict-origin-when-cross-origin');
});

test('until the host is named, the sandbox plays the videos', () => {
  const video = youTube(videoSettings({}));
  expect(video.embedUrl('x')).toMatch(/^http:\/\/localhost:4322\/embed\/x\?/);
  expect(video.watchUrl('x')).toBe('http://localhost:4322/watch?v=x');
});

test('a host that nobody knows stops the build and is named', () => {
  expect(() => videoSettings({ PUBLIC_VIDEO_SERVICE: 'vimeo' })).toThrow('PUBLIC_VIDEO_SERVICE');
});
