/**
 * `npm test -- links`: checks every link, image and anchor of the built site, starting from the home page
 * and the 404 page, served by Wrangler. External links are skipped;
 * `node scripts/checks/links.ts --external` checks those instead, and needs the network.
 */
import { LinkChecker, LinkState, type LinkResult } from 'linkinator';
import { dist } from './built-pages.ts';
import { PlainError, runScript } from '../dev/processes.ts';
import { sparePort } from './spare-port.ts';
import { serveSite, ensureSandbox } from '../dev/servers.ts';

/** Reserved domains (RFC 2606), used as placeholders until launch. */
const PLACEHOLDER = '\\.example(?:[:/]|$)';

async function main(): Promise<void> {
  const isExternal = process.argv.includes('--external');
  const port = await sparePort();
  const origin = `http://localhost:${port}`;
  await ensureSandbox();
  await serveSite(port, dist);

  const externalUrl = `^https?://(?!localhost:${port}(?:/|$))`;
  const options = {
    checkFragments: !isExternal,
    concurrency: 20,
    timeout: 20_000,
    retry: isExternal,
    linksToSkip: isExternal ? [PLACEHOLDER, `^https?://localhost:(?!${port})`] : [externalUrl],
  };
  // Two runs: with both pages in one, links first found on the 404 page would not be followed recursively.
  const pages = await new LinkChecker().check({ ...options, path: origin, recurse: true });
  const notFound = await new LinkChecker().check({ ...options, path: `${origin}/404` });
  const links = [...pages.links, ...notFound.links];
  const isInternal = ({ url }: LinkResult) => url.startsWith(origin);
  const checked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  const broken = checked
    .filter((link) => link.state === LinkState.BROKEN && isInternal(link) !== isExternal)
    .map(({ url, parent = '', status }) =>
      `${parent.replace(origin, '')}: ${url.replace(origin, '')} (${status})`.trim(),
    );
  console.log(`${checked.length} links followed, ${broken.length} broken.`);
  if (broken.length > 0) throw new PlainError([...new Set(broken)].sort().join('\n'));
  process.exit(0);
}

runScript(main);
