import { z } from 'astro/zod';
import { sample, text } from '../fields.ts';
import { action, textGroup, texts } from '../groups.ts';

/** What stands around every page: `content/pages/chrome.json`. */
export const chromeSchema = () =>
  z.strictObject({
    skip: text(),
    /** The way from the front page down to a page: what the row is called, and its first step. */
    breadcrumb: textGroup('label', 'home'),
    header: z.strictObject({
      /** What screen readers hear for the nameplate. */
      homeLabel: text(),
      ...texts('navigationLabel', 'menuLabel'),
      /** The links on either side of the list of tours. */
      before: z.array(action()).default([]),
      tours: textGroup('label', 'href', 'allLabel'),
      after: z.array(action()).default([]),
      /** Further links in the phone's menu, and the call below them. */
      more: z.array(action()).default([]),
      call: text(),
      book: action(),
      /** The shorter button in the phone's menu. */
      bookShort: action(),
    }),
    /**
     * The bar at the foot of a phone's or tablet's screen; it leads to the calendar on the page, or to
     * /booking. A tour's own page has `reserve` on it, that of private tours `contact`.
     */
    bar: z.strictObject({
      ...texts('name', 'label', 'reserve', 'price', 'next'),
      contact: action(),
    }),
    footer: z.strictObject({
      book: action(),
      exploreTitle: text(),
      explore: z.array(action()).min(1),
      connectTitle: text(),
      connect: z.array(action()).min(1),
      /** The row of small links at the very end. */
      legal: z.array(action()).min(1),
      /** Stands after the © and the year. */
      copyright: text(),
      newsletter: z.strictObject({
        ...texts('title', 'text', 'emailLabel', 'submit'),
        /** The answer shows in a new tab, and the form says so. */
        note: text(),
        sample: sample(),
      }),
    }),
    /** Read to screen readers after a link that opens a tab. */
    newTab: text(),
    video: z.strictObject({
      /** Below each video: the link to the video's own page, which opens in a new tab. */
      watch: text(),
      /** Before that link, once the player has been silent for eight seconds. */
      failed: text(),
    }),
    /** Names the row of notices at the top, for screen readers. */
    notices: text(),
    toasts: textGroup('label', 'dismiss'),
  });
