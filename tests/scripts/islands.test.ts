import { describe, expect, test } from 'vitest';
import { takeProps, unsupported } from '../../scripts/integrations/island-props.ts';
import { scriptsOf } from '../../scripts/integrations/islands.ts';

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

describe('what islands are given', () => {
  const tag = (props: object, opts: object = { name: 'Menu', value: true }) => {
    const escaped = (value: object) =>
      JSON.stringify(value).replaceAll('&', '&#38;').replaceAll('"', '&quot;');
    return (
      `<astro-island uid="Z1" prefix="r1" component-url="/_astro/Menu.a.js" component-export="default"` +
      ` renderer-url="/_astro/client.b.js" props="${escaped(props)}" ssr client="interaction"` +
      ` opts="${escaped(opts)}" await-children>`
    );
  };
  const take = async (html: string) => {
    let script = '';
    const taken = await takeProps(html, (text) => {
      script = text;
      return Promise.resolve('/_astro/props.c.js');
    });
    return {
      taken,
      given: script && (JSON.parse(script.replace('export default', '')) as unknown),
    };
  };

  test('stands in one script, each once, as it was before it was written into HTML', async () => {
    const words = {
      label: [0, 'Cats & "dogs"'],
      links: [
        1,
        [
          [0, { href: [0, '/a'] }],
          [0, 3],
        ],
      ],
    };
    const { taken, given } = await take(`${tag(words)}</astro-island>${tag({})}${tag(words)}`);
    expect(given).toEqual([{ label: 'Cats & "dogs"', links: [{ href: '/a' }, 3] }, {}]);
    const places = [...taken.matchAll(/ props-url="([^"]*)" props="([^"]*)"/g)];
    expect(places.map(([, ...place]) => place)).toEqual(
      ['0', '1', '0'].map((place) => ['/_astro/props.c.js', place]),
    );
  });

  test('holds nothing of the marks of scoped styles', async () => {
    const { given } = await take(tag({ 'data-astro-cid-abcd1234': [0, true], on: [0, true] }));
    expect(given).toEqual([{ on: true }]);
  });

  test('a tag keeps what our element reads, the directive’s value too', async () => {
    const { taken } = await take(tag({}, { name: 'Menu', value: { on: '[a="b"]' } }));
    expect(taken).toBe(
      '<astro-island prefix="r1" component-url="/_astro/Menu.a.js" renderer-url="/_astro/client.b.js"' +
        ' props-url="/_astro/props.c.js" props="0" ssr client="interaction"' +
        ' opts="{&quot;value&quot;:{&quot;on&quot;:&quot;[a=\\&quot;b\\&quot;]&quot;}}">',
    );
  });

  test('a page without islands gets no script', async () => {
    expect(await take('<p>Words</p>')).toEqual({ taken: '<p>Words</p>', given: '' });
  });
});
