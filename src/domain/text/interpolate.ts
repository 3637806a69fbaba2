/** The value of each token: `{ price: '$40' }` fills `{price}`. */
export type Variables = Readonly<Record<string, string>>;

const TOKEN = /\{([A-Za-z]+)\}/g;

/** A token as `variables` name it: `{Price}` is `{price}` at the start of a sentence. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The tokens in a text, each as often as it stands there, without braces. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([whole]) => whole.slice(1, -1));
}

/**
 * Fills `{token}` in every text of a value: a string, or lists and objects of them, as JSON holds.
 * `{Token}` fills the same text with a capital first letter, for the start of a sentence.
 *
 * @param deferred tokens to leave as they stand, because only the page knows them (`{month}`)
 * @throws RangeError when a token is neither in `variables` nor in `deferred`
 */
export function interpolateAll<Value>(
  value: Value,
  variables: Variables,
  deferred: readonly string[] = [],
): Value {
  const known = new Map(Object.entries(variables));
  const fillToken = (whole: string, token: string): string => {
    const exact = known.get(token);
    if (exact !== undefined) return exact;
    const plain = lowerFirst(token);
    const words = known.get(plain);
    if (words !== undefined) return upperFirst(words);
    if (deferred.includes(plain)) return whole;
    throw new RangeError(`{${token}} has no value`);
  };
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(TOKEN, fillToken);
    if (Array.isArray(part)) return part.map(fill);
    // YAML reads some texts as dates; the schema says so.
    if (part === null || typeof part !== 'object' || part instanceof Date) return part;
    // An imported picture holds no text, and Astro publishes the original of one that is read.
    if ('src' in part && 'format' in part) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
  };
  // Texts stay texts and everything else is copied as it is, so the shape is still the value's.
  return fill(value) as Value;
}
