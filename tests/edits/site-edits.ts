import { toLongDate } from '../../src/domain/seasons/calendar-date.ts';
import {
  addEntry,
  type Edit,
  editFile,
  fieldOf,
  filesIn,
  keepEntries,
  type Path,
  readEntries,
  replaceText,
  setValue,
} from './content-file.ts';

/** An edit of one value in a file of `content/`. */
const set = (name: string, file: string, path: Path, value: unknown): Edit => ({
  name,
  apply: (root) => setValue(root, `content/${file}`, path, value),
});

/** An entry more in a list of `content/`. */
const more = (name: string, file: string, path: Path, entry: unknown): Edit => ({
  name,
  apply: (root) => addEntry(root, `content/${file}`, path, entry),
});

/** Without the first entry of a list of `content/`. */
const less = (name: string, file: string, path: Path): Edit => ({
  name,
  apply: (root) => keepEntries(root, `content/${file}`, path, (_, index) => index > 0),
});

/** A day some days from now, "2026-11-28". */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const CATEGORIES = 'content/categories/categories.json';

/** Without the last category: its posts go to the first, and its address leads to that one's page. */
function removeCategory(root: string): void {
  const ids = readEntries(root, CATEGORIES).map((category) => String(fieldOf(category, 'id')));
  const [to, gone] = [ids.at(0), ids.at(-1)];
  keepEntries(root, CATEGORIES, [], (category) => fieldOf(category, 'id') !== gone);
  for (const post of filesIn(root, 'content/blog/*/index.mdx')) {
    replaceText(root, post, new RegExp(`^category: ${gone}$`, 'gm'), `category: ${to}`);
  }
  addEntry(root, 'content/redirects.json', ['redirects'], {
    from: `/blog/category/${gone}`,
    to: `/blog/category/${to}`,
  });
}

/** What is said once for the whole site, and the words of its pages. */
export const SITE_EDITS: readonly Edit[] = [
  set('price', 'site.json', ['price', 'perGuest'], 47),
  set('included guests', 'site.json', ['privateTour', 'includedGuests'], 6),
  set('company name', 'site.json', ['company'], 'Tenth Whisker Walks'),
  set('phone', 'site.json', ['dayOf', 'phone'], '(718) 555-0163'),
  set('email', 'site.json', ['email'], 'office@tenthwhisker.example'),
  set('walk minutes', 'site.json', ['walk', 'minutes'], 90),
  set('chats past', 'site.json', ['catChats', 'next', 'dates', 0, 'date'], 'January 18, 2025'),
  {
    name: 'no chats',
    alone: 'chats past',
    apply: (root) => setValue(root, 'content/site.json', ['catChats', 'next', 'dates'], []),
  },
  set('banner', 'site.json', ['promo', 'text'], 'A winter walk, wrapped and ready to give.'),
  {
    name: 'banner gone',
    alone: 'banner',
    apply: (root) => editFile(root, 'content/site.json', (site) => void site.delete('promo')),
  },
  {
    name: 'closing',
    apply: (root) =>
      editFile(root, 'content/site.json', (site) => {
        const week = [0, 6].map((days) => toLongDate(dayAfter(days)));
        const closing = { from: week[0], to: week[1], text: 'We rest our feet this week.' };
        site.set('closings', site.createNode([closing]));
      }),
  },
  set('headline', 'pages/not-found.json', ['hero', 'title'], 'Nobody Lives Here'),
  set('button', 'pages/tours.json', ['cards', 'reserve'], 'Book This Walk'),
  set('section heading', 'pages/tours.json', ['comparison', 'title'], 'Side by side'),
  more('question more', 'faq/tours.json', ['questions'], {
    question: 'May we bring a picnic?',
    answer: 'Yes, for the end. <a href="/contact">Ask us</a> where to sit.',
  }),
  less('question less', 'faq/press-kit.json', ['questions']),
  more('redirect more', 'redirects.json', ['redirects'], { from: '/walks-2019', to: '/tours' }),
  {
    name: 'category renamed',
    apply: (root) => setValue(root, CATEGORIES, [1, 'name'], 'Trip Planning'),
  },
  more('category more', 'categories/categories.json', [], {
    id: 'cats-at-sea',
    name: 'Cats at Sea',
    lead: 'Ferries, piers and the animals who kept their timetables.',
    description: 'The cats of New York’s ferries, tugs and piers, from the papers of their day.',
  }),
  { name: 'category less', apply: removeCategory },
];
