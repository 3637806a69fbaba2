/**
 * A slow line brings a page in pieces: first what fits into a server's first 14 kB, and the rest and the pictures
 * when a phone has painted that. Nothing may move then.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { auditedPages } from '../../scripts/checks/page-kinds.ts';
import { recordShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/site.ts';

/** Ten packets, which a server sends before the first acknowledgment (RFC 6928). Compressed. */
const FIRST_BYTES = 14_000;
/** The highest cumulative layout shift. */
const LIMIT = 0.01;

/** Runs in the page before its own scripts. */
function observePaint(): void {
  new PerformanceObserver(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => window.reportPaint())),
  ).observe({ type: 'paint', buffered: true });
}

declare global {
  interface Window {
    reportPaint(): void;
  }
}

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

for (const { path } of auditedPages())
  test(`${path} does not shift when it comes in pieces`, async ({ page, baseURL }) => {
    const painted = Promise.withResolvers<void>();
    let pieces = 0;
    const server = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? '/', baseURL));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      if (type.startsWith('image/')) await painted.promise;
      if (request.url !== path) return response.end(body);
      const share = Math.min(1, FIRST_BYTES / brotliCompressSync(body).length);
      const first = Math.floor(body.length * share);
      response.write(body.subarray(0, first));
      pieces += 1;
      await painted.promise;
      return response.end(body.subarray(first));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await page.exposeFunction('reportPaint', () => painted.resolve());
    await page.addInitScript(observePaint);
    const shifts = await recordShifts(page, 0);
    // A listening TCP server's address is an AddressInfo.
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}${path}`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    const found = await shifts();
    const total = found.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect(total, found.join('\n')).toBeLessThanOrEqual(LIMIT);
    expect(pieces, 'the page came from the slow line').toBe(1);
    server.closeAllConnections();
    server.close();
  });
