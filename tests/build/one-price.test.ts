import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { required } from '../required.ts';
import { buildCopy, textOf, type CopiedSite } from './copied-site.ts';

const FACTS = 'content/site.json';
const page = new Map<string, string>();
let copy: CopiedSite | undefined;

/** Everything that a page says of its price: words, structured data, and what its islands are given. */
function read(path: string): { text: string; html: string; offers: string[] } {
  const html = required(page.get(path));
  const jsonLd =
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const graph = (JSON.parse(jsonLd) as { '@graph': { offers?: { price: string } }[] })['@graph'];
  return {
    html,
    text: textOf(html),
    offers: graph.flatMap(({ offers }) => (offers ? [offers.price] : [])),
  };
}

beforeAll(() => {
  const facts = readFileSync(fileURLToPath(new URL(`../../${FACTS}`, import.meta.url)), 'utf8');
  const site = JSON.parse(facts) as { price: { perGuest: number } };
  expect(site.price.perGuest).toBe(40);
  copy = buildCopy({
    name: 'one-price',
    pages: ['index.astro', 'booking.astro', 'tours', 'fragments'],
    files: { [FACTS]: JSON.stringify({ ...site, price: { ...site.price, perGuest: 47 } }) },
  });
  for (const path of [
    'index',
    'booking',
    'tours',
    'tours/brooklyn-heights',
    'tours/financial-district',
    'tours/lower-east-side',
    'tours/private-tours',
  ]) {
    page.set(path, copy.read(`${path}.html`));
  }
}, 240_000);

afterAll(() => copy?.remove());

describe('an owner who changes the price in content/site.json from $40 to $47', () => {
  test('changes it on every card and in the table', () => {
    const { text } = read('tours');
    expect(text.match(/\$47 avg\. NYC walking tours: \$55/g)).toHaveLength(3);
    expect(text.match(/About 2 hours \$47 per person/g)).toHaveLength(3);
    expect(text).toContain('From $376 for up to 8 guests');
  });

  test.each(['tours/brooklyn-heights', 'tours/financial-district', 'tours/lower-east-side'])(
    'changes it on the page of %s, and for search engines',
    (path) => {
      const { text, offers } = read(path);
      expect(text).toMatch(/\$47 per person/i);
      expect(offers).toEqual(['47']);
    },
  );

  test('changes the private tours: the rule, the calculator, the table, and for search engines', () => {
    const { text, html, offers } = read('tours/private-tours');
    expect(offers).toEqual(['376']);
    expect(text).toContain('$376');
    expect(text).toContain('12 $564');
    expect(text).toContain('30 $1,410');
    expect(html).toMatch(/props="[^"]*perGuest&quot;:\[0,47\]/);
  });

  test('changes the button on the front page and the booking page', () => {
    expect(read('index').text).toContain('Only $47!');
    expect(read('booking').text).toContain('$47 per person');
  });

  test('leaves the old price nowhere', () => {
    for (const [path, html] of page) {
      expect(textOf(html), path).not.toMatch(/\$(40|320|360)\b/);
      expect(html, path).not.toMatch(/"price":"(40|320)"/);
    }
  });
});
