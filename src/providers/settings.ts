/** Analytics is not among them: it needs no id. */
export type Service = 'email' | 'newsletter' | 'applications' | 'booking' | 'reels' | 'video';

type PublicId = {
  service: Service | 'sandbox';
  /** Catches an id that would fail only when a visitor uses it. */
  pattern: RegExp;
  example: string;
  /** An id without a default is required: see `unsetIds`. */
  default?: string;
};

const UNSET = 'sandbox';

const WORD = /^[A-Za-z0-9]+$/;

const TABLE = {
  PUBLIC_SANDBOX_ORIGIN: {
    service: 'sandbox',
    pattern: /^https?:\/\/[^\s/]+$/,
    example: 'http://localhost:4322',
    default: 'http://localhost:4322',
  },
  PUBLIC_EMAILJS_PUBLIC_KEY: {
    service: 'email',
    pattern: /^(?!service_|template_)[\w-]+$/,
    example: 'A1b2C3d4E5f6G7h8i',
  },
  PUBLIC_EMAILJS_SERVICE_ID: {
    service: 'email',
    pattern: /^(?!template_)[\w-]+$/,
    example: 'service_x1y2z3',
  },
  PUBLIC_EMAILJS_TEMPLATE_ID: {
    service: 'email',
    pattern: /^(?!service_)[\w-]+$/,
    example: 'template_x1y2z3',
  },
  PUBLIC_MAILCHIMP_HOST: {
    service: 'newsletter',
    pattern: /^[a-z0-9-]+\.[a-z0-9]+\.list-manage\.com$/,
    example: 'company.us21.list-manage.com',
  },
  PUBLIC_MAILCHIMP_USER: { service: 'newsletter', pattern: WORD, example: '1a2b3c4d5e6f7a8b9c0d' },
  PUBLIC_MAILCHIMP_AUDIENCE: { service: 'newsletter', pattern: WORD, example: 'a1b2c3d4e5' },
  PUBLIC_MAILCHIMP_FORM: {
    service: 'newsletter',
    pattern: WORD,
    example: '0a1b2c3d4',
    default: '',
  },
  PUBLIC_MAILCHIMP_TAG: {
    service: 'newsletter',
    pattern: /^\d+$/,
    example: '1234567',
    default: '',
  },
  PUBLIC_FORMSPREE_FORM: { service: 'applications', pattern: WORD, example: 'mayzkqpw' },
  PUBLIC_FAREHARBOR_SHORTNAME: {
    service: 'booking',
    pattern: /^[a-z0-9][a-z0-9-]*$/,
    example: 'company-tours',
  },
  PUBLIC_FAREHARBOR_FLOW: {
    service: 'booking',
    pattern: /^[1-9]\d*$/,
    example: '1219724',
    default: '1219724',
  },
  PUBLIC_FAREHARBOR_MONTHS: {
    service: 'booking',
    pattern: /^(?:on|off)$/,
    example: 'off',
    default: 'on',
  },
  PUBLIC_REELS_SERVICE: { service: 'reels', pattern: /^instagram$/, example: 'instagram' },
  PUBLIC_VIDEO_SERVICE: { service: 'video', pattern: /^youtube$/, example: 'youtube' },
} satisfies Record<string, PublicId>;

type Name = keyof typeof TABLE;

/** An unset id has its default, or `sandbox`. */
export type PublicIds = Readonly<Record<Name, string>>;

/**
 * Every id that configures the site; `.env.example` says where to find each. None is a secret: all are in pages'
 * HTML. Pages read them from `astro:env/server`.
 */
export const PUBLIC_IDS: Readonly<Record<Name, PublicId>> = TABLE;

// `Object.keys` is typed as string[].
const NAMES = Object.keys(PUBLIC_IDS) as Name[];

const defaultOf = (name: Name): string => PUBLIC_IDS[name].default ?? UNSET;

/** Reads the ids from an environment; a blank one counts as unset. */
export function readPublicIds(env: Readonly<Record<string, string | undefined>>): PublicIds {
  const values = NAMES.map((name) => [name, env[name] || defaultOf(name)]);
  // `Object.fromEntries` drops the names' type.
  return Object.fromEntries(values) as PublicIds;
}

/** The required ids that are unset. The sandbox mocks a service until all of its ids are set. */
export function unsetIds(ids: PublicIds): { name: Name; service: string; example: string }[] {
  return NAMES.filter((name) => ids[name] === UNSET).map((name) => ({ name, ...PUBLIC_IDS[name] }));
}

/** The ids whose values don't match their pattern: a URL for an id, or one service's id for another's. */
export function invalidIds(ids: PublicIds): { name: Name; value: string; example: string }[] {
  return NAMES.filter(
    (name) => ids[name] !== defaultOf(name) && !PUBLIC_IDS[name].pattern.test(ids[name]),
  ).map((name) => ({ name, value: ids[name], example: PUBLIC_IDS[name].example }));
}

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
      hasMonths: ids.PUBLIC_FAREHARBOR_MONTHS === 'on',
    },
    reels: { origin: originOf('reels', 'https://www.instagram.com') },
    video: {
      // This host sets no cookies before a video is played.
      player: originOf('video', 'https://www.youtube-nocookie.com'),
      site: originOf('video', 'https://www.youtube.com'),
    },
  };
}
