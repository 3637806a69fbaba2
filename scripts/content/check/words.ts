import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import { lowerFirst, variablesIn, type Variables } from '../../../src/domain/text/interpolate.ts';
import type { Diagnostic } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';
import type { Entry, Place } from './read/entries.ts';
import { NEVER, publishDate } from './read/site-map.ts';
import { textsIn, valueAt } from './read/value-at.ts';

export const PLACEHOLDER_TEXT = 'Write here';

export function checkWords(entries: readonly Entry[], variables: Variables): Diagnostic[] {
  // Only tours provide variables such as `{days}`, so questions listed on other pages can't use them.
  const onPages = new Set(entries.map(({ data }) => valueAt(data, ['faq', 'list'])));
  return entries.flatMap((entry) => {
    const { deferredVariables = [] }: Collection = COLLECTIONS[entry.collection];
    const isOnPage = entry.collection === 'faqs' && onPages.has(entry.id);
    const known = [...Object.keys(variables), ...(isOnPage ? [] : deferredVariables)];
    const isPost = entry.collection === 'blog';
    return wordsOf(entry).flatMap(({ text, place }) => {
      // In a post's body, curly brackets are code.
      const isInPost = isPost && typeof place === 'number';
      const found: [problem: string, fix: string][] = (isInPost ? [] : variablesIn(text))
        .filter((name) => !known.includes(name) && !known.includes(lowerFirst(name)))
        .map((name) => {
          const fix = suggest(name, known, 'content/README.md lists the variables of each place');
          return [`{${name}} is not a variable`, fix.replace(/"(\w+)"/, '{$1}')];
        });
      const fact = entry.collection === 'site' ? undefined : findFact(text, isPost, variables);
      if (fact) {
        const value = variables[fact] ?? '';
        const words = value.startsWith('$') ? '<Price of="tour" />' : 'we, our or us';
        const fix = isInPost ? `write ${words}, or other words` : `write {${fact}}`;
        found.push([`"${value}" is written out`, fix]);
      }
      if (publishDate(entry) !== NEVER && /^\W*(?:<\w+>)?Write here\b/.test(text)) {
        const draft = isPost ? ', or keep "draft: true"' : '';
        found.push([`"${PLACEHOLDER_TEXT}" is left`, `write the text${draft}`]);
      }
      return found.map((words) => entry.diagnosticAt(place, ...words));
    });
  });
}

const wordsOf = ({ raw, body }: Entry): { text: string; place: Place }[] => [
  ...textsIn(raw).map(({ text, path }) => ({ text, place: path })),
  ...body.split('\n').map((text, index) => ({ text, place: index + 1 })),
];

const FACTS = ['company', 'email', 'price', 'competitor', 'minimum'];

/** In a post, these may be about something else: 98% of the kittens, or a book as a source. */
const FACTS_OUTSIDE_POSTS = [...FACTS, 'fiveStars', 'book'];

/** Words that mark a dollar amount in a post as a current price. Posts also mention prices of 1893. */
const IN_OFFER = /\b(?:our|your|per (?:person|guest)|tickets?|reserve|tours?|walks?)\b/i;

function findFact(text: string, isPost: boolean, variables: Variables): string | undefined {
  return (isPost ? FACTS : FACTS_OUTSIDE_POSTS).find((name) => {
    const value = variables[name] ?? '';
    if (!value.startsWith('$')) return value !== '' && text.includes(value);
    return (!isPost || IN_OFFER.test(text)) && new RegExp(`\\${value}(?![.,]?\\d)`).test(text);
  });
}
