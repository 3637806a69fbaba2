/** A sum of money in a text: its dollars, and how it is written there. */
export type Sum = { dollars: number; written: string };

const TENS = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const UNIT = '(?:dollars|bucks|USD)';
const SUMS = [
  String.raw`\$\s?(?<sign>\d[\d,]*(?:\.\d\d)?)(?![.,]?\d|\s(?:m|b)illion)`,
  String.raw`\b(?<figure>\d[\d,]*)(?:\.00)?\s?${UNIT}\b`,
  String.raw`\b(?:(?<ten>${TENS.join('|')})(?:-(?<one>${ONES.join('|')}))?|(?<hundred>a|one) hundred)\s${UNIT}\b`,
];

/** The sums in a text, in figures or in words. */
export function sumsIn(text: string): Sum[] {
  return [...text.matchAll(new RegExp(SUMS.join('|'), 'gi'))].map(({ 0: written, groups = {} }) => {
    const { sign, figure, ten, one, hundred } = groups;
    const digits = sign ?? figure;
    if (digits !== undefined) return { written, dollars: Number(digits.replaceAll(',', '')) };
    const placeOf = (words: readonly string[], word = '') => words.indexOf(word.toLowerCase()) + 1;
    const dollars = hundred === undefined ? placeOf(TENS, ten) * 10 + placeOf(ONES, one) : 100;
    return { written, dollars };
  });
}

/** A paragraph's sentences. */
export const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.!?])["”’)]*\s+/);

/** Words that sell, whatever stands beside them. */
const SELLS =
  /\b(?:our|your|per (?:person|guest|head)|a (?:guest|person|ticket)|tickets?|admission|reserve|tours?|CAT Chats?|gift cards?|deposit|discount)\b/i;
/** Words that sell in a text of today, and tell of a price in one of long ago. */
const MAY_SELL =
  /\b(?:walks?|a head|per adult|each|apiece|adults?|child(?:ren)?|guests?|costs?|price|pays?|only|just|us|you|join|book)\b|\b(?:is|are)\s\$\d/i;
/** A time before the company's own: the sentence tells a story. */
const LONG_AGO = /\b(?:1[6-9]\d\d|20[01]\d)s?\b|\bcentury\b/i;

/** Whether a sentence asks for money today. */
export function isOffer(sentence: string, paragraph: string): boolean {
  if (LONG_AGO.test(sentence)) return false;
  return SELLS.test(sentence) || (MAY_SELL.test(sentence) && !LONG_AGO.test(paragraph));
}

/** Whether a sentence is of today, unless its paragraph tells a story of long ago. */
export const isNoStory = (sentence: string, paragraph: string): boolean =>
  isOffer(sentence, paragraph) || !LONG_AGO.test(paragraph);
