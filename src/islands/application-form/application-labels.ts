import type { AdventureCatsPage } from '../../content/schemas/pages/adventure-cats.ts';
import type { ApplicationMessages } from '../../forms/application.ts';
import { interpolate } from '../../domain/text/interpolate.ts';

export type ApplicationLabels = Omit<
  AdventureCatsPage['form'],
  'title' | 'lead' | 'next' | 'privacy' | 'mailSubject'
>;

export function messagesOf({ messages, ...labels }: ApplicationLabels): ApplicationMessages {
  const required = (label: string) => interpolate(messages.required, { label });
  return {
    ...messages,
    missing: {
      first_name: required(labels.firstNameLabel),
      last_name: required(labels.lastNameLabel),
      email: required(labels.emailLabel),
      mobile: required(labels.mobileLabel),
      cat_name: required(labels.catNameLabel),
    },
  };
}
