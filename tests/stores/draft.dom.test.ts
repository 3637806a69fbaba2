import { expect, test } from 'vitest';
import { draftKey, removeDraft, storeDraft, readDraft } from '../../src/stores/draft.ts';

test('a draft is in session storage, without empty fields', () => {
  storeDraft('letter', { name: 'Ada', message: '' });
  expect(readDraft('letter')).toEqual({ name: 'Ada' });
  expect(readDraft('another')).toEqual({});
});

test('a draft is removed by removeDraft, and when all fields are empty', () => {
  storeDraft('letter', { name: 'Ada' });
  removeDraft('letter');
  expect(sessionStorage).toHaveLength(0);
  storeDraft('letter', { name: 'Ada' });
  storeDraft('letter', { name: '' });
  expect(sessionStorage).toHaveLength(0);
  expect(readDraft('letter')).toEqual({});
});

test.each(['{', 'null', '[1]', '{"name":1}'])('a draft is empty for garbage (%s)', (garbage) => {
  sessionStorage.setItem(draftKey('letter'), garbage);
  expect(readDraft('letter')).toEqual({});
});
