import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSandbox } from './server.ts';
import { readPoster, readTourItems } from './site-content.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
const port = Number(values.port);
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The site's public address, from the one place where it stands. */
function siteOrigin(): string | undefined {
  try {
    // The content check holds it against its schema.
    const { url } = JSON.parse(readFileSync(`${root}content/site.json`, 'utf8')) as { url: string };
    return new URL(url).origin;
  } catch {
    // That check tells of a file that cannot be read.
    return undefined;
  }
}

const sandbox = createSandbox({
  siteOrigin: siteOrigin(),
  tours: () => readTourItems(root),
  poster: (id) => readPoster(root, id),
});

sandbox.on('error', (error: NodeJS.ErrnoException) => {
  const taken = `Port ${port} is taken. Is the sandbox running already? Stop it, or pass --port.`;
  console.error(error.code === 'EADDRINUSE' ? taken : error.message);
  process.exitCode = 1;
});

// Loopback only: what visitors type in a rehearsal is nobody else's business.
sandbox.listen(port, '127.0.0.1', () => {
  console.log(`The sandbox plays every third party at http://localhost:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    sandbox.close();
    // Requests that were told to hang would keep it open for ever.
    sandbox.closeAllConnections();
  });
}
