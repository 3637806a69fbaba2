import { logo } from './logo.ts';

/** For a dark background; from styles/tokens.css, which a file can't use. */
const INKS = { letters: '#f5eedf', cat: '#f2b63c' };

/** The logo for dark backgrounds, as an SVG file without a background. */
export function logoOnDark(name: string): string {
  const { viewBox, letters, cat, width, height } = logo;
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`,
    `<title>${title}</title><g fill="${INKS.letters}">${letters}</g>`,
    `<g fill="${INKS.cat}">${cat}</g></svg>`,
  ].join('');
}
