const REMOVED_TAGS = /<(script|style|link)\b[^>]*>(?:[\s\S]*?<\/\1>)?|<!--[\s\S]*?-->/g;
const REMOVED_ATTRIBUTES =
  /\s(?:class|role|loading|decoding|fetchpriority|sizes|srcset|data-[\w-]+)(?:="[^"]*")?/g;

/** Such as large numerals and pull quotes, which repeat the text. */
const DECORATIVE = /<(\w+)\b[^>]*\saria-hidden="true"[^>]*>[\s\S]*?<\/\1>/g;

/**
 * Cleans a post's HTML for feed readers: no styling, absolute URLs.
 *
 * @param pageUrl the post's absolute URL, the base of relative ones.
 */
export function forFeed(html: string, pageUrl: string): string {
  return html
    .replaceAll(REMOVED_TAGS, '')
    .replaceAll(DECORATIVE, '')
    .replaceAll(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replaceAll(REMOVED_ATTRIBUTES, '')
        .replaceAll(
          /\s(href|src)="([^"]*)"/g,
          (_, name: string, link: string) => ` ${name}="${new URL(link, pageUrl).href}"`,
        ),
    )
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

/** Escapes text for HTML or XML, also in an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
