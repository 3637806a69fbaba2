/** @throws Error for null and undefined */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error('There is nothing where one is needed');
  return value;
}
