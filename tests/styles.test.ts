import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const BREAKPOINTS = ['40', '48', '64', '79', '112'];

/** The styles of a file, without comments. */
const stylesOf = (path: string) => {
  const text = readFileSync(path, 'utf8');
  const styles = path.endsWith('.astro')
    ? [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n')
    : text;
  return styles.replaceAll(/\/\*.*?\*\//gs, '');
};

const declaredIn = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
const shared = new Set(
  globSync('src/styles/*.css').flatMap((path) => declaredIn(readFileSync(path, 'utf8'))),
);

/** What a style sheet may not contain, since a change in tokens.css would not reach it. */
function problemsIn(css: string): string[] {
  const own = new Set(declaredIn(css));
  const isUnknown = ([, name]: RegExpMatchArray) => !own.has(name) && !shared.has(name);
  const isOff = ([, bound, width = '']: RegExpMatchArray) =>
    !BREAKPOINTS.some((at) => width === (bound === 'min' ? `${at}rem` : `${Number(at) - 0.01}rem`));
  return [
    ...(css.match(
      /#[\da-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi,
    ) ?? []),
    ...(css.match(
      /border-radius:(?!\s*(?:var\(|50%|0\b))[^;}]*|border(?:-block|-inline)?(?:-start|-end)?:\s*(?:[2-9]|\d\d)px [^;}]*|box-shadow:\s*-?[1-9][^;}]*/g,
    ) ?? []),
    ...[...css.matchAll(/var\((--[\w-]+)\)/g)].filter(isUnknown).map(([use]) => use),
    ...[...css.matchAll(/@media[^{]*/g)].flatMap(([condition]) =>
      [...condition.matchAll(/\((min|max)-width:\s*([^)]*)\)/g)].filter(isOff).map(([use]) => use),
    ),
  ];
}

test('colors, breakpoints, borders, corners, shadows and custom properties come from src/styles', () => {
  const files = globSync('src/**/*.{css,astro}').filter(
    (path) => !/sandbox|styles\/(tokens|print)\.css/.test(path),
  );
  expect(files.length).toBeGreaterThan(50);
  const wrong = files.flatMap((path) =>
    problemsIn(stylesOf(path)).map((fault) => `${path}: ${fault}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  'a { color: #fc0 }',
  'a { color: rgb(0 0 0) }',
  '@media (min-width: 50rem) {}',
  'a { gap: var(--gap-9) }',
  'a { border-block-start: 3px dotted }',
  'a { border-radius: 4px }',
  'a { box-shadow: 4px 4px 0 var(--rule) }',
])('refuses %s', (css) => expect(problemsIn(css)).toHaveLength(1));
