import type { ApplicationMessages } from '../../forms/application.ts';
import type { FailureLabels } from '../form-parts/Failure.tsx';
import { interpolate } from '../interpolate.ts';

export type ApplicationLabels = FailureLabels & {
  legends: { person: string; cat: string; promises: string };
  firstNameLabel: string;
  lastNameLabel: string;
  emailLabel: string;
  mobileLabel: string;
  mobileHint: string;
  /** Before the formatted mobile number. */
  mobileNote: string;
  instagramLabel: string;
  catNameLabel: string;
  notesLabel: string;
  notesHint: string;
  optional: string;
  rules: string;
  waiver: string;
  waiverLink: string;
  submit: string;
  sending: string;
  /** Instead of `submit` if the application may have arrived. */
  sendAgain: string;
  /** `required` contains `{label}`. */
  messages: Omit<ApplicationMessages, 'missing'> & { required: string };
  summary: string;
  tooMany: string;
  failed: string;
  /** After a timeout: the application may have arrived. */
  unanswered: string;
};

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
