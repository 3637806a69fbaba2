/** Which built page uses which third party: read from the pages themselves, whatever they are. */
import { posix } from 'node:path';
import { selectOne } from 'css-select';
import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { builtSandboxPort, sandboxOrigin } from '../../scripts/dev/servers.ts';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import { serviceOf } from './outage.ts';

type ReadPage = {
  path: string;
  document: ReturnType<typeof parseDocument>;
  /** The page's HTML without its policy. */
  text: string;
};

/** Not a page that a visitor walks to: each stands for an address that is not there. */
const STAND_INS = new Set(['/404', '/offline']);

const pages: ReadPage[] = readBuiltPages()
  .filter(({ path }) => !STAND_INS.has(path))
  .map(({ path, html }) => {
    const document = parseDocument(html);
    // What islands are given stands in their attributes.
    const text = html.replace(/<meta http-equiv[^>]*>/g, '').replaceAll('&quot;', '"');
    return { path, document, text };
  });

const has = (page: ReadPage, control: string): boolean =>
  selectOne(control, page.document.children as Element[]) !== null;

/** The pages that hold what this selector finds, in the order of their addresses. */
export const pagesWith = (control: string): string[] =>
  pages.filter((page) => has(page, control)).map(({ path }) => path);

/**
 * One page of each kind that holds what this selector finds: pages in one folder that hold the same of
 * all `controls` are of a kind. What every page holds is the frame around all of them: one stands for it.
 */
export function pageOfEachKind(control: string, controls: readonly string[]): string[] {
  const holding = pages.filter((page) => has(page, control));
  if (holding.length === pages.length) return holding.slice(0, 1).map(({ path }) => path);
  const kinds = new Map<string, string>();
  for (const page of holding) {
    const kind = [posix.dirname(page.path), ...controls.filter((other) => has(page, other))];
    kinds.set(kind.join(' '), kinds.get(kind.join(' ')) ?? page.path);
  }
  return [...kinds.values()];
}

/** What each page says of third parties: every address of one, and the service that it belongs to. */
export function mentions(): { path: string; address: string; service: ServiceName | undefined }[] {
  const address = new RegExp(`${sandboxOrigin(builtSandboxPort())}/[^"'\\s\\\\<>]*`, 'g');
  return pages.flatMap(({ path, text }) =>
    [...new Set(text.match(address))].map((found) => {
      const url = found.replaceAll('&amp;', '&').replace(/&quot.*/, '');
      return { path, address: url, service: serviceOf('GET', url) ?? serviceOf('POST', url) };
    }),
  );
}
