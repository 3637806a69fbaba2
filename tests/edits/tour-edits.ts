import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  addEntry,
  CONTENT,
  type Edit,
  editFile,
  fieldOf,
  filesIn,
  keepEntries,
  readEntries,
  readFile,
  removeFile,
  replaceText,
  setValue,
} from './content-file.ts';

/** The neighborhood tours' files, in the order of their names. */
function walks(root: string): string[] {
  return filesIn(root, 'content/tours/*/index.md').filter(
    (file) => readFile(root, file).fields.get('kind') === 'walk',
  );
}

/** The walk at a place of that list; edits spread over several, so that all can be made at once. */
function walkAt(root: string, index: number): string {
  const file = walks(root).at(index);
  if (!file) throw new Error('There is no such walk in content/tours.');
  return file;
}

const slugOf = (file: string) => basename(dirname(file));

/** A stop at the end of a walk, and its number on the map. */
function addStop(root: string, tour: string): void {
  const stops = readEntries(root, tour, ['stops']);
  addEntry(root, tour, ['stops'], {
    place: 'A bench by the water',
    title: 'The cat who kept the ferry waiting',
    text: 'The boat left four minutes late one morning in 1897, and the papers named the passenger.',
  });
  const src = String(readFile(root, tour).fields.getIn(['map', 'src']));
  const map = join(root, dirname(tour), src);
  const number = `<text x="20" y="40">${stops.length + 1}</text></svg>`;
  writeFileSync(map, readFileSync(map, 'utf8').replace('</svg>', number));
}

/** A tour like the last one, with a name, a calendar and pictures' files of its own. */
export function addTour(root: string, name: string): void {
  const slug = name.toLowerCase();
  const from = walkAt(root, -1);
  const to = `content/tours/${slug}/index.md`;
  const tours = filesIn(root, 'content/tours/*/index.md').map(
    (file) => readFile(root, file).fields,
  );
  const next = (field: string) => Math.max(...tours.map((tour) => Number(tour.get(field)))) + 1;
  cpSync(join(root, dirname(from)), join(root, dirname(to)), { recursive: true });
  editFile(root, to, (tour) => {
    tour.set('order', next('order'));
    tour.set('name', name);
    tour.set('title', `${name} Cat History Tour`);
    tour.set('itemId', next('itemId'));
    tour.set('faq', slug);
    tour.setIn(['head', 'title'], `${name} Cat History Tour | {company}`);
    tour.setIn(
      ['head', 'description'],
      `The cats of ${name}, from the piers to the flower market.`,
    );
    for (const picture of ['cover', 'hero', 'map']) {
      tour.setIn([picture, 'alt'], `A picture of a cat in ${name}, for the ${picture}.`);
    }
  });
  const faq = (list: string) => join(root, `content/faq/${list}.json`);
  copyFileSync(faq(String(readFile(root, from).fields.get('faq'))), faq(slug));
}

/** Without a tour: what refers to it goes to another one, and its address leads on. */
export function removeTour(root: string): void {
  const gone = walkAt(root, -1);
  const slug = slugOf(gone);
  rmSync(join(root, dirname(gone)), { recursive: true });
  const other = slugOf(walkAt(root, 0));
  for (const file of filesIn(root, CONTENT)) {
    replaceText(root, file, new RegExp(`/tours/${slug}(#[\\w-]+)?(?![\\w-])`, 'g'), `/tours`);
    replaceText(root, file, new RegExp(`("?tour"?[:=] ?"?)${slug}\\b`, 'g'), `$1${other}`);
  }
  removeFile(root, `content/faq/${slug}.json`);
  addEntry(root, 'content/redirects.json', ['redirects'], { from: `/tours/${slug}`, to: '/tours' });
}

/** A guest's line in the list, and in a tour's carousel. */
function addQuote(root: string, tour: string): void {
  addEntry(root, 'content/quotes/quotes.json', [], {
    id: 'umbrella-sunday',
    quote: 'We followed a red umbrella for an afternoon and came home with opinions on mousers.',
    author: 'Ines P.',
  });
  addEntry(root, tour, ['quotes'], 'umbrella-sunday');
}

/** Without a line of a tour's carousel that nothing else shows. */
function removeQuote(root: string, tour: string): void {
  const pages = filesIn(root, 'content/{pages,tours}/**').filter((file) =>
    /\.(json|md)$/.test(file),
  );
  const texts = pages.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const id = readEntries(root, tour, ['quotes']).find(
    (quote) => texts.split(String(quote)).length === 2,
  );
  if (id === undefined) throw new Error(`Another page shows every quote of ${tour}.`);
  keepEntries(root, tour, ['quotes'], (quote) => quote !== id);
  keepEntries(root, 'content/quotes/quotes.json', [], (quote) => fieldOf(quote, 'id') !== id);
}

export const TOUR_EDITS: readonly Edit[] = [
  {
    name: 'tour name',
    apply: (root) => {
      setValue(root, walkAt(root, 0), ['name'], 'The Heights');
      setValue(root, walkAt(root, 0), ['title'], 'The Heights, Cat by Cat');
    },
  },
  {
    name: 'schedule',
    apply: (root) =>
      setValue(
        root,
        walkAt(root, 0),
        ['schedule', 'walks'],
        [
          { days: ['Mon', 'Wed'], time: '09:45' },
          { days: ['Sun'], time: '16:30' },
        ],
      ),
  },
  {
    name: 'season',
    apply: (root) =>
      editFile(root, walkAt(root, 1), (tour) =>
        tour.setIn(['schedule', 'season'], tour.createNode({ from: '05-15', to: '10-15' })),
      ),
  },
  { name: 'stop more', apply: (root) => addStop(root, walkAt(root, 0)) },
  { name: 'quote more', apply: (root) => addQuote(root, walkAt(root, 0)) },
  { name: 'quote less', apply: (root) => removeQuote(root, walkAt(root, 1)) },
  { name: 'fifth tour', apply: (root) => addTour(root, 'Chelsea') },
  { name: 'tour less', alone: 'fifth tour', apply: removeTour },
];
