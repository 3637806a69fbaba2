import { SendError, type Email, type Message } from './contract.ts';

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
      await post(`${origin}/api/v1.0/email/send`, {
        lib_version: LIB_VERSION,
        user_id: publicKey,
        service_id: serviceId,
        template_id: templateId,
        template_params: templateParams(message),
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

async function post(url: string, body: unknown): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    const text = await answer.text();
    if (!answer.ok) throw new SendError(answer.status, text);
    // A hotel's login page answers 200 as well.
    if (text.trim().toUpperCase() !== 'OK') throw new SendError(0, 'Unknown Answer');
  } catch (reason) {
    if (reason instanceof SendError) throw reason;
    if (abort.signal.aborted) throw new SendError(0, 'Timeout', { mayHaveArrived: true });
    throw new SendError(0, 'Network Error');
  } finally {
    clearTimeout(timer);
  }
}
