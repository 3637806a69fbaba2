import { readRequired, sandboxOrigin } from '../read-values.ts';
import type { Values } from '../variables.ts';
import type { ApplicationsSettings } from './formspree.ts';

/** Formspree once the form's id is set, the sandbox until then. */
export function applicationsSettings(values: Values): ApplicationsSettings {
  const ids = readRequired(values, ['PUBLIC_FORMSPREE_FORM']);
  if (!ids) return { origin: sandboxOrigin(values), form: 'sandbox' };
  return { origin: 'https://formspree.io', form: ids.PUBLIC_FORMSPREE_FORM };
}
