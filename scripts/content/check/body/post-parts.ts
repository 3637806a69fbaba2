import { POST_HTML, POST_PARTS, POST_PRICES } from '../../../../src/content/schemas/blog.ts';
import type { Node } from '../read/astro-parsers.ts';
import { type Destinations, findBrokenLink } from '../links.ts';
import { suggest } from '../did-you-mean.ts';
import { valueAt } from '../read/value-at.ts';

type Problem = { problem: string; fix: string } | undefined;
type Known = { destinations: Destinations; tours: readonly string[] };

/** What is wrong with a tag in a post: one of our own parts, or plain HTML, which is in lower case. */
export function findPartIssues(node: Node, known: Known): Problem[] {
  const { name, attributes = [] } = node;
  // `<>…</>` holds its children together and is nothing itself.
  if (!name) return [];
  const spread = attributes.filter(({ type }) => type !== 'mdxJsxAttribute');
  const code = spread.map(() => ({
    problem: `<${name}> has code in its tag`,
    fix: 'write each detail out, as in caption="What the picture shows"',
  }));
  const faults = /^[a-z]/.test(name)
    ? htmlFaults(name, node, known)
    : partFaults(name, node, known);
  return [...code, ...faults];
}

function htmlFaults(name: string, { attributes = [] }: Node, { destinations }: Known): Problem[] {
  if (name === 'img') {
    return [{ problem: 'a post cannot hold <img>', fix: 'write ![what it shows](./picture.jpg)' }];
  }
  if (!POST_HTML.includes(name)) {
    const fix = 'take it away, with what stands in it: a post is words, pictures and its own parts';
    return [{ problem: `a post cannot hold <${name}>`, fix }];
  }
  return attributes.map(({ name: detail = '', value }) => {
    if (/^on|^style$/i.test(detail)) {
      const fix = 'take it away: browsers are told to refuse it';
      return { problem: `<${name}> has ${detail}="…"`, fix };
    }
    if (value !== null && typeof value === 'object') {
      const fix = `write it in quotes: ${detail}="…"`;
      return { problem: `<${name}> has code in ${detail}={…}`, fix };
    }
    return detail === 'href' && typeof value === 'string'
      ? findBrokenLink(value, destinations)
      : undefined;
  });
}

function partFaults(name: string, { attributes = [] }: Node, { tours }: Known): Problem[] {
  const details = POST_PARTS[name];
  if (!details) {
    const fix = suggest(name, Object.keys(POST_PARTS), 'take it away');
    return [{ problem: `there is no <${name}>`, fix }];
  }
  const given = attributes.filter(({ type }) => type === 'mdxJsxAttribute');
  const values = new Map(given.map((detail) => [detail.name ?? '', detail.value]));
  const unknown = [...values.keys()].filter((detail) => !(detail in details));
  const missing = Object.keys(details).filter((detail) => {
    const value = values.get(detail);
    return details[detail] === 'needed' && (value === undefined || value === null || value === '');
  });
  return [
    ...unknown.map((detail) => ({
      problem: `<${name}> knows no ${detail}`,
      fix: suggest(detail, Object.keys(details), 'take it away'),
    })),
    ...missing.map((detail) => ({
      problem: `<${name}> has no ${detail}`,
      fix: `write it into the tag: ${EXAMPLES[detail]}`,
    })),
    numberFault(values.get('number')),
    choiceFault('price', values.get('of'), POST_PRICES),
    choiceFault('tour', values.get('tour'), tours),
  ];
}

const EXAMPLES: Readonly<Record<string, string>> = {
  caption: 'caption="The word under the picture"',
  of: 'of="tour"',
  number: 'number={1}',
  title: 'title="A cat takes the tube"',
  tour: 'tour="financial-district"',
};

function numberFault(value: unknown): Problem {
  if (value === undefined || value === null) return undefined;
  const written = String(valueAt(value, ['value']) ?? '');
  if (/^\s*[1-9]\d*\s*$/.test(written)) return undefined;
  return {
    problem: 'the number of a <Story> is not a plain number',
    fix: 'write it in curly brackets: number={1}',
  };
}

function choiceFault(what: string, value: unknown, choices: readonly string[]): Problem {
  if (typeof value !== 'string' || value === '' || choices.includes(value)) return undefined;
  return { problem: `there is no ${what} "${value}"`, fix: suggest(value, choices, '') };
}
