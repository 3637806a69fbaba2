import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectAll } from 'css-select';
import { isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { afterAll, describe, expect, test } from 'vitest';
import { WAITING } from '../../scripts/integrations/first-view/cut.ts';
import { layFirstView } from '../../scripts/integrations/first-view/first-view.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-view-'));
mkdirSync(join(folder, '_astro'));
afterAll(() => rm(folder, { recursive: true }));

/** A page with these styles, its first view, and a section below it. */
const page = (css: string, first: string, rest = '<section class="below"></section>') =>
  `<!doctype html><html lang="en"><head><style>${css}</style></head>` +
  `<body><header></header><main>${first}<p></p>${rest}</main><footer class="foot"></footer></body></html>`;

async function lay(html: string) {
  const marked = await layFirstView(html, { name: 'page.html', folder });
  const laid = marked.replaceAll(' data-later', '');
  const [, critical = ''] = /<style>([\s\S]*?)<\/style>/.exec(laid) ?? [];
  const [, href = ''] =
    /<link rel="stylesheet" href="([^"]*)" media="print" blocking="render" disabled>/.exec(laid) ??
    [];
  /** The elements that wait, of those beside each other, once so many parts are shown. */
  const waiting = (shown: number) => {
    const { children } = parseDocument(marked);
    const starts = selectAll('[data-later]', children).filter(isTag);
    for (const start of starts.slice(0, shown)) delete start.attribs['data-later'];
    return selectAll(WAITING, children)
      .filter(isTag)
      .map(({ name, attribs }) => attribs['class'] ?? name);
  };
  return { laid, critical, href, waiting };
}

const inFile = (href: string) => readFileSync(join(folder, href), 'utf8');

test('within the page stand the rules of its first view, and in the file every rule', async () => {
  const css = '.hero{color:red}.below{color:green}.foot{color:#00f}';
  const { critical, href } = await lay(page(css, '<div class="hero"></div>'));
  expect(critical).toContain('.hero{color:red}');
  expect(critical).not.toMatch(/\.below|\.foot/);
  expect(inFile(href)).toBe(css);
});

test('what follows the first view waits for the file where scripts run, and only there', async () => {
  const { critical, waiting, laid, href } = await lay(
    page('.hero{color:red}', '<div class="hero"></div>'),
  );
  expect(waiting(0)).toEqual(['below', 'foot']);
  expect(critical).toContain(
    `@media (scripting:enabled){html:not([data-full]) ${WAITING}{display:none!important}}`,
  );
  expect(laid).toContain(`<noscript><link rel="stylesheet" href="${href}"></noscript>`);
});

test('a page says where its first view ends, also within an article', async () => {
  const first =
    '<article><p>1</p><p class="second">2</p><!-- end of the first view --><p class="third">3</p></article>';
  const { critical, waiting, laid } = await lay(
    page('.second{color:red}.below{color:green}', first),
  );
  expect(waiting(0)).toEqual(['third', 'p', 'below', 'foot']);
  expect(critical).toContain('.second');
  expect(laid).not.toContain('end of the first view');
});

/** A section of so many elements, itself included. */
const section = (name: string, elements: number) =>
  `<section class="${name}">${'<p></p>'.repeat(elements - 1)}</section>`;

test('what follows comes in parts of at most a hundred elements; what is outside of <main> is the last', async () => {
  const sections = section('a', 60) + section('b', 40) + section('c', 1) + section('d', 120);
  const { waiting } = await lay(page('', '<div></div>', sections));
  expect(waiting(0)).toEqual(['a', 'b', 'c', 'd', 'foot']);
  expect(waiting(1)).toEqual(['c', 'd', 'foot']);
  expect(waiting(2)).toEqual(['d', 'foot']);
  expect(waiting(3)).toEqual(['foot']);
  expect(waiting(4)).toEqual([]);
});

test('what is not drawn until it is opened weighs nothing', async () => {
  const closed = `<details class="b"><summary></summary>${section('', 200)}</details>`;
  const { waiting } = await lay(
    page('', '<div></div>', section('a', 49) + closed + section('c', 49) + section('d', 1)),
  );
  expect(waiting(1)).toEqual(['d', 'foot']);
});

