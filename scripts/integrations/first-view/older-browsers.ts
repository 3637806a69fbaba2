import { Features, transform } from 'lightningcss';
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';

/**
 * What the site's styles say in today's words and a browser of 2022 would drop, said so that it reads it:
 * rules within rules, and widths told by `<` and `>`.
 */
export const IN_OLDER_WORDS = Features.Nesting | Features.MediaRangeSyntax;

const compress = (css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    include: IN_OLDER_WORDS,
    minify: true,
  }).code.toString();

/** `light-dark()` of two colors, each by name, by number or by a function. */
const LIGHT_DARK = /light-dark\(((?:[^,()]|\([^()]*\))*),((?:[^()]|\([^()]*\))*)\)/g;
type Half = '$1' | '$2';
const DAY = '$1';
const NIGHT = '$2';

/** Under a selector, those declarations that name two colors, with one of them. */
function inOneColor(declarations: readonly Declaration[], selector: string, half: Half): Rule {
  const rule = postcss.rule({ selector });
  for (const declaration of declarations)
    rule.append(declaration.clone({ value: declaration.value.replaceAll(LIGHT_DARK, half) }));
  return rule;
}

const older = (...nodes: ChildNode[]): AtRule =>
  postcss.atRule({ name: 'supports', params: 'not (color:light-dark(red,red))' }).append(nodes);

const atNight = (rule: Rule): AtRule =>
  postcss.atRule({ name: 'media', params: '(prefers-color-scheme:dark)' }).append(rule);

/**
 * A page's whole style sheet as its file holds it: so that a browser of 2022 reads it too, and with each
 * color of the day and of the night by itself for one that knows no `light-dark()`, which would have none at
 * all. What is dark by day (`color-scheme: dark`) gets those of the night. These rules stand in the file
 * alone, because a page's first bytes are for the many: such a browser draws the first view in its own black
 * and white until the file is here.
 */
export function wholeSheet(css: string): string {
  const styles = postcss.parse(compress(css));
  const colors: Declaration[] = [];
  styles.walkDecls((declaration) => {
    if (declaration.value.includes('light-dark(')) colors.push(declaration);
  });
  const rules = Map.groupBy(colors, ({ parent }) => parent as Rule);
  for (const [rule, own] of rules) {
    const night = atNight(inOneColor(own, rule.selector, NIGHT));
    rule.after(older(inOneColor(own, rule.selector, DAY), night));
  }
  const dark: Rule[] = [];
  styles.walkDecls('color-scheme', ({ value, parent }) => {
    if (value === 'dark') dark.push(parent as Rule);
  });
  const tokens = colors.filter(({ prop }) => prop.startsWith('--'));
  for (const rule of tokens.length > 0 ? dark : [])
    rule.after(older(inOneColor(tokens, rule.selector, NIGHT)));
  return compress(styles.toString());
}
