import { expect, test } from 'vitest';
import { relatedPosts, type RelatedInput } from '../../../src/domain/blog/related-posts.ts';

function post(id: string, changes: Partial<RelatedInput> = {}): RelatedInput {
  return { id, category: { id: 'a' }, tags: [], tour: 'x', published: '2025-01-01', ...changes };
}

const ids = (posts: readonly RelatedInput[]) => posts.map(({ id }) => id);

const elsewhere = { category: { id: 'b' }, tour: 'y' };
test.each([
  [
    'two shared tags, before one among many',
    { ...elsewhere, tags: ['harbor', 'fire'] },
    { ...elsewhere, tags: ['harbor', 'mail', 'snow'] },
  ],
  ['a shared tag, before a shared category', { ...elsewhere, tags: ['harbor'] }, { tour: 'y' }],
  ['a shared category, before a shared tour', { tour: 'y' }, { category: { id: 'b' } }],
  ['category and tour, before the category alone', {}, { tour: 'y' }],
  ['a shared tour, before nothing', { category: { id: 'b' } }, elsewhere],
])('a related post is found by %s, whatever its date', (_, closer, other) => {
  const others = [post('other', other), post('closer', { ...closer, published: '2019-01-01' })];
  const found = relatedPosts(post('this', { tags: ['harbor', 'fire'] }), others);
  expect(ids(found)).toEqual(['closer', 'other']);
});

test('the nearer date wins between equal scores', () => {
  const others = [
    post('far', { published: '2024-01-01' }),
    post('later', { published: '2025-02-01' }),
    post('near', { published: '2024-12-20' }),
  ];
  expect(ids(relatedPosts(post('this'), others))).toEqual(['near', 'later', 'far']);
});

test('the post itself is left out, and three are returned', () => {
  const others = ['this', 'a', 'b', 'c', 'd'].map((id) => post(id));
  expect(ids(relatedPosts(post('this'), others))).toEqual(['a', 'b', 'c']);
});
