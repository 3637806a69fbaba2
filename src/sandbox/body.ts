import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Names and values in the order they arrived. */
export type Fields = [name: string, value: string][];

/**
 * Parses a request body: a form in either encoding, or JSON.
 *
 * @returns the fields; those inside a JSON object are named by their path: `message.name`.
 * @throws Error if it doesn't match its content type.
 */
export async function readBody(request: IncomingMessage): Promise<Fields> {
  const bytes = await buffer(request);
  if (bytes.length === 0) return [];

  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return flatten(JSON.parse(bytes.toString()));
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

function flatten(value: unknown, path = ''): Fields {
  if (value === null || typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}
