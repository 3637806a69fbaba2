/**
 * The content folder as browsers would hand it out (File System API), over the dev server: in any
 * browser, without a picker. Only what the editor's program asks for is there.
 */

/** Tells of what could not be written, since the program itself says only that something went wrong. */
export type Disk = { onWritten: () => void; onRefused: (message: string) => void };

type Stored = { path: string; size: number; lastModified: number };

/** What each file held when it was read. */
const versions = new Map<string, string>();

/** Asks the dev server, which answers no other page. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, 'X-Editor': '1' };
  return fetch(`./${address}`, { ...init, headers });
}

const fileAt = (path: string) => `file?path=${encodeURIComponent(path)}`;

class FileHandle {
  readonly kind = 'file';
  path: string;
  readonly #disk: Disk;
  /** Written to a name that is not the last: the program renames it when it is whole. */
  #draft: Blob | undefined;

  constructor(path: string, disk: Disk) {
    this.path = path;
    this.#disk = disk;
  }

  get name(): string {
    return this.path.split('/').at(-1) ?? '';
  }

  async getFile(): Promise<File> {
    if (this.#draft) return new File([this.#draft], this.name);
    const response = await ask(fileAt(this.path));
    if (!response.ok) throw new DOMException(await response.text(), 'NotFoundError');
    versions.set(this.path, response.headers.get('X-Version') ?? '');
    return new File([await response.blob()], this.name, { type: typeOf(this.name) });
  }

  async createWritable() {
    const chunks: (Blob | string)[] = [];
    return {
      write: async (chunk: Blob | string) => {
        chunks.push(chunk);
      },
      close: async () => {
        this.#draft = new Blob(chunks);
        if (!this.name.startsWith('.')) await this.#save();
      },
    };
  }

  async move(folder: FolderHandle, name: string): Promise<void> {
    const from = this.path;
    this.#draft ??= await this.getFile();
    this.path = [folder.path, name].filter(Boolean).join('/');
    await this.#save();
    if (!from.split('/').at(-1)?.startsWith('.')) await remove(from);
  }

  async #save(): Promise<void> {
    const body = this.#draft ?? new Blob();
    const headers = { 'X-Version': versions.get(this.path) ?? '' };
    const response = await ask(fileAt(this.path), { method: 'PUT', headers, body });
    if (!response.ok) {
      const message = await response.text();
      this.#disk.onRefused(message);
      throw new Error(message);
    }
    const { version } = (await response.json()) as { version: string };
    versions.set(this.path, version);
    // What is on the disk may be another picture than was sent: upright, and smaller.
    this.#draft = undefined;
    this.#disk.onWritten();
  }
}

class FolderHandle {
  readonly kind = 'directory';
  readonly path: string;
  readonly #disk: Disk;
  readonly #files: readonly Stored[] | undefined;

  constructor(path: string, disk: Disk, files?: readonly Stored[]) {
    this.path = path;
    this.#disk = disk;
    this.#files = files;
  }

  get name(): string {
    return this.path.split('/').at(-1) ?? '';
  }

  async *entries(): AsyncGenerator<[string, FileHandle | FolderHandle]> {
    const files = this.#files ?? ((await (await ask('files')).json()) as Stored[]);
    const start = this.path && `${this.path}/`;
    const below = files.filter(({ path }) => path.startsWith(start));
    const names = Map.groupBy(below, ({ path }) => path.slice(start.length).split('/')[0] ?? '');
    for (const [name, inside] of names) {
      const path = start + name;
      const isFile = inside.some((file) => file.path === path);
      yield [
        name,
        isFile ? new FileHandle(path, this.#disk) : new FolderHandle(path, this.#disk, files),
      ];
    }
  }

  async getDirectoryHandle(name: string): Promise<FolderHandle> {
    return new FolderHandle([this.path, name].filter(Boolean).join('/'), this.#disk);
  }

  async getFileHandle(name: string): Promise<FileHandle> {
    return new FileHandle([this.path, name].filter(Boolean).join('/'), this.#disk);
  }

  async removeEntry(name: string): Promise<void> {
    // A folder goes with its last file, and a draft has never been on the disk.
    if (!name.includes('.') || name.startsWith('.')) return;
    await remove([this.path, name].filter(Boolean).join('/'));
    this.#disk.onWritten();
  }
}

async function remove(path: string): Promise<void> {
  await ask(fileAt(path), { method: 'DELETE' });
  versions.delete(path);
}

const typeOf = (name: string) =>
  /\.svg$/.test(name)
    ? 'image/svg+xml'
    : /\.jpe?g$/.test(name)
      ? 'image/jpeg'
      : (/\.(png|webp|avif)$/.exec(name)?.[1] ?? '') && `image/${name.split('.').at(-1)}`;

/**
 * Puts the content folder where the editor's program looks for a folder of the browser's own: its
 * backend without a repository keeps its files there.
 */
export function mountDisk(disk: Disk): void {
  const root = new FolderHandle('', disk);
  // Whatever name it asks for.
  const own = { getDirectoryHandle: async () => root, removeEntry: async () => undefined };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => own });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
