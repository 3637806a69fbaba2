import { unsetIds, type PublicIds, type Service } from './public-ids.ts';

/**
 * Each service's settings as plain data, which pages pass to islands. Until all of a service's ids are set, its
 * URLs are the sandbox's. Browser code must not import this (`tests/layers.test.ts`), so that a configured site
 * doesn't mention the sandbox.
 */
export function providerSettings(ids: PublicIds) {
  const unconnected = new Set(unsetIds(ids).map(({ service }) => service));
  const sandbox = ids.PUBLIC_SANDBOX_ORIGIN;
  const originOf = (service: Service, origin: string) =>
    unconnected.has(service) ? sandbox : origin;

  return {
    email: {
      origin: originOf('email', 'https://api.emailjs.com'),
      publicKey: ids.PUBLIC_EMAILJS_PUBLIC_KEY,
      serviceId: ids.PUBLIC_EMAILJS_SERVICE_ID,
      templateId: ids.PUBLIC_EMAILJS_TEMPLATE_ID,
    },
    newsletter: {
      origin: originOf('newsletter', `https://${ids.PUBLIC_MAILCHIMP_HOST}`),
      user: ids.PUBLIC_MAILCHIMP_USER,
      audience: ids.PUBLIC_MAILCHIMP_AUDIENCE,
      form: ids.PUBLIC_MAILCHIMP_FORM,
      tag: unconnected.has('newsletter') ? 'website' : ids.PUBLIC_MAILCHIMP_TAG,
      validation: unconnected.has('newsletter')
        ? {
            script: `${sandbox}/validation/mc-validate.js`,
            stylesheet: `${sandbox}/validation/classic.css`,
            jQuery: { src: `${sandbox}/validation/jquery.js` },
          }
        : {
            // Without a hash: Mailchimp changes this file under its one address.
            script: 'https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js',
            stylesheet: 'https://cdn-images.mailchimp.com/embedcode/classic-10_7.css',
            jQuery: {
              src: 'https://code.jquery.com/jquery-3.7.1.min.js',
              integrity: 'sha256-/JqT3SQfawRcv/BIHPThkBvs0OEvtFFmqPF/lYI/Cxo=',
            },
          },
    },
    applications: {
      origin: originOf('applications', 'https://formspree.io'),
      form: ids.PUBLIC_FORMSPREE_FORM,
    },
    booking: {
      origin: originOf('booking', 'https://fareharbor.com'),
      shortname: ids.PUBLIC_FAREHARBOR_SHORTNAME,
      flow: Number(ids.PUBLIC_FAREHARBOR_FLOW),
    },
    reels: { origin: originOf('reels', 'https://www.instagram.com') },
    video: {
      // This host sets no cookies before a video is played.
      player: originOf('video', 'https://www.youtube-nocookie.com'),
      site: originOf('video', 'https://www.youtube.com'),
    },
  };
}
