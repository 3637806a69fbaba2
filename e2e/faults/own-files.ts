/** Which of the build's hashed scripts each island asks for, read from the pages and the files. */
import { readFileSync } from 'node:fs';
import { selectAll } from 'css-select';
import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { dist, readBuiltPages } from '../../scripts/checks/built-pages.ts';

/** An island of a page, by its component's name, and all the files without which it does not start. */
type Island = { path: string; component: string; canHold: boolean; files: Set<string> };

/** A script, and the islands that need it: one of each component, those that hold a press first. */
export type NeededFile = { file: string; users: Island[] };

const imports = new Map<string, string[]>();

/** The files that a built script imports, directly. */
function importsOf(file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const text = readFileSync(dist + file.slice(1), 'utf8');
  const found = [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, name]) => `/_astro/${name}`,
  );
  imports.set(file, found);
  return found;
}

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of importsOf(file)) withImports(imported, found);
  return found;
}

const islands: Island[] = readBuiltPages().flatMap(({ path, html }) => {
  const nodes = parseDocument(html).children as Element[];
  return selectAll<Element, Element>('astro-island', nodes).map((island) => {
    const { attribs } = island;
    const asked = ['component-url', 'renderer-url'].map((name) => attribs[name] ?? '');
    return {
      path,
      component: /([^/.]+)\.[^/]*$/.exec(attribs['component-url'] ?? '')?.[1] ?? '',
      canHold: selectAll('[data-hold]', island.children as Element[]).length > 0,
      files: new Set(asked.flatMap((file) => [...withImports(file)])),
    };
  });
});

/** Every script that some island cannot do without, and who needs it: one of each component. */
export function neededFiles(): NeededFile[] {
  const files = new Set(islands.flatMap((island) => [...island.files]));
  return [...files].toSorted().map((file) => {
    const users = new Map<string, Island>();
    for (const island of islands) {
      const known = users.get(island.component);
      const isBetter = !known || (island.canHold && !known.canHold);
      if (island.files.has(file) && isBetter) users.set(island.component, island);
    }
    return { file, users: [...users.values()].toSorted((a, b) => +b.canHold - +a.canHold) };
  });
}
