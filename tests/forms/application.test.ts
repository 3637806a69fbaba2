import { describe, expect, test } from 'vitest';
import {
  type ApplicationMessages,
  readApplication as readForm,
} from '../../src/forms/application.ts';

const MESSAGES: ApplicationMessages = {
  missing: {
    first_name: 'First name is required',
    last_name: 'Last name is required',
    email: 'Email is required',
    mobile: 'Mobile is required',
    cat_name: 'Cat name is required',
  },
  emailInvalid: 'Enter a valid email address',
  mobileInvalid: 'Enter a valid mobile in international format',
  rulesMissing: "Please confirm you've read the safety rules",
  waiverMissing: 'Please accept the liability waiver',
};
const readApplication = (form: FormData) => readForm(form, MESSAGES);

const complete = {
  first_name: 'Ada',
  last_name: 'Whisker',
  email: 'ada@mail.example',
  mobile: '(917) 555-0142',
  cat_name: 'Topsy',
  rules_accept: 'on',
  waiver_accept: 'on',
};

function read(changes: Partial<Record<keyof typeof complete, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) form.set(name, value);
  return readApplication(form);
}

describe('the Adventure Cats application', () => {
  test('accepts a complete one, and normalizes the mobile number', () => {
    expect(read()).toEqual({ ok: true, data: { ...complete, mobile: '+19175550142' } });
  });

  test.each([
    ['first_name', 'First name is required'],
    ['last_name', 'Last name is required'],
    ['email', 'Email is required'],
    ['mobile', 'Mobile is required'],
    ['cat_name', 'Cat name is required'],
    ['rules_accept', "Please confirm you've read the safety rules"],
    ['waiver_accept', 'Please accept the liability waiver'],
  ])('without %s: "%s"', (field, message) => {
    expect(read({ [field]: '' })).toEqual({ ok: false, errors: { [field]: message } });
  });

  test('spaces count as empty', () => {
    expect(read({ cat_name: '   ', mobile: ' ' })).toEqual({
      ok: false,
      errors: { cat_name: 'Cat name is required', mobile: 'Mobile is required' },
    });
  });
});
