import file from '../../../content/logo.svg?raw';

const part = (pattern: RegExp, what: string): string => {
  const [, text] = pattern.exec(file) ?? [];
  if (text === undefined) throw new Error(`content/logo.svg has no ${what}`);
  return text;
};

const viewBox = part(/ viewBox="([^"]+)"/, 'viewBox');
const [, , width = 0, height = 1] = viewBox.split(' ').map(Number);

/**
 * The company's logo, `content/logo.svg`: two groups of shapes without colors, which each place gives them.
 *
 * @throws Error when the file lacks its `viewBox` or one of its groups.
 */
export const logo = {
  viewBox,
  letters: part(/<g id="letters">([\s\S]*?)<\/g>/, '<g id="letters">'),
  cat: part(/<g id="cat">([\s\S]*?)<\/g>/, '<g id="cat">'),
  /** Over the cat's eyes while they are closed. A logo without them does not blink. */
  lids: /<g id="lids">[\s\S]*?<\/g>/.exec(file)?.[0] ?? '',
  width,
  height,
  /** Width over height. */
  ratio: width / height,
};
