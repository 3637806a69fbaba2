import { formatDollars } from '../../../src/domain/booking/money.ts';
import { GUESTS, privateTourPrice } from '../../../src/domain/booking/private-tour-price.ts';
import type { SiteFacts } from '../../../src/domain/text/site-variables.ts';
import type { Content } from '../check/check-content.ts';
import { isOffer, sentencesOf, sumsIn } from '../check/sums.ts';
import { eachText } from '../check/read/each-text.ts';
import type { Diagnostic } from '../check/diagnostic.ts';

/**
 * Finds sums of money that a text asks for and that `content/site.json` does not know. Only a sentence
 * that sells something counts: the posts are full of what cats cost in 1897.
 */
export function checkPrices({ entries, files }: Content): Diagnostic[] {
  // Only called where the file has been held against its schema (`isCertain`).
  const site = JSON.parse(files.read('content/site.json').toString('utf8')) as SiteFacts;
  const known = pricesOf(site);
  const problemsIn = (text: string) =>
    sentencesOf(text)
      .filter((sentence) => isOffer(sentence, text))
      .flatMap(sumsIn)
      .filter(({ dollars }) => !known.has(dollars))
      .map(({ dollars }) => `"${formatDollars(dollars)}" is no price in content/site.json`);

  return entries.flatMap((entry) => {
    if (entry.collection === 'site') return [];
    const faults: Diagnostic[] = [];
    eachText(entry.data, (text, path) => {
      for (const problem of problemsIn(text)) {
        faults.push(
          entry.diagnosticAt(path, problem, `${offers(site)}; write the token of the right one`),
        );
      }
    });
    for (const [index, line] of entry.body.split('\n').entries()) {
      for (const problem of problemsIn(line)) {
        const fix = `${offers(site)}; write <Price of="…" /> or the token of the right one`;
        faults.push({ file: entry.file, line: entry.bodyLine + index, field: '', problem, fix });
      }
    }
    return faults;
  });
}

/** Every price that the data make, in dollars: those of private groups too. */
function pricesOf({ price, privateTour, catChats, book }: SiteFacts): ReadonlySet<number> {
  const included = privateTour.includedGuests;
  const groups = Array.from({ length: GUESTS.max }, (_, index) =>
    privateTourPrice({ guests: index + 1, perGuest: price.perGuest, included }),
  );
  const { generalAdmission, walkAndTalk } = catChats;
  return new Set([...Object.values(price), generalAdmission, walkAndTalk, book.price, ...groups]);
}

function offers({ price, privateTour, catChats }: SiteFacts): string {
  const included = privateTour.includedGuests;
  const minimum = privateTourPrice({ guests: 1, perGuest: price.perGuest, included });
  const [tour, group] = [formatDollars(price.perGuest), formatDollars(minimum)];
  const [chat, both] = [
    formatDollars(catChats.generalAdmission),
    formatDollars(catChats.walkAndTalk),
  ];
  return `a tour is ${tour}, a private one from ${group}, CAT Chats are ${chat} and ${both}`;
}
