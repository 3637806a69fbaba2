import { TOUR_TOKENS } from '../../../../src/domain/text/tour-variables.ts';
import { tokensIn } from '../../../../src/domain/text/interpolate.ts';
import { eachText } from '../read/each-text.ts';
import type { Entry } from '../read/entries.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { valueAt } from '../read/value-at.ts';

const KNOWN: ReadonlySet<string> = new Set([...TOUR_TOKENS, 'nextWalk']);

/**
 * Finds tokens of a tour, such as `{days}`, in questions that stand on another page: no tour is there
 * to fill them.
 */
export function checkTourTokens(entries: readonly Entry[]): Diagnostic[] {
  const ofTours = new Set(
    entries
      .filter(({ collection }) => collection === 'tours')
      .map(({ data }) => valueAt(data, ['faq'])),
  );
  const ofPages = new Set(
    entries
      .filter(({ collection }) => collection !== 'tours')
      .map(({ data }) => valueAt(data, ['faq', 'list'])),
  );
  return entries
    .filter(({ collection }) => collection === 'faqs')
    .filter(({ id }) => !ofTours.has(id) || ofPages.has(id))
    .flatMap(tourTokensIn);
}

function tourTokensIn(entry: Entry): Diagnostic[] {
  const faults: Diagnostic[] = [];
  eachText(entry.raw, (text, path) => {
    for (const token of tokensIn(text)) {
      if (!KNOWN.has(token.charAt(0).toLowerCase() + token.slice(1))) continue;
      const fix = 'only the questions of a tour know it, since each tour has its own';
      faults.push(entry.diagnosticAt(path, `{${token}} stands for nothing here`, fix));
    }
  });
  return faults;
}
