import { z } from 'astro/zod';
import { agreedText, sample, text } from '../fields.ts';
import { action, calendarWords, textGroup, texts, titled } from '../groups.ts';

/**
 * Words that all neighborhood tours share: `content/pages/tour-page.json`.
 * Each page fills `{tour}` and the other variables of a tour.
 */
export const tourPageSchema = () =>
  z.strictObject({
    book: text(),
    facts: textGroup('title', 'price', 'duration', 'nextDeparture', 'meeting'),
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
      /** Accessible names of the row of links to the stops, and of each: `Stop {number}`. */
      ...texts('stopLinks', 'stopLink'),
    }),
    gallery: z.strictObject({ title: text(), more: action() }),
    quotes: z.strictObject({
      ...texts('title', 'pause', 'play', 'previous', 'next'),
      /** The accessible name of each dot: `Quote {number} of {total}`. */
      dot: text(),
    }),
    booking: z.strictObject({
      ...texts('title', 'dates', 'next'),
      /** What a guest must know before paying, beside the dates and on /booking. */
      promises: z.array(titled()).length(3, { error: 'write exactly three' }),
      termsLink: text(),
      /** `{guide}` is the guide's name. Not shown for a tour without a guide. */
      ledBy: text(),
      ...texts('lead', 'schedule'),
      /** Before the coming days without the tour, if any. */
      daysOff: text(),
      ...texts('length', 'lengthValue'),
      /** The buttons that show days and promises on phones, and further facts. */
      ...texts('rules', 'more'),
      ...texts('language', 'ages', 'agesValue', 'strollers', 'accessibility', 'guide'),
      ...texts('dogs', 'dogsValue'),
      ...calendarWords(),
    }),
    meeting: z.strictObject({
      ...texts('title', 'arrival'),
      expect: action(),
      /** Links: the address in a map app, a message with it, and the next departures as calendar files. */
      ...texts('openMap', 'share', 'shareText', 'calendar'),
      ...texts('subway', 'stepFreeStation', 'ends', 'phone'),
      /** Two links; each contains the phone number. */
      ...texts('call', 'text'),
      late: text(),
      /** The button that shows the facts below. */
      more: text(),
      ...texts('bring', 'rain', 'storm', 'stepFree', 'notStepFree', 'restrooms'),
      print: text(),
      /** Instead of the button, where it can't work. */
      printUnavailable: text(),
      /** In print only, before the calendar's URL. */
      bookAt: text(),
    }),
    faq: textGroup('title'),
    others: textGroup('title', 'details'),
    closing: textGroup('title', 'text'),
  });

export type TourPage = z.output<ReturnType<typeof tourPageSchema>>;
