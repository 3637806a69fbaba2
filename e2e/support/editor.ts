import { join } from 'node:path';
import { execa } from 'execa';
import waitOn from 'wait-on';
import { buildEditor } from '../../scripts/content/editor/build-editor.ts';
import { root, TOOLS } from '../../scripts/dev/processes.ts';
import { sparePort } from '../../scripts/checks/spare-port.ts';
import { copySite } from '../../tests/build/copied-site.ts';

export type Editor = {
  /** The folder of the copy whose content it writes. */
  copy: string;
  origin: string;
  stop: () => Promise<void>;
};

/**
 * Starts the editor and the live view, as `npm run edit` does, over a copy of the site: the project's own
 * content is never written.
 *
 * @param name a name of its own for the copy's folder
 * @param pages the routes that the live view needs
 */
export async function startEditor(name: string, pages: readonly string[]): Promise<Editor> {
  const { copy, remove } = copySite({ name, pages, files: {} });
  const folder = join(copy, '.cache', 'edit');
  await buildEditor(folder);
  const port = await sparePort();
  const server = execa('astro', ['dev', '--root', copy, '--port', `${port}`], {
    preferLocal: true,
    cwd: copy,
    localDir: root,
    env: {
      ...TOOLS,
      CI: '1',
      CONTENT_EDITOR: folder,
      // Nobody plays the third parties here.
      PUBLIC_SANDBOX_ORIGIN: 'http://localhost:9',
    },
    reject: false,
    all: true,
  });
  const origin = `http://localhost:${port}`;
  const ended = server.then(({ all }) => {
    throw new Error(`The live view ended by itself.\n${all}`);
  });
  ended.catch(() => {});
  const answers = waitOn({
    resources: [`http-get://localhost:${port}/edit/index.html`],
    validateStatus: () => true,
    timeout: 60_000,
  });
  await Promise.race([ended, answers]);
  return {
    copy,
    origin,
    stop: async () => {
      server.kill();
      await server;
      remove();
    },
  };
}
