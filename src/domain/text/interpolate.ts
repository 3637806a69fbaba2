/** Values by variable: `{ price: '$40' }` fills `{price}`. */
export type Variables = Readonly<Record<string, string>>;

const VARIABLE = /\{([A-Za-z]+)\}/g;

/** `{Price}`, at the start of a sentence, is the variable `price`. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The names of the variables in a text, with repetitions. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([whole]) => whole.slice(1, -1));
}

/**
 * Fills `{variable}` in a text; `{Variable}` capitalizes the value.
 *
 * @param without what stands in place of a variable that is not in `variables`; as a rule it stays
 */
export function interpolate(
  text: string,
  variables: Variables,
  without = (name: string) => `{${name}}`,
): string {
  const known = (name: string) => (Object.hasOwn(variables, name) ? variables[name] : undefined);
  return text.replace(VARIABLE, (_, name: string) => {
    const words = known(lowerFirst(name));
    return known(name) ?? (words === undefined ? without(name) : upperFirst(words));
  });
}

/**
 * Fills the variables in every string of a JSON-like value.
 *
 * @throws RangeError if a variable is not in `variables`.
 */
export const interpolateAll = <Value>(value: Value, variables: Variables): Value =>
  fillAll(value, (text) =>
    interpolate(text, variables, (name) => {
      throw new RangeError(`{${name}} has no value`);
    }),
  );

/** As `interpolateAll`, but leaves the variables that are not in `variables`: for others to fill, or to report. */
export const fillKnown = <Value>(value: Value, variables: Variables): Value =>
  fillAll(value, (text) => interpolate(text, variables));

function fillAll<Value>(value: Value, fillText: (text: string) => string): Value {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return fillText(part);
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
