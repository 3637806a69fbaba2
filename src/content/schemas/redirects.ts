import { z } from 'astro/zod';
import { isOldPath } from '../../domain/redirects/redirects.ts';
import { id, text, textLike } from './fields.ts';

const FROM_FIX =
  'write a path such as /old-page: no space, ?, #, ":" or "..", no slash at its end, and a * only there';
const from = () =>
  textLike(/^\/(?!\/)[^\s?#:*]*\*?$/, FROM_FIX).refine(isOldPath, { error: FROM_FIX });

const TO_FIX = 'write a path on this site, starting with a slash, such as /tours';
const to = () => textLike(/^\/(?!\/)[^\s?#]*$/, TO_FIX);

/** `content/redirects.json`. A final `*` in `from` matches anything: `/petition-*`. */
export const redirectsSchema = () =>
  z.strictObject({
    redirects: z
      .array(z.strictObject({ from: from(), to: to(), note: text().optional() }))
      .default([]),
    /** Groups of old paths that are not known yet: once known, they go into `from`. */
    unknown: z
      .array(
        z.strictObject({
          id: id(),
          /** Which paths are meant and where to look for them. */
          what: text(),
          to: to(),
          from: z.array(from()).default([]),
        }),
      )
      .default([]),
  });
