import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { newPost } from '../../scripts/content/new-post/new-post.ts';
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
  replaceText,
} from './content-file.ts';

/** A post begun with `npm run new:post`, written to its end and published. */
function publishPost(root: string): void {
  const title = 'The Cats of the Battery';
  const { file } = beginPost(root, title);
  editFile(root, file, (post) => {
    post.delete('draft');
    post.set(
      'description',
      'Who kept the rats from the ferry houses of the Battery, and for what.',
    );
    post.set('excerpt', 'A ferry house, a tin plate, and a cat who met every boat.');
    post.set('sources', post.createNode(['The Sun, March 3, 1897']));
    post.setIn(['image', 'alt'], 'A gray cat on a pier, looking out for the boat.');
  });
  const words = 'It met every boat, and the deckhands kept a plate of herring by the gate. ';
  const text = `${words.repeat(8)}\n\n## The plate\n\n${words.repeat(8)}\n`;
  replaceText(root, file, /\n---\n[\s\S]*$/g, `\n---\n\n${text}`);
}

function beginPost(root: string, title: string) {
  const post = newPost({ root, title, day: '2025-12-05' });
  mkdirSync(dirname(join(root, post.file)));
  writeFileSync(join(root, post.file), post.text);
  return post;
}

/** Without a post: what links to it links to the blog, and its address leads there. */
function removePost(root: string): void {
  const kit = readEntries(root, 'content/pages/press-kit.json', ['highlights', 'entries']);
  const named = new Set(kit.map((entry) => fieldOf(entry, 'post')));
  // The press kit must name six posts: one of the others goes.
  const file = filesIn(root, 'content/blog/*/index.mdx').find(
    (post) => !named.has(slugOf(post)) && !/stories/.test(post),
  );
  if (!file) throw new Error('The press kit names every post.');
  const slug = slugOf(file);
  rmSync(join(root, dirname(file)), { recursive: true });
  for (const text of filesIn(root, CONTENT)) {
    replaceText(root, text, new RegExp(`/blog/${slug}(#[\\w-]+)?(?![\\w-])`, 'g'), '/blog');
  }
  addEntry(root, 'content/redirects.json', ['redirects'], { from: `/blog/${slug}`, to: '/blog' });
}

const slugOf = (file: string) => basename(dirname(file));

/** A guest's picture under the next number. */
function addPicture(root: string): void {
  const file = 'content/gallery/fans.json';
  const entries = readEntries(root, file);
  const taken = entries.map((entry) => Number(fieldOf(entry, 'id')));
  const id = Math.max(...taken) + 1;
  copyFileSync(
    join(root, 'content/gallery', String(fieldOf(entries[0], 'src'))),
    join(root, `content/gallery/fans/new-${id}.jpg`),
  );
  addEntry(root, file, [], {
    id,
    src: `./fans/new-${id}.jpg`,
    alt: 'A white cat in a paper crown on a windowsill.',
    caption: 'Duchess, after the party.',
  });
}

/** Without a picture of a tour that is neither on the front page nor on a tour’s. */
function removePicture(root: string): void {
  const used = new Set([
    ...readEntries(root, 'content/gallery/home.json', ['pictures']),
    ...filesIn(root, 'content/tours/*/index.md').flatMap((tour) => {
      const { gallery = [], stops = [] } = readFile(root, tour).fields.toJS();
      return [...gallery, ...stops.map((stop: unknown) => fieldOf(stop, 'picture'))];
    }),
  ]);
  const file = 'content/gallery/tours.json';
  const gone = readEntries(root, file).find((entry) => !used.has(fieldOf(entry, 'id')));
  if (!gone) throw new Error('Every picture stands on another page too.');
  keepEntries(root, file, [], (entry) => fieldOf(entry, 'id') !== fieldOf(gone, 'id'));
}

function addPerson(root: string): void {
  const [first] = readEntries(root, 'content/people/people.json');
  addEntry(root, 'content/people/people.json', [], {
    id: 'ada-okafor',
    name: 'Ada Okafor',
    role: 'Guide',
    bio: 'Ada kept the log of a tugboat for six years, cat included.',
    catName: 'Bosun',
    image: {
      src: fieldOf(fieldOf(first, 'image'), 'src'),
      alt: 'Portrait of Ada Okafor with a gray cat.',
    },
  });
  addEntry(root, 'content/pages/about.json', ['team', 'members'], 'ada-okafor');
}

/** Without one of the team who writes no posts and takes no calls from the press. */
function removePerson(root: string): void {
  const file = 'content/people/people.json';
  const posts = filesIn(root, 'content/blog/*/index.mdx');
  const named = [
    readFile(root, 'content/pages/press-kit.json').fields.getIn(['contact', 'person']),
    ...posts.map((post) => readFile(root, post).fields.get('author')),
  ];
  const gone = readEntries(root, file)
    .map((person) => fieldOf(person, 'id'))
    .find((id) => !named.includes(id));
  keepEntries(root, file, [], (person) => fieldOf(person, 'id') !== gone);
  keepEntries(root, 'content/pages/about.json', ['team', 'members'], (id) => id !== gone);
}

function addOutlet(root: string): void {
  const link = 'https://pierpost.example/cats-at-the-gate';
  const logos = 'content/press-logos/press-logos.json';
  const [first] = readEntries(root, logos);
  copyFileSync(
    join(root, 'content/press-logos', String(fieldOf(first, 'src'))),
    join(root, 'content/press-logos/pier-post.svg'),
  );
  addEntry(root, logos, [], {
    id: 'pier-post',
    name: 'The Pier Post',
    src: './pier-post.svg',
    alt: 'The Pier Post',
    link,
    width: 210,
    height: 32,
  });
  addEntry(root, 'content/coverage/coverage.json', [], {
    id: 'pier-post-gate',
    title: 'Cats at the Gate',
    publication: 'The Pier Post',
    date: 'June 2025',
    description: 'A ferry reporter takes the afternoon off and learns who met the boats.',
    link,
    logo: 'pier-post',
  });
}

/** An article of an outlet that sent no wordmark. */
function addArticle(root: string): void {
  addEntry(root, 'content/coverage/coverage.json', [], {
    id: 'harbor-notes',
    title: 'A Walk With Whiskers',
    publication: 'Harbor Notes',
    date: 'July 2025',
    description: 'A columnist who keeps a dog walks two hours after cats, and says so.',
    link: 'https://harbornotes.example/whiskers',
  });
}

/** Without the first article, whose outlet stays in the strip of logos; without another's logo. */
function removeOutlet(root: string): void {
  const coverage = 'content/coverage/coverage.json';
  keepEntries(root, coverage, [], (_, index) => index > 0);
  const used = new Set(readEntries(root, coverage).map((entry) => fieldOf(entry, 'logo')));
  const logos = 'content/press-logos/press-logos.json';
  keepEntries(root, logos, [], (entry) => used.has(fieldOf(entry, 'id')));
}

/** Posts, pictures, people and the press: an entry more, an entry less. */
export const LIST_EDITS: readonly Edit[] = [
  { name: 'post more', apply: publishPost },
  { name: 'post less', apply: removePost },
  { name: 'draft', apply: (root) => void beginPost(root, 'A Cat to Be Written') },
  { name: 'picture more', apply: addPicture },
  { name: 'picture less', apply: removePicture },
  { name: 'person more', apply: addPerson },
  { name: 'person less', apply: removePerson },
  { name: 'press more', apply: addOutlet },
  { name: 'press without logo', apply: addArticle },
  { name: 'press less', apply: removeOutlet },
];
