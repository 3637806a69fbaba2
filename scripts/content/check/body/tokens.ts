import { tokensIn } from '../../../../src/domain/text/interpolate.ts';
import { suggest } from '../did-you-mean.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The tokens in a text that stand for nothing, and what to write instead. `{Price}` is `{price}` with a capital. */
export function findUnknownTokens(
  text: string,
  known: readonly string[],
): { token: string; problem: string; fix: string }[] {
  return tokensIn(text)
    .filter((token) => !known.includes(token) && !known.includes(lowerFirst(token)))
    .map((token) => ({
      token: lowerFirst(token),
      problem: `{${token}} stands for nothing`,
      fix: suggest(token, known, 'content/README.md lists the tokens there are').replace(
        /"(\w+)"/,
        '{$1}',
      ),
    }));
}
