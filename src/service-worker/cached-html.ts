/* Changes to cached HTML. All texts are in templates of the offline page. */

/** Ids of the offline page's templates. */
export const COPY_LINE = 'cached-copy';
export const PAGE_LIST = 'cached-pages';

/** Replaced in the line by the date of the copy. */
const DATE = '{date}';

const template = (id: string) => new RegExp(`<template id="${id}"[^>]*>([\\s\\S]*?)</template>`);

/**
 * Adds the line with the date of the copy to a cached page.
 *
 * @param offline the HTML of the offline page, which has the line.
 * @param moment shown in the visitor's time zone.
 */
export function withLine(html: string, offline: string, moment: Date): string {
  const [, line = ''] = template(COPY_LINE).exec(offline) ?? [];
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return html.replace(/<main[^>]*>/, (main) => main + line.replace(DATE, format.format(moment)));
}

type CachedPage = { path: string; html: string };

/** Adds links to the cached pages, if any, to the offline page. */
export function withList(offline: string, pages: readonly CachedPage[]): string {
  if (pages.length === 0) return offline;
  const items = pages.map(({ path, html }) => {
    const [, title = path] = /<title>([^<]*)/.exec(html) ?? [];
    return `<li><a href="${path}">${title}</a></li>`;
  });
  return offline.replace(template(PAGE_LIST), (_, list: string) =>
    list.replace('</ul>', () => `${items.join('')}</ul>`),
  );
}