test('a part may begin within a list, also one that the first view ends within', async () => {
  const item = (name: string) => `<li class="${name}">${'<p></p>'.repeat(39)}</li>`;
  const first = `<ul><!-- end of the first view, 2 later -->${[...'abcdef'].map(item).join('')}</ul>`;
  const { waiting } = await lay(page('', first, section('g', 30)));
  expect(waiting(0)).toEqual(['c', 'd', 'e', 'f', 'p', 'g', 'foot']);
  expect(waiting(1)).toEqual(['e', 'f', 'p', 'g', 'foot']);
  expect(waiting(2)).toEqual(['p', 'g', 'foot']);
  expect(waiting(3)).toEqual(['foot']);

  const inner = `<section class="h"><ol>${[...'abcd'].map(item).join('')}</ol></section>`;
  const { waiting: ofInner } = await lay(page('', '<div></div>', inner + section('i', 10)));
  expect(ofInner(0)).toEqual(['h', 'c', 'd', 'i', 'foot']);
  expect(ofInner(1)).toEqual(['c', 'd', 'i', 'foot']);
  // What follows the list waits for all of it.
  expect(ofInner(2)).toEqual(['i', 'foot']);
});

test('it may end some elements after that place, or with the last of them', async () => {
  const story = (later: number) =>
    page(
      '.third{color:red}.fourth{color:red}',
      `<article><!-- end of the first view, ${later} later --><p>1</p> <p>2</p><p class="third">3</p><p class="fourth">4</p></article>`,
    );
  const { critical, waiting, laid } = await lay(story(3));
  expect(waiting(0)).toEqual(['fourth', 'p', 'below', 'foot']);
  expect(critical).toContain('.third');
  expect(critical).not.toContain('.fourth');
  expect(laid).not.toContain('end of the first view');
  expect((await lay(story(9))).waiting(0)).toEqual(['p', 'below', 'foot']);
});

test('what is closed, for paper or in the hand’s reach comes with the file', async () => {
  const css =
    'summary{color:red}.panel{color:red}.box{color:red}' +
    'p:hover,p:focus-visible{color:red}@media print{p{color:red}}p:not(:focus){margin:0}';
  const first =
    '<div><details><summary>a</summary><p class="panel"></p></details>' +
    '<dialog class="box"></dialog><p>b</p></div>';
  const { critical } = await lay(page(css, first));
  expect(critical).toContain('summary');
  expect(critical).not.toMatch(/\.panel|\.box|hover|print/);
  expect(critical).toContain('p:not(:focus)');
});

test('what moves nothing at rest comes with the file, and what moves something does not', async () => {
  const css = '.plain{color:red;translate:0}.lifted{translate:0 -120%}';
  const { critical, href } = await lay(page(css, '<p class="plain"></p><p class="lifted"></p>'));
  expect(critical).toContain('.plain{color:red}');
  expect(critical).toContain('.lifted{translate:0 -120%}');
  expect(inFile(href)).toContain('translate:0}');
});

test('what shows the rest keeps nobody from the first view: an asynchronous module', async () => {
  const { laid } = await lay(page('', '<p></p>'));
  const scripts = [...laid.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts).toEqual([' type="module" async']);
});

test('what an open dialog does to the page comes with the file, and a slanted font that is not shown', async () => {
  const css =
    'html:has(.box[open]){overflow:hidden}p{font-family:A}em{font-style:italic}' +
    '@font-face{font-family:A;src:url(/a.woff2)}' +
    '@font-face{font-family:A;src:url(/a-italic.woff2);font-style:italic}';
  const { critical, href } = await lay(page(css, '<p>a</p>'));
  expect(critical).toContain('/a.woff2');
  expect(critical).not.toMatch(/italic|:has/);
  expect(inFile(href)).toContain('/a-italic.woff2');
  expect(inFile(href)).toContain(':has(.box[open])');

  const slanted = await lay(page(css, '<p><em>a</em></p>'));
  expect(slanted.critical).toContain('/a-italic.woff2');
  // Named twice, it would be asked for twice.
  expect(inFile(slanted.href)).not.toContain('woff2');
});

test('nested rules, states that scripts set before the first paint, and named fonts are kept', async () => {
  const css =
    '@font-face{font-family:"A";src:url(/a.woff2)}@font-face{font-family:"B";src:url(/b.woff2)}' +
    ':root{--used:A;--unused:B}:root[data-fonts=late]{--used:serif}' +
    '.hero{font-family:var(--used);& b{color:red}}[data-promo-dismissed] .hero{display:none}';
  const { critical, href } = await lay(page(css, '<div class="hero"><b></b></div>'));
  expect(inFile(href)).not.toContain('@font-face');
  expect(critical).toContain('.hero b{color:red}');
  expect(critical).toContain(':root[data-fonts=late]');
  expect(critical).toContain('[data-promo-dismissed] .hero');
  expect(critical).toContain('url(/a.woff2)');
  expect(critical).not.toMatch(/b\.woff2|--unused/);
});

