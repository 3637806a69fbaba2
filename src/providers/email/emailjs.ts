import { SendError, type Email, type Message } from './contract.ts';

/** Where messages go, and the account's public ids. */
export type EmailSettings = {
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
};

/** How long a message may take before it counts as not sent, in milliseconds. */
const PATIENCE = 15_000;

/** The version of the client that a request without it speaks for. */
const LIB_VERSION = '4.4.1';

/** The e-mail contract, kept by EmailJS. */
export function emailJs(settings: EmailSettings): Email {
  const { origin, publicKey, serviceId, templateId } = settings;
  return {
    async send(message) {
      const params = templateParams(message);
      // The client looks for localStorage as soon as it is imported, which throws where storage is
      // forbidden: such a visitor's message goes without it.
      const client = await import('@emailjs/browser').catch(() => undefined);
      client?.init({ publicKey, origin });
      const sending = client ? client.send(serviceId, templateId, params) : post(settings, params);
      await inTime(sending).catch(explain);
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

/** What the mail template is filled with; the two fallback texts are the specification's (section 5). */
function templateParams({ name, email, phone, message }: Message): Record<string, string> {
  return {
    name,
    email,
    phone: phone?.trim() || 'Not provided',
    message: message?.trim() || 'No message provided',
  };
}

/** The client's request, made by hand. A refusal is thrown as the client throws it. */
async function post(settings: EmailSettings, params: Record<string, string>): Promise<void> {
  const answer = await fetch(`${settings.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: LIB_VERSION,
      user_id: settings.publicKey,
      service_id: settings.serviceId,
      template_id: settings.templateId,
      template_params: params,
    }),
  });
  if (!answer.ok) throw { status: answer.status, text: await answer.text() };
}

function inTime(sending: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SendError(0, 'Network Error')), PATIENCE);
    sending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Gives every way the client fails one shape. */
function explain(reason: unknown): never {
  // A missing id is thrown as a bare string.
  if (typeof reason === 'string') throw new Error(reason);
  // A refusal has a status. What has none is a `TypeError` that the client does not catch: the
  // service, or the client itself, is offline or blocked.
  const { status = 0, text = 'Network Error' } = reason as { status?: number; text?: string };
  throw new SendError(status, text);
}
