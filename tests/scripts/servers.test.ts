import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { sparePort } from '../../scripts/dev/processes.ts';
import { startSandbox } from '../../scripts/dev/servers.ts';

test('a sandbox whose port another program has taken is told so, though that one answers', async () => {
  const port = await sparePort();
  const other = createServer((_, response) => response.end('another start’s sandbox'));
  other.listen(port, '127.0.0.1');
  await once(other, 'listening');
  await expect(startSandbox({ port })).rejects.toThrow(`Port ${port} is taken.`);
  other.close();
});
