import type { Newsletter, Validation } from './contract.ts';

export type NewsletterSettings = {
  origin: string;
  user: string;
  audience: string;
  form: string;
  tag: string;
  validation: Validation;
};

export function mailchimp(settings: NewsletterSettings): Newsletter {
  const { origin, user, audience, form, tag, validation } = settings;
  const query = new URLSearchParams({ u: user, id: audience });
  if (form) query.set('f_id', form);

  return {
    action: `${origin}/subscribe/post?${query}`,
    hidden: tag ? { tags: tag } : {},
    honeypot: `b_${user}_${audience}`,
    validation,
  };
}
