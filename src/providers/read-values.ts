import { VARIABLES, type Values, type VariableName } from './variables.ts';

const SANDBOX_ORIGIN = 'http://localhost:4322';

/**
 * The text of one variable; blank is as good as unset.
 *
 * @throws Error when it is not of the variable's shape, naming it and saying what is.
 */
export function readValue(values: Values, name: VariableName): string | undefined {
  const text = values[name]?.trim() || undefined;
  if (text !== undefined && !VARIABLES[name].shape.test(text)) {
    throw new Error(`${name} is "${text}"; it should be ${VARIABLES[name].form}.`);
  }
  return text;
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
  return readValue(values, 'PUBLIC_SANDBOX_ORIGIN') ?? SANDBOX_ORIGIN;
}
