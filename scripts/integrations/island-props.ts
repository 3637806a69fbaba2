import { isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const ISLAND = /<astro-island\b[^>]*>/g;

/** Astro writes each value as [type, value]: 0 is JSON's own, 1 a list (astro/runtime/server/serialize.js). */
type Encoded = readonly [0, unknown] | readonly [1, readonly Encoded[]];

/** The attributes of a tag, as a browser reads them. */
function attributesOf(tag: string): Record<string, string | undefined> {
  const [element] = parseDocument(tag).children;
  return element && isTag(element) ? element.attribs : {};
}

/** What an island's tag asks for beyond our element: nothing, or a name for it. */
export function unsupported(tag: string): string | undefined {
  const attributes = attributesOf(tag);
  const name = attributes['component-export'];
  if (name !== undefined && name !== 'default') return `the export "${name}"`;
  if (attributes['before-hydration-url']) return 'a script to run before it';
  const rare = /\[([2-9]|1\d),/.exec(
    (attributes['props'] ?? '').replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'),
  );
  return rare ? `a prop of Astro's type ${rare[1]}` : undefined;
}

function decode([type, value]: Encoded): unknown {
  if (type === 1) return value.map(decode);
  return value && typeof value === 'object' ? decodeAll(value) : value;
}

/** Without the marks of Astro's scoped styles, which it gives to islands as to elements. */
function decodeAll(props: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => !name.startsWith('data-astro-cid-'))
      .map(([name, value]) => [name, decode(value as Encoded)]),
  );
}

/**
 * Takes what the islands of a page are given out of their tags, into one script that exports a list of
 * it. A tag keeps its place in that list, and what src/scripts/island-element.js reads; the rest that
 * Astro writes for its own element goes.
 *
 * @param write writes the script and returns its address
 */
export async function takeProps(
  html: string,
  write: (script: string) => Promise<string>,
): Promise<string> {
  const all = new Set<string>();
  const indexOf = (props: string) => [...all.add(props)].indexOf(props);
  const marked = html.replaceAll(ISLAND, (tag) => {
    const { props: encoded = '{}', opts = '{}' } = attributesOf(tag);
    const props = decodeAll(JSON.parse(encoded) as object);
    const { value } = JSON.parse(opts) as { value?: unknown };
    const options = value === true ? '{}' : JSON.stringify({ value }).replaceAll('"', '&quot;');
    return tag
      .replace(/\s(?:uid|component-export)="[^"]*"/g, '')
      .replace(/\sawait-children(?:="[^"]*")?/, '')
      .replace(/\sopts="[^"]*"/, () => ` opts="${options}"`)
      .replace(/\sprops="[^"]*"/, ` props-url="" props="${indexOf(JSON.stringify(props))}"`);
  });
  if (all.size === 0) return html;
  const href = await write(`export default[${[...all].join()}]`);
  return marked.replaceAll(' props-url=""', ` props-url="${href}"`);
}
