import CMS from '@sveltia/cms';
import type { EditorConfig } from '../config.ts';
import { ask, mountDisk } from './disk.ts';
import { registerFields } from './fields.ts';
import { openPanel } from './panel.ts';

const NEW_POST = '#/collections/blog/new';

/**
 * Fills in what a new post begins with: the program takes it from the form's address. Before the
 * program listens, so that it reads the whole address.
 */
function fillNewPosts({ id = '', ...values }: Record<string, string>, isHosted: boolean): void {
  let number = Number(id);
  const fill = () => {
    if (location.hash !== NEW_POST) return;
    // Nobody at a hosted editor knows which numbers are taken meanwhile: the minute is one's own.
    const given = { ...values, id: String(isHosted ? Math.floor(Date.now() / 60_000) : number) };
    history.replaceState(history.state, '', `${NEW_POST}?${new URLSearchParams(given)}`);
  };
  addEventListener('hashchange', fill);
  fill();
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      if (entry.get('newRecord') && entry.get('collection') === 'blog') number += 1;
    },
  });
}

/** Starts the editor: over the files of this machine, or, hosted, over a repository. */
async function start(): Promise<void> {
  const { config, newPost } = (await (await ask('config.json')).json()) as EditorConfig;
  const isHosted = config.backend.name !== 'test-repo';
  registerFields();
  fillNewPosts(newPost, isHosted);
  if (!isHosted) mountDisk(openPanel());
  await CMS.init({ config });
}

await start();
