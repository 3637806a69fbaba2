/** The content of another company: another name, other prices, a fifth tour, a draft of a sixth, none of our posts. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { categories, site, tours, scheduledTours } from '../support/content.ts';
import { required } from '../required.ts';
import { ODD_MAP } from '../support/odd-map.ts';
import { liveTexts } from '../support/odd-texts.ts';

export const DAY = '2041-11-20';
export const NAME = 'Alley Cat';
export const COMPANY = 'Alley Cat Walks';
export const DOMAIN = 'alleycatwalks.example';
/** For tours without a price of their own. */
export const PRICES = { perGuest: 47, competitorAverage: 61 };
export const TOUR = 'chelsea';
export const DRAFT = 'zerega';
/** The prices that stand in tours' own files. */
export const OWN_PRICES: Readonly<Record<string, number>> = {
  [required(tours[0]).id]: 43,
  [TOUR]: 53,
  'private-tours': 59,
};
/** Around that day, longer than a week. */
export const CLOSING = {
  from: 'November 18, 2041',
  to: 'December 2, 2041',
  text: 'We are resting our feet until December 2.',
};
export const OUR_NAMES = [
  site.name,
  site.company,
  site.social.handle,
  site.email.replace(/^.*@/, ''),
  new URL(site.url).hostname,
];

/** With folders and with extensions, and nearly as many as the host reads. */
const REDIRECTS = [
  ...Array.from({ length: 990 }, (_, index) => ({ from: `/old/post-${index}`, to: '/blog' })),
  { from: '/2019/05/old-post', to: '/blog' },
  { from: '/old.html', to: '/about' },
];

/** Thirty words, with a quote, an ampersand and a tag. */
export const TITLE =
  'The Cat Who Sat on the Press, the Printer Who Let Her, the “Owner” Who Did Not & the <b> That Someone Left in a Headline One Morning in 1904, Retold';
const WORD = 'Felinodocumentarianarchivistically'.repeat(3);
export const CATEGORY = required(categories[0]).id;
const [tour, other] = tours.map(({ id }) => id);
export const CALLED = String(other);

const EVERYTHING = `
It sat on the press with \`<script>alert(1)</script>\` set in type, and ${WORD} beside it.

## The press & the ${WORD}

<Figure caption="At work, with ${WORD}.">

![A cat.](./everything.jpg)

</Figure>

<Note>An aside of ${WORD}.</Note>

> It sat.

<Story number={1} title="Ned & ${WORD}" when="1883">

<Stop at="${CALLED}/1" />

It cost <Price of="${CALLED}" />. A talk and a tour, <Price of="cat-chat-and-tour" />.

#### The small print

| paper | day |
| --- | --- |
| ${WORD} | ${WORD} |

</Story>

## The end

<TourCallout tour="${CALLED}" title="It sat & <em>sat</em>">

Come and see.

</TourCallout>
`;

