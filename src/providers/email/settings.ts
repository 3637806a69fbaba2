import { readRequired, sandboxOrigin } from '../read-values.ts';
import type { Values } from '../variables.ts';
import type { EmailSettings } from './emailjs.ts';

/** EmailJS once its three ids are set, the sandbox until then. */
export function emailSettings(values: Values): EmailSettings {
  const ids = readRequired(values, [
    'PUBLIC_EMAILJS_PUBLIC_KEY',
    'PUBLIC_EMAILJS_SERVICE_ID',
    'PUBLIC_EMAILJS_TEMPLATE_ID',
  ]);
  return {
    origin: ids ? 'https://api.emailjs.com' : sandboxOrigin(values),
    publicKey: ids?.PUBLIC_EMAILJS_PUBLIC_KEY ?? 'sandbox',
    serviceId: ids?.PUBLIC_EMAILJS_SERVICE_ID ?? 'sandbox',
    templateId: ids?.PUBLIC_EMAILJS_TEMPLATE_ID ?? 'sandbox',
  };
}
