/**
 * A value that a test can't do without.
 *
 * @throws Error when there is none, at the line that needed it.
 */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error('There is nothing where one is needed');
  return value;
}
