/** How long the file is good for, in days: RFC 9116 asks for less than a year. */
const GOOD_FOR_DAYS = 300;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whom to tell of a weakness of the site, as `/.well-known/security.txt` says it (RFC 9116).
 *
 * @param site the site's address and the company's e-mail address.
 * @param day the day of the build, "2025-12-05": each build says anew how long the file is good for.
 */
export function securityTxt({ url, email }: { url: string; email: string }, day: string): string {
  const expires = new Date(Date.parse(day) + GOOD_FOR_DAYS * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
