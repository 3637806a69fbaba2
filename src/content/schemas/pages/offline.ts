import { z } from 'astro/zod';
import { head, text, titled } from '../fields.ts';

/** What a visitor reads where there is no connection: `content/pages/offline.json`. */
export const offlineSchema = () =>
  z.strictObject({
    head: head(),
    title: text(),
    lead: text(),
    /** Asks for the same page again. */
    retry: text(),
    /** Over the list of the pages that this device has kept. */
    kept: text(),
    contact: z.strictObject({ ...titled().shape, call: text(), mail: text() }),
    /** At the top of a kept page; `{date}` is when it was kept. */
    copy: text().regex(/\{date\}/, { error: 'say with {date} from when the copy is' }),
  });
