import { builtSandboxPort, sandboxOrigin } from '../../scripts/dev/servers.ts';
import type { Failure, ServiceName } from '../../src/sandbox/failures.ts';
import type { Received } from '../../src/sandbox/sessions.ts';
import { test as base } from './site.ts';

export { expect } from './site.ts';

type Sandbox = {
  origin: string;
  /** This test's submissions, oldest first. */
  received(): Promise<Received[]>;
  fail(service: ServiceName, failure: Failure | 'none'): Promise<void>;
};

/** The site's `test` with a separate sandbox session for each test. */
export const test = base.extend<{ sandbox: Sandbox }>({
  sandbox: [
    async ({ context, request }, use, { testId, retry }) => {
      const origin = sandboxOrigin(builtSandboxPort());
      const headers = { 'x-sandbox-session': `${testId}-${retry}` };
      await context.setExtraHTTPHeaders(headers);
      await use({
        origin,
        received: async () => {
          const answer = await request.get(`${origin}/received.json`, { headers });
          return (await answer.json()) as Received[];
        },
        fail: async (service, failure) => {
          const answer = await request.post(`${origin}/failures`, {
            headers,
            data: { [service]: failure },
          });
          if (!answer.ok()) throw new Error(await answer.text());
        },
      });
    },
    { auto: true },
  ],
});
