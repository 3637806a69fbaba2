/**
 * A `mailto:` link with its subject and first lines filled in (RFC 6068: lines end in CR LF).
 *
 * @param body lines separated by `\n`.
 */
export function mailLink(address: string, subject: string, body = ''): string {
  const fields = [`subject=${encodeURIComponent(subject)}`];
  if (body) fields.push(`body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`);
  return `mailto:${address}?${fields.join('&')}`;
}
