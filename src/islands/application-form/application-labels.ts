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
  /** Before the mobile number as it was understood. */
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
  /** In place of `submit` where the application may have arrived. */
  sendAgain: string;
  /** Of a field that has to be looked at again; `required` holds the field's own `{label}`. */
  messages: Omit<ApplicationMessages, 'missing'> & { required: string };
  summary: string;
  tooMany: string;
  failed: string;
  /** The service did not answer in time: the application may have arrived. */
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
