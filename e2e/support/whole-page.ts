import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** The page does not scroll sideways, and its footer is below everything and at the end. */
export async function expectWholePage(page: Page): Promise<void> {
  const readShape = () =>
    page.evaluate(() => {
      const root = document.documentElement;
      const main = document.querySelector('main')?.getBoundingClientRect();
      const footer = document.querySelector('body > footer')?.getBoundingClientRect();
      return {
        sideways: root.scrollWidth - root.clientWidth,
        hasWords: (main?.height ?? 0) > 200,
        isFooterBelow: (footer?.top ?? 0) >= (main?.bottom ?? 0) - 1,
        belowFooter: Math.round(root.scrollHeight - scrollY - (footer?.bottom ?? 0)) > 120,
      };
    });
  // The page may still be loading.
  await expect.poll(readShape, 'the shape of the page').toEqual({
    sideways: 0,
    hasWords: true,
    isFooterBelow: true,
    belowFooter: false,
  });
}