test('a scope’s mark is short, and only on what its rules match', async () => {
  const css = 'p.a[data-astro-cid-abcd1234]{color:red}b[data-astro-cid-abcd1234] i{color:red}';
  const mark = 'data-astro-cid-abcd1234';
  const first = `<div ${mark}><p class="a" ${mark}></p><p ${mark}></p><b ${mark}><i ${mark}></i></b></div>`;
  const { laid, href, critical } = await lay(page(css, first));
  const [, short = ''] = /<b (data-\w{1,2})>/.exec(laid) ?? [];
  expect(laid).toContain(`<div><p class="a" ${short}></p><p></p><b ${short}><i></i></b></div>`);
  expect(inFile(href)).toBe(`p.a[${short}],b[${short}] i{color:red}`);
  expect(critical).toContain(`p.a[${short}]`);
});

test('two scopes have two marks, the same on every page', async () => {
  const css = 'p[data-astro-cid-wxyz1234]{color:red}p[data-astro-cid-wxyz5678]{color:red}';
  const first = '<p data-astro-cid-wxyz1234></p><p data-astro-cid-wxyz5678></p>';
  const one = await lay(page(css, first));
  const [, left, right] = /<p (data-\w+)><\/p><p (data-\w+)><\/p>/.exec(one.laid) ?? [];
  expect(left).not.toBe(right);
  expect((await lay(page(css, `<p data-astro-cid-wxyz5678></p>`))).laid).toContain(`<p ${right}>`);
});

test('a custom property that one place uses is written out there, where it means the same', async () => {
  const css =
    ':root{--once:2px solid red;--size:4rem;--sum:1px + 2px;--twice:#111;--anew:#222;--other:var(--twice)}' +
    '.night{--anew:#333}' +
    '.hero{border:var(--once);width:calc(var(--size) * 2);height:calc(var(--sum) * 2);' +
    'color:var(--twice);fill:var(--twice);background:var(--anew);outline-color:var(--other)}';
  const { critical, href } = await lay(page(css, '<div class="hero"></div>'));
  expect(critical).toContain('border:2px solid red');
  expect(critical).toContain('width:8rem');
  for (const kept of ['--sum', '--twice', '--anew', '--other']) {
    expect(critical).toContain(`${kept}:`);
    expect(critical).toContain(`var(${kept})`);
  }
  expect(critical).not.toMatch(/--once|--size/);
  expect(inFile(href)).toContain('var(--once)');
});

test.each([
  ['by what is said for the site', '<strong>a</strong>', true],
  ['by a component', '<i class="heavy">a</i>', true],
  ['nowhere: a component says otherwise', '<strong class="plain">a</strong>', false],
])('a fallback’s bold face comes where something is drawn bold: %s', async (_, first, isBold) => {
  const css =
    '@layer base{strong{font-weight:600}}.plain{font-weight:400}.heavy{font-weight:700}div{font-family:A}' +
    '@font-face{font-family:A;src:local(A)}@font-face{font-family:A;src:local(A Bold);font-weight:600 700}';
  const { critical } = await lay(page(css, `<div>${first}</div>`));
  expect(critical.includes('A Bold')).toBe(isBold);
});

test('pages with the same rules share a file', async () => {
  const before = readdirSync(join(folder, '_astro')).length;
  const one = await lay(page('.shared{color:red}', '<p class="shared"></p>'));
  const two = await lay(page('.shared{color:red}', '<p>no</p>'));
  expect(one.href).toBe(two.href);
  expect(readdirSync(join(folder, '_astro'))).toHaveLength(before + 1);
});

test('a large drawing below the first view is a file, with its own attributes in the page', async () => {
  const path = `<path d="${'M1 1h9'.repeat(250)}"/>`;
  const drawing = (content: string) => `<svg fill="red">${content}</svg>`;
  const rest = `<div>${drawing(path)}${drawing(path)}${drawing('<path d="M1 1"/>')}</div>`;
  const { laid } = await lay(page('', drawing(path), rest));
  const [, href = ''] = /<use href="([^#"]*)#d0"/.exec(laid) ?? [];
  expect(laid.split(`<svg fill="red"><use href="${href}#d0"/></svg>`)).toHaveLength(3);
  expect(laid.split(path)).toHaveLength(2);
  expect(inFile(href)).toBe(`<svg xmlns="http://www.w3.org/2000/svg"><g id="d0">${path}</g></svg>`);
});

