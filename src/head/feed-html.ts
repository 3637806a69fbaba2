const LEFT_OUT = /<(script|style|link)\b[^>]*>(?:[\s\S]*?<\/\1>)?|<!--[\s\S]*?-->/g;
const MARKS =
  /\s(?:class|role|loading|decoding|fetchpriority|sizes|srcset|data-[\w-]+)(?:="[^"]*")?/g;

/** Drawn for the eye on our own page: a numeral set large, a line of the story set a second time. */
const FOR_THE_EYE = /<(\w+)\b[^>]*\saria-hidden="true"[^>]*>[\s\S]*?<\/\1>/g;

/**
 * A post's HTML as a feed reader wants it: plain markup, full addresses, none of our own styling.
 *
 * @param html as the site's own components wrote it.
 * @param pageUrl the post's full address, which relative ones and anchors are taken from.
 */
export function forFeed(html: string, pageUrl: string): string {
  return html
    .replaceAll(LEFT_OUT, '')
    .replaceAll(FOR_THE_EYE, '')
    .replaceAll(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replaceAll(MARKS, '')
        .replaceAll(
          /\s(href|src)="([^"]*)"/g,
          (_, name: string, address: string) => ` ${name}="${new URL(address, pageUrl).href}"`,
        ),
    )
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

/** A plain text as it stands in HTML or XML, between tags or in an attribute. */
export function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
