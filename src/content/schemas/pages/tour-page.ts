import { z } from 'astro/zod';
import { agreedText, sample, text } from '../fields.ts';
import { action, calendarWords, textGroup, texts } from '../groups.ts';

/**
 * Words that all neighborhood tours share: `content/pages/tour-page.json`.
 * `{tour}` is the tour's name, and so are the other tokens of a tour its own; each page fills them.
 */
export const tourPageSchema = () =>
  z.strictObject({
    book: text(),
    facts: textGroup('title', 'price', 'duration', 'nextWalk', 'meeting'),
    price: z.strictObject({
      ...texts('title', 'per'),
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
      ...texts('numbers', 'number'),
    }),
    gallery: z.strictObject({ title: text(), more: action() }),
    quotes: z.strictObject({
      ...texts('title', 'pause', 'play', 'previous', 'next'),
      /** Read to screen readers for each dot: `Quote {number} of {total}`. */
      dot: text(),
    }),
    booking: z.strictObject({
      ...texts('title', 'dates', 'next', 'atMost'),
      /** `{guide}` is the name of the tour's guide; left out where the tour names none. */
      ledBy: text(),
      ...texts('lead', 'schedule'),
      /** Before the days to come on which the tour does not run; left out where there are none. */
      daysOff: text(),
      ...texts('group', 'groupValue', 'walk', 'walkValue'),
      /** Opens the facts that follow it here. */
      more: text(),
      ...texts('language', 'ages', 'agesValue', 'strollers', 'accessibility', 'guide'),
      ...texts('dogs', 'dogsValue'),
      ...texts('terms', 'termsLink'),
      ...calendarWords(),
    }),
    meeting: z.strictObject({
      ...texts('title', 'subway', 'ends', 'phone'),
      /** Two links, each with the number in it. */
      ...texts('call', 'text'),
      late: text(),
      /** Opens the facts that follow it here. */
      more: text(),
      ...texts('bring', 'rain', 'stepFree', 'notStepFree', 'restrooms'),
      print: text(),
      /** In the button's place where it can't work. */
      printUnavailable: text(),
      /** On paper alone, before the address of the calendar. */
      bookAt: text(),
    }),
    faq: textGroup('title'),
    others: z.strictObject({ ...texts('title', 'details', 'private'), privateLink: action() }),
  });
