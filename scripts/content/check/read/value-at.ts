import type { Path } from './parsed-file.ts';

/** Whether a value has fields, or entries, of its own. */
export function isGroup(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return value !== null && typeof value === 'object';
}

/** The value at a path; undefined when there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (isGroup(value) ? value[step] : undefined), data);
}
