import { TOUR_TOKENS } from '../../src/domain/tour-words.ts';
import { tokensIn } from '../../src/domain/fill-words.ts';
import { eachText } from './each-text.ts';
import type { Entry } from './entries.ts';
import type { Fault } from './fault.ts';

const KNOWN: ReadonlySet<string> = new Set([...TOUR_TOKENS, 'nextWalk']);

/**
 * Finds tokens of a tour, such as `{days}`, in questions that stand on another page: no tour is there
 * to fill them.
 */
export function checkTourTokens(entries: readonly Entry[]): Fault[] {
  const ofTours = new Set(
    entries
      .filter(({ collection }) => collection === 'tours')
      .map(({ data }) => fieldOf(data, 'faq')),
  );
  const ofPages = new Set(
    entries
      .filter(({ collection }) => collection !== 'tours')
      .map(({ data }) => fieldOf(fieldOf(data, 'faq'), 'list')),
  );
  return entries
    .filter(({ collection }) => collection === 'faqs')
    .filter(({ id }) => !ofTours.has(id) || ofPages.has(id))
    .flatMap(tourTokensIn);
}

function tourTokensIn(entry: Entry): Fault[] {
  const faults: Fault[] = [];
  eachText(entry.raw, (text, path) => {
    for (const token of tokensIn(text)) {
      if (!KNOWN.has(token.charAt(0).toLowerCase() + token.slice(1))) continue;
      const fix = 'only the questions of a tour know it, since each tour has its own';
      faults.push(entry.faultAt(path, `{${token}} stands for nothing here`, fix));
    }
  });
  return faults;
}

function fieldOf(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object'
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
