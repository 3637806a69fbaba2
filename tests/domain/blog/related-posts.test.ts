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
])('a story follows by %s, however long ago it is', (_, closer, other) => {
  const others = [post('other', other), post('closer', { ...closer, published: '2019-01-01' })];
  const found = relatedPosts(post('this', { tags: ['harbor', 'fire'] }), others);
  expect(ids(found)).toEqual(['closer', 'other']);
});

test('of two stories equally close, the one nearer in time comes first', () => {
  const others = [
    post('far', { published: '2024-01-01' }),
    post('later', { published: '2025-02-01' }),
    post('near', { published: '2024-12-20' }),
  ];
  expect(ids(relatedPosts(post('this'), others))).toEqual(['near', 'later', 'far']);
});

test('a story is not its own relative, and three are shown', () => {
  const others = ['this', 'a', 'b', 'c', 'd'].map((id) => post(id));
  expect(ids(relatedPosts(post('this'), others))).toEqual(['a', 'b', 'c']);
});

test('a closer story takes the place of the last of three, wherever the blog lists it', () => {
  const others = ['a', 'b', 'c'].map((id) => post(id, { tour: 'y' }));
  expect(ids(relatedPosts(post('this'), [...others, post('late')]))).toEqual(['late', 'a', 'b']);
});

test('a reader of the only story is offered nothing', () => {
  expect(relatedPosts(post('this'), [post('this')])).toEqual([]);
});
