import type { Page } from 'astro';
import { getEntry } from 'astro:content';
import { interpolateAll } from '../../domain/text/interpolate.ts';
import { getCategoryCounts, type Post } from '../../content/queries/posts.ts';
import { searchFile } from '../search/_search-file.ts';

/** Links to the newer and older posts than those of a page. */
export async function linksOf({ url }: Page<Post>) {
  const { list } = (await getEntry({ collection: 'blogPage', id: 'blog' })).data;
  return {
    label: list.pagesLabel,
    newer: url.prev ? { label: list.newer, href: url.prev } : undefined,
    older: url.next ? { label: list.older, href: url.next } : undefined,
  };
}

export async function filterOver(all: readonly Post[], shown: readonly Post[], current?: string) {
  const { data: page } = await getEntry({ collection: 'blogPage', id: 'blog' });
  return {
    label: page.filter.label,
    shown: page.filter.shown,
    empty: { text: page.filter.empty, link: { label: page.filter.seeAll, href: '/blog' } },
    filed: page.list.filed,
    current: current ?? page.filter.all,
    count: shown.length,
    isComplete: shown.length === all.length,
    buttons: [
      { name: page.filter.all, href: '/blog', count: all.length, title: page.head.title },
      ...(await getCategoryCounts(all)).map((category) => ({
        ...category,
        title: interpolateAll(page.categoryTitle, { category: category.name }),
      })),
    ],
  };
}

/** The props of the search box. */
export async function searchBox() {
  const { search } = (await getEntry({ collection: 'blogPage', id: 'blog' })).data;
  const { tour: _, ...words } = search;
  return { ...words, file: (await searchFile()).path };
}
