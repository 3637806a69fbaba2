/** Links to pages of this site, not to files, anchors or other origins. */
const PAGE = "[href^='/']:not([href*='.'])";

/** Likely next pages: links of the header, of cards and rows, and buttons. */
const LIKELY = ':is(header a,main :is(article,li) a,a.button,.mobile-bar a)';

/** Pages that read or clear a draft on load are prefetched only: the visitor may still be typing. */
const DRAFTS = "[href^='/contact'],[href^='/adventure-cats']";

const likely = `${LIKELY}:not(${DRAFTS})`;
const rule = (selector_matches: string) => [{ where: { selector_matches }, eagerness: 'moderate' }];

/**
 * Pages to prerender or prefetch on hover. Chromium does neither with Save-Data or low battery
 * (https://developer.chrome.com/docs/web-platform/prerender-pages).
 */
export const speculationRules = {
  prerender: rule(`${likely}${PAGE}`),
  prefetch: rule(`a${PAGE}:not(${likely})`),
};
