import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { invalidIds, PUBLIC_IDS, readPublicIds, unsetIds } from '../../src/providers/settings.ts';
import { LIVE_IDS } from '../support/live-ids.ts';

const IDS = Object.entries(PUBLIC_IDS);
const REQUIRED = IDS.flatMap(([name, { default: value }]) => (value === undefined ? [name] : []));
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test('.env.example sets each id to its default, and says where to find it', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const ids = Object.entries(parseEnv(text)).filter(([name]) => name.startsWith('PUBLIC_'));
  expect(Object.fromEntries(ids)).toEqual(readPublicIds({}));
  for (const [name] of IDS) expect(text).toMatch(new RegExp(`^# .{20,}\\.\n${name}=`, 'm'));
});

test('unsetIds is empty if every required id is set', () => {
  expect(unsetIds(LIVE_IDS)).toEqual([]);
});

test('unsetIds lists missing, blank and sandbox values', () => {
  expect(namesOf(unsetIds(readPublicIds({})))).toEqual(REQUIRED);
  for (const value of [undefined, '', 'sandbox']) {
    const ids = readPublicIds({ ...LIVE_IDS, PUBLIC_FORMSPREE_FORM: value });
    expect(namesOf(unsetIds(ids))).toEqual(['PUBLIC_FORMSPREE_FORM']);
  }
});

test('invalidIds is empty for the defaults and for each example', () => {
  const examples = IDS.map(([name, { example }]) => [name, example]);
  expect(invalidIds(readPublicIds({}))).toEqual([]);
  expect(invalidIds(readPublicIds(Object.fromEntries(examples)))).toEqual([]);
});

test.each(IDS)('invalidIds lists %s with a URL or a space', (name, { example }) => {
  for (const value of ['https://service.example/f/x?id=1', `${example} `, ' ']) {
    const invalid = invalidIds(readPublicIds({ [name]: value }));
    expect(invalid).toEqual([{ name, value, example }]);
  }
});
