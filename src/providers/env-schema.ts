import { envField } from 'astro/config';
import { VARIABLES } from './variables.ts';

const field = envField.string({ context: 'client', access: 'public', optional: true });

/** The public ids for `env.schema` in `astro.config.mjs`: all optional, all plain text. */
export const envSchema = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, field]));
