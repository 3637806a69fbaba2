import { Window } from 'happy-dom';

/** Code, styles, and repetitions of the text, such as large numerals. */
const REMOVED = 'script, style, link, source, [aria-hidden="true"]';

const KEPT_ATTRIBUTES = ['alt', 'cite', 'datetime', 'height', 'href', 'src', 'start', 'width'];

/**
 * Cleans a post's HTML for feed readers: no styling, absolute URLs.
 *
 * @param pageUrl the post's absolute URL, the base of relative ones.
 */
export function forFeed(html: string, pageUrl: string): string {
  const { document } = new Window();
  document.body.innerHTML = html.replaceAll(/<!--[\s\S]*?-->/g, '');
  for (const element of document.querySelectorAll(REMOVED)) element.remove();
  for (const element of document.querySelectorAll('body *')) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (!KEPT_ATTRIBUTES.includes(name)) element.removeAttribute(name);
      else if (/^(?:href|src)$/.test(name))
        element.setAttribute(name, new URL(value, pageUrl).href);
    }
  }
  // Without the indentation of our components. A post holds no code whose lines it would change.
  return document.body.innerHTML.replaceAll(/\s*\n\s*/g, '\n').trim();
}

/** Escapes text for HTML or XML, also in an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
