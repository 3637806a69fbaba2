/** Serves `dist` to the browser tests from memory, which takes a fifth less processor time than Wrangler alone. */
import { createServer } from 'node:http';
import { serveCached } from './cached-site.ts';
import { portFrom, runScript } from '../dev/processes.ts';

runScript(async () => {
  const responseTo = await serveCached('dist', (response) => response);
  const server = createServer((request, response) => {
    responseTo(request.url ?? '/')
      .then(({ status, headers, body }) =>
        response
          .writeHead(status, { ...headers, 'content-length': body.length })
          .end(request.method === 'HEAD' ? undefined : body),
      )
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  server.listen(portFrom('E2E_PORT', 4323), '127.0.0.1');
});
