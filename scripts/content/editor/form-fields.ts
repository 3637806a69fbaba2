import type { CustomField, Field, RelationField, SelectField } from '@sveltia/cms';
import type { CollectionName } from '../check/read/entries.ts';
import type { SchemaNode } from './schema-tree.ts';

/** An entry as a list of choices shows it: what is written, and its name. */
export type Choice = { value: string | number; label: string };

/** What a form needs to know beside the schema. */
export type FormContext = {
  /** The entries of a collection, to choose one from. */
  choices: (collection: CollectionName) => readonly Choice[];
  /** Where the editor's program finds them by itself, so that a new one can be chosen at once. */
  relation: (collection: CollectionName) => Partial<RelationField> | undefined;
};

/** A field of the editor's form, as the editor's program wants it. */
export type FormField = Field & { name: string; fields?: FormField[]; field?: FormField };

/** Names that say too little as they stand. */
const LABELS: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  href: 'Leads to',
  src: 'Picture',
  sample: 'Made up for a start',
  callout: 'Invitation at the end',
  none: 'No invitation',
  house: 'The company',
  draft: 'Draft (not on the site)',
  id: 'Id',
  cta: 'Button',
  faq: 'Questions',
  name: 'Name',
  company: 'Whole name of the company',
  url: 'Address of the site',
  perGuest: 'Price for one guest, in dollars',
  competitorAverage: 'Average price of other walking tours, in dollars',
};

/** `cancelHours` reads "Cancel hours". */
export function labelOf(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields that hold more than a line. */
const LONG =
  /^(?:alt|answer|bio|caption|description|directions|excerpt|lead|note|quote|summary|text|what|.*Body)$/i;

/** What an entry of a list is called while it is folded up. */
const TITLES = [
  'title',
  'name',
  'question',
  'label',
  'place',
  'caption',
  'quote',
  'date',
  'from',
  'what',
  'id',
  'time',
];

/** The fields of a form, one for each of the schema, in its order. */
export function formFields(schema: SchemaNode, context: FormContext): FormField[] {
  return Object.entries(schema.properties ?? {}).map(([name, node]) =>
    formField(name, node, schema.required?.includes(name) ?? false, context),
  );
}

function formField(
  name: string,
  node: SchemaNode,
  isRequired: boolean,
  context: FormContext,
): FormField {
  const widget = widgetOf(name, node, context);
  const base = {
    name,
    label: labelOf(name),
    required: isRequired && node.default === undefined,
    ...hintOf(node, widget),
  };
  return { ...base, ...widget } as FormField;
}

/** The schema's own words, where there is something to write. What they say of a file's lines helps nobody here. */
function hintOf({ description = '' }: SchemaNode, { widget = 'string' }: Partial<FormField>) {
  const isWritten = ['string', 'text', 'number', 'image'].includes(widget);
  if (!isWritten || description === '' || description === GENERAL) return {};
  return { hint: `${description.charAt(0).toUpperCase()}${description.slice(1)}.` };
}

const GENERAL = 'write the words visitors should read here';

/** What an editor is given to fill a field with. */
function widgetOf(name: string, node: SchemaNode, context: FormContext): Partial<FormField> {
  const relation = node.reference && context.relation(node.reference);
  if (relation) return { widget: 'relation', ...relation } as Partial<FormField>;
  const choices = choicesOf(node, context);
  if (choices) return select(choices);
  if (node.picture) return { widget: 'image', choose_url: false, accept: PICTURES };
  // `true`, or in words what is to be settled.
  if (node.anyOf) return { widget: 'sample' } as Partial<CustomField>;
  switch (node.type) {
    case 'object':
      return {
        widget: 'object',
        collapsed: name === 'image' ? false : 'auto',
        fields: formFields(node, context),
      } as Partial<FormField>;
    case 'array':
      return listOf(name, node, context);
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: node.type === 'integer' ? 'int' : 'float',
        min: node.minimum ?? (node.type === 'integer' ? 1 : 0),
        ...(node.maximum !== undefined && node.maximum < 1_000_000 && { max: node.maximum }),
        ...(node.type === 'number' && { step: 0.1 }),
      } as Partial<FormField>;
    case 'boolean':
      return { widget: 'boolean' };
    default:
      return {
        widget: LONG.test(name) ? 'text' : 'string',
        use_emoji_autocomplete: false,
        ...(node.pattern && { pattern: [node.pattern, node.description ?? 'This does not fit'] }),
      } as Partial<FormField>;
  }
}

/** What the site's picture service can read. */
const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';

/** The values that a field may hold, where they can be counted. */
function choicesOf(node: SchemaNode, context: FormContext): readonly Choice[] | undefined {
  if (node.reference) return context.choices(node.reference);
  if (node.enum) return node.enum.map((value) => ({ value, label: value }));
  if (typeof node.const === 'string') return [{ value: node.const, label: labelOf(node.const) }];
  const parts = node.anyOf?.map((part) => choicesOf(part, context));
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined;
}

const select = (options: readonly Choice[]): Partial<SelectField> => ({
  widget: 'select',
  options: [...options],
  dropdown_threshold: 0,
});

function listOf(name: string, node: SchemaNode, context: FormContext): Partial<FormField> {
  const { prefixItems } = node;
  const { items = prefixItems?.[0] ?? {} } = node;
  const { minItems = prefixItems?.length, maxItems = prefixItems?.length } = node;
  const limits = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  const isChoice = items.reference !== undefined || choicesOf(items, context) !== undefined;
  if (isChoice)
    return { ...widgetOf(name, items, context), multiple: true, ...limits } as Partial<FormField>;
  const single = labelOf(name.replace(/ies$/, 'y').replace(/s$/, ''));
  const label_singular = single.toLowerCase();
  if (items.type !== 'object') {
    return {
      widget: 'list',
      label_singular,
      ...limits,
      field: { ...formField(name, items, true, context), label: single },
    } as Partial<FormField>;
  }
  const fields = formFields(items, context);
  const title = TITLES.find((title) => items.properties?.[title]);
  const isPictured = items.properties?.['src'];
  return {
    widget: 'list',
    label_singular,
    ...limits,
    collapsed: true,
    ...(title && { summary: `{{${title}}}` }),
    ...(isPictured && { thumbnail: 'src' }),
    fields,
  } as Partial<FormField>;
}
