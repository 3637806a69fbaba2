/** What the two forms with an answer on the page ask for, and say. */
import type { Page } from '@playwright/test';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import { adventureCatsPage, contactPage } from '../../tests/support/content.ts';
import { expect } from '../support/sandbox.ts';

type Fault = { field: string; typed: string; message: string };
type Form = {
  path: string;
  island: string;
  service: ServiceName;
  name: string;
  /** What is typed, by the field's name, in the order of the Tab key. */
  typed: Readonly<Record<string, string>>;
  /** The boxes to tick, each with what is said while it is not. */
  boxes: Readonly<Record<string, string>>;
  faults: readonly Fault[];
  trap: string;
  words: { failed: string; unanswered: string; sendAgain: string };
  isThanked: (page: Page) => Promise<void>;
};

const contact = contactPage.form;
const application = adventureCatsPage.form;
const missing = (label: string) => application.messages.required.replace('{label}', label);

export const FORMS: readonly Form[] = [
  {
    path: '/contact',
    island: 'ContactForm',
    service: 'email',
    name: contact.title,
    typed: { name: 'Ada Whisker', email: 'ada@mail.example', message: 'Is Minnie on the walk?' },
    boxes: { consent: contact.messages.consentMissing },
    faults: [
      { field: 'name', typed: '   ', message: contact.messages.nameMissing },
      { field: 'name', typed: ' A ', message: contact.messages.nameTooShort },
      { field: 'email', typed: '', message: contact.messages.emailMissing },
      { field: 'email', typed: 'ada@mail', message: contact.messages.emailInvalid },
    ],
    trap: 'website',
    words: {
      failed: contact.failed.text,
      unanswered: contact.unanswered.text,
      sendAgain: contact.sendAgain,
    },
    isThanked: async (page) => {
      await expect(page.getByText(contact.done.title)).toBeVisible();
    },
  },
  {
    path: '/adventure-cats',
    island: 'ApplicationForm',
    service: 'applications',
    name: application.title,
    typed: {
      first_name: 'Ada',
      last_name: 'Whisker',
      email: 'ada@mail.example',
      instagram: '@topsy',
      mobile: '(917) 555-0142',
      cat_name: 'Topsy',
      notes: 'Seven years old, harness, afraid of umbrellas.',
    },
    boxes: {
      rules_accept: application.messages.rulesMissing,
      waiver_accept: application.messages.waiverMissing,
    },
    faults: [
      { field: 'first_name', typed: '', message: missing(application.firstNameLabel) },
      { field: 'last_name', typed: ' ', message: missing(application.lastNameLabel) },
      { field: 'email', typed: 'ada@mail', message: application.messages.emailInvalid },
      { field: 'mobile', typed: '', message: missing(application.mobileLabel) },
      { field: 'mobile', typed: '555-014', message: application.messages.mobileInvalid },
      { field: 'cat_name', typed: '', message: missing(application.catNameLabel) },
    ],
    trap: '_website',
    words: {
      failed: application.failed,
      unanswered: application.unanswered,
      sendAgain: application.sendAgain,
    },
    isThanked: async (page) => {
      await expect(page).toHaveURL(/\/adventure-cats\/thanks/);
    },
  },
];
