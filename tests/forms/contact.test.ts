import { describe, expect, test } from 'vitest';
import { readContact as readForm, type ContactMessages } from '../../src/forms/contact.ts';

const MESSAGES: ContactMessages = {
  nameMissing: 'Name is required',
  nameTooShort: 'Name must be at least 2 characters',
  emailMissing: 'Email address is required',
  emailInvalid: 'Please enter a valid email address',
  consentMissing: 'You must agree to receive updates',
};
const readContact = (form: FormData) => readForm(form, MESSAGES);

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

describe('the contact form', () => {
  test('accepts a complete message, trimmed', () => {
    const form = fill({ ...complete, name: '  Ada Whisker ', message: '\nHello\n' });
    expect(readContact(form)).toEqual({ ok: true, data: complete });
  });

  test('accepts an empty or missing message', () => {
    expect(readContact(fill({ ...complete, message: '  ' }))).toMatchObject({ ok: true });
    expect(readContact(without('message'))).toMatchObject({ ok: true, data: { message: '' } });
  });

  test.each([
    ['name', '', 'Name is required'],
    ['name', ' \t ', 'Name is required'],
    ['name', ' A ', 'Name must be at least 2 characters'],
    ['email', '', 'Email address is required'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['consent', '', 'You must agree to receive updates'],
  ])('%s "%s": "%s"', (field, value, message) => {
    expect(readContact(fill({ ...complete, [field]: value }))).toEqual({
      ok: false,
      errors: { [field]: message },
    });
  });
});
