import type { Values, VariableName } from './variables.ts';

const SANDBOX_ORIGIN = 'http://localhost:4322';

/** The text of one variable; blank is as good as unset. */
export function readValue(values: Values, name: VariableName): string | undefined {
  return values[name]?.trim() || undefined;
}

/**
 * Reads the variables that a service cannot do without.
 *
 * @returns undefined while any of them is unset: then the sandbox plays the service.
 */
export function readRequired<Name extends VariableName>(
  values: Values,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const texts = names.map((name) => [name, readValue(values, name)] as const);
  if (texts.some(([, text]) => text === undefined)) return undefined;
  // One entry a name, and none of them is undefined.
  return Object.fromEntries(texts) as Record<Name, string>;
}

/**
 * Where the sandbox listens.
 *
 * @throws Error when PUBLIC_SANDBOX_ORIGIN is set to something that is not an origin.
 */
export function sandboxOrigin(values: Values): string {
  const text = readValue(values, 'PUBLIC_SANDBOX_ORIGIN') ?? SANDBOX_ORIGIN;
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw invalidValue('PUBLIC_SANDBOX_ORIGIN', text, 'an origin such as http://localhost:4322');
  }
  return text;
}

/** The error for a value that cannot be used: names the variable, the value and the remedy. */
export function invalidValue(name: VariableName, value: string, expected: string): Error {
  return new Error(`${name} is "${value}"; it should be ${expected}.`);
}
