/** Values by token name: `{ price: '$40' }` fills `{price}`. */
export type Variables = Readonly<Record<string, string>>;

const TOKEN = /\{([A-Za-z]+)\}/g;

/** `{Price}`, at the start of a sentence, is the variable `price`. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The names of the tokens in a text, with repetitions. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([whole]) => whole.slice(1, -1));
}

/**
 * Fills `{token}` in every string of a JSON-like value; `{Token}` capitalizes the text.
 *
 * @param deferred tokens to leave for the page to fill (`{month}`).
 * @throws RangeError if a token is neither in `variables` nor in `deferred`.
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
    // YAML parses some texts as dates; the schema reports them.
    if (part === null || typeof part !== 'object' || part instanceof Date) return part;
    // An imported image: reading its properties would make Astro publish the original.
    if ('src' in part && 'format' in part) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
  };
  // Strings stay strings and all else is copied, so the type is unchanged.
  return fill(value) as Value;
}
