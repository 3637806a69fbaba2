import vocabulary from './vocabulary.json' with { type: 'json' };

type Property = { on: readonly string[]; takes: readonly string[] };

const TYPES: Record<string, readonly string[] | undefined> = vocabulary.types;
const PROPERTIES: Record<string, Property | undefined> = vocabulary.properties;
const MEMBERS: Record<string, readonly string[] | undefined> = vocabulary.members;

const DAY = String.raw`\d{4}(?:-\d{2}(?:-\d{2})?)?`;
const TIME = String.raw`\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?`;

/** What plain texts and numbers must look like (https://schema.org/DataType, ISO 8601). */
const DATA_TYPES: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isAddress,
  Number: (value) => typeof value === 'number' || matches(value, /^-?\d+(?:\.\d+)?$/),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => matches(value, new RegExp(`^${DAY}$`)) && isDay(value),
  DateTime: (value) => matches(value, new RegExp(`^${DAY}T${TIME}$`)) && isDay(value),
  Time: (value) => matches(value, new RegExp(`^${TIME}$`)),
  Duration: (value) => matches(value, /^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/),
};

/**
 * Holds a block of structured data against schema.org's own vocabulary: is every type known, does
 * every property belong to its type or to one that it descends from, does every value have a form
 * that the property takes?
 *
 * `vocabulary.json` is an extract: the types that the site uses, all they descend from, and every
 * current property of these. A further type has to be taken in there first.
 *
 * @param block what stands in a `<script type="application/ld+json">`, read as JSON.
 * @returns one line a fault, with the way to it: `Offer.price: …`. None when all is well.
 */
export function findFaults(block: unknown): string[] {
  const { '@context': context, '@graph': graph, ...rest } = block as Record<string, unknown>;
  const nodes = graph === undefined ? [rest] : (graph as unknown[]);
  const faults = context === 'https://schema.org' ? [] : [`@context: ${String(context)}`];
  return [...faults, ...nodes.flatMap((node) => nodeFaults(node))];
}

function nodeFaults(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [`${String(node)} is no node`];
  const { '@type': type, '@id': id, ...properties } = node as Record<string, unknown>;
  const types = [type].flat() as string[];
  const unknown = types.filter((name) => TYPES[name] === undefined);
  if (unknown.length > 0) return [`there is no type ${unknown.join(', ')}`];

  const label = types.join('+');
  const faults = Object.entries(properties).flatMap(([name, values]) => {
    const property = PROPERTIES[name];
    if (!property) return [`${label}.${name}: there is no such property`];
    if (!property.on.some((owner) => types.some((own) => descends(own, owner)))) {
      return [`${label}.${name}: belongs to ${property.on.join(' or ')}`];
    }
    if (Array.isArray(values) && values.length === 0) return [`${label}.${name}: is empty`];
    return [values].flat().flatMap((value) => valueFaults(`${label}.${name}`, value, property));
  });
  if (id !== undefined && !isAddress(id)) faults.push(`${label}: its @id is no address`);
  return faults;
}

function valueFaults(place: string, value: unknown, { takes }: Property): string[] {
  const wrong = [`${place}: ${JSON.stringify(value)} is none of ${takes.join(', ')}`];
  if (value !== null && typeof value === 'object') {
    const { '@id': id, '@type': type } = value as Record<string, unknown>;
    // Told in full elsewhere; here it is only pointed at.
    if (type === undefined) return isAddress(id) ? [] : wrong;
    const fits = [type].flat().some((own) => takes.some((taken) => descends(String(own), taken)));
    return [...(fits ? [] : wrong), ...nodeFaults(value)];
  }
  const isTaken = takes.some((taken) => {
    const isForm = DATA_TYPES[taken];
    if (isForm) return isForm(value);
    // A thing may be named by its address; where a list says which there are, by one of these.
    return MEMBERS[taken]?.includes(String(value)) ?? isAddress(value);
  });
  return isTaken ? [] : wrong;
}

function descends(type: string, from: string): boolean {
  return type === from || (TYPES[type] ?? []).some((parent) => descends(parent, from));
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);
}

function isDay(value: unknown): boolean {
  return !Number.isNaN(Date.parse(String(value)));
}

function matches(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}
