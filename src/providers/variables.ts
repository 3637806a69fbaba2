/** The services that the site stands on. Analytics is missing: it is used only where a page has it. */
export type Service = 'email' | 'newsletter' | 'applications' | 'booking' | 'reels' | 'video';

type Variable = {
  service: Service | 'sandbox';
  /** Whether the service answers only once this is set. All of a service's, or it is the sandbox's. */
  needed: boolean;
  /** What to write there and where to find it, for the owner. */
  what: string;
  /** What a value of it looks like: an id that fits nothing would be noticed only by a visitor. */
  shape: RegExp;
  /** The same in words, with an example. */
  form: string;
};

/**
 * Every public id that the site is configured by. None is a secret: each ends up in a page's HTML.
 * `settings.ts`, preflight, the deploy gate and `.env.example` follow this one table. A
 * browser gets neither it nor the ids by name, only what `settings.ts` makes of them.
 */
export const VARIABLES = {
  PUBLIC_SANDBOX_ORIGIN: {
    service: 'sandbox',
    needed: false,
    what: 'where the sandbox listens when it is not http://localhost:4322',
    shape: /^https?:\/\/[^\s/]+$/,
    form: 'an origin such as http://localhost:4322',
  },
  PUBLIC_EMAILJS_PUBLIC_KEY: {
    service: 'email',
    needed: true,
    what: 'the public key of the EmailJS account (Account, General, API keys)',
    shape: /^(?!service_|template_)[\w-]+$/,
    form: 'the key alone, such as A1b2C3d4E5f6G7h8i',
  },
  PUBLIC_EMAILJS_SERVICE_ID: {
    service: 'email',
    needed: true,
    what: 'the id of the EmailJS email service, such as service_x1y2z3',
    shape: /^(?!template_)[\w-]+$/,
    form: 'the id alone, such as service_x1y2z3',
  },
  PUBLIC_EMAILJS_TEMPLATE_ID: {
    service: 'email',
    needed: true,
    what: 'the id of the EmailJS template, such as template_x1y2z3',
    shape: /^(?!service_)[\w-]+$/,
    form: 'the id alone, such as template_x1y2z3',
  },
  PUBLIC_MAILCHIMP_HOST: {
    service: 'newsletter',
    needed: true,
    what: 'the host in the embedded form’s action, such as company.us21.list-manage.com',
    shape: /^[a-z0-9-]+\.[a-z0-9]+\.list-manage\.com$/,
    form: 'a host such as company.us21.list-manage.com',
  },
  PUBLIC_MAILCHIMP_USER: {
    service: 'newsletter',
    needed: true,
    what: 'the value of u= in the embedded form’s action',
    shape: /^[A-Za-z0-9]+$/,
    form: 'letters and digits, such as 1a2b3c4d5e6f7a8b9c0d1e2f3',
  },
  PUBLIC_MAILCHIMP_AUDIENCE: {
    service: 'newsletter',
    needed: true,
    what: 'the value of id= in the embedded form’s action',
    shape: /^[A-Za-z0-9]+$/,
    form: 'letters and digits, such as a1b2c3d4e5',
  },
  PUBLIC_MAILCHIMP_FORM: {
    service: 'newsletter',
    needed: false,
    what: 'the value of f_id= in the embedded form’s action, if there is one',
    shape: /^[A-Za-z0-9]+$/,
    form: 'letters and digits, such as 00a1b2c3d4',
  },
  PUBLIC_MAILCHIMP_TAG: {
    service: 'newsletter',
    needed: false,
    what: 'the number of the tag that sign-ups from the site get',
    shape: /^\d+$/,
    form: 'a number such as 1234567',
  },
  PUBLIC_FORMSPREE_FORM: {
    service: 'applications',
    needed: true,
    what: 'the id at the end of the Formspree form’s address, https://formspree.io/f/<id>',
    shape: /^[A-Za-z0-9]+$/,
    form: 'the id alone, such as mayzkqpw',
  },
  PUBLIC_FAREHARBOR_SHORTNAME: {
    service: 'booking',
    needed: true,
    what: 'the company’s name in its FareHarbor addresses, fareharbor.com/embeds/book/<name>/',
    shape: /^[a-z0-9][a-z0-9-]*$/,
    form: 'the name alone, such as company-tours',
  },
  PUBLIC_FAREHARBOR_FLOW: {
    service: 'booking',
    needed: false,
    what: 'the number of the booking flow when it is not 1219724',
    shape: /^[1-9]\d*$/,
    form: 'a number such as 1219724',
  },
  PUBLIC_REELS_SERVICE: {
    service: 'reels',
    needed: true,
    what: 'the word instagram, once the reels in content/reels are the company’s own',
    shape: /^instagram$/,
    form: 'the word instagram',
  },
  PUBLIC_VIDEO_SERVICE: {
    service: 'video',
    needed: true,
    what: 'the word youtube, once the video ids in content/pages are the company’s own',
    shape: /^youtube$/,
    form: 'the word youtube',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

/** The variables' values, wherever they come from; a blank one is as good as none. */
export type Values = { readonly [Name in VariableName]?: string | undefined };
