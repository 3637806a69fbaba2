import { describe, expect, test } from 'vitest';
import { misshapenIds, sourcesByUse, unsetIds } from '../../src/providers/origins.ts';
import { VARIABLES } from '../../src/providers/variables.ts';
import { LIVE_IDS } from '../support/live-ids.ts';

describe('sourcesByUse', () => {
  test('lets in the real services and nobody else once everything is set', () => {
    const fareharbor = ['https://fareharbor.com'];
    expect(sourcesByUse(LIVE_IDS)).toEqual({
      mail: {
        'connect-src': ['https://api.emailjs.com'],
        'form-action': ['https://api.emailjs.com'],
      },
      signUp: { 'form-action': ['https://ninelives.us21.list-manage.com'] },
      signUpValidation: {
        'script-src': [
          'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js',
          'https://code.jquery.com/jquery-3.7.1.min.js',
        ],
        'style-src': ['https://cdn-images.mailchimp.com/embedcode/classic-10_7.css'],
      },
      application: {
        'connect-src': ['https://formspree.io'],
        'form-action': ['https://formspree.io'],
      },
      calendar: { 'connect-src': fareharbor, 'frame-src': fareharbor },
      bookingWidget: {
        'script-src': fareharbor,
        'style-src': fareharbor,
        'connect-src': fareharbor,
        'frame-src': fareharbor,
      },
      reels: {
        'script-src': ['https://www.instagram.com'],
        'frame-src': ['https://www.instagram.com'],
      },
      video: { 'frame-src': ['https://www.youtube-nocookie.com'] },
    });
  });

  test('names only the sandbox while nothing is set', () => {
    const table = sourcesByUse({ PUBLIC_SANDBOX_ORIGIN: 'http://localhost:5000' });
    const all = Object.values(table).flatMap((sources) => Object.values(sources).flat());
    expect(new Set(all.map((source) => new URL(source).origin))).toEqual(
      new Set(['http://localhost:5000']),
    );
  });

  test.each(['localhost:4322', 'http://localhost:4322/', 'http://localhost:4322/path'])(
    'refuses %s as the sandbox’s origin',
    (text) => {
      expect(() => sourcesByUse({ PUBLIC_SANDBOX_ORIGIN: text })).toThrow('PUBLIC_SANDBOX_ORIGIN');
    },
  );
});

describe('unsetIds', () => {
  test('is empty once everything needed is set', () => {
    expect(unsetIds(LIVE_IDS)).toEqual([]);
  });

  test.each(Object.keys(LIVE_IDS))('names %s when it is missing or blank', (name) => {
    expect(unsetIds({ ...LIVE_IDS, [name]: undefined })).toMatchObject([{ name }]);
    expect(unsetIds({ ...LIVE_IDS, [name]: '  ' })).toMatchObject([{ name }]);
  });

  test('the table asks for exactly what takes a service out of the sandbox', () => {
    const all = { ...LIVE_IDS, PUBLIC_MAILCHIMP_FORM: 'f1', PUBLIC_MAILCHIMP_TAG: '7' };
    for (const [name, { needed }] of Object.entries(VARIABLES)) {
      const sources = JSON.stringify(sourcesByUse({ ...all, [name]: '' }));
      expect(sources.includes('localhost'), name).toBe(needed);
    }
  });

  test('says what to write there and for which service', () => {
    for (const { service, what } of unsetIds({})) {
      expect(service).not.toBe('');
      expect(what.length).toBeGreaterThan(20);
    }
    expect(unsetIds({}).map(({ name }) => name)).toEqual(
      Object.keys(VARIABLES).filter((name) => name in LIVE_IDS),
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
