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
      legal: z.array(action()).min(1),
      copyright: text(),
      newsletter: z.strictObject({
        ...texts('title', 'text', 'emailLabel', 'submit'),
        /** The answer shows in a new tab, and the form says so. */
        note: text(),
        sample: sample(),
      }),
    }),
    newTab: text(),
    video: z.strictObject({
      /** Below each video: the link to the video's own page, which opens in a new tab. */
      watch: text(),
      /** Before that link, once the player has been silent for eight seconds. */
      failed: text(),
    }),
    notices: text(),
    toasts: textGroup('label', 'dismiss'),
  });
