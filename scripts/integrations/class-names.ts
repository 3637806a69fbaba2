import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const COMMENTS = /\/\*[\s\S]*?\*\//g;
const NAMED = /(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi;

/**
 * Names the classes and keyframes of all CSS modules by their place among them. A page names dozens: two
 * letters or digits are less to carry than a hash, and the same in every build of the same sources.
 *
 * @param root the project's folder
 * @returns what a class or keyframes are called in a build, by its name in a file
 * @throws Error for a name that its file does not have
 */
export function classNames(root: string): (name: string, file: string) => string {
  const places = new Map<string, string>();
  for (const file of globSync('src/**/*.module.css', { cwd: root }).sort()) {
    const css = readFileSync(join(root, file), 'utf8').replaceAll(COMMENTS, '');
    for (const [, name = ''] of css.matchAll(NAMED)) {
      const key = `${file} ${name}`;
      if (!places.has(key)) places.set(key, `_${places.size.toString(36)}`);
    }
  }
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*/, ''));
    const place = places.get(`${path} ${name}`);
    if (!place) throw new Error(`${path} has no class or keyframes "${name}".`);
    return place;
  };
}
