/**
 * `npm run dev`: the sources as they stand, and again at every change. Astro does not begin with
 * content that it cannot read, and some faults end it: in its place, until they are mended, stands a
 * page that tells them.
 */
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { today } from '../../src/providers/clock.ts';
import { checkContent } from '../content/check/check-content.ts';
import { formatDiagnostic } from '../content/check/diagnostic.ts';
import { answerEditor } from '../integrations/editor.ts';
import { faultsPage } from './faults-page.ts';
import { PlainError, plainly, root } from './processes.ts';
import { type Running, serveSources, type Sources } from './servers.ts';

/** "Save all" of a program is one change. */
const SETTLE_MS = 150;

/**
 * Serves the sources.
 *
 * @returns once the site answers; while content keeps it from that, a page does that tells the faults.
 * @throws PlainError when it does not begin, or ends by itself, and the content is not to blame
 */
export async function serveLive(place: Sources): Promise<Running> {
  let site = await begin(place);
  const goOn = async (): Promise<never> => {
    for (;;) {
      const reason: unknown = await site.ended.catch((error: unknown) => error);
      if (faults().length === 0) throw reason;
      await holdPlace(place);
      site = await begin(place);
    }
  };
  const ended = goOn();
  // `keepRunning` will hear of it.
  ended.catch(() => {});
  return { ended };
}

async function begin(place: Sources): Promise<Running> {
  for (;;) {
    const before = faults();
    try {
      return await serveSources(place);
    } catch (error) {
      const [, address] = /already running[\s\S]*?(http:\S+)/.exec(String(error)) ?? [];
      if (address !== undefined) {
        throw new PlainError(
          `The live view runs already, at ${address}. To begin anew, end it there.`,
        );
      }
      // Mended in the meantime, a fault is the reason all the same.
      if (before.length === 0 && faults().length === 0) throw error;
      await holdPlace(place);
    }
  }
}

const faults = (): string[] => checkContent({ root, day: plainly(today) }).map(formatDiagnostic);

/** Tells the faults, at the site's address and in the terminal, until there are others or none. */
async function holdPlace({ port, editor }: Sources): Promise<void> {
  const found = faults();
  if (found.length === 0) return;
  const one = found.length === 1;
  console.log(`\n${found.join('\n')}\n`);
  console.log(
    `The site comes at http://localhost:${port} as soon as ${one ? 'this is' : 'these are'} mended.\n`,
  );
  if (editor)
    console.log(
      `The editor is there to mend ${one ? 'it' : 'them'}: http://localhost:${port}/edit\n`,
    );
  const edit = editor && answerEditor({ root, folder: editor }, console.error);
  const server = createServer((request, response) => {
    // Where the fault can be mended.
    if (edit && /^\/edit(?:\/|$)/.test(request.url ?? '')) return edit(request, response);
    response.writeHead(503, { 'content-type': 'text/html', 'cache-control': 'no-store' });
    response.end(faultsPage(found));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const watcher = watch(join(root, 'content'), { recursive: true });
  try {
    while (faults().join() === found.join()) {
      await once(watcher, 'change');
      await wait(SETTLE_MS);
    }
  } finally {
    watcher.close();
    server.close();
    server.closeAllConnections();
  }
}
