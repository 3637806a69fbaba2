import { z } from 'astro/zod';
import { action, sample, words } from '../fields.ts';

/** What stands around every page: `content/pages/chrome.json`. */
export const chromeSchema = () =>
  z.strictObject({
    skip: words(),
    header: z.strictObject({
      /** What screen readers hear for the nameplate. */
      homeLabel: words(),
      navigationLabel: words(),
      menuLabel: words(),
      /** The links on either side of the list of tours. */
      before: z.array(action()),
      tours: z.strictObject({ label: words(), href: words(), allLabel: words() }),
      after: z.array(action()),
      book: action(),
      /** The shorter button in the phone's menu. */
      bookShort: action(),
    }),
    /**
     * The bar at the foot of a phone's or tablet's screen; it leads to the calendar on the page, or to
     * /booking. A tour's own page has the tour's days and `reserve` on it.
     */
    bar: z.strictObject({ name: words(), label: words(), reserve: words(), price: words() }),
    footer: z.strictObject({
      book: action(),
      exploreTitle: words(),
      explore: z.array(action()).min(1),
      connectTitle: words(),
      connect: z.array(action()).min(1),
      /** The row of small links at the very end. */
      legal: z.array(action()).min(1),
      /** Stands after the © and the year. */
      copyright: words(),
      newsletter: z.strictObject({
        title: words(),
        text: words(),
        emailLabel: words(),
        submit: words(),
        /** The answer shows in a new tab, and the form says so. */
        note: words(),
        sample: sample(),
      }),
    }),
    /** Read to screen readers after a link that leaves the site. */
    newTab: words(),
    video: z.strictObject({
      /** Below each video: the link to the video's own page, which opens in a new tab. */
      watch: words(),
      /** Before that link, once the player has been silent for eight seconds. */
      failed: words(),
    }),
    toasts: z.strictObject({ label: words(), dismiss: words() }),
  });
