/**
 * A `mailto:` link with its subject and first lines filled in (RFC 6068: lines end in CR LF).
 *
 * @param body lines separated by `\n`.
 */
export function mailLink(address: string, subject: string, body = ''): string {
  const fields = [`subject=${encodeURIComponent(subject)}`];
  if (body) fields.push(`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`);
  return `mailto:${address}?${fields.join('&')}`;
}

/** The longest link that every mail program takes: old ones on Windows cut at 2,083 characters. */
export const MAIL_LINK_MAX_LENGTH = 2000;
