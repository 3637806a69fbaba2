import { Window } from 'happy-dom';

/** Code, styles, and repetitions of the text, such as large numerals and pull quotes. */
const REMOVED = 'script, style, link, source, [aria-hidden="true"]';

const KEPT_ATTRIBUTES = ['alt', 'cite', 'datetime', 'height', 'href', 'src', 'start', 'width'];

/**
 * Cleans a post's HTML for feed readers: no styling, absolute URLs.
 *
 * @param pageUrl the post's absolute URL, the base of relative ones.
 */
export function forFeed(html: string, pageUrl: string): string {
  const { document, NodeFilter } = new Window();
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll(REMOVED)) element.remove();
  for (const element of document.querySelectorAll('body *')) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (!KEPT_ATTRIBUTES.includes(name)) element.removeAttribute(name);
      else if (/^(?:href|src)$/.test(name))
        element.setAttribute(name, new URL(value, pageUrl).href);
    }
  }
  const texts = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  );
  const nodes = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) nodes.push(node);
  for (const node of nodes) {
    if (node.nodeType === node.COMMENT_NODE) node.parentNode?.removeChild(node);
    // Without the indentation of our components; code keeps its own.
    else if (!node.parentElement?.closest('pre'))
      node.textContent = node.textContent.replaceAll(/\s*\n\s*/g, '\n');
  }
  return document.body.innerHTML.trim();
}

/** Escapes text for HTML or XML, also in an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
