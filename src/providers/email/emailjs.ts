import './forbidden-storage.ts';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import { confirmDelivery } from '../delivery.ts';
import type { Email, Message } from './contract.ts';

export type EmailSettings = {
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
};

/** EmailJS's client has no timeout. */
const TIMEOUT_MS = 15_000;

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

/** The client rejects with the service's answer on a refusal, with an error otherwise. */
function readRefusal(reason: unknown): EmailJSResponseStatus {
  if (reason instanceof EmailJSResponseStatus) return reason;
  throw reason;
}

/** The template's variables; the owner chose the two fallback texts. */
function templateParams({ name, email, phone, message }: Message): Record<string, string> {
  return {
    name,
    email,
    phone: phone?.trim() || 'Not provided',
    message: message?.trim() || 'No message provided',
  };
}
