import { parseGuests } from './private-tour-price.ts';

/**
 * Parses a guest count from a URL or from storage, strictly.
 *
 * @returns 1 to 30, or undefined for anything else, such as "1e1", "0x10" or "31".
 */
export function readGuestCount(text: string | null): number | undefined {
  const { guests, problem } = parseGuests(text ?? '');
  return problem ? undefined : guests;
}

/** Puts the number of guests at the start of a message, in place of one written there before. */
export function writeGuestCount(message: string, template: string, guests: number): string {
  const [before = '', after = ''] = template.split('{guests}');
  const digits = /^\d{1,2}/.exec(message.slice(before.length))?.[0];
  const previous = digits && before + digits + after;
  const rest = previous && message.startsWith(previous) ? message.slice(previous.length) : message;
  return `${before}${guests}${after} ${rest.trimStart()}`;
}
