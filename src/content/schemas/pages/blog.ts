import { z } from 'astro/zod';
import { agreedText, type FieldContext, text } from '../fields.ts';
import { closing, head, hero, textGroup, texts } from '../groups.ts';

/** The list of posts and the words around a post: `content/pages/blog.json`. */
export const blogPageSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: hero(image),
    filter: z.strictObject({
      ...texts('label', 'all'),
      /** In a category without posts, before a link to all posts. */
      empty: text(),
      seeAll: text(),
      /** Announced after filtering; `{count}` posts are shown. */
      shown: text(),
    }),
    categoryTitle: text(),
    list: z.strictObject({
      title: text(),
      /** The title of the second and later pages; `{list}` is the list's title or category. */
      page: text(),
      /** Above the posts of one category. */
      filed: text(),
      ...texts('pagesLabel', 'newer', 'older'),
    }),
    card: z.strictObject({ readMore: agreedText('Read More') }),
    search: z.strictObject({
      ...texts('label', 'button'),
      looking: text(),
      /** Above the results: `{count}` for `{query}`. */
      found: text(),
      ...texts('none', 'failed', 'noScript', 'tour'),
    }),
    feeds: textGroup('title', 'text', 'rss', 'json'),
    closing: closing(),
    post: z.strictObject({
      back: agreedText('Back to all posts'),
      ...texts('by', 'readTime', 'updated', 'contents', 'sources', 'tags'),
      /** The call to action; `{tour}` is the tour's name. */
      ...texts('tourTitle', 'tourText', 'tourLink'),
      /** Below the picture of a stop; contains `{number}` and `{tour}`. */
      stop: text(),
      /** From a stop, on its tour's page, to its post. */
      story: text(),
      ...texts('more', 'neighbors', 'newer', 'older'),
    }),
  });

export type BlogPage = z.output<ReturnType<typeof blogPageSchema>>;
