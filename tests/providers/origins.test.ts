import { expect, test } from 'vitest';
import { sourcesByUse } from '../../src/providers/origins.ts';
import { providerSettings, PUBLIC_IDS, readPublicIds } from '../../src/providers/settings.ts';
import { LIVE_IDS } from '../support/live-ids.ts';

test('sourcesByUse has only real services if all ids are set', () => {
  const { email } = providerSettings(LIVE_IDS);
  const fareharbor = ['https://fareharbor.com'];
  expect(sourcesByUse(LIVE_IDS)).toEqual({
    mail: { 'connect-src': [email.origin], 'form-action': [email.origin] },
    signUp: { 'form-action': ['https://company.us21.list-manage.com'] },
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

test('sourcesByUse has only the sandbox without ids', () => {
  const ids = readPublicIds({ PUBLIC_SANDBOX_ORIGIN: 'http://localhost:5000' });
  const all = Object.values(sourcesByUse(ids)).flatMap((sources) => Object.values(sources).flat());
  expect(new Set(all.map((source) => new URL(source).origin))).toEqual(
    new Set(['http://localhost:5000']),
  );
});

test('sourcesByUse has the sandbox for a service with an unset id', () => {
  for (const [name, { default: value }] of Object.entries(PUBLIC_IDS)) {
    const sources = JSON.stringify(sourcesByUse(readPublicIds({ ...LIVE_IDS, [name]: '' })));
    expect(sources.includes('localhost'), name).toBe(value === undefined);
  }
});
