type Problem = { problem: string; fix: string };

const BRACE = 'write &#123; for a plain {';

/** What the parser of posts says, and what an editor needs to hear; `$1` is the tag's name. */
const REASONS: readonly [said: RegExp, complaint: (a: string, b: string) => Problem][] = [
  [
    /^Expected a closing tag for `<(br|hr)>`/,
    (name) => ({ problem: `<${name}> needs a slash`, fix: `write <${name} />` }),
  ],
  [
    /^Expected a closing tag for `<(\w+)/,
    (name) => ({
      problem: `<${name}> is opened here and never closed`,
      fix: `write </${name}> where it ends`,
    }),
  ],
  [
    /^Unexpected closing tag `<\/(\w+)>`, expected corresponding closing tag for `<(\w+)/,
    (name, open) => ({
      problem: `</${name}> closes what <${open}> opened`,
      fix: `write </${open}> in its place, or before it`,
    }),
  ],
  [
    /^Unexpected closing tag `<\/(\w+)>/,
    (name) => ({
      problem: `</${name}> closes what nothing opened`,
      fix: `write <${name}> where it begins, or take it away`,
    }),
  ],
  [
    /^Unexpected character `!`/,
    () => ({
      problem: 'a remark in <!-- --> cannot be read in a post',
      fix: 'write it between {/* and */}, or take it away',
    }),
  ],
  [
    /expected a valid JSX tag/,
    () => ({
      problem: 'a tag is broken here',
      fix: 'look for a quote or a > that is missing; write &lt; for a plain <, and [words](address) for a link',
    }),
  ],
  [/closing brace/, () => ({ problem: 'a { is opened and never closed', fix: BRACE })],
  [
    /with oxc/,
    () => ({
      problem: 'there is code here, and it cannot be read',
      fix: `${BRACE}, and begin no line with import or export`,
    }),
  ],
];

/**
 * Why a post's text cannot be read, in the words of an editor.
 *
 * @param said what the parser says, without the place.
 */
export function whyUnreadable(said: string): Problem {
  for (const [pattern, complaint] of REASONS) {
    const found = pattern.exec(said);
    if (found) return complaint(found[1] ?? '', found[2] ?? '');
  }
  return {
    problem: `the text cannot be read (${said})`,
    fix: `close every tag, write &lt; for a plain <, and ${BRACE}`,
  };
}
