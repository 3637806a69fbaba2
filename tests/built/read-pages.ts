import { Window } from 'happy-dom';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';

/** What a built page says of itself, taken out of its HTML. */
export type Reading = {
  path: string;
  lang: string | null;
  title: string;
  headlines: number;
  /** What stands in the head before the security policy, and so is not under it. */
  beforePolicy: string[];
  /** The contents of `<meta>`, by name, property or http-equiv. */
  meta: Record<string, string>;
  canonical: string | null;
  jsonLd: string[];
  ids: string[];
  /** Where links lead, as written. */
  links: string[];
  /** The addresses of the islands' scripts. */
  scripts: string[];
  /** What stands in its `<style>` elements. */
  styles: string[];
  /** Elements with a `style` attribute. */
  styled: number;
  /** Landmarks of which a page may have several, and which say nothing of what they hold. */
  nameless: string[];
  /** Names of `on…` attributes. */
  handlers: string[];
};

/** Reads every page of the build. */
export function readPages(): Reading[] {
  const { DOMParser } = new Window();
  const parser = new DOMParser();
  return readBuiltPages().map(({ path, html }) => read(path, parser, html));
}

function read(path: string, parser: InstanceType<Window['DOMParser']>, html: string): Reading {
  const document = parser.parseFromString(html, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const values = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  const head = [...document.head.children];
  const policy = head.findIndex((element) => element.matches('meta[http-equiv]'));
  return {
    path,
    lang: document.documentElement.getAttribute('lang'),
    title: document.title,
    headlines: all('h1').length,
    beforePolicy: head.slice(0, Math.max(policy, 0)).map((element) => element.outerHTML),
    meta: Object.fromEntries(
      all('meta[content]').map((element) => [
        element.getAttribute('name') ??
          element.getAttribute('property') ??
          element.getAttribute('http-equiv') ??
          '',
        element.getAttribute('content') ?? '',
      ]),
    ),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
    ids: all('[id]').map(({ id }) => id),
    links: values('a[href], area[href]', 'href'),
    scripts: [
      ...values('astro-island', 'component-url'),
      ...values('astro-island', 'renderer-url'),
    ],
    styles: all('style').map(({ textContent }) => textContent ?? ''),
    styled: all('[style]').length,
    nameless: all('nav, aside:not([role])')
      .filter((one) => !one.matches('[aria-label], [aria-labelledby]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    handlers: all('*').flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  };
}
