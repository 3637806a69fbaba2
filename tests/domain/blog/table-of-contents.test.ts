import { expect, test } from 'vitest';
import { required } from '../../required.ts';
import { tableOfContents } from '../../../src/domain/blog/table-of-contents.ts';

const sections = (...texts: string[]) =>
  texts.map((text) => ({ depth: 2, slug: text.toLowerCase().replaceAll(' ', '-'), text }));

test('lists sections and numbered stories in order', () => {
  const body = [
    'An opening.',
    '## Mail',
    '<Story number={1} title="A cat takes the tube" when="1897">',
    'Text.',
    '</Story>',
    '## Fire',
    '<Story title="Under the ice" number={2}>',
    'Text.',
    '</Story>',
  ].join('\n\n');
  expect(tableOfContents(body, sections('Mail', 'Fire'))).toEqual([
    { id: 'mail', text: 'Mail', level: 'section' },
    { id: 'story-1', text: '1. A cat takes the tube', level: 'part' },
    { id: 'fire', text: 'Fire', level: 'section' },
    { id: 'story-2', text: '2. Under the ice', level: 'part' },
  ]);
});

test('a short post has none', () => {
  expect(tableOfContents('## One\n\n## Two\n', sections('One', 'Two'))).toEqual([]);
});

test('h3 and smaller are not listed', () => {
  const [one, ...others] = sections('One', 'Two', 'Three');
  const headings = [required(one), { depth: 3, slug: 'small', text: 'Small' }, ...others];
  const found = tableOfContents('## One\n\n### Small\n\n## Two\n\n## Three\n', headings);
  expect(found.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
});

const threeSections = '## One\n\n## Two\n\n## Three\n\n';

test.each([
  ['without a number', '<Story title="The ferry">', []],
  ['without a title', '<Story number={4}>', []],
  ['without either', '<Story>', []],
  ['after the ninth', '<Story number={12} title="The ferry">', ['12. The ferry']],
])('a story %s', (_, story, listed) => {
  const found = tableOfContents(`${threeSections}${story}`, sections('One', 'Two', 'Three'));
  expect(found.map(({ text }) => text)).toEqual(['One', 'Two', 'Three', ...listed]);
});

test('a heading inside a code block is not listed', () => {
  const body = `${threeSections}\`\`\`\n## How to write one\n\`\`\`\n`;
  const found = tableOfContents(body, sections('One', 'Two', 'Three'));
  expect(found.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
});
