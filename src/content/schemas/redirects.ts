import { z } from 'astro/zod';
import { id, text, textLike } from './fields.ts';

const PATH_FIX = 'write an address on this site, starting with a slash, such as /old-page';

const path = () => textLike(/^\/(?!\/)[^\s?#]*$/, PATH_FIX);

/** `content/redirects.json`. A final `*` in `from` matches anything: `/petition-*`. */
export const redirectsSchema = () =>
  z.strictObject({
    redirects: z
      .array(z.strictObject({ from: path(), to: path(), note: text().optional() }))
      .default([]),
    /** Groups of old addresses that are not known yet: once known, they go into `from`. */
    unknown: z
      .array(
        z.strictObject({
          id: id(),
          /** Which addresses are meant and where to look for them. */
          what: text(),
          to: path(),
          from: z.array(path()).default([]),
        }),
      )
      .default([]),
  });
