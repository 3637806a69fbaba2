import { escapeHtml } from '../head/feed-html.ts';
import { color } from '../styles/colors.ts';
import { logo } from './logo.ts';

/** The logo for dark backgrounds, as an SVG file without a background. */
export function logoOnDark(name: string): string {
  const { viewBox, letters, cat, width, height } = logo;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`,
    `<title>${escapeHtml(name)}</title><g fill="${color('ink', 'dark')}">${letters}</g>`,
    `<g fill="${color('accent', 'dark')}">${cat}</g></svg>`,
  ].join('');
}
