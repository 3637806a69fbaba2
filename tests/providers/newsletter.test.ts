import { describe, expect, test } from 'vitest';
import { mailchimp } from '../../src/providers/newsletter/mailchimp.ts';
import { newsletterSettings } from '../../src/providers/newsletter/settings.ts';

const live = {
  PUBLIC_MAILCHIMP_HOST: 'ninelives.us21.list-manage.com',
  PUBLIC_MAILCHIMP_USER: 'u1',
  PUBLIC_MAILCHIMP_AUDIENCE: 'a1',
};

const list = (values = {}) => mailchimp(newsletterSettings(values));

describe('the newsletter form', () => {
  test('posts to the list, with the honeypot named after it', () => {
    expect(list(live)).toMatchObject({
      action: 'https://ninelives.us21.list-manage.com/subscribe/post?u=u1&id=a1',
      honeypot: 'b_u1_a1',
      hidden: {},
    });
  });

  test('carries the form’s id and the tag when they are set', () => {
    const values = { ...live, PUBLIC_MAILCHIMP_FORM: 'f1', PUBLIC_MAILCHIMP_TAG: '77' };
    expect(list(values)).toMatchObject({
      action: expect.stringMatching(/\?u=u1&id=a1&f_id=f1$/),
      hidden: { tags: '77' },
    });
  });

  test('posts to the sandbox until the list is configured', () => {
    expect(list().action).toMatch(/^http:\/\/localhost:4322\/subscribe\/post\?/);
  });

  test('a host that is not the list’s stops the build and is named', () => {
    expect(() => list({ ...live, PUBLIC_MAILCHIMP_HOST: 'https://evil.example' })).toThrow(
      /PUBLIC_MAILCHIMP_HOST is "https:\/\/evil.example"/,
    );
  });
});

describe('the service’s own validation', () => {
  test('is the list’s, with a jQuery that cannot be exchanged on its way', () => {
    expect(list(live).validation).toEqual({
      script: 'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js',
      stylesheet: 'https://cdn-images.mailchimp.com/embedcode/classic-10_7.css',
      jQuery: {
        src: 'https://code.jquery.com/jquery-3.7.1.min.js',
        integrity: expect.stringMatching(/^sha256-/),
      },
    });
  });
});
