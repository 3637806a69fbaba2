/** Text, facts and downloads shared by the press kit's pages. */
import { statSync } from 'node:fs';
import { getEntry } from 'astro:content';
import { formatFileSize } from '../../domain/pictures/file-size.ts';
import { interpolateAll } from '../../domain/text/interpolate.ts';
import { scheduleLine } from '../../domain/seasons/schedule-words.ts';
import { getIdentity } from '../../content/queries/site.ts';
import { getScheduledTours } from '../../content/queries/tours.ts';

/** The stories, each with its picture and the URL of its post. */
export async function pressStories() {
  const { highlights } = (await getEntry({ collection: 'pressKitPage', id: 'press-kit' })).data;
  return Promise.all(
    highlights.entries.map(async ({ post, ...story }) => ({
      ...story,
      href: `/blog/${post.id}`,
      picture: (await getEntry(post)).data.image,
    })),
  );
}

/** The fact sheet: facts, tours and contact, with all numbers taken from their source. */
export async function factSheet() {
  const { data: kit } = await getEntry({ collection: 'pressKitPage', id: 'press-kit' });
  const { facts, boilerplate, contact } = kit;
  const { data: site } = await getEntry({ collection: 'site', id: 'site' });
  const { data: person } = await getEntry(contact.person);
  const { title, tour, group, stops, schedule, groupSize } = facts.tours;
  const rows = (await getScheduledTours()).map(({ path, data }) => ({
    name: data.name,
    href: path,
    group: interpolateAll(groupSize, { guests: String(data.groupLimit) }),
    stops: String(data.stops.length),
    schedule: scheduleLine(data.schedule),
  }));
  return {
    title: facts.title,
    lines: facts.lines,
    tours: { title, columns: { tour, group, stops, schedule }, rows },
    boilerplate,
    contact: { name: person.name, role: person.role, email: site.email, url: site.url },
  };
}

/** A link to a file of `public/press-kit/`, with its format and size. */
export function downloadOf(file: string, label: string, format: string) {
  const { size } = statSync(`public/press-kit/${file}`);
  return linkOf(file, label, [format, formatFileSize(size)]);
}

/** A link to the fact sheet as plain text. */
export async function factsLink(label: string) {
  const { length } = new TextEncoder().encode(await plainFacts());
  return linkOf('fact-sheet.txt', label, ['TXT', formatFileSize(length)]);
}

const linkOf = (file: string, label: string, details: readonly string[]) => ({
  href: `/press-kit/${file}`,
  label,
  detail: details.filter((text) => text !== label).join(', '),
});

/** The fact sheet as plain text, for copying. */
export async function plainFacts(): Promise<string> {
  const company = await getIdentity();
  const { title, lines: facts, tours, boilerplate, contact } = await factSheet();
  const rows = tours.rows.map(
    ({ name, group, stops, schedule }) =>
      [name, `${group}; ${stops} ${tours.columns.stops.toLowerCase()}; ${schedule}`] as const,
  );
  return `${[
    `${company.name}: ${title}`,
    lines(facts.map((fact) => [fact.title, fact.text])).join('\n'),
    [tours.title, ...lines(rows)].join('\n'),
    boilerplate.text,
    `${contact.name}, ${contact.role}\n${contact.email}\n${contact.url}`,
  ].join('\n\n')}\n`;
}

/** Aligns labels and texts in two columns. */
function lines(rows: readonly (readonly [label: string, text: string])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows.map(([label, text]) => `${label.padEnd(width)}${text}`);
}
