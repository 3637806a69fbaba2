import { expect, test } from 'vitest';
import { relatedPosts, type Relatable } from '../../../src/domain/blog/related-posts.ts';

function post(id: string, changes: Partial<Relatable> = {}): Relatable {
  return { id, category: { id: 'a' }, tags: [], tour: 'x', published: '2025-01-01', ...changes };
}

const ids = (posts: readonly Relatable[]) => posts.map(({ id }) => id);

test('a shared tag brings a story closer than a shared category and tour do', () => {
  const tagged = post('tagged', { category: { id: 'b' }, tour: 'y', tags: ['harbor'] });
  const alike = post('alike', { tour: 'y' });
  expect(ids(relatedPosts(post('this', { tags: ['harbor'] }), [alike, tagged]))).toEqual([
    'tagged',
    'alike',
  ]);
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

test('a reader of the only story is offered nothing', () => {
  expect(relatedPosts(post('this'), [post('this')])).toEqual([]);
});
