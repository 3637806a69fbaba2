import { isDeepStrictEqual } from 'node:util';
import { isMap, type Node as YamlNode, parseDocument, type Scalar, stringify } from 'yaml';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/;

/** The two halves of a Markdown file: its fields' lines and its text. */
export function splitMarkdown(text: string): { head: string; body: string } {
  const [, head = '', body = ''] = FRONT_MATTER.exec(text) ?? [];
  return { head, body };
}

/**
 * Writes fields and text into a Markdown file. A field that stays as it was keeps its lines, and so do
 * the remarks above each field and the text.
 *
 * @param text the file as it is; '' for a new one
 */
export function editMarkdown(
  text: string,
  after: { data: Readonly<Record<string, unknown>>; body: string },
): string {
  const { head, body } = splitMarkdown(text);
  const fields = fieldsOf(head);
  const names = [...fields.keys()].filter((name) => Object.hasOwn(after.data, name));
  const added = Object.keys(after.data).filter((name) => !fields.has(name));
  const lines = [...names, ...added].map((name) => {
    const { remark = '', source, value } = fields.get(name) ?? {};
    const isSame = source !== undefined && isDeepStrictEqual(value, after.data[name]);
    return remark + (isSame ? source : stringify({ [name]: after.data[name] }, { lineWidth: 0 }));
  });
  const newBody = body.trim() === after.body.trim() ? body : `\n${after.body.trim()}\n`;
  return `---\n${lines.join('')}---\n${newBody}`;
}

type FieldLines = { remark: string; source: string; value: unknown };

/** The lines of each field at the top of a file, and those of the remark above it. */
function fieldsOf(head: string): Map<string, FieldLines> {
  const { contents } = parseDocument(head);
  const pairs = isMap<Scalar<string>, YamlNode>(contents) ? contents.items : [];
  const text = `${head}\n`;
  let end = 0;
  return new Map(
    pairs.map(({ key, value }, index) => {
      const next = pairs[index + 1]?.key.range?.[0] ?? text.length;
      // What stands between a value's line and the next field is a remark on that field.
      const last = text.indexOf('\n', (value?.range?.[1] ?? next) - 1) + 1;
      const start = key.range?.[0] ?? 0;
      const field = {
        remark: text.slice(end, start),
        source: text.slice(start, Math.min(last, next)),
        value: value?.toJSON(),
      };
      end = Math.min(last, next);
      return [key.value, field];
    }),
  );
}
