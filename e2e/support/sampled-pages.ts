import { type BuiltPage, readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { auditedPages } from '../../scripts/checks/page-kinds.ts';

/** A page's elements, each once: its name with each of its classes. */
const markupOf = (html: string): string[] =>
  [...html.matchAll(/<([a-z][\w-]*)(?=[\s>])(?:[^>]*?\sclass="?([^">]*))?/g)].flatMap(
    ([, name = '', classes = '']) => classes.split(/\s+/).map((one) => `${name}.${one}`),
  );

/** Pages that together have all markup: the audited ones, the 404 page, and each with an element that none before it has. */
export function sampledPages(): BuiltPage[] {
  const seen = new Set<string>();
  const audited = auditedPages();
  const paths = new Set(audited.map(({ path }) => path));
  const others = readBuiltPages().filter(({ path }) => !paths.has(path));
  return [...audited, ...others].filter((page) => {
    const before = seen.size;
    for (const element of markupOf(page.html)) seen.add(element);
    return paths.has(page.path) || page.path === '/404' || seen.size > before;
  });
}
