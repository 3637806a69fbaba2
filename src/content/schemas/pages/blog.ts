import { z } from 'astro/zod';
import { agreedText, type FieldContext, text, textUpTo } from '../fields.ts';
import { head, hero, textGroup, texts } from '../groups.ts';

/** The list of posts and the words around a post: `content/pages/blog.json`. */
export const blogPageSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    filter: z.strictObject({
      ...texts('label', 'all'),
      /** Said of a category without posts, before the link to all of them. */
      empty: text(),
      seeAll: text(),
      /** Read out after a choice; `{count}` posts are shown. */
      shown: text(),
    }),
    categoryTitle: text(),
    list: z.strictObject({
      title: text(),
      /** Names the second and later pages of a long list; `{list}` is the list's title or category. */
      page: text(),
      /** Over the posts of one category. */
      filed: text(),
      ...texts('pagesLabel', 'newer', 'older'),
    }),
    card: z.strictObject({ readMore: agreedText('Read More') }),
    search: z.strictObject({
      ...texts('label', 'button'),
      looking: text(),
      /** Said over the results; `{count}` of them for `{query}`. */
      found: text(),
      ...texts('none', 'failed', 'tour'),
    }),
    /** Every title in one place, for those who search with the browser's own find. */
    archive: z.strictObject({
      head: head(),
      ...texts('title', 'lead', 'link'),
      /** Names the links to the pages of a long archive. */
      monthsLabel: text(),
      /** Names a page of a long archive by its months, `{from}` the newest and `{to}` the oldest. */
      span: text(),
      /** What search results say of the second and later pages, with the same months. */
      pageDescription: textUpTo(120, 'two months take the place of {from} and {to}'),
    }),
    feeds: textGroup('title', 'text', 'rss', 'json'),
    post: z.strictObject({
      back: agreedText('Back to all posts'),
      ...texts('by', 'readTime', 'updated', 'contents', 'sources', 'tags'),
      /** The call to action; `{tour}` is the tour's name. */
      ...texts('tourTitle', 'tourText', 'tourLink'),
      /** Below the picture of a tour's stop, in the gallery too, by its `{number}`. */
      stop: text(),
      ...texts('more', 'neighbors', 'newer', 'older'),
    }),
  });
