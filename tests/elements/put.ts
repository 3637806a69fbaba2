/** Puts HTML into the page whole, as a parser's end does: happy-dom's own starts elements half-made. */
export function put(html: string): void {
  const parts = document.createElement('div');
  parts.innerHTML = html;
  document.body.replaceChildren(...parts.childNodes);
}
