/** Islands' props must be serializable. `astro check` runs this. */
import { expectTypeOf } from 'vitest';
import type ApplicationForm from '../../src/islands/application-form/ApplicationForm.tsx';
import type BlogSearch from '../../src/islands/blog-search/BlogSearch.tsx';
import type BookingCalendar from '../../src/islands/booking-calendar/BookingCalendar.tsx';
import type CategoryFilter from '../../src/islands/category-filter/CategoryFilter.tsx';
import type ContactForm from '../../src/islands/contact-form/ContactForm.tsx';
import type CopyButton from '../../src/islands/copy-button/CopyButton.tsx';
import type Lightbox from '../../src/islands/lightbox/Lightbox.tsx';
import type Navigation from '../../src/islands/navigation/Navigation.tsx';
import type CouponNewsletter from '../../src/islands/newsletter/CouponNewsletter.tsx';
import type PriceCalculator from '../../src/islands/price-calculator/PriceCalculator.tsx';
import type PrintButton from '../../src/islands/print-button/PrintButton.tsx';
import type PromoBanner from '../../src/islands/promo-banner/PromoBanner.tsx';
import type Reel from '../../src/islands/reel/Reel.tsx';
import type ReserveButton from '../../src/islands/reserve-button/ReserveButton.tsx';
import type TestimonialCarousel from '../../src/islands/testimonial-carousel/TestimonialCarousel.tsx';
import type Toasts from '../../src/islands/toasts/Toasts.tsx';
import type TourExpectations from '../../src/islands/tour-expectations/TourExpectations.tsx';
import type Video from '../../src/islands/video/Video.tsx';

type Islands = {
  ApplicationForm: typeof ApplicationForm;
  BlogSearch: typeof BlogSearch;
  BookingCalendar: typeof BookingCalendar;
  CategoryFilter: typeof CategoryFilter;
  ContactForm: typeof ContactForm;
  CopyButton: typeof CopyButton;
  Lightbox: typeof Lightbox;
  Navigation: typeof Navigation;
  CouponNewsletter: typeof CouponNewsletter;
  PriceCalculator: typeof PriceCalculator;
  PrintButton: typeof PrintButton;
  PromoBanner: typeof PromoBanner;
  Reel: typeof Reel;
  ReserveButton: typeof ReserveButton;
  TestimonialCarousel: typeof TestimonialCarousel;
  Toasts: typeof Toasts;
  TourExpectations: typeof TourExpectations;
  Video: typeof Video;
};

/** `T` with `never` wherever it holds something that plain JSON does not, or a whole content entry. */
type Serializable<T> = T extends string | number | boolean | undefined
  ? T
  : T extends ((...args: never) => unknown) | { collection: string; id: string; data: unknown }
    ? never
    : T extends object
      ? { [Key in keyof T]: Serializable<T[Key]> }
      : never;

// In tuples, since `never` would distribute.
type IsSerializable<T> = [T] extends [Serializable<T>] ? true : false;

/** The serialized props: all but the children. */
type Written<Island extends (props: never) => unknown> = Omit<Parameters<Island>[0], 'children'>;

/** The islands with other props, by name. */
type Broken = {
  [Name in keyof Islands]: IsSerializable<Written<Islands[Name]>> extends true ? never : Name;
}[keyof Islands];

// In this order the error names them.
expectTypeOf<never>().toEqualTypeOf<Broken>();