test.each([
  ['an island finds its own markup', '<astro-island><svg>*</svg></astro-island>'],
  ['styles look for a class', '<svg><g class="a">*</g></svg>'],
  ['a part of it is named elsewhere', '<svg><g id="a">*</g></svg>'],
])('a drawing stays in the page where %s', async (_, content) => {
  const rest = content.replace('*', `<path d="${'M1 1h9'.repeat(250)}"/>`);
  const { laid } = await lay(page('', '<p></p>', rest));
  expect(laid).toContain('M1 1h9');
  expect(laid).not.toContain('<use');
});

test.each([
  ['between blocks', '<ul> <li>a</li> <li>b</li> </ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['at the start and the end of one', '<p> a <b>b</b> </p>', '<p>a <b>b</b></p>'],
  ['beside a block', '<div> a <p>b</p> c </div>', '<div>a<p>b</p>c</div>'],
  ['several in a line', '<p>a  b\nc</p>', '<p>a b c</p>'],
  ['within a drawing', '<svg> <g> <path/> </g> </svg>', '<svg><g><path/></g></svg>'],
  ['within a picture', '<picture> <source> <img> </picture>', '<picture><source><img></picture>'],
])('spaces that draw nothing go: %s', async (_, before, after) => {
  expect((await lay(page('', before))).laid).toContain(`<main>${after}`);
});

test.each([
  ['between words', '<p>a <b>b</b> <i>c</i></p>'],
  ['between links', '<div><a>f</a> <a>g</a></div>'],
  ['that hold words together', '<p>\u00A05\u00A0PM\u00A0</p>'],
  ['around what is not drawn', '<p>a <script>1</script> b</p>'],
  ['within words of a drawing', '<svg><text><tspan>a</tspan> <tspan>b</tspan></text></svg>'],
  ['where every space is shown', '<pre> a\n  b </pre>'],
])('spaces that a line shows stay: %s', async (_, first) => {
  expect((await lay(page('', first))).laid).toContain(`<main>${first}`);
});

test('an island keeps its markup as it was drawn', async () => {
  const { laid } = await lay(page('', '<div><astro-island><p>a</p> <p>b</p></astro-island></div>'));
  expect(laid).toContain('<p>a</p> <p>b</p>');
});

describe('pictures that are drawings, below the first view', () => {
  const names = ['one', 'two', 'three'];
  const put = (name: string, content = '<path d="M0 0"/>') => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${content}</svg>`;
    writeFileSync(join(folder, '_astro', `${name}.svg`), svg);
    return `<img src="/_astro/${name}.svg" alt="${name}">`;
  };

  test('are parts of one file, each at its own place in it', async () => {
    const { laid } = await lay(page('', '<p></p>', names.map((name) => put(name)).join('')));
    const sources = [...laid.matchAll(/src="(\/_astro\/logos\.[^"#]*)#svgView\(([^"]*)\)"/g)];
    expect(sources.map(([, , place]) => place)).toEqual([
      'viewBox(0,0,90,30)',
      'viewBox(0,50,90,30)',
      'viewBox(0,100,90,30)',
    ]);
    const [[, file = ''] = []] = sources;
    expect(inFile(file).match(/<svg [^>]*y="\d+"/g)).toHaveLength(3);
  });

  test.each([
    ['there are few', names.slice(0, 2).map((name) => put(name))],
    [
      'a style in one would reach the others',
      names.map((name) => put(`styled-${name}`, '<style>a{}</style>')),
    ],
  ])('stay alone where %s', async (_, pictures) => {
    const { laid } = await lay(page('', '<p></p>', pictures.join('')));
    expect(laid).not.toContain('svgView');
  });
});

describe('a browser of 2022', () => {
  test('reads rules within rules, and widths told by a sign', async () => {
    const css = '@media (width>=40rem){.hero{color:red;.below &{color:green}}}';
    const { critical, href } = await lay(page(css, '<div class="hero"></div>'));
    for (const styles of [critical, inFile(href)]) {
      expect(styles).toContain('@media (min-width:40rem)');
      expect(styles).not.toContain('&');
    }
  });

  test('has the colors of day and night, and costs a page’s first bytes nothing by that', async () => {
    const css =
      ':root{--ink:light-dark(rgb(1 2 3/.5),var(--x,#fff));--gap:1px}' +
      '.dark{color-scheme:dark}.hero{color:var(--ink)}';
    const { critical, href } = await lay(page(css, '<div class="hero dark"></div>'));
    const file = inFile(href);
    expect(file).toContain(
      '@supports not (color:light-dark(red,red)){:root{--ink:#01020380}' +
        '@media (prefers-color-scheme:dark){:root{--ink:var(--x,#fff)}}}',
    );
    expect(file).toContain('@supports not (color:light-dark(red,red)){.dark{--ink:var(--x,#fff)}}');
    expect(critical).not.toContain('@supports');
  });
});
