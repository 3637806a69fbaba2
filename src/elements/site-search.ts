import { PAGES_A_FILE, rank, shardsFor, type Hit, type Shard } from '../domain/search-rank.ts';
import { searchWords } from '../domain/search-words.ts';

/** As many as fit a screen; whoever wants more types one more word. */
const SHOWN = 12;

/** A result as the index's files hold it: address, title, kind, summary. */
type Found = [string, string, string, string];

const fetched = new Map<string, Promise<unknown>>();

/** A file of the index, asked for once; a failed request may be tried again. */
function fetchFile<File>(name: string): Promise<File> {
  const path = `/search/${name}.json`;
  let file = fetched.get(path);
  if (!file) {
    file = fetch(path).then((response) => {
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return response.json();
    });
    file.catch(() => fetched.delete(path));
    fetched.set(path, file);
  }
  return file as Promise<File>;
}

/**
 * The search box: a form that leads to the archive, and with script shows what it finds on the
 * spot. Nothing is fetched before it is used. Its words and its look are in the markup
 * (`components/blog/SiteSearch.astro`).
 */
class SiteSearch extends HTMLElement {
  #gone = new AbortController();
  #turn = 0;

  connectedCallback(): void {
    this.#gone = new AbortController();
    const { signal } = this.#gone;
    const form = this.querySelector('form')!;
    const box = this.querySelector('input')!;
    box.addEventListener('focus', () => void fetchFile('list').catch(() => {}), { signal });
    box.addEventListener('input', () => this.#look(box.value), { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        const query = box.value.trim();
        const address = query ? `?q=${encodeURIComponent(query)}` : location.pathname;
        history.replaceState(null, '', address);
        this.#look(query);
      },
      { signal },
    );
    const asked = new URLSearchParams(location.search).get('q');
    if (asked) {
      box.value = asked;
      this.#look(asked);
    }
  }

  disconnectedCallback(): void {
    this.#gone.abort();
  }

  async #look(query: string): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const words = searchWords(query);
    if (words.length === 0) return this.#show('', []);
    const slow = setTimeout(() => turn === this.#turn && this.#say('looking', query, 0), 400);
    try {
      const list = await fetchFile<{ total: number; words: string[] }>('list');
      const names = new Set(words.flatMap((word) => shardsFor(word, list.words)));
      const shards = await Promise.all([...names].map((name) => fetchFile<Shard>(`words-${name}`)));
      const hits = rank(words, shards, list.total).slice(0, SHOWN);
      const pages = await Promise.all(hits.map((hit) => pageOf(hit)));
      // An answer that comes after the next letter was typed is nobody's.
      if (turn === this.#turn) this.#show(query, pages);
    } catch {
      if (turn === this.#turn) this.#fail(query);
    } finally {
      clearTimeout(slow);
    }
  }

  #show(query: string, pages: readonly { found: Found; word: string }[]): void {
    const list = this.querySelector('ol')!;
    const template = this.querySelector('template')!;
    list.replaceChildren(
      ...pages.map(({ found: [href, title, kind, summary], word }) => {
        const item = template.content.cloneNode(true) as DocumentFragment;
        const link = item.querySelector('a')!;
        // Browsers that know it go to the word and mark it.
        link.href = `${href}#:~:text=${word}`;
        link.textContent = title;
        item.querySelector('[data-kind]')!.textContent = kind;
        item.querySelector('[data-summary]')!.textContent = summary;
        return item;
      }),
    );
    this.#found.hidden = query === '';
    list.hidden = pages.length === 0;
    this.#say(query === '' ? '' : pages.length > 0 ? 'found' : 'none', query, pages.length);
    this.#wayOut.hidden = query === '' || pages.length > 0;
  }

  #fail(query: string): void {
    this.#show(query, []);
    this.#say('failed', query, 0);
  }

  get #found(): HTMLElement {
    return this.querySelector('[data-results]')!;
  }

  get #wayOut(): HTMLElement {
    return this.querySelector('[data-way-out]')!;
  }

  #say(what: '' | 'looking' | 'found' | 'none' | 'failed', query: string, count: number): void {
    this.querySelector('[role=status]')!.textContent = (this.dataset[what] ?? '')
      .replace('{query}', () => query)
      .replace('{count}', String(count));
  }
}

async function pageOf({ page, word }: Hit): Promise<{ found: Found; word: string }> {
  const file = await fetchFile<Found[]>(`pages-${Math.floor(page / PAGES_A_FILE)}`);
  return { found: file[page % PAGES_A_FILE]!, word };
}

customElements.get('site-search') ?? customElements.define('site-search', SiteSearch);
