import type { SchemaNode } from './schema-tree.ts';

/**
 * What a form holds, as a file of the content says it: a field that may be left out and is blank, or
 * switched off, is left out; a number chosen from a list is a number.
 */
export function withoutBlanks(value: unknown, schema: SchemaNode | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item, schema?.items));
  if (schema?.type === 'integer' && typeof value === 'string' && /^\d+$/.test(value)) {
    return Number(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  const kind = schema?.oneOf?.find(({ properties }) =>
    Object.entries(properties ?? {}).every(
      ([name, node]) =>
        node.const === undefined || node.const === (value as Record<string, unknown>)[name],
    ),
  );
  const { properties = {}, required = [] } = kind ?? schema ?? {};
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, withoutBlanks(inner, properties[name])] as const)
      .filter(([name, inner]) => required.includes(name) || !isBlank(inner)),
  );
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
