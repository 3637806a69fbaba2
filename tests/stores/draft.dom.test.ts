import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $drafts, draftKey, removeDraft, storeDraft, readDraft } from '../../src/stores/draft.ts';

beforeEach(() => {
  sessionStorage.clear();
  $drafts.set({});
});
afterEach(() => vi.unstubAllGlobals());

/** As after a reload: the page remembers nothing, storage does. */
const reload = () => $drafts.set({});

describe('a draft', () => {
  test('survives a reload, without empty fields', () => {
    storeDraft('letter', { name: 'Ada', message: '' });
    reload();
    expect(readDraft('letter')).toEqual({ name: 'Ada' });
    expect(readDraft('another')).toEqual({});
  });

  test('is removed by removeDraft, and when all fields are empty', () => {
    storeDraft('letter', { name: 'Ada' });
    removeDraft('letter');
    expect(sessionStorage).toHaveLength(0);
    storeDraft('letter', { name: 'Ada' });
    storeDraft('letter', { name: '' });
    expect(sessionStorage).toHaveLength(0);
    expect(readDraft('letter')).toEqual({});
  });

  test.each(['{', 'null', '[1]', '{"name":1}'])('is empty for garbage (%s)', (garbage) => {
    sessionStorage.setItem(draftKey('letter'), garbage);
    expect(readDraft('letter')).toEqual({});
  });
});

test('without storage a draft lasts as long as the page', () => {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: deny, has: deny }));
  storeDraft('letter', { name: 'Ada' });
  expect(readDraft('letter')).toEqual({ name: 'Ada' });
  removeDraft('letter');
  expect(readDraft('letter')).toEqual({});
});
