import tokens from './tokens.css?raw';

/**
 * A color of tokens.css, for icons, share cards and files that can't use CSS.
 *
 * @returns such as `#f5eedf`; without a scheme the light one, or the one for both.
 * @throws if tokens.css has no such color.
 */
export function color(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const value = '(#\\w+|var\\(--[\\w-]+\\))';
  const [, light, dark = light] =
    new RegExp(`--${name}: (?:light-dark\\()?${value}(?:, ${value})?`).exec(tokens) ?? [];
  const found = scheme === 'light' ? light : dark;
  if (!found) throw new Error(`src/styles/tokens.css has no color --${name}.`);
  const [, other] = /^var\(--(.+)\)$/.exec(found) ?? [];
  return other ? color(other, scheme) : found;
}
