import { z } from 'astro/zod';
import { head, text } from '../fields.ts';

/** The press kit's facts on one sheet of paper: `content/pages/fact-sheet.json`. The facts are in press-kit.json. */
export const factSheetSchema = () =>
  z.strictObject({
    head: head(),
    hero: z.strictObject({ kicker: text(), title: text() }),
    /** Above the sheet, on the screen alone. */
    screen: z.strictObject({ text: text(), print: text(), printUnavailable: text(), back: text() }),
    contact: z.strictObject({ title: text(), email: text(), site: text() }),
  });
