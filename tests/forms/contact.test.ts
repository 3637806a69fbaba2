import { expect, test } from 'vitest';
import { readContact as readForm } from '../../src/forms/contact.ts';
import { contactPage } from '../support/content.ts';

const { messages } = contactPage.form;
const readContact = (form: FormData) => readForm(form, messages);

const complete = {
  name: 'Ada Whisker',
  email: 'ada@mail.example',
  message: 'Hello',
  consent: 'on',
};

function fill(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const without = (name: keyof typeof complete) => {
  const { [name]: _, ...rest } = complete;
  return fill(rest);
};

test('accepts a complete message, trimmed', () => {
  const form = fill({ ...complete, name: '  Ada Whisker ', message: '\nHello\n' });
  expect(readContact(form)).toEqual({ ok: true, data: complete });
});

test('accepts an empty or missing message', () => {
  expect(readContact(fill({ ...complete, message: '  ' }))).toMatchObject({ ok: true });
  expect(readContact(without('message'))).toMatchObject({ ok: true, data: { message: '' } });
});

test.each(['Ng', '王芳'])('accepts the name %s', (name) => {
  expect(readContact(fill({ ...complete, name }))).toMatchObject({ ok: true });
});

// That each field is required: islands/contact-form.
test.each([
  ['name', ' \t ', messages.nameMissing],
  ['name', '\u200b', messages.nameMissing],
  ['name', '\u00a0\u2800', messages.nameMissing],
  ['name', '\u00ad\u3164', messages.nameMissing],
  ['name', ' A ', messages.nameTooShort],
  ['name', 'A\u200b\u200b', messages.nameTooShort],
  ['email', 'ada', messages.emailInvalid],
])('%s "%s": "%s"', (field, value, message) => {
  expect(readContact(fill({ ...complete, [field]: value }))).toEqual({
    ok: false,
    errors: { [field]: message },
  });
});
