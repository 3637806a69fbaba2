import type { Field } from '@sveltia/cms';
import type { CollectionName } from '../check/read/entries.ts';
import type { SchemaNode } from './schema-tree.ts';

export type FormField = Field & { name: string; fields?: FormField[]; field?: FormField };

type Choice = { value: string | number | true; label: string };

/** Values that the forms take from the content. */
export type Known = {
  people: readonly Choice[];
};

/** The name of the field in which Sveltia CMS stores a file whose top-level value is a list. */
export const LIST = 'entries';

const LABELS: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  href: 'Leads to',
  src: 'Picture',
  sample: 'Sample, to be replaced',
  callout: 'Invitation at the end',
  none: 'No invitation',
  house: 'The company',
  draft: 'Draft (not on the site)',
  opens: 'On the site from (at once, if empty)',
  cta: 'Button',
  claims: 'Stars and number of reviews',
  dayOf: 'Phone number on the day of a tour',
  noticeFrom: 'Shown on the site from (two weeks before, if empty)',
  faq: 'Questions',
  company: 'Whole name of the company',
  url: 'URL of the site',
  perGuest: 'Price for one guest, in dollars',
  children: 'Price for children',
  catPrice: 'Price for an approved cat',
  replyHours: 'A message is answered within, in hours',
  competitorAverage: 'Average price of other walking tours, in dollars',
};

/** The label of a field: "Cancel hours" for `cancelHours`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return LABELS[name] ?? sentence(words);
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const MULTILINE =
  /^(?:alt|answer|bio|caption|description|directions|excerpt|lead|note|quote|summary|text|what|.*Body)$/i;

/** Fields that label a collapsed list entry, in order of preference. */
const TITLE_FIELDS =
  'title name question label place caption quote date what id from time author'.split(' ');
export const titleField = (names: readonly string[]) =>
  TITLE_FIELDS.find((title) => names.includes(title));

/** Formats that the site's image service can read. */
const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';

/** The schema's default description of text fields, which is too general for a hint. */
const DEFAULT_DESCRIPTION = 'write the words visitors should read here';

export function formFields(schema: SchemaNode, known: Known): FormField[] {
  return Object.entries(schema.properties ?? {}).map(([name, node]) =>
    formField(name, node, schema.required?.includes(name) ?? false, known),
  );
}

function formField(name: string, node: SchemaNode, isRequired: boolean, known: Known): FormField {
  const widget = widgetOf(name, node, isRequired, known);
  const { description = DEFAULT_DESCRIPTION } = node;
  const hasHint = /^(?:string|text|number|image)$/.test(widget.widget ?? '');
  return {
    name,
    label: labelOf(name),
    required: isRequired && node.default === undefined,
    ...(hasHint && description !== DEFAULT_DESCRIPTION && { hint: `${sentence(description)}.` }),
    ...widget,
  } as FormField;
}

function widgetOf(
  name: string,
  node: SchemaNode,
  isRequired: boolean,
  known: Known,
): Partial<FormField> {
  const { type, description = 'this does not fit' } = node;
  if (node.reference) return relationTo(node.reference);
  if (type === 'boolean' && isRequired) return { widget: 'boolean' } as FormField;
  const choices = type === 'boolean' ? YES_OPTION : choicesOf(node, known);
  if (choices) return { widget: 'select', options: choices, dropdown_threshold: 0 } as FormField;
  if (node.picture) return { widget: 'image', choose_url: false, accept: PICTURES } as FormField;
  if (type === 'object') {
    const collapsed = name === 'image' ? false : 'auto';
    return { widget: 'object', collapsed, fields: formFields(node, known) } as FormField;
  }
  if (type === 'array') return listOf(name, node, known);
  if (type === 'integer' || type === 'number') {
    // With "int", 42.5 would silently be saved as 42.
    const whole = type === 'integer' && { pattern: ['^\\d+$', `${sentence(description)}.`] };
    const { maximum } = node;
    const max = maximum !== undefined && maximum < 1_000_000 && { max: maximum };
    return { widget: 'number', value_type: 'float', min: 0, ...whole, ...max } as FormField;
  }
  if (node.format === 'long-date') {
    return { widget: 'datetime', type: 'date', format: 'MMMM D, YYYY' } as FormField;
  }
  const pattern = node.pattern && { pattern: [node.pattern, `${sentence(description)}.`] };
  return {
    widget: MULTILINE.test(name) ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...pattern,
  } as FormField;
}

/** The options of a field with a fixed set of values. */
function choicesOf(node: SchemaNode, known: Known): readonly Choice[] | undefined {
  if (node.enum) return node.enum.map((value) => ({ value, label: labelOf(value) }));
  if (typeof node.const === 'string') return [{ value: node.const, label: labelOf(node.const) }];
  // `sample` may also be a text about what is still undecided. The form leaves such a text unchanged.
  if (node.anyOf?.some((part) => part.const === true)) return YES_OPTION;
  const parts = node.anyOf?.map((part) =>
    part.reference === 'people' ? known.people : choicesOf(part, known),
  );
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** Used instead of a toggle, which would write `false` into every entry without the field. */
const YES_OPTION: readonly Choice[] = [{ value: true, label: 'Yes' }];

/** The fields shown when choosing an entry of a collection. */
const DISPLAY_FIELDS: Readonly<Partial<Record<CollectionName, readonly string[]>>> = {
  categories: ['name'],
  people: ['name'],
  quotes: ['author', 'quote'],
  pressLogos: ['name'],
  galleryTours: ['id', 'caption'],
};

/** The field shown when choosing a file of a collection. */
const TITLES: Readonly<Partial<Record<CollectionName, string>>> = { blog: 'title', tours: 'name' };

/** A reference to an entry of another collection. Referenced entries can't be deleted. */
function relationTo(name: CollectionName): Partial<FormField> {
  const shown = DISPLAY_FIELDS[name]?.map((field) => `${LIST}.*.${field}`);
  const place = shown
    ? { collection: 'lists', file: name, value_field: `${LIST}.*.id`, display_fields: shown }
    : {
        collection: name,
        value_field: '{{slug}}',
        display_fields: [TITLES[name] ?? '{{slug}}'],
      };
  return { widget: 'relation', ...place, dropdown_threshold: 0 } as FormField;
}

function listOf(name: string, node: SchemaNode, known: Known): Partial<FormField> {
  const { prefixItems, items = {} } = node;
  const { minItems: min = prefixItems?.length, maxItems: max = prefixItems?.length } = node;
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const single = formField(name.replace(/ies$/, 'y').replace(/s$/, ''), items, true, known);
  if (/^(?:relation|select)$/.test(single.widget ?? '')) {
    return { ...widgetOf(name, items, true, known), multiple: true, ...limits } as FormField;
  }
  const list = { widget: 'list', label_singular: single.label?.toLowerCase(), ...limits };
  if (items.type !== 'object') return { ...list, field: single } as FormField;
  const title = titleField(Object.keys(items.properties ?? {}));
  return {
    ...list,
    collapsed: true,
    ...(title && { summary: `{{${title}}}` }),
    ...(items.properties?.['src'] && { thumbnail: 'src' }),
    fields: formFields(items, known),
  } as FormField;
}
