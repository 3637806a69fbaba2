import { post } from '../post.ts';
import type { Email, Message } from './contract.ts';

/** Where messages go, and the account's public ids. */
export type EmailSettings = {
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
};

/** How long an answer may take before the request is dropped, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** The version of EmailJS's own client whose requests these are. */
const LIB_VERSION = '4.4.1';

/**
 * The e-mail contract, kept by EmailJS. The request is made by hand, because EmailJS's own client
 * (`@emailjs/browser`) can't drop one that takes too long; a test holds the two against each other.
 */
export function emailJs(settings: EmailSettings): Email & { settings: EmailSettings } {
  const { origin, publicKey, serviceId, templateId } = settings;
  return {
    settings,
    async send(message) {
      checkIds(settings);
      await post({
        url: `${origin}/api/v1.0/email/send`,
        headers: { 'Content-type': 'application/json' },
        body: JSON.stringify({
          lib_version: LIB_VERSION,
          user_id: publicKey,
          service_id: serviceId,
          template_id: templateId,
          template_params: templateParams(message),
        }),
        timeoutMs: TIMEOUT_MS,
        isTaken: (text) => text.trim().toUpperCase() === 'OK',
      });
    },
    form: {
      action: `${origin}/api/v1.0/email/send-form`,
      hidden: {
        lib_version: LIB_VERSION,
        user_id: publicKey,
        service_id: serviceId,
        template_id: templateId,
      },
    },
  };
}

/** A missing id is thrown before anything is sent, as EmailJS's own client does. */
function checkIds({ publicKey, serviceId, templateId }: EmailSettings): void {
  const dashboard = 'https://dashboard.emailjs.com/admin';
  if (!publicKey) throw new Error(`The public key is required. Visit ${dashboard}/account`);
  if (!serviceId) throw new Error(`The service ID is required. Visit ${dashboard}`);
  if (!templateId) throw new Error(`The template ID is required. Visit ${dashboard}/templates`);
}

/** What the mail template is filled with; the two fallback texts are the owner's. */
function templateParams({ name, email, phone, message }: Message): Record<string, string> {
  return {
    name,
    email,
    phone: phone?.trim() || 'Not provided',
    message: message?.trim() || 'No message provided',
  };
}
