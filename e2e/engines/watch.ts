/** Where a page keeps its trouble: in its tab, over every page that the visitor goes on to. */
export const TROUBLE = 'engine-trouble';

/**
 * Notes what a browser complains of: uncaught errors, rejected promises that nobody heard, breaches of the
 * security policy, and what the page itself says as an error. Runs in the page, before all its own
 * scripts. Not every engine tells its driver, but all of them tell the page.
 *
 * @param key where it is kept in session storage, as a list of lines
 */
export function watchTrouble(key: string): void {
  const note = (what: string) => {
    const lines = JSON.parse(sessionStorage.getItem(key) || '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...lines, `${location.pathname}: ${what}`]));
  };
  addEventListener('error', ({ message }) => {
    if (message) note(`uncaught: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => note(`unheard rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note(`console: ${words.map(String).join(' ')}`);
    error.apply(console, words);
  };
}

declare global {
  interface Window {
    /** The first element in sight that a selector finds and that holds the words, or is named by them. */
    findInSight(selector: string, words: string): Element | undefined;
  }
}

/** Gives the page the eyes of a visitor. Runs in it, before all its own scripts. */
export function openEyes(): void {
  window.findInSight = (selector, words) =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        `${element.textContent} ${element.getAttribute('aria-label')}`.includes(words),
    );
}

/** What the site gives beside the errands, and this browser has no word for. Runs in the page. */
export function missingNiceties(): string[] {
  const given = {
    'the next page made ready': !!HTMLScriptElement.supports?.('speculationrules'),
    'titles that pass from page to page': 'CSSViewTransitionRule' in window,
    'answers that unfold': CSS.supports('interpolate-size: allow-keywords'),
    'initials set into the text':
      CSS.supports('initial-letter: 3') || CSS.supports('-webkit-initial-letter: 3'),
  };
  return Object.entries(given).flatMap(([nicety, isGiven]) => (isGiven ? [] : [nicety]));
}
