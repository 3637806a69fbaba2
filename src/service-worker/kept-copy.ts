/*
 * What the worker changes in a page's HTML. All words are the offline page's own, in templates that do
 * nothing on the page itself.
 */

/** The ids of the offline page's templates: the line over a kept copy, and the list of kept pages. */
export const COPY_LINE = 'kept-copy';
export const PAGE_LIST = 'kept-pages';

/** Stands in the line over a kept copy for the moment at which the page was kept. */
const DATE = '{date}';

const template = (id: string) => new RegExp(`<template id="${id}"[^>]*>([\\s\\S]*?)</template>`);

/**
 * A kept page with a line at the top of what it holds that says so.
 *
 * @param html the page.
 * @param offline the HTML of the offline page, which holds the line.
 * @param moment when the page was kept; told in the visitor's own time.
 */
export function withLine(html: string, offline: string, moment: Date): string {
  const [, line = ''] = template(COPY_LINE).exec(offline) ?? [];
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return html.replace(/<main[^>]*>/, (main) => main + line.replace(DATE, format.format(moment)));
}

type KeptPage = { path: string; html: string };

/** The offline page with links to the kept pages, by their titles; without any, it is as it was built. */
export function withList(offline: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return offline;
  const items = pages.map(({ path, html }) => {
    const [, title = path] = /<title>([^<]*)/.exec(html) ?? [];
    return `<li><a href="${path}">${title}</a></li>`;
  });
  return offline.replace(template(PAGE_LIST), (_, list: string) =>
    list.replace('</ul>', () => `${items.join('')}</ul>`),
  );
}
