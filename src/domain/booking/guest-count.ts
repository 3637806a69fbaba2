import { GUESTS } from './private-tour-price.ts';

/**
 * Reads a guest count from an address or from storage, strictly: whole, in plain digits, in range.
 *
 * @param text "12"; null when there is none.
 * @returns 1 to 30, or undefined for anything else, such as "1e1", "0x10", "08" or "31".
 */
export function readGuestCount(text: string | null): number | undefined {
  if (!text || !/^[1-9]\d?$/.test(text)) return undefined;
  const guests = Number(text);
  return guests <= GUESTS.max ? guests : undefined;
}

/**
 * Puts the number of guests at the head of a message. A number written there before is replaced; the
 * visitor's own words stay.
 *
 * @param template the sentence, with `{guests}` in it.
 */
export function writeGuestCount(message: string, template: string, guests: number): string {
  const [before = '', after = ''] = template.split('{guests}');
  const digits = /^\d{1,2}/.exec(message.slice(before.length))?.[0];
  const earlier = digits && before + digits + after;
  const own = earlier && message.startsWith(earlier) ? message.slice(earlier.length) : message;
  return `${before}${guests}${after} ${own.trimStart()}`;
}
