import type { Pass } from './finished-pages.ts';

/** Links whose pages are likely next: the header's, those of cards and rows, and every button. */
const LIKELY = { selector_matches: 'header a, main :is(article, li) a, a.button, .mobile-bar a' };

/** Our own pages: no files, no parts of pages, nothing that is saved. A string covers any query. */
const PAGE = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  { not: { href_matches: '/fragments/*' } },
  { not: { selector_matches: '[download]' } },
];

/**
 * Pages that read what a visitor has typed as soon as they start, or forget it. Made ready in advance,
 * they would do so before the visitor has ended typing: they are fetched and not run.
 */
const DRAFTS = ['/contact', '/adventure-cats', '/adventure-cats/*'].map((href_matches) => ({
  href_matches,
}));

const likely = { and: [LIKELY, { not: { or: DRAFTS } }] };

/**
 * Which pages a browser may fetch, or make ready whole, before a link is followed: as soon as a pointer
 * rests on it for a moment, or a finger comes near. Chromium leaves it be for visitors who save data or
 * battery, or have switched it off (https://developer.chrome.com/docs/web-platform/prerender-pages).
 * Another origin's address matches no rule.
 *
 */
export const speculationRules = {
  prerender: [{ where: { and: [...PAGE, likely] }, eagerness: 'moderate' }],
  prefetch: [{ where: { and: [...PAGE, { not: likely }] }, eagerness: 'moderate' }],
};

const TAG = `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`;

/**
 * Writes the rules at the end of a page; a fragment that another page fetches has none. Within the page
 * and not in a file that a response header names: that file was one more request of every first visit.
 */
export const layRules: Pass = (html) => html.replace(/(?=<\/body>)/, () => TAG);
