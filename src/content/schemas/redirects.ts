import { z } from 'astro/zod';
import { id, text, textLike } from './fields.ts';

const path = (example: string) =>
  textLike(
    /^\/(?!\/)[^\s?#]*$/,
    `write a path on this site, starting with a slash, such as ${example}`,
  );
const from = () => path('/old-page');
const to = () => path('/tours');

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
