/** Builds a `mailto:` link. Lines of `body` are separated by `\n`, and sent as CR LF (RFC 6068). */
export function mailLink(address: string, subject: string, body = ''): string {
  const fields = [`subject=${encodeURIComponent(subject)}`];
  if (body) fields.push(`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`);
  return `mailto:${address}?${fields.join('&')}`;
}

/** Old mail programs on Windows cut links at 2,083 characters. */
export const MAIL_LINK_MAX_LENGTH = 2000;
