import type { Pass } from './finished-pages.ts';

/** Links to our own pages: no files, no places on the same page, no other origin's address. */
const PAGE = "[href^='/']:not([href*='.'])";

/** Links whose pages are likely next: the header's, those of cards and rows, and every button. */
const LIKELY = ':is(header a,main :is(article,li) a,a.button,.mobile-bar a)';

/**
 * Pages that read what a visitor has typed as soon as they start, or forget it. Made ready in advance,
 * they would do so before the visitor has ended typing: they are fetched and not run.
 */
const DRAFTS = "[href^='/contact'],[href^='/adventure-cats']";

const likely = `${LIKELY}:not(${DRAFTS})`;

/** By one selector each: said in the rules' own words, they were twice as long. */
const rule = (selector_matches: string) => [{ where: { selector_matches }, eagerness: 'moderate' }];

/**
 * Which pages a browser may fetch, or make ready whole, before a link is followed: as soon as a pointer
 * rests on it for a moment, or a finger comes near. Chromium leaves it be for visitors who save data or
 * battery, or have switched it off (https://developer.chrome.com/docs/web-platform/prerender-pages).
 */
export const speculationRules = {
  prerender: rule(`${likely}${PAGE}`),
  prefetch: rule(`a${PAGE}:not(${likely})`),
};

const TAG = `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`;

/**
 * Writes the rules at the end of a page; a fragment that another page fetches has none. Within the page
 * and not in a file that a response header names: that file was one more request of every first visit.
 */
export const layRules: Pass = (html) => html.replace(/(?=<\/body>)/, () => TAG);
