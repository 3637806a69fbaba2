import { expect, test } from 'vitest';
import { readApplication } from '../../src/forms/application.ts';
import { messagesOf } from '../../src/islands/application-form/application-labels.ts';
import { labels } from '../../src/islands/application-form/labels.fixture.ts';

const complete = {
  first_name: 'Ada',
  last_name: 'Whisker',
  email: 'ada@mail.example',
  mobile: '(917) 555-0142',
  cat_name: 'Topsy',
  rules_accept: 'on',
  waiver_accept: 'on',
};

function read(changes: Partial<typeof complete> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) form.set(name, value);
  return readApplication(form, messagesOf(labels));
}

test('a complete application is accepted, with its mobile number normalized', () => {
  expect(read()).toEqual({ ok: true, data: { ...complete, mobile: '+19175550142' } });
});

// That each field is required: islands/application-form.
test.each([
  ['email', 'ada', 'Enter a valid email address'],
  ['mobile', '555-014', 'Enter a valid mobile in international format'],
  ['mobile', ' ', 'Mobile is required'],
  ['cat_name', '   ', 'Cat name is required'],
])('%s "%s": "%s"', (field, value, message) => {
  expect(read({ [field]: value })).toEqual({ ok: false, errors: { [field]: message } });
});
