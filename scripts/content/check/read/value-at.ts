import type { Path } from './parsed-file.ts';

export function isObject(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return value !== null && typeof value === 'object';
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), data);
}

/** A value and all values inside it, in order, with their paths. */
export function valuesIn(value: unknown, path: Path = []): { value: unknown; path: Path }[] {
  const inner = isObject(value) ? Object.entries(value) : [];
  const parts = inner.flatMap(([key, part]) =>
    valuesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ value, path }, ...parts];
}

export const textsIn = (value: unknown): { text: string; path: Path }[] =>
  valuesIn(value).flatMap(({ value: text, path }) =>
    typeof text === 'string' ? [{ text, path }] : [],
  );
