/** The services that the site stands on. Analytics is missing: it is used only where a page has it. */
export type Service = 'email' | 'newsletter' | 'applications' | 'booking' | 'reels' | 'video';

type Variable = {
  service: Service | 'sandbox';
  /** Whether the service answers only once this is set. All of a service's, or it is the sandbox's. */
  needed: boolean;
  /** What to write there and where to find it, for the owner. */
  what: string;
};

/**
 * Every public id that the site is configured by. None is a secret: each ends up in a page's HTML.
 * `settings.ts`, the preflight list, the deploy gate and `.env.example` follow this one table. A
 * browser gets neither it nor the ids by name, only what `settings.ts` makes of them.
 */
export const VARIABLES = {
  PUBLIC_SANDBOX_ORIGIN: {
    service: 'sandbox',
    needed: false,
    what: 'where the sandbox listens when it is not http://localhost:4322',
  },
  PUBLIC_EMAILJS_PUBLIC_KEY: {
    service: 'email',
    needed: true,
    what: 'the public key of the EmailJS account (Account, General, API keys)',
  },
  PUBLIC_EMAILJS_SERVICE_ID: {
    service: 'email',
    needed: true,
    what: 'the id of the EmailJS email service, such as service_x1y2z3',
  },
  PUBLIC_EMAILJS_TEMPLATE_ID: {
    service: 'email',
    needed: true,
    what: 'the id of the EmailJS template, such as template_x1y2z3',
  },
  PUBLIC_MAILCHIMP_HOST: {
    service: 'newsletter',
    needed: true,
    what: 'the host in the embedded form’s action, such as company.us21.list-manage.com',
  },
  PUBLIC_MAILCHIMP_USER: {
    service: 'newsletter',
    needed: true,
    what: 'the value of u= in the embedded form’s action',
  },
  PUBLIC_MAILCHIMP_AUDIENCE: {
    service: 'newsletter',
    needed: true,
    what: 'the value of id= in the embedded form’s action',
  },
  PUBLIC_MAILCHIMP_FORM: {
    service: 'newsletter',
    needed: false,
    what: 'the value of f_id= in the embedded form’s action, if there is one',
  },
  PUBLIC_MAILCHIMP_TAG: {
    service: 'newsletter',
    needed: false,
    what: 'the number of the tag that sign-ups from the site get',
  },
  PUBLIC_FORMSPREE_FORM: {
    service: 'applications',
    needed: true,
    what: 'the id at the end of the Formspree form’s address, https://formspree.io/f/<id>',
  },
  PUBLIC_FAREHARBOR_SHORTNAME: {
    service: 'booking',
    needed: true,
    what: 'the company’s name in its FareHarbor addresses, fareharbor.com/embeds/book/<name>/',
  },
  PUBLIC_FAREHARBOR_FLOW: {
    service: 'booking',
    needed: false,
    what: 'the number of the booking flow when it is not 1219724',
  },
  PUBLIC_REELS_SERVICE: {
    service: 'reels',
    needed: true,
    what: 'the word instagram, once the reels in content/reels are the company’s own',
  },
  PUBLIC_VIDEO_SERVICE: {
    service: 'video',
    needed: true,
    what: 'the word youtube, once the video ids in content/pages are the company’s own',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

/** The variables' values, wherever they come from; a blank one is as good as none. */
export type Values = { readonly [Name in VariableName]?: string | undefined };
