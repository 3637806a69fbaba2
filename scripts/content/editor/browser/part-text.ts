/** A detail in a part's tag. */
export type Detail = {
  name: string;
  label: string;
  isNeeded: boolean;
  choices?: readonly { value: string | number; label: string }[];
};

/** A part that a post's text may hold besides Markdown: `<PullQuote>`. */
export type Part = {
  name: string;
  label: string;
  /** What stands between its two tags; nothing where it is one. */
  holds?: 'picture' | 'line' | 'text';
  details: readonly Detail[];
};

/** A picture, as Markdown writes it. */
export const pictureText = (alt: string, src: string) =>
  `![${alt.replace(/[[\]]/g, '\\$&')}](${src})`;

/**
 * A part as it is written into a post.
 *
 * @param values what its details say, by name; a blank one is left out
 * @param inside what stands between its tags
 */
export function partText(
  name: string,
  details: readonly Detail[],
  values: Readonly<Record<string, string>>,
  inside = '',
  holds?: Part['holds'],
): string {
  const written = details
    .filter((detail) => values[detail.name])
    .map((detail) => ` ${detail.name}=${attribute(detail.name, values[detail.name] ?? '')}`)
    .join('');
  if (holds === undefined) return `<${name}${written} />`;
  const gap = holds === 'line' ? '' : '\n\n';
  return `<${name}${written}>${gap}${inside.trim()}${gap}</${name}>`;
}

/** A quote mark would end the attribute. */
const attribute = (name: string, value: string) =>
  name === 'number'
    ? `{${Number.parseInt(value, 10) || 1}}`
    : `"${value.replaceAll('"', '&quot;')}"`;
