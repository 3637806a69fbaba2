import { z } from 'astro/zod';
import { agreedText, type FieldContext, text } from '../fields.ts';
import { action, head, hero, texts, titled } from '../groups.ts';

/** The 404 page: `content/pages/not-found.json`. */
export const notFoundSchema = ({ image }: FieldContext) =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ ...hero(image).shape, title: agreedText('This Cat Got Lost!') }),
    details: z.array(text()).min(1),
    home: action(),
    tours: action(),
    popular: z.strictObject({ title: text(), links: z.array(action()).min(1) }),
  });

/** The page shown offline: `content/pages/offline.json`. */
export const offlineSchema = () =>
  z.strictObject({
    head: head(),
    ...texts('title', 'lead'),
    retry: text(),
    kept: text(),
    contact: z.strictObject({ ...titled().shape, ...texts('call', 'mail') }),
    /** At the top of a cached page; `{date}` is when it was cached. */
    copy: text().regex(/\{date\}/, { error: 'say with {date} from when the copy is' }),
  });
