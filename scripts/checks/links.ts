/**
 * The gate "links": follows every link, picture and anchor of the built site, from the front page and
 * the page for lost addresses, on the production host's own engine. Links that leave the site are passed over;
 * `node scripts/checks/links.ts --external` follows those instead, and needs the network.
 */
import { LinkChecker, LinkState, type LinkResult } from 'linkinator';
import { dist } from './built-pages.ts';
import { PlainError, runScript } from '../dev/processes.ts';
import { sparePort } from './spare-port.ts';
import { serveSite, ensureSandbox } from '../dev/servers.ts';

/** Addresses that nobody can own (RFC 2606), which stand in for real ones until the launch. */
const STAND_IN = '\\.example(?:[:/]|$)';

async function main(): Promise<void> {
  const isExternal = process.argv.includes('--external');
  const port = await sparePort();
  const origin = `http://localhost:${port}`;
  await ensureSandbox();
  await serveSite(port, dist);

  const outside = `^https?://(?!localhost:${port}(?:/|$))`;
  const options = {
    checkFragments: !isExternal,
    concurrency: 20,
    timeout: 20_000,
    retry: isExternal,
    linksToSkip: isExternal ? [STAND_IN, `^https?://localhost:(?!${port})`] : [outside],
  };
  // Two runs: within one, what the second page has found first is followed no further.
  const pages = await new LinkChecker().check({ ...options, path: origin, recurse: true });
  const lost = await new LinkChecker().check({ ...options, path: `${origin}/404` });
  const links = [...pages.links, ...lost.links];
  const isOurs = ({ url }: LinkResult) => url.startsWith(origin);
  const checked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  const broken = checked
    .filter((link) => link.state === LinkState.BROKEN && isOurs(link) !== isExternal)
    .map(({ url, parent = '', status }) =>
      `${parent.replace(origin, '')}: ${url.replace(origin, '')} (${status})`.trim(),
    );
  console.log(`${checked.length} links followed, ${broken.length} broken.`);
  if (broken.length > 0) throw new PlainError([...new Set(broken)].sort().join('\n'));
  process.exit(0);
}

runScript(main);
