/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 300;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes `/.well-known/security.txt` (RFC 9116). */
export function securityTxt({ url, email }: { url: string; email: string }, day: string): string {
  const expires = new Date(Date.parse(day) + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
