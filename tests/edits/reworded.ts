import { basename } from 'node:path';
import { isPair, isScalar, type Scalar, visit } from 'yaml';
import { CONTENT, type Edit, editFile, filesIn } from './content-file.ts';

/** Fields that no visitor reads as words: addresses, ids, days, names from the schemas. */
const NOT_WORDS =
  /^(href|src|id|link|url|email|phone|date|updated|time|days|from|to|code|icon|kind|crop|tour|teaser|faq|list|person|post|logo|logos|author|category|tags|quotes|entries|members|testimonial|quote|dates|tickets|giftCards|petition|pressAssets|sample|what|handle)$/;

/** A quote's own words stand in a field of this name too; elsewhere it is an id. */
const isWord = (file: string, key: string) =>
  !NOT_WORDS.test(key) || (key === 'quote' && /quotes|coverage/.test(file));

const SWAPPED: Readonly<Record<string, string>> = {
  a: 'o',
  o: 'a',
  e: 'u',
  u: 'e',
  t: 'n',
  n: 't',
};

/** Every letter of a pair for the other one, beside tokens and markup: no two texts become one. */
function reword(text: string): string {
  return text.replaceAll(/(\{\w+\}|<[^>]*>)|[aeounat]/g, (letter, kept?: string) =>
    kept === undefined ? (SWAPPED[letter] ?? letter) : kept,
  );
}

function rewordFile(root: string, file: string): void {
  editFile(root, file, (fields) => {
    visit(fields, {
      Scalar: (key, node: Scalar, ancestors) => {
        if (key === 'key' || typeof node.value !== 'string') return;
        const pair = ancestors.findLast((above) => isPair(above));
        const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
        if (isWord(basename(file), name)) node.value = reword(node.value);
      },
    });
  });
}

/**
 * Every text of the pages, the tours and the lists in other words of the same length: whatever a test
 * quotes from the content is not there anymore.
 */
export const REWORDED: Edit = {
  name: 'reworded',
  apply: (root) => {
    for (const file of filesIn(root, CONTENT)) {
      if (!/README|redirects|home\.json$|\/blog\//.test(file) || /pages\//.test(file))
        rewordFile(root, file);
    }
  },
};
