import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSandbox } from './server.ts';
import { readPoster, readTourItems } from './site-content.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
const port = Number(values.port);
const root = fileURLToPath(new URL('../../', import.meta.url));

const sandbox = createSandbox({
  tours: () => readTourItems(root),
  poster: (id) => readPoster(root, id),
});

sandbox.on('error', (error: NodeJS.ErrnoException) => {
  const taken = `Port ${port} is taken. Is the sandbox running already? Stop it, or pass --port.`;
  console.error(error.code === 'EADDRINUSE' ? taken : error.message);
  process.exitCode = 1;
});

// Loopback only: submissions stay on this machine.
sandbox.listen(port, '127.0.0.1', () => {
  console.log(`The sandbox mocks third parties at http://localhost:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    sandbox.close();
    // Hanging requests would keep it open.
    sandbox.closeAllConnections();
  });
}
