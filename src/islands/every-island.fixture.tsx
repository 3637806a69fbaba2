/** Every island but the contact form, with invented texts. */
import type { ReactElement } from 'react';
import ApplicationForm from './application-form/ApplicationForm.tsx';
import { labels as applicationLabels } from './application-form/labels.fixture.ts';
import BlogSearch from './blog-search/BlogSearch.tsx';
import BookingCalendar from './booking-calendar/BookingCalendar.tsx';
import CategoryFilter from './category-filter/CategoryFilter.tsx';
import CopyButton from './copy-button/CopyButton.tsx';
import Lightbox from './lightbox/Lightbox.tsx';
import Navigation from './navigation/Navigation.tsx';
import CouponNewsletter from './newsletter/CouponNewsletter.tsx';
import PriceCalculator from './price-calculator/PriceCalculator.tsx';
import PrintButton from './print-button/PrintButton.tsx';
import PromoBanner from './promo-banner/PromoBanner.tsx';
import Reel from './reel/Reel.tsx';
import ReserveButton from './reserve-button/ReserveButton.tsx';
import ShareLink from './share-link/ShareLink.tsx';
import TestimonialCarousel from './testimonial-carousel/TestimonialCarousel.tsx';
import Toasts from './toasts/Toasts.tsx';
import TourExpectations from './tour-expectations/TourExpectations.tsx';
import Video from './video/Video.tsx';

const shop = { origin: 'https://booking.example', shortname: 'cats', flow: 7 };
const mail = { address: 'hello@company.example', subject: 'Hello' };
const slides = [
  { id: 'slide-1', label: '1 of 2' },
  { id: 'slide-2', label: '2 of 2' },
];

export const OTHER_ISLANDS: Readonly<Record<string, ReactElement>> = {
  ApplicationForm: (
    <ApplicationForm
      id="application"
      labels={applicationLabels}
      mail={mail}
      service={{ origin: 'https://forms.example', form: '1' }}
      hidden={{ _next: 'https://company.example/thanks' }}
      waiver={{ title: 'The waiver', close: 'Close' }}
    />
  ),
  BlogSearch: (
    <BlogSearch
      file="/search.json"
      label="Search"
      button="Find"
      looking="Looking"
      found="{count} found for {query}"
      none="Nothing found for {query}"
      failed="The search failed"
      noScript="All posts are below"
    />
  ),
  BookingCalendar: (
    <BookingCalendar
      shop={shop}
      item={1}
      email={mail.address}
      labels={{
        frameTitle: 'Calendar',
        preparing: 'Preparing',
        loading: 'Loading',
        slow: 'Slow',
        doubt: 'Nothing below?',
        failed: 'Failed',
        fallback: 'The calendar',
        mail: 'Mail us',
      }}
    />
  ),
  CategoryFilter: (
    <CategoryFilter
      label="Categories"
      buttons={['All', 'Cats', 'Ships'].map((name, count) => ({
        name,
        href: `/blog/${name}`,
        count,
        title: name,
      }))}
      current="All"
      shown="{count} shown"
      filed="Filed under {category}"
      count={2}
      heading="All posts"
      list="posts"
    />
  ),
  CopyButton: (
    <CopyButton labels={{ label: 'Copy', copied: 'Copied', failed: 'Not copied' }} what="a text">
      A text
    </CopyButton>
  ),
  CouponNewsletter: (
    <CouponNewsletter
      id="newsletter"
      action="https://news.example"
      heading="title"
      validation={{ script: '', styles: '', jQuery: { src: '' }, fields: [] }}
    >
      <input name="EMAIL" />
    </CouponNewsletter>
  ),
  Lightbox: (
    <Lightbox
      labels={{
        label: 'Viewer',
        previous: 'Previous',
        next: 'Next',
        close: 'Close',
        loading: 'Loading',
        failed: 'Not loaded',
        position: '{number} of {total}',
      }}
    />
  ),
  Navigation: (
    <Navigation
      label="Main"
      menuLabel="Menu"
      before={[{ label: 'About', href: '/about' }]}
      tours={{ label: 'Tours', href: '/tours', allLabel: 'All', links: [] }}
      after={[]}
      more={[]}
      book={{ label: 'Book', href: '/booking' }}
      bookShort={{ label: 'Book', href: '/booking' }}
      current="/"
    />
  ),
  PriceCalculator: (
    <PriceCalculator
      labels={{
        guestsLabel: 'Number of guests',
        hint: 'From 1 to 30',
        fewer: 'Fewer',
        more: 'More',
        tooFew: 'At least 1',
        tooMany: 'At most 30',
        unreadable: 'Type a whole number',
        minimumLine: 'Up to 8 guests',
        extraLine: 'Each further guest',
        totalLabel: 'Total for a group of {guests}',
        closing: 'Ready?',
        tableTitle: 'All prices',
        tableCaption: 'Prices',
        guestsColumn: 'Guests',
        totalColumn: 'Total',
      }}
      perGuest={40}
      included={8}
      contact={{ label: 'Contact', href: '/contact' }}
    />
  ),
  PrintButton: <PrintButton label="Print" unavailable="Use the browser" />,
  PromoBanner: (
    <PromoBanner
      storageKey="promo-a"
      text="Give a tour"
      linkLabel="Buy"
      href="https://cards.example"
      newTab="opens in a new tab"
      dismissLabel="Dismiss"
    />
  ),
  Reel: (
    <Reel
      origin="https://reels.example"
      id={1}
      title="A reel"
      code="abc"
      permalink="https://reels.example/abc"
      labels={{ open: 'Open', loading: 'Loading', failed: 'Failed', newTab: 'new tab' }}
    />
  ),
  ReserveButton: (
    <ReserveButton shop={shop} item={1} href="/r" label="Reserve" opening="Opening" tour="One" />
  ),
  ShareLink: <ShareLink label="Share" text="Meet here." url="https://company.example/x" />,
  TestimonialCarousel: (
    <TestimonialCarousel
      labelledBy="title"
      labels={{ pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' }}
      slides={slides}
    >
      {slides.map(({ id }) => (
        <p key={id} id={id}>{`Quote ${id}`}</p>
      ))}
    </TestimonialCarousel>
  ),
  Toasts: <Toasts label="Notices" dismissLabel="Dismiss" />,
  TourExpectations: (
    <TourExpectations
      src="/fragments/x"
      loading="Loading"
      failed="Failed"
      link={{ label: 'What to expect', href: '/x' }}
    />
  ),
  Video: (
    <Video
      title="A video"
      embed="https://video.example/embed"
      watch="https://video.example"
      allow=""
      sandbox=""
      referrerPolicy="strict-origin-when-cross-origin"
      pingMessage=""
      labels={{ play: 'Play', watch: 'Watch', failed: 'Not loaded' }}
    />
  ),
};
