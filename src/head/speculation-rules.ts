/** Links to our own pages: no files, no anchors on the same page, no other origins. */
const PAGE = "[href^='/']:not([href*='.'])";

/** Links whose pages are likely next: the header's, those of cards and rows, and every button. */
const LIKELY = ':is(header a,main :is(article,li) a,a.button,.mobile-bar a)';

/** Pages that read or clear a draft as they start: prefetched only, as the visitor may still be typing. */
const DRAFTS = "[href^='/contact'],[href^='/adventure-cats']";

const likely = `${LIKELY}:not(${DRAFTS})`;
const rule = (selector_matches: string) => [{ where: { selector_matches }, eagerness: 'moderate' }];

/**
 * Which pages a browser may prerender or prefetch once a pointer rests on a link. Chromium does neither
 * for visitors who save data or battery
 * (https://developer.chrome.com/docs/web-platform/prerender-pages).
 */
export const speculationRules = {
  prerender: rule(`${likely}${PAGE}`),
  prefetch: rule(`a${PAGE}:not(${likely})`),
};
