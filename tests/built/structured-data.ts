const URL_FIELDS =
  /^(?:@id|url|image|item|logo|mainEntityOfPage|thumbnailUrl|sameAs|availability)$/;
// A year, a month, a day or a moment (ISO 8601).
const DATE = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/;

/** Google's required properties for rich results. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Event: ['name', 'startDate', 'location'],
  Place: ['name', 'address'],
  Offer: ['price', 'priceCurrency'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  BreadcrumbList: ['itemListElement'],
  Question: ['name', 'acceptedAnswer'],
};
/** A time needs its zone. */
const MOMENT = /T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Errors that schema-dts types can't find: empty values, relative URLs, invalid dates, missing required properties.
 *
 * @returns a line each, with its path: `@graph.0.url: "/blog" is no whole URL`
 */
export function findDataErrors(block: unknown): string[] {
  const errors: string[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    const name = path.findLast((step) => !/^\d+$/.test(step)) ?? '';
    const problem = problemOf(name, value);
    if (problem) errors.push(`${path.join('.')}: ${JSON.stringify(value)} ${problem}`);
    if (value === null || typeof value !== 'object') return;
    const type = Reflect.get(value, '@type');
    for (const field of REQUIRED[String(type)] ?? []) {
      if (!(field in value)) errors.push(`${path.join('.')}: ${type} has no ${field}`);
    }
    for (const field of ['startDate', 'uploadDate']) {
      const moment: unknown = Reflect.get(value, field);
      if (moment !== undefined && !MOMENT.test(String(moment)))
        errors.push(`${moment} has no zone`);
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
  };
  visit(block, []);
  return errors;
}

function problemOf(name: string, value: unknown): string | undefined {
  if (value === null || value === '') return 'is empty';
  if (Array.isArray(value) && value.length === 0) return 'is empty';
  if (typeof value !== 'string') return undefined;
  if (name === '@context' && value !== 'https://schema.org') return 'is not schema.org';
  if (URL_FIELDS.test(name) && !(/^https?:/.test(value) && URL.canParse(value))) {
    return 'is no whole URL';
  }
  const isDate = DATE.test(value) && !Number.isNaN(Date.parse(value));
  return /[dD]ate|startTime|endTime/.test(name) && !isDate
    ? 'is no day of the calendar'
    : undefined;
}
