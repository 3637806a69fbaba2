import { Window } from 'happy-dom';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';

export type BuiltPage = {
  path: string;
  lang: string | null;
  title: string;
  headlines: number;
  /** The head before the security policy. */
  beforePolicy: string[];
  /** The contents of `<meta>`, by name, property or http-equiv. */
  meta: Record<string, string>;
  canonical: string | null;
  jsonLd: string[];
  ids: string[];
  /** Those that no text or drawing has. */
  ownIds: string[];
  /** Links' hrefs as written. */
  links: string[];
  scripts: string[];
  classes: string[];
  /** The contents of `<style>`. */
  styles: string[];
  /** Elements with a `style` attribute. */
  styled: number;
  /** nav and aside elements without a label. */
  nameless: string[];
  /** Variables such as `{price}` in what a visitor reads. */
  unfilled: string[];
  /** Names of `on…` attributes. */
  handlers: string[];
};

/** Reads every page of the build. */
export function readPages(): BuiltPage[] {
  const { DOMParser } = new Window();
  const parser = new DOMParser();
  return readBuiltPages().map(({ path, html }) => read(path, parser, html));
}

function read(path: string, parser: InstanceType<Window['DOMParser']>, html: string): BuiltPage {
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
    ownIds: all('[id]')
      .filter((element) => !element.closest('.prose, .map svg'))
      .map(({ id }) => id),
    links: values('a[href], area[href]', 'href'),
    scripts: [
      ...values('astro-island', 'component-url'),
      ...values('astro-island', 'renderer-url'),
    ],
    classes: all('[class]').flatMap(({ className }) => className.split(/\s+/)),
    styles: all('style').map(({ textContent }) => textContent ?? ''),
    styled: all('[style]').length,
    nameless: all('nav, aside:not([role])')
      .filter((one) => !one.matches('[aria-label], [aria-labelledby]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    unfilled: all('title, body :not(script, style, template)').flatMap((element) =>
      [...element.childNodes].flatMap((node) =>
        node.nodeType === 3 ? (node.textContent?.match(/\{\w+\}/g) ?? []) : [],
      ),
    ),
    handlers: all('*').flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  };
}
