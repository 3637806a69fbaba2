import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { storyAnchor } from '../../../../src/domain/blog/table-of-contents.ts';
import { type Node, treeOf } from '../body/body-text.ts';
import type { Entry } from './entries.ts';

/** The places of one page that a link can lead to, such as `#faq`. */
export type Places = {
  has: (id: string) => boolean;
  /** All that are known by name. */
  names: readonly string[];
  /** Those of the page's own text, its headings and stories. */
  own: readonly string[];
};

type Slugger = { slug: (text: string) => string };

// Astro's own, so that a heading gets the same id here and there.
const { default: GithubSlugger } = (await import(
  createRequire(createRequire(import.meta.url).resolve('astro')).resolve('github-slugger')
)) as { default: new () => Slugger };

/**
 * Tells the places of pages: the headings of an entry's text, its numbered stories, and the ids that
 * the page's sources name.
 *
 * @param root the project's folder. Without sources in it, only texts have places.
 */
export function openPlaces(root: string): (address: string, entry: Entry | undefined) => Places {
  const bySource = new Map<string, Places>();
  return (address, entry) => {
    const source = sourceOf(root, address);
    const known = bySource.get(source) ?? placesOfSource(root, source);
    bySource.set(source, known);
    const tree = entry && treeOf(entry);
    const own = tree ? placesOfText(tree) : [];
    return {
      has: (id) => own.includes(id) || known.has(id),
      names: [...own, ...known.names],
      own,
    };
  };
}

/** The file in `src/pages` that makes a page. */
function sourceOf(root: string, address: string): string {
  const plain = address === '/' ? '/index' : address;
  const folder = posix.dirname(plain);
  const variable = { '/': '[legal]', '/blog': '[slug]' }[folder] ?? '[tour]';
  const candidates = [plain, `${plain}/index`, posix.join(folder, variable)].map(
    (path) => `src/pages${path}.astro`,
  );
  return candidates.find((path) => existsSync(posix.join(root, path))) ?? '';
}

const IMPORT = /from '(\.[^']+\.(?:astro|tsx))'/g;
const ID = /\bid=(?:"([^"]+)"|\{`([^`]+)`\})/g;

/** The ids in a page's source and in the parts it is made of; `${…}` in an id stands for anything. */
function placesOfSource(root: string, source: string): Places {
  const names = new Set<string>();
  const patterns: RegExp[] = [];
  const seen = new Set<string>();
  const read = (file: string): void => {
    if (seen.has(file) || !existsSync(posix.join(root, file))) return;
    seen.add(file);
    const text = readFileSync(posix.join(root, file), 'utf8');
    for (const [, id, template] of text.matchAll(ID)) {
      if (id) names.add(id);
      if (template) patterns.push(new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '.+')}$`));
    }
    for (const [, path] of text.matchAll(IMPORT)) read(posix.join(posix.dirname(file), path!));
  };
  if (source) read(source);
  return {
    // A page without sources here can't be judged.
    has: (id) => source === '' || names.has(id) || patterns.some((pattern) => pattern.test(id)),
    names: [...names],
    own: [],
  };
}

function placesOfText(tree: Node): string[] {
  const slugger = new GithubSlugger();
  const places: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'heading') places.push(slugger.slug(textOf(node)));
    if (node.name === 'Story') places.push(storyAnchor(numberOf(node)));
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
  return places;
}

const textOf = (node: Node): string =>
  node.value ?? (node.children ?? []).map((child) => textOf(child)).join('');

function numberOf({ attributes = [] }: Node): number {
  const value = attributes.find(({ name }) => name === 'number')?.value;
  return Number(typeof value === 'object' ? (value as { value?: string } | null)?.value : value);
}
