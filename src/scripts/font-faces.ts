import besley from '../styles/fonts/besley-700.woff2?url';
import leagueGothic from '../styles/fonts/league-gothic.woff2?url';
import newsreaderItalic from '../styles/fonts/newsreader-italic.woff2?url';
import newsreader from '../styles/fonts/newsreader.woff2?url';

export type Face = { family: string; url: string; weight?: string; style?: string };

/** Used from the first page on, once loaded. */
export const HEADLINE_FACES: readonly Face[] = [
  { family: 'League Gothic', url: leagueGothic },
  { family: 'Besley', url: besley, weight: '700' },
];

/** Used from the second page on, so that no line of text changes under a reader's eyes. */
export const TEXT_FACES: readonly Face[] = [
  { family: 'Newsreader', url: newsreader, weight: '400 600' },
  { family: 'Newsreader', url: newsreaderItalic, style: 'italic' },
];

/**
 * Uses the fonts that an earlier page has loaded. The layout writes this function into the page, to run before the
 * first paint, so it can use nothing outside of itself.
 */
export function useLoadedFonts(headline: readonly Face[], text: readonly Face[]): void {
  try {
    const loaded = localStorage['fonts'] ?? '';
    for (const { family, url, ...face } of [
      ...(loaded.includes('headline') ? headline : []),
      ...(loaded.includes('text') ? text : []),
    ])
      document.fonts.add(new FontFace(family, `url(${url})`, { ...face, display: 'swap' }));
  } catch {
    // Storage may be forbidden.
  }
}
