import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Body = { fields: [name: string, value: string][]; json?: unknown };

/**
 * Parses a request body: a form in either encoding, or JSON.
 *
 * @returns the fields in order; those inside a JSON object are named by their path: `template_params.name`.
 * @throws Error if it doesn't match its content type.
 */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const bytes = await buffer(request);
  if (bytes.length === 0) return { fields: [] };

  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) {
    const json: unknown = JSON.parse(bytes.toString());
    return { fields: flatten(json), json };
  }
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return {
    fields: [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]),
  };
}

function flatten(value: unknown, path = ''): [string, string][] {
  if (value === null || typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}
