import type { IncomingMessage } from 'node:http';
import { BadRequest } from './exchange.ts';

const LARGEST = 1_000_000;

export type Body = { fields: [name: string, value: string][]; json?: unknown };

/**
 * Reads a request's body: a form of either encoding, or JSON.
 *
 * @returns the fields in order. Those inside a JSON object are told by their path: `template_params.name`.
 * @throws BadRequest when it is larger than 1 MB or not what its content type says.
 */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST) throw new BadRequest('The body is larger than 1 MB.', 413);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) return { fields: [] };

  const type = request.headers['content-type'] ?? '';
  try {
    if (type.startsWith('application/json')) {
      const json: unknown = JSON.parse(bytes.toString('utf8'));
      return { fields: flatten(json), json };
    }
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return { fields: [...form].map(([name, value]) => [name, tell(value)]) };
  } catch {
    throw new BadRequest(`The body is not what its content type says (${type || 'none'}).`);
  }
}

function tell(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value : `file ${value.name}, ${value.size} bytes`;
}

function flatten(value: unknown, path = ''): [string, string][] {
  if (value === null || typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}
