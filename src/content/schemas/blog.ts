import { z } from 'astro/zod';
import {
  cardWords,
  category,
  count,
  dateText,
  type FieldContext,
  person,
  sample,
  text,
  textUpTo,
  tour,
} from './fields.ts';
import { picture } from './groups.ts';

/** A component's attributes by name, and whether they are required. */
type Details = Readonly<Record<string, 'required' | 'optional'>>;

/** The components allowed in a post's text: `<Figure>`. */
export const POST_PARTS: Readonly<Record<string, Details>> = {
  Figure: { caption: 'required' },
  Note: {},
  Price: { of: 'required' },
  Stop: { at: 'required' },
  Story: { number: 'required', title: 'required', when: 'optional' },
  TourCallout: { tour: 'required', title: 'optional' },
};

/** The values of `<Price of="…">`; the last three are computed from the others. */
export const POST_PRICES = [
  'tour',
  'private-tour',
  'cat-chat',
  'chat-package',
  'half-tour',
  'cat-chat-and-tour',
  'chat-package-and-half-tour',
] as const;

const PLAIN_HTML = 'b br cite code del dfn em i ins kbd mark q s small strong sub sup u'.split(' ');

/** The HTML elements allowed in a paragraph of a post, and their attributes. */
export const POST_HTML: Readonly<Record<string, Details>> = {
  a: { href: 'required' },
  abbr: { title: 'required' },
  time: { datetime: 'optional' },
  ...Object.fromEntries(PLAIN_HTML.map((name) => [name, {}])),
};

const AUTHOR_FIX =
  'write house for the company, or the id of a person in content/people/people.json';

/** One post: `content/blog/<slug>/index.mdx`. The folder's name is its path under /blog. */
export const blogSchema = (context: FieldContext) =>
  z.strictObject({
    /** The number of a post on the old site. A new post needs none: its address identifies it. */
    id: count('leave it out: only the posts of the old site have a number').optional(),
    title: cardWords(),
    description: textUpTo(155, 'search results cut it there'),
    excerpt: textUpTo(220, 'the card has no room for more'),
    date: dateText(),
    updated: dateText().optional(),
    author: z
      .union([z.literal('house'), person(context)], { error: AUTHOR_FIX })
      .describe(AUTHOR_FIX)
      .optional(),
    category: category(context),
    tags: z.array(text()).min(1, { error: 'write at least one tag' }),
    image: picture(context.image),
    /** The tour that the post advertises. */
    tour: tour(context),
    /** `none`: no callout at the end of a post without `<TourCallout>`. */
    callout: z
      .literal('none', { error: 'write none, or delete the line' })
      .describe('none where an invitation to a tour would be out of place')
      .optional(),
    sources: z.array(text()).optional(),
    draft: z
      .boolean({ error: 'write true or false' })
      .describe('true keeps the post off the site; delete the line to publish it')
      .optional(),
    sample: sample(),
  });
