import type { Path } from './parsed-file.ts';

export function isObject(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return value !== null && typeof value === 'object';
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), data);
}

export function textsIn(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
