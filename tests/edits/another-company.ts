import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edit, editFile, filesIn, readFile } from './content-file.ts';
import { addTour, removeTour } from './tour-edits.ts';

const NAME = 'Alley Cat';
const COMPANY = 'Alley Cat Walks';
const DOMAIN = 'alleycatwalks.example';
const PRICE = 47;

/** The names and addresses of the company whose site this was, as they would stand in a file. */
let old: readonly string[] = [];

/** The words that name a company, out of its facts: names, mail domain, web domain, handle. */
function namesIn(root: string): string[] {
  const { fields } = readFile(root, 'content/site.json');
  const at = (...path: string[]) => String(fields.getIn(path));
  return [
    at('name'),
    at('company'),
    at('email').replace(/^.*@/, ''),
    new URL(at('url')).hostname,
    at('social', 'handle'),
  ];
}

/** Another name, another domain, other accounts, another price: `content/site.json` alone. */
function rename(root: string): void {
  editFile(root, 'content/site.json', (site) => {
    site.set('name', NAME);
    site.set('company', COMPANY);
    site.set('tagline', 'The city, one alley at a time.');
    site.set('description', 'Walking tours of the city that follow its cats.');
    site.set('url', `https://www.${DOMAIN}`);
    site.set('email', `office@${DOMAIN}`);
    site.setIn(['price', 'perGuest'], PRICE);
    site.setIn(['social', 'handle'], '@alleycatwalks');
    site.setIn(['social', 'href'], 'https://social.example/alleycatwalks');
    site.setIn(['catChats', 'next', 'tickets'], 'https://booking.example/alleycatwalks/chats');
    for (const link of ['giftCards', 'petition', 'pressAssets']) {
      site.setIn(['links', link], `https://links.example/alleycatwalks/${link}`);
    }
  });
}

/**
 * What is still the old company's in a build, or not yet the new one's.
 *
 * @param root the folder of the copy, built.
 */
function checkBuild(root: string): string[] {
  const files = filesIn(root, 'dist/**/*.*');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const left = files.flatMap((file) => {
    const text = read(file).toLowerCase();
    return old
      .filter((name) => file.includes(name) || text.includes(name.toLowerCase()))
      .map((name) => `${file} still says "${name}"`);
  });
  const missing = (file: string, words: string) =>
    read(file).includes(words) ? [] : [`${file} does not say "${words}"`];
  return [
    ...left,
    ...missing('dist/index.html', `<title>${COMPANY} |`),
    ...missing('dist/site.webmanifest', `"short_name":"${NAME}"`),
    ...missing('dist/robots.txt', `https://www.${DOMAIN}/`),
    ...['Chelsea', 'Harlem'].flatMap((tour) => [
      ...['dist/index.html', 'dist/tours.html', 'dist/press-kit.html'].flatMap((page) =>
        missing(page, tour),
      ),
      ...missing('dist/sitemap-0.xml', `/tours/${tour.toLowerCase()}<`),
      ...missing(`dist/tours/${tour.toLowerCase()}.html`, `$${PRICE}`),
    ]),
  ];
}

/**
 * The site of somebody else: another name, domain and price, two tours more and one of the old ones
 * gone, by content alone. `npm test` makes it, runs the gates that walk the site, and looks for what
 * is left of the old company.
 */
export const ANOTHER_COMPANY: Edit = {
  name: 'another company',
  alone: 'company name',
  apply: (root) => {
    old = namesIn(root);
    removeTour(root);
    addTour(root, 'Chelsea');
    addTour(root, 'Harlem');
    rename(root);
  },
  check: checkBuild,
};
