import { z } from 'astro/zod';
import { sample, text } from '../fields.ts';
import { action, textGroup, texts } from '../groups.ts';

/** Header, footer and other parts of every page: `content/pages/chrome.json`. */
export const chromeSchema = () =>
  z.strictObject({
    skip: text(),
    /** Breadcrumbs: their accessible name, and the first one. */
    breadcrumb: textGroup('label', 'home'),
    header: z.strictObject({
      homeLabel: text(),
      ...texts('navigationLabel', 'menuLabel'),
      /** The links before and after the list of tours. */
      before: z.array(action()).default([]),
      tours: textGroup('label', 'href', 'allLabel'),
      after: z.array(action()).default([]),
      /** More links in the phone's menu, and the phone number below them. */
      more: z.array(action()).default([]),
      call: text(),
      book: action(),
      bookShort: action(),
    }),
    /**
     * The bar at the bottom of phones and tablets; it links to the calendar on the page, or to /booking.
     * `reserve` is its text on a tour's page, `contact` on that of private tours.
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
        /** Says that the answer opens in a new tab. */
        note: text(),
        /** Shown if none has opened; the next press opens it in this tab. */
        noTab: text(),
        sample: sample(),
      }),
    }),
    newTab: text(),
    video: z.strictObject({
      /** A link below each video to its page, in a new tab. */
      watch: text(),
      /** Before that link, if the player has not loaded within eight seconds. */
      failed: text(),
    }),
    notices: text(),
    toasts: textGroup('label', 'dismiss'),
  });
