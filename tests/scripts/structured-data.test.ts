import { expect, test } from 'vitest';
import { findFormErrors } from '../built/structured-data.ts';

const context = 'https://schema.org';

test.each<[what: string, block: object, errors: string[]]>([
  [
    'whole addresses, days and moments',
    {
      '@context': context,
      '@graph': [
        {
          '@type': 'BlogPosting',
          '@id': 'https://cats.example/blog#1',
          datePublished: '2025-02-28',
          dateModified: '2025-03-01T09:00:00-05:00',
          image: ['https://cats.example/a.jpg'],
        },
      ],
    },
    [],
  ],
  [
    'words of nobody',
    { '@context': 'https://cats.example' },
    ['@context: "https://cats.example" is not schema.org'],
  ],
  ['an empty text', { name: '' }, ['name: "" is empty']],
  ['a list with nothing in it', { blogPost: [] }, ['blogPost: [] is empty']],
  ['an address that is not whole', { image: ['/blog'] }, ['image.0: "/blog" is no whole address']],
  [
    'a day that is not in the calendar',
    { node: { datePublished: '2025-02-31x' } },
    ['node.datePublished: "2025-02-31x" is no day of the calendar'],
  ],
])('structured data with %s', (_what, block, errors) => {
  expect(findFormErrors(block)).toEqual(errors);
});
