import { expect, test } from 'vitest';
import { mailchimp } from '../../src/providers/newsletter/mailchimp.ts';

const settings = {
  origin: 'https://list.example',
  user: 'u1',
  audience: 'a1',
  form: '',
  tag: '',
  validation: { script: '', stylesheet: '', jQuery: { src: '' } },
};

test('has the list’s action and honeypot', () => {
  expect(mailchimp(settings)).toMatchObject({
    action: 'https://list.example/subscribe/post?u=u1&id=a1',
    honeypot: 'b_u1_a1',
    hidden: {},
  });
});

test('has form id and tag if they are set', () => {
  expect(mailchimp({ ...settings, form: 'f1', tag: '77' })).toMatchObject({
    action: 'https://list.example/subscribe/post?u=u1&id=a1&f_id=f1',
    hidden: { tags: '77' },
  });
});
