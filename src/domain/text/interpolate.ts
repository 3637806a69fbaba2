/** What each token stands for: `{ price: '$40' }` fills `{price}`. */
export type Variables = Readonly<Record<string, string>>;

/** Thrown when a text asks for a token that does not exist. */
export class UnknownWordError extends Error {
  readonly token: string;

  constructor(token: string) {
    super(`{${token}} stands for nothing`);
    this.name = 'UnknownWordError';
    this.token = token;
  }
}

const TOKEN = /\{([A-Za-z][A-Za-z]*)\}/g;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The tokens in a text, each as often as it stands there, without braces. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([, token]) => token as string);
}

/**
 * Fills `{token}` in every text of a value: a string, or lists and objects of them, as JSON holds.
 * `{Token}` fills the same words with a capital first letter, for the start of a sentence.
 *
 * @param later tokens to leave as they stand, because only the page knows them (`{month}`)
 * @throws UnknownWordError when a token is neither in `words` nor in `later`
 */
export function interpolateAll<Value>(
  value: Value,
  words: Variables,
  later: readonly string[] = [],
): Value {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return fillText(part, words, later);
    if (Array.isArray(part)) return part.map(fill);
    // YAML reads some texts as dates; the schema says so.
    if (part === null || typeof part !== 'object' || part instanceof Date) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(value) as Value;
}

function fillText(text: string, words: Variables, later: readonly string[]): string {
  return text.replace(TOKEN, (whole, token: string) => {
    if (Object.hasOwn(words, token)) return words[token] as string;
    const plain = lowerFirst(token);
    if (later.includes(plain)) return whole;
    if (Object.hasOwn(words, plain)) return upperFirst(words[plain] as string);
    throw new UnknownWordError(token);
  });
}
