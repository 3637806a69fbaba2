import { describe, expect, test } from 'vitest';
import { scriptsOf, unsupported } from '../../scripts/integrations/islands.ts';

describe('scriptsOf', () => {
  const imports = new Map([
    ['_astro/Menu.a.js', ['_astro/react.b.js', '_astro/store.c.js']],
    ['_astro/store.c.js', ['_astro/react.b.js']],
    ['_astro/client.d.js', ['_astro/react.b.js']],
    ['_astro/Other.e.js', []],
  ]);

  test('names an island’s scripts and all that they import, once each', () => {
    const html = `<astro-island component-url="/_astro/Menu.a.js" renderer-url="/_astro/client.d.js">
      </astro-island><astro-island component-url="/_astro/Menu.a.js"></astro-island>`;
    expect(scriptsOf(html, imports)).toEqual([
      '_astro/Menu.a.js',
      '_astro/client.d.js',
      '_astro/react.b.js',
      '_astro/store.c.js',
    ]);
  });

  test('names nothing where there is no island', () => {
    expect(scriptsOf('<p>Words</p>', imports)).toEqual([]);
  });
});

describe('an island that our element does not know is named', () => {
  const island = (props: string, rest = 'component-export="default"') =>
    `<astro-island ${rest} props="${props.replaceAll('"', '&quot;')}" ssr>`;

  test.each([
    ['a date', island('{"on":[3,"2026-01-01T00:00:00.000Z"]}'), "a prop of Astro's type 3"],
    ['a number without end', island('{"max":[11,1]}'), "a prop of Astro's type 11"],
    ['a named export', island('{}', 'component-export="Menu"'), 'the export "Menu"'],
    [
      'a script before it',
      island('{}', 'before-hydration-url="/x.js"'),
      'a script to run before it',
    ],
  ])('%s', (_, tag, need) => {
    expect(unsupported(tag)).toBe(need);
  });

  test('and plain JSON is known, whatever its words are', () => {
    expect(
      unsupported(island('{"a":[0,3],"list":[1,[[0,"see [3,4]"],[0,{"b":[0,null]}]]]}')),
    ).toBeUndefined();
  });
});
