/** A control of the site, and how a visitor uses it. */
export type Control = {
  path: string;
  name: string;
  selector: string;
  /** Pressed in the control after a tap has given it the focus. */
  key?: string;
  /** On a desk, where the control looks or works in another way. */
  isWide?: boolean;
};

const TOUR = '/tours/brooklyn-heights';
const PRIVATE = '/tours/private-tours';
const CAROUSEL = '[aria-roledescription="carousel"]';

/** One of each kind, on a page that has it; a link to another page is `next-page.ts`'s business. */
export const CONTROLS: readonly Control[] = [
  { path: '/', name: 'menu', selector: 'header summary:visible' },
  { path: '/', name: 'tours menu', selector: 'header summary:visible', isWide: true },
  { path: '/', name: 'dismiss the promotion', selector: '[component-url*=PromoBanner] button' },
  { path: '/', name: 'newsletter, empty', selector: 'main form button[type=submit]' },
  { path: '/tours', name: 'reserve', selector: 'main a[data-hold]' },
  { path: TOUR, name: 'menu', selector: 'header summary:visible' },
  { path: TOUR, name: 'book this tour', selector: 'main a[href="#book-now"]' },
  { path: TOUR, name: 'picture', selector: 'main a[id^="photo-"]' },
  { path: TOUR, name: 'stop or turn quotes', selector: `${CAROUSEL} button >> nth=0` },
  { path: TOUR, name: 'next quote', selector: `${CAROUSEL} button >> nth=2` },
  { path: TOUR, name: 'quote 3', selector: `${CAROUSEL} a[href="#quote-3"]` },
  { path: TOUR, name: 'more details', selector: '#book-now summary' },
  { path: TOUR, name: 'question', selector: '#faq summary' },
  { path: PRIVATE, name: 'type guests', selector: 'input[type="number"]', key: '2' },
  { path: PRIVATE, name: 'one guest more', selector: '#price button >> nth=1' },
  { path: '/gallery', name: 'picture', selector: 'main a[id^="photo-"]' },
  { path: '/gallery', name: 'video', selector: '[component-url*=Video] [data-hold]' },
  { path: '/blog', name: 'type in the search', selector: 'input[type=search]', key: 'c' },
  { path: '/blog', name: 'search', selector: 'search button' },
  { path: '/blog', name: 'category', selector: '[component-url*=CategoryFilter] a >> nth=1' },
  { path: '/contact', name: 'send, empty', selector: '#contact button[type=submit]' },
  { path: '/adventure-cats', name: 'waiver', selector: 'a[href="#waiver"]' },
  {
    path: '/adventure-cats',
    name: 'send application, empty',
    selector: '#application button[type="submit"]',
  },
  { path: '/press-kit', name: 'copy', selector: '[component-url*=CopyButton] button' },
];
