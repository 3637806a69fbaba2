import './forbidden-storage.ts';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import { confirmDelivery } from '../delivery.ts';
import type { Email, Message } from './contract.ts';

/** Where messages go, and the account's public ids. */
export type EmailSettings = {
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
};

/** How long an answer may take, in milliseconds; the client itself knows no limit. */
const TIMEOUT_MS = 15_000;

/** The email contract, kept by EmailJS and its own client. */
export function emailJs({ origin, publicKey, serviceId, templateId }: EmailSettings): Email {
  return {
    send(message) {
      init({ origin, publicKey });
      const answer = send(serviceId, templateId, templateParams(message)).catch(readRefusal);
      return confirmDelivery(answer, { timeoutMs: TIMEOUT_MS, isAccepted });
    },
    form: {
      action: `${origin}/api/v1.0/email/send-form`,
      hidden: { user_id: publicKey, service_id: serviceId, template_id: templateId },
    },
  };
}

const isAccepted = (text: string): boolean => text.trim().toUpperCase() === 'OK';

/** The client rejects with the answer where the service has refused, with the reason where there is none. */
function readRefusal(reason: unknown): EmailJSResponseStatus {
  if (reason instanceof EmailJSResponseStatus) return reason;
  throw reason;
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
