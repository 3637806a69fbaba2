/** Text, facts and downloads shared by the press kit's pages. */
import { getEntry } from 'astro:content';
import { formatFileSize } from '../../domain/pictures/file-size.ts';
import { interpolateAll } from '../../domain/text/interpolate.ts';
import { scheduleLine } from '../../domain/seasons/schedule-words.ts';
import { toSlug } from '../../domain/blog/slug.ts';
import { getIdentity } from '../../content/queries/site.ts';
import { getScheduledTours } from '../../content/queries/tours.ts';
import { readPicture } from '../../images/picture-file.ts';
import { logoFiles, type LogoFiles } from './_logo-files.ts';
import type { PressFile } from './_press-file.ts';
import { lines, printPacket, type PrintPacket } from './_print-packet.ts';

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

type Files = { logos: LogoFiles[]; prints: PrintPacket; facts: PressFile };

// Shared by the page that lists the file sizes and the endpoints that serve the files.
const made = new Map<string, Promise<Files>>();

/** All press kit downloads, generated once for all pages. */
export async function pressFiles(): Promise<Files> {
  const stories = await pressStories();
  const prints = await Promise.all(
    stories.map(async ({ name, caption, picture }) => {
      return { name, caption, shows: picture.alt, picture: await readPicture(picture.src) };
    }),
  );
  const { data: page } = await getEntry({ collection: 'pressKitPage', id: 'press-kit' });
  const sheet = await factSheet();
  const company = await getIdentity();
  // Reads `clone`, to keep originals out of the build (components/media/photo-files.ts).
  const copied = (_: string, value: { clone?: unknown } | null) => value?.clone ?? value;
  const key = JSON.stringify([page, sheet, company, stories], copied);
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;

  async function make(): Promise<Files> {
    const slug = toSlug(company.name);
    const [logos, packet] = await Promise.all([
      logoFiles(company.name, slug),
      printPacket({
        ...page.prints,
        name: `${slug}-prints`,
        credit: company.name,
        license: page.license,
        prints,
      }),
    ]);
    const facts = {
      file: `${slug}-fact-sheet.txt`,
      type: 'text/plain; charset=utf-8',
      bytes: new TextEncoder().encode(plainFacts(company.name, sheet)),
      detail: 'TXT',
    };
    return { logos, prints: packet, facts };
  }
}

/** A link to a file, with its format and size. */
export function downloadOf({ file, detail, bytes }: PressFile, label: string) {
  return {
    href: `/press-kit/${file}`,
    label,
    detail: [detail, formatFileSize(bytes.length)].filter((text) => text !== label).join(', '),
  };
}

type Sheet = Awaited<ReturnType<typeof factSheet>>;

/** The fact sheet as plain text, for copying. */
function plainFacts(company: string, { title, lines: facts, tours, boilerplate, contact }: Sheet) {
  const rows = tours.rows.map(
    ({ name, group, stops, schedule }) =>
      [name, `${group}; ${stops} ${tours.columns.stops.toLowerCase()}; ${schedule}`] as const,
  );
  return `${[
    `${company}: ${title}`,
    lines(facts.map((fact) => [fact.title, fact.text])).join('\n'),
    [tours.title, ...lines(rows)].join('\n'),
    boilerplate.text,
    `${contact.name}, ${contact.role}\n${contact.email}\n${contact.url}`,
  ].join('\n\n')}\n`;
}
