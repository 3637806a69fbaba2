import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { BLOG_CATEGORIES } from '../blog.ts';
import { head, hero, words, wordsUpTo } from '../fields.ts';

/** The list of posts and the words around a post: `content/pages/blog.json`. */
export const blogPageSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    filter: z.strictObject({
      label: words(),
      all: words(),
      /** Said of a category without posts, before the link to all of them. */
      empty: words(),
      seeAll: words(),
      /** Read out after a choice; `{count}` posts are shown. */
      shown: words(),
    }),
    /** Each category's own page; `{category}` in the title is its name. */
    categoryTitle: words(),
    categories: z.record(
      z.enum(BLOG_CATEGORIES),
      z.strictObject({
        lead: words(),
        description: wordsUpTo(155, 'search results cut it there'),
      }),
    ),
    list: z.strictObject({
      title: words(),
      /** Names the second and later pages of a long list; `{list}` is the list's title or category. */
      page: words(),
      /** Over the posts of one category. */
      filed: words(),
      pagesLabel: words(),
      newer: words(),
      older: words(),
    }),
    card: z.strictObject({ readMore: words() }),
    search: z.strictObject({
      label: words(),
      button: words(),
      /** Said while the index is on its way. */
      looking: words(),
      /** Said over the results; `{count}` of them for `{query}`. */
      found: words(),
      none: words(),
      failed: words(),
      tour: words(),
    }),
    /** Every title in one place, for those who search with the browser's own find. */
    archive: z.strictObject({
      head: head(),
      title: words(),
      lead: words(),
      link: words(),
      /** Names the links to the pages of a long archive. */
      monthsLabel: words(),
      /** Names a page of a long archive by its months, `{from}` the newest and `{to}` the oldest. */
      span: words(),
      /** What search results say of the second and later pages, with the same months. */
      pageDescription: wordsUpTo(120, 'two months take the place of {from} and {to}'),
    }),
    feeds: z.strictObject({ title: words(), text: words(), rss: words(), json: words() }),
    post: z.strictObject({
      back: words(),
      by: words(),
      readTime: words(),
      updated: words(),
      contents: words(),
      sources: words(),
      tags: words(),
      /** The call to action; `{tour}` is the tour's name. */
      tourTitle: words(),
      tourText: words(),
      tourLink: words(),
      /** The next CAT Chats, wherever a post says so: `{place}` is where they are. */
      chats: z.strictObject({ next: words(), tickets: words(), none: words() }),
      more: words(),
      neighbors: words(),
      newer: words(),
      older: words(),
    }),
  });
