import { describe, expect, test } from 'vitest';
import { cspSources, misshapenIds, unsetIds } from '../../src/providers/origins.ts';
import { VARIABLES } from '../../src/providers/variables.ts';

const live = {
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  PUBLIC_EMAILJS_SERVICE_ID: 'service',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  PUBLIC_MAILCHIMP_HOST: 'ninelives.us21.list-manage.com',
  PUBLIC_MAILCHIMP_USER: 'u1',
  PUBLIC_MAILCHIMP_AUDIENCE: 'a1',
  PUBLIC_FORMSPREE_FORM: 'xyz',
  PUBLIC_FAREHARBOR_SHORTNAME: 'nine-lives',
  PUBLIC_REELS_SERVICE: 'instagram',
  PUBLIC_VIDEO_SERVICE: 'youtube',
};

describe('cspSources', () => {
  test('lets in the real services and nobody else once everything is set', () => {
    expect(cspSources(live)).toEqual({
      'script-src': [
        'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js',
        'https://code.jquery.com/jquery-3.7.1.min.js',
        'https://fareharbor.com',
        'https://www.instagram.com',
      ],
      'style-src': [
        'https://cdn-images.mailchimp.com/embedcode/classic-10_7.css',
        'https://fareharbor.com',
      ],
      'connect-src': ['https://api.emailjs.com', 'https://fareharbor.com'],
      'frame-src': [
        'https://fareharbor.com',
        'https://www.instagram.com',
        'https://www.youtube-nocookie.com',
      ],
      'form-action': [
        'https://api.emailjs.com',
        'https://ninelives.us21.list-manage.com',
        'https://formspree.io',
      ],
    });
  });

  test('names only the sandbox while nothing is set, each source once', () => {
    const sources = cspSources({ PUBLIC_SANDBOX_ORIGIN: 'http://localhost:5000' });
    expect(sources['frame-src']).toEqual(['http://localhost:5000']);
    expect(Object.values(sources).flat()).toSatisfy((all: string[]) =>
      all.every((source) => new URL(source).origin === 'http://localhost:5000'),
    );
  });

  test('a live site has no trace of the sandbox', () => {
    expect(JSON.stringify(cspSources(live))).not.toContain('localhost');
  });

  test.each(['localhost:4322', 'http://localhost:4322/', 'http://localhost:4322/path'])(
    'refuses %s as the sandbox’s origin',
    (text) => {
      expect(() => cspSources({ PUBLIC_SANDBOX_ORIGIN: text })).toThrow('PUBLIC_SANDBOX_ORIGIN');
    },
  );
});

describe('unsetIds', () => {
  test('is empty once everything needed is set', () => {
    expect(unsetIds(live)).toEqual([]);
  });

  test.each(Object.keys(live))('names %s when it is missing or blank', (name) => {
    expect(unsetIds({ ...live, [name]: undefined })).toMatchObject([{ name }]);
    expect(unsetIds({ ...live, [name]: '  ' })).toMatchObject([{ name }]);
  });

  test('the table asks for exactly what takes a service out of the sandbox', () => {
    const all = { ...live, PUBLIC_MAILCHIMP_FORM: 'f1', PUBLIC_MAILCHIMP_TAG: '7' };
    for (const [name, { needed }] of Object.entries(VARIABLES)) {
      const sources = JSON.stringify(cspSources({ ...all, [name]: '' }));
      expect(sources.includes('localhost'), name).toBe(needed);
    }
  });

  test('says what to write there and for which service', () => {
    for (const { service, what } of unsetIds({})) {
      expect(service).not.toBe('');
      expect(what.length).toBeGreaterThan(20);
    }
    expect(unsetIds({}).map(({ name }) => name)).toEqual(
      Object.keys(VARIABLES).filter((name) => name in live),
    );
  });
});

describe('misshapenIds', () => {
  test('is empty for the example of each form', () => {
    const examples = Object.entries(VARIABLES).map(([name, { form }]) => [
      name,
      form.split(' ').at(-1),
    ]);
    expect(misshapenIds(Object.fromEntries(examples))).toEqual([]);
  });

  test.each(Object.entries(VARIABLES))('names %s with a whole address in it', (name, { form }) => {
    const value = 'https://service.example/f/x?id=1';
    expect(misshapenIds({ [name]: value })).toEqual([{ name, value, form }]);
  });

  test('knows one id of the mail service from another', () => {
    const swapped = {
      PUBLIC_EMAILJS_SERVICE_ID: 'template_x1y2z3',
      PUBLIC_EMAILJS_TEMPLATE_ID: 'service_x1y2z3',
    };
    expect(misshapenIds(swapped).map(({ name }) => name)).toEqual(Object.keys(swapped));
  });
});
