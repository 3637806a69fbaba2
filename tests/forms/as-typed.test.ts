/** Phone numbers and email addresses as typed in twenty countries, and as sent. */
import { expect, test } from 'vitest';
import { normalizePhone } from '../../src/domain/forms/phone.ts';
import { readContact } from '../../src/forms/contact.ts';
import { contactPage } from '../support/content.ts';

/** The typed and the sent text; undefined if it is rejected. */
type Typed = [typed: string, sent?: string];

const MOBILES: Typed[] = [
  // United States and Canada, with and without country code.
  ['(917) 555-0142', '+19175550142'],
  ['212/555/0123', '+12125550123'],
  ['+298 123456', '+298123456'],
  ['(+1) 917 555 0142', '+19175550142'],
  ['917\u2011555\u20110142', '+19175550142'],
  ['９１７−５５５−０１４２', '+19175550142'],
  // With direction marks, from a contact list.
  ['\u202a+1 (917) 555-0142\u202c', '+19175550142'],
  ['+44\u200b7700\u00ad900123', '+447700900123'],
  // With country code.
  ['+44 7700 900123', '+447700900123'],
  ['0044 7700 900123', '+447700900123'],
  ['447700900123', '+447700900123'],
  ['(+47) 912 34 567', '+4791234567'],
  ['0049/151/23456789', '+4915123456789'],
  ['+९१ ९८७६५ ४३२१०', '+919876543210'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
  // Whatever the specification accepts: a person will read it.
  ['0123456789', '+10123456789'],
  ['55512345', '+55512345'],
  ['+1+2125551234', '+12125551234'],
  ['123456789012345', '+123456789012345'],
  ['+44 (0)20 7946 0018', '+4402079460018'],
  // Too short, too long, with a zero in front, or an extension.
  ['212-5550'],
  ['1234567890123456'],
  ['07700 900123'],
  ['917-555-0142 ext. 5'],
  ['917-555-0142 #5'],
  ['\u200b'],
];

const MAILS: Typed[] = [
  ['ada@mail.example', 'ada@mail.example'],
  ['  ada@mail.example\u00a0', 'ada@mail.example'],
  ["ada.o'neill+cats@mail.example", "ada.o'neill+cats@mail.example"],
  ['ada.o’neill@mail.example', "ada.o'neill@mail.example"],
  ['mary‑ann@mail.example', 'mary-ann@mail.example'],
  ['ada..w@docomo.example', 'ada..w@docomo.example'],
  ['zoe\u0308@katzen.example', 'zoë@katzen.example'],
  ['ada@bücher.example', 'ada@bücher.example'],
  ['用户@例子。广告', '用户@例子.广告'],
  ['अजय@डाटा.भारत', 'अजय@डाटा.भारत'],
  ['ａｄａ＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'ada@mail.example'],
  ['\u202aada@mail.example\u202c', 'ada@mail.example'],
  ['ada\u2060@mail.example', 'ada@mail.example'],
  [''],
  ['ada@mail'],
  ['ada@mail.c'],
  ['ada@mail.example.'],
  ['ada@mail,example'],
  ['ada@ mail.example'],
  ['ada\u00a0w@mail.example'],
  ['Ada Whisker <ada@mail.example>'],
  ['ada@mail.example; bob@mail.example'],
  [`${'a'.repeat(241)}@mail.example`, `${'a'.repeat(241)}@mail.example`],
  [`${'a'.repeat(242)}@mail.example`],
];

test.each(MOBILES)('the mobile number "%s" is sent as %s', (typed, sent) => {
  expect(normalizePhone(typed)).toBe(sent);
});

const readMail = (email: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ada', email, consent: 'on' }))
    form.set(name, value);
  const result = readContact(form, contactPage.form.messages);
  return result.ok ? result.data.email : undefined;
};
test.each(MAILS)('the mail address "%s" is sent as %s', (typed, sent) => {
  expect(readMail(typed)).toBe(sent);
});

test('a long hostile text is rejected without backtracking', () => {
  expect(readMail(`a@${'.a'.repeat(100_000)}@`)).toBeUndefined();
});
