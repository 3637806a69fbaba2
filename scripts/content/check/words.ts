import { type Collection, COLLECTIONS } from '../../../src/content/schemas/collections.ts';
import type { VariablesOf } from '../../../src/content/variables.ts';
import { lowerFirst, variablesIn, type Variables } from '../../../src/domain/text/interpolate.ts';
import { NEVER } from '../../../src/domain/seasons/publish-date.ts';
import { TOUR_VARIABLES } from '../../../src/domain/text/tour-variables.ts';
import type { Diagnostic } from './read/diagnostic.ts';
import { suggest } from './read/did-you-mean.ts';
import type { Entry, Place } from './read/entries.ts';
import { publishDate } from './read/site-map.ts';
import { textsIn, valueAt } from './read/value-at.ts';

export const PLACEHOLDER_TEXT = 'Write here';

export function checkWords(entries: readonly Entry[], variablesOf: VariablesOf): Diagnostic[] {
  // Only a tour's questions know its variables, such as `{days}`; these belong to other pages.
  const onPages = new Set(entries.map(({ data }) => valueAt(data, ['faq', 'list'])));
  const tours = entries.filter(({ collection }) => collection === 'tours');
  const prices = tours.map(({ id }) => variablesOf('tours', id)['price']);
  return entries.flatMap((entry) => {
    const { collection, id } = entry;
    const { deferredVariables = [] }: Collection = COLLECTIONS[collection];
    const variables = variablesOf(collection, id);
    const ofTour = collection === 'faqs' ? TOUR_VARIABLES : [];
    const isOnPage = collection === 'faqs' && onPages.has(id);
    const known = [
      ...Object.keys(variables),
      ...(isOnPage ? [] : [...ofTour, ...deferredVariables]),
    ];
    const isPost = collection === 'blog';
    return wordsOf(entry).flatMap(({ text, place }) => {
      // In a post's body, curly brackets are code.
      const isInPost = isPost && typeof place === 'number';
      const found: [problem: string, fix: string][] = (isInPost ? [] : variablesIn(text))
        .filter((name) => !known.includes(name) && !known.includes(lowerFirst(name)))
        .map((name) => {
          const fix = suggest(name, known, 'content/README.md lists the variables of each place');
          return [`{${name}} is not a variable`, fix.replace(/"(\w+)"/, '{$1}')];
        });
      const fact =
        collection === 'site'
          ? undefined
          : (findName(text, isPost, variables) ?? findAmount(text, isPost, variables, prices));
      if (fact) {
        const { variable, value } = fact;
        const fix = isInPost
          ? `write ${IN_POST[variable] ?? 'other words'}`
          : `write {${variable}}`;
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

const NAMES = ['company', 'email'];

/** In a post, these may be about something else: 98% of the kittens, or a book as a source. */
const NAMES_OUTSIDE_POSTS = [...NAMES, 'fiveStars', 'book'];

/** What the text of a post can say instead of a variable. */
const IN_POST: Readonly<Record<string, string>> = {
  company: 'we, our or us, or other words',
  email: 'we, our or us, or other words',
  price: '<Price of="tour" />, or other words',
  minimum: '<Price of="private-tour" />, or other words',
  chatTicket: '<Price of="cat-chat" />, or other words',
  chatPackage: '<Price of="chat-package" />, or other words',
};

/** Words that mark a dollar amount in a post as a current price. Posts also mention prices of 1893. */
const IN_OFFER = /\b(?:our|your|per (?:person|guest)|tickets?|reserve|tours?|walks?)\b/i;

type Fact = { variable: string; value: string };

function findName(text: string, isPost: boolean, variables: Variables): Fact | undefined {
  const names = isPost ? NAMES : NAMES_OUTSIDE_POSTS;
  const variable = names.find((name) => variables[name] && text.includes(variables[name]));
  return variable === undefined ? undefined : { variable, value: variables[variable] ?? '' };
}

/** Finds a price that is typed although a variable knows it, or that a guest would pay by no tour's file. */
function findAmount(
  text: string,
  isPost: boolean,
  variables: Variables,
  prices: readonly (string | undefined)[],
): Fact | undefined {
  if (isPost && !IN_OFFER.test(text)) return undefined;
  for (const [value] of text.matchAll(/\$\d+(?:,\d{3})*(?:\.\d\d)?|\b\d+(?= dollars\b)/g)) {
    const amount = value.replace(/^(?=\d)/, '$');
    const [variable] =
      Object.entries(variables).find(
        ([name, one]) => one === amount || (name === 'price' && one === `from ${amount}`),
      ) ?? [];
    if (variable) return { variable, value };
    if (prices.includes(amount)) return { variable: 'price', value };
  }
  const [, value] = /(\$\d[\d,.]*) (?:per|a|for each) (?:person|guest)\b/i.exec(text) ?? [];
  return value === undefined ? undefined : { variable: 'price', value };
}