/** A post with other fields, and a picture in another color. */
function post(slug: string, id: number, fields: object = {}, text = 'A word to read.') {
  const all = {
    id,
    title: `The ${slug} Cat`,
    description: `What became of the ${slug} cat.`,
    excerpt: `What became of the ${slug} cat, and when.`,
    date: 'May 3, 2040',
    category: required(categories[id % categories.length]).id,
    tags: [slug],
    image: { src: `./${slug}.jpg`, alt: 'A field of one color.' },
    tour,
    ...fields,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const body = `${text}{/* a remark on ${slug}remark */}`;
  return { slug, id, text: `---\n${lines.join('\n')}\n---\n\n${body}\n` };
}

/** Every odd text that the content check accepts, in one post. */
const ODD = Object.entries(liveTexts(String(other)))
  .map(([name, text]) => `## Of ${name}\n\n${text.replaceAll('./pier.jpg', './odd.jpg')}`)
  .join('\n\n');

const POSTS = [
  post(
    'everything',
    9900,
    {
      title: TITLE,
      category: CATEGORY,
      excerpt: `A cat, a press, and ${WORD}, all in one post that uses every part there is.`,
      tags: ['presses', WORD],
      image: { src: './everything.jpg', alt: 'A "press" & a <b>.', caption: 'In ink & <b>.' },
      tour: other,
      sources: ['The Sun & the <Tribune>, 1904'],
    },
    EVERYTHING,
  ),
  post('presently', 9901, { date: 'November 20, 2041', category: CATEGORY }),
  post('tomorrowly', 9902, { date: 'November 21, 2041' }),
  post('unwritten', 9903, { draft: true }),
  post('quiet', 9904, { callout: 'none' }),
  post('odd', 9910, { tags: ['🐈 & <b>', 'z\u0351'] }, `${ODD}\n\n`),
  ...['fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map((slug, index) =>
    post(slug, 9905 + index),
  ),
];

const read = (file: string) => readFileSync(file, 'utf8');

function siteFile(): string {
  const facts = JSON.parse(read('content/site.json')) as typeof site;
  return JSON.stringify({
    ...facts,
    name: NAME,
    company: COMPANY,
    url: `https://www.${DOMAIN}`,
    email: `office@${DOMAIN}`,
    price: PRICES,
    catChats: {
      ...facts.catChats,
      tickets: 'https://booking.example/alley',
    },
    social: { ...facts.social, handle: '@alleycatwalks', href: 'https://social.example/alley' },
    links: {
      giftCards: 'https://booking.example/alley/gifts',
      petition: 'https://petitions.example/alley',
      pressAssets: 'https://files.example/alley',
    },
    closings: [CLOSING],
  });
}

/** Also those that are not open. */
const TOURS = globSync('content/tours/*').map((folder) => basename(folder));

const LINKS_TO_POSTS = /\/blog\/(?!category)[a-z0-9-]+/g;

/** A tour's file with another price, or none, and with links to another post. */
function tourText(id: string, price?: number): string {
  const text = read(`content/tours/${id}/index.md`)
    .replace(/^price: .*\n/m, '')
    .replaceAll(LINKS_TO_POSTS, '/blog/presently')
    .replaceAll(/^( +post:) .*$/gm, '$1 presently');
  return price === undefined ? text : text.replace(/^kind: .*$/m, `$&\nprice: ${price}`);
}

/** A copy of the last scheduled tour with other files, other words where tours must differ, and a field more. */
function copiedTour(to: string, number: number, more: object): Record<string, string | Buffer> {
  const { id, name, faq, itemId } = required(scheduledTours.at(-1));
  const own = `${to.charAt(0).toUpperCase()}${to.slice(1)}`;
  const [, fields = '', body = ''] = tourText(id).replaceAll(name, own).split(/^---$/m);
  const copy = JSON.parse(JSON.stringify(parse(fields)), (key, value) => {
    if (/^(summary|alt|text)$/.test(key)) return `${value} In ${own}.`;
    if (key === 'gallery') return [...value.slice(number), ...value.slice(0, number)];
    if (key === 'deck') return [own, ...value.slice(1)];
    return key === 'description' ? `${own} and its cats.` : value;
  });
  const numbers = { order: TOURS.length + number, itemId: itemId + number * 1_000_000 };
  const text = `---\n${stringify({ ...copy, ...more, ...numbers, faq: to })}---${body}\nIn ${own}.\n`;
  const pictures = globSync(`content/tours/${id}/*.{jpg,svg,png}`);
  return {
    [`content/tours/${to}/index.md`]: text,
    [`content/faq/${to}.json`]: read(`content/faq/${faq.id}.json`),
    ...Object.fromEntries(
      pictures.map((file) => [
        file.replaceAll('\\', '/').replace(`/${id}/`, `/${to}/`),
        readFileSync(file),
      ]),
    ),
  };
}

/** Files to replace; null removes one. */
export async function otherContent(): Promise<Record<string, string | Buffer | null>> {
  const ours = globSync('content/blog/*/*').map((file) => file.replaceAll('\\', '/'));
  const shown = POSTS.filter(({ id }) => id !== 9902 && id !== 9903);
  let place = 0;
  const updated = globSync('content/{pages,faq,gallery}/**/*.json').map((file) => {
    const text = read(file)
      .replaceAll(LINKS_TO_POSTS, '/blog/presently')
      // The press kit names some posts, each once.
      .replaceAll(/"post": "[^"]+"/g, () => `"post": "${shown[place++ % shown.length]?.slug}"`);
    return [file.replaceAll('\\', '/'), text];
  });
  const pictures = POSTS.map(async ({ slug, id }) => {
    const background = { r: id % 256, g: 90, b: 120 };
    const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background } });
    return [`content/blog/${slug}/${slug}.jpg`, await picture.jpeg().toBuffer()];
  });
  return {
    ...Object.fromEntries(ours.map((file) => [file, null])),
    ...Object.fromEntries(updated),
    ...Object.fromEntries(await Promise.all(pictures)),
    ...Object.fromEntries(POSTS.map(({ slug, text }) => [`content/blog/${slug}/index.mdx`, text])),
    'content/redirects.json': JSON.stringify({ redirects: REDIRECTS, unknown: [] }),
    'content/site.json': siteFile(),
    ...Object.fromEntries(
      TOURS.map((id) => [`content/tours/${id}/index.md`, tourText(id, OWN_PRICES[id])]),
    ),
    'content/categories/categories.json': JSON.stringify([
      ...(JSON.parse(read('content/categories/categories.json')) as object[]),
      { id: 'empty', name: 'Without a Post', lead: 'Nothing yet.', description: 'Nothing yet.' },
    ]),
    ...copiedTour(TOUR, 1, { price: OWN_PRICES[TOUR] }),
    ...copiedTour(DRAFT, 2, { draft: true }),
    [`content/tours/${TOUR}/${basename(required(scheduledTours.at(-1)).map.src.src)}`]: ODD_MAP,
  };
}
