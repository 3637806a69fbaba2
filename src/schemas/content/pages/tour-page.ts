import { z } from 'astro/zod';
import { action, sample, words } from '../fields.ts';

/**
 * Words that the three neighborhood tours share: `content/pages/tour-page.json`.
 * `{tour}` is the tour's name, and so are the other tokens of a tour its own; each page fills them.
 */
export const tourPageSchema = () =>
  z.strictObject({
    book: words(),
    facts: z.strictObject({
      title: words(),
      price: words(),
      duration: words(),
      nextWalk: words(),
      meeting: words(),
    }),
    price: z.strictObject({
      title: words(),
      per: words(),
      compare: words(),
      includesTitle: words(),
      includes: z.array(words()).min(3),
      notIncludesTitle: words(),
      notIncludes: z.array(words()).min(1),
      sample: sample(),
      discounts: words(),
    }),
    discover: z.strictObject({
      title: words(),
      lead: words(),
      /** What the row of numbers under the map is for, and each of them, `Stop {number}`. */
      numbers: words(),
      number: words(),
    }),
    gallery: z.strictObject({ title: words(), more: action() }),
    quotes: z.strictObject({
      title: words(),
      pause: words(),
      play: words(),
      previous: words(),
      next: words(),
      /** Read to screen readers for each dot: `Quote {number} of {total}`. */
      dot: words(),
    }),
    booking: z.strictObject({
      title: words(),
      lead: words(),
      schedule: words(),
      group: words(),
      groupValue: words(),
      walk: words(),
      walkValue: words(),
      /** Opens the facts that follow it here. */
      more: words(),
      language: words(),
      ages: words(),
      agesValue: words(),
      strollers: words(),
      accessibility: words(),
      guide: words(),
      terms: words(),
      termsLink: words(),
      frameTitle: words(),
      /** The button that leads to the calendar's own page. */
      open: words(),
      preparing: words(),
      loading: words(),
      /** After eight seconds without the calendar. */
      slow: words(),
      /** Where something has loaded that may be the calendar or an error page. */
      doubt: words(),
      /** In the calendar's place, where the booking service cannot be reached. */
      failed: words(),
      fallback: words(),
      /** A mail link beside the fallback. */
      mail: words(),
    }),
    meeting: z.strictObject({
      title: words(),
      subway: words(),
      ends: words(),
      phone: words(),
      /** Two links, each with the number in it. */
      call: words(),
      text: words(),
      late: words(),
      /** Opens the facts that follow it here. */
      more: words(),
      bring: words(),
      rain: words(),
      stepFree: words(),
      notStepFree: words(),
      restrooms: words(),
      /** The button that prints the page as one sheet for a coat pocket. */
      print: words(),
      /** In the button's place where it can't work. */
      printUnavailable: words(),
      /** On paper alone, before the address of the calendar. */
      bookAt: words(),
    }),
    faq: z.strictObject({ title: words() }),
    others: z.strictObject({ title: words(), details: words(), private: words(), privateLink: action() }),
  });
