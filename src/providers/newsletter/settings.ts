import { readRequired, readValue, sandboxOrigin } from '../read-values.ts';
import type { Values } from '../variables.ts';
import type { NewsletterSettings } from './mailchimp.ts';

/** Mailchimp once its three ids are set, the sandbox until then. */
export function newsletterSettings(values: Values): NewsletterSettings {
  const ids = readRequired(values, [
    'PUBLIC_MAILCHIMP_HOST',
    'PUBLIC_MAILCHIMP_USER',
    'PUBLIC_MAILCHIMP_AUDIENCE',
  ]);
  if (!ids) {
    const origin = sandboxOrigin(values);
    return {
      origin,
      user: 'sandbox',
      audience: 'newsletter',
      form: '',
      tag: 'website',
      validation: {
        script: `${origin}/validation/mc-validate.js`,
        stylesheet: `${origin}/validation/classic.css`,
        jQuery: { src: `${origin}/validation/jquery.js` },
      },
    };
  }

  return {
    origin: `https://${ids.PUBLIC_MAILCHIMP_HOST}`,
    user: ids.PUBLIC_MAILCHIMP_USER,
    audience: ids.PUBLIC_MAILCHIMP_AUDIENCE,
    form: readValue(values, 'PUBLIC_MAILCHIMP_FORM') ?? '',
    tag: readValue(values, 'PUBLIC_MAILCHIMP_TAG') ?? '',
    validation: {
      // Mailchimp changes this file under its one address, so that a hash of it would shut it out one day
      // (where it is shut out the form works all the same). jQuery's has its version in its name.
      script: 'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js',
      stylesheet: 'https://cdn-images.mailchimp.com/embedcode/classic-10_7.css',
      jQuery: {
        src: 'https://code.jquery.com/jquery-3.7.1.min.js',
        integrity: 'sha256-/JqT3SQfawRcv/BIHPThkBvs0OEvtFFmqPF/lYI/Cxo=',
      },
    },
  };
}
