import { z } from 'astro/zod';
import { action, agreedText, sample, text } from '../fields.ts';

/**
 * Words that the three neighborhood tours share: `content/pages/tour-page.json`.
 * `{tour}` is the tour's name, and so are the other tokens of a tour its own; each page fills them.
 */
export const tourPageSchema = () =>
  z.strictObject({
    book: text(),
    facts: z.strictObject({
      title: text(),
      price: text(),
      duration: text(),
      nextWalk: text(),
      meeting: text(),
    }),
    price: z.strictObject({
      title: text(),
      per: text(),
      compare: agreedText('avg. NYC walking tours: {competitor}'),
      includesTitle: text(),
      includes: z.array(text()).min(3),
      notIncludesTitle: text(),
      notIncludes: z.array(text()).min(1),
      sample: sample(),
      discounts: text(),
    }),
    discover: z.strictObject({
      title: agreedText('What You’ll Discover'),
      lead: text(),
      /** What the row of numbers under the map is for, and each of them, `Stop {number}`. */
      numbers: text(),
      number: text(),
    }),
    gallery: z.strictObject({ title: text(), more: action() }),
    quotes: z.strictObject({
      title: text(),
      pause: text(),
      play: text(),
      previous: text(),
      next: text(),
      /** Read to screen readers for each dot: `Quote {number} of {total}`. */
      dot: text(),
    }),
    booking: z.strictObject({
      title: text(),
      lead: text(),
      schedule: text(),
      /** Before the days to come on which the tour does not run; left out where there are none. */
      daysOff: text(),
      group: text(),
      groupValue: text(),
      walk: text(),
      walkValue: text(),
      /** Opens the facts that follow it here. */
      more: text(),
      language: text(),
      ages: text(),
      agesValue: text(),
      strollers: text(),
      accessibility: text(),
      guide: text(),
      terms: text(),
      termsLink: text(),
      frameTitle: text(),
      /** The button that leads to the calendar's own page. */
      open: text(),
      preparing: text(),
      loading: text(),
      /** After eight seconds without the calendar. */
      slow: text(),
      /** Where something has loaded that may be the calendar or an error page. */
      doubt: text(),
      /** In the calendar's place, where the booking service cannot be reached. */
      failed: text(),
      fallback: agreedText('Having trouble? Open calendar in new window'),
      /** A mail link beside the fallback. */
      mail: text(),
    }),
    meeting: z.strictObject({
      title: text(),
      subway: text(),
      ends: text(),
      phone: text(),
      /** Two links, each with the number in it. */
      call: text(),
      text: text(),
      late: text(),
      /** Opens the facts that follow it here. */
      more: text(),
      bring: text(),
      rain: text(),
      stepFree: text(),
      notStepFree: text(),
      restrooms: text(),
      /** The button that prints the page as one sheet for a coat pocket. */
      print: text(),
      /** In the button's place where it can't work. */
      printUnavailable: text(),
      /** On paper alone, before the address of the calendar. */
      bookAt: text(),
    }),
    faq: z.strictObject({ title: text() }),
    others: z.strictObject({
      title: text(),
      details: text(),
      private: text(),
      privateLink: action(),
    }),
  });
