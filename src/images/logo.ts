import file from '../../content/logo.svg?raw';

const part = (pattern: RegExp, what: string): string => {
  const [, text] = pattern.exec(file) ?? [];
  if (text === undefined) throw new Error(`content/logo.svg has no ${what}`);
  return text;
};

const viewBox = part(/ viewBox="([^"]+)"/, 'viewBox');
const [, , width = 0, height = 1] = viewBox.split(' ').map(Number);

/**
 * The company's logo, `content/logo.svg`: two groups of shapes, colored where it is used.
 *
 * @throws Error when the file lacks its `viewBox` or one of its groups.
 */
export const logo = {
  viewBox,
  letters: part(/<g id="letters">([\s\S]*?)<\/g>/, '<g id="letters">'),
  cat: part(/<g id="cat">([\s\S]*?)<\/g>/, '<g id="cat">'),
  /** Eyelids for the blink animation; optional. */
  lids: /<g id="lids">[\s\S]*?<\/g>/.exec(file)?.[0] ?? '',
  width,
  height,
  /** Width over height. */
  ratio: width / height,
};
