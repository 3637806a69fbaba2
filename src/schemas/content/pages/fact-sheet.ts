import { z } from 'astro/zod';
import { head, words } from '../fields.ts';

/** The press kit's facts on one sheet of paper: `content/pages/fact-sheet.json`. The facts are in press-kit.json. */
export const factSheetSchema = () =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ kicker: words(), title: words() }),
    /** Above the sheet, on the screen alone. */
    screen: z.strictObject({ text: words(), print: words(), printUnavailable: words(), back: words() }),
    contact: z.strictObject({ title: words(), email: words(), site: words() }),
  });
