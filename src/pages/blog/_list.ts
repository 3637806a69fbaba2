import { getEntry } from 'astro:content';
import { interpolateAll } from '../../domain/text/interpolate.ts';
import { getCategoryCounts, listPath, PAGE_SIZE, type Post } from '../../content/queries/posts.ts';

export function toItem(post: Post) {
  const { path, title, excerpt, category, published, publishedText, picture, state } = post;
  return {
    href: path,
    title,
    excerpt,
    category: category.name,
    published,
    publishedText,
    picture: picture.src,
    state,
  };
}

/** Splits a list into pages; returns at least one page. */
export function inPages<Item>(items: readonly Item[], size = PAGE_SIZE): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** The months of the newest (`from`) and oldest (`to`) post: "May 2025", "April 2024". */
export function monthsOf(shown: readonly Post[]): { from: string; to: string } {
  const month = (post: Post | undefined) => post?.publishedText.replace(/ \d+,/, '') ?? '';
  return { from: month(shown.at(0)), to: month(shown.at(-1)) };
}

/** Pagination links; `number` starts at 1. */
export async function listPages(number: number, total: number, pathOf: (number: number) => string) {
  const { list } = (await getEntry({ collection: 'blogPage', id: 'blog' })).data;
  const to = (label: string, target: number) =>
    target >= 1 && target <= total ? { label, href: pathOf(target) } : undefined;
  return {
    label: list.pagesLabel,
    newer: to(list.newer, number - 1),
    older: to(list.older, number + 1),
  };
}

export async function filterOver(all: readonly Post[], shown: readonly Post[], current?: string) {
  const { data: page } = await getEntry({ collection: 'blogPage', id: 'blog' });
  return {
    label: page.filter.label,
    shown: page.filter.shown,
    empty: { text: page.filter.empty, link: { label: page.filter.seeAll, href: listPath(1) } },
    filed: page.list.filed,
    current: current ?? page.filter.all,
    count: shown.length,
    isComplete: shown.length === all.length,
    buttons: [
      { name: page.filter.all, href: listPath(1), count: all.length, title: page.head.title },
      ...(await getCategoryCounts(all)).map((category) => ({
        ...category,
        title: interpolateAll(page.categoryTitle, { category: category.name }),
      })),
    ],
  };
}

export async function feedLinks() {
  const { feeds } = (await getEntry({ collection: 'blogPage', id: 'blog' })).data;
  return {
    title: feeds.title,
    text: feeds.text,
    links: [
      { label: feeds.rss, href: '/rss.xml' },
      { label: feeds.json, href: '/feed.json' },
    ],
  };
}

/** The props of the search box, which falls back to the archive. */
export async function searchBox() {
  const { search, archive } = (await getEntry({ collection: 'blogPage', id: 'blog' })).data;
  const { label, button, looking, found, none, failed } = search;
  return {
    ...{ label, button, looking, found, none, failed },
    archive: { label: archive.link, href: '/blog/archive' },
  };
}

/** Groups posts by year and keeps their order. */
export function byYear(all: readonly Post[]) {
  return [...Map.groupBy(all, ({ published }) => published.slice(0, 4))].map(([year, posts]) => ({
    year,
    posts: posts.map(({ path, title, published, publishedText, category, tags }) => ({
      href: path,
      title,
      published,
      day: publishedText.replace(/, \d+$/, ''),
      category: category.name,
      tags,
    })),
  }));
}
