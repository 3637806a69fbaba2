import postcss from 'postcss';

/**
 * What a browser of four years ago lacks: in autumn 2022 Chrome was at 107, Firefox at 107, Safari at
 * 16.1, and what one of them lacked is lacking here. A style sheet loses each rule that such a browser drops,
 * and each value that it cannot read; a page loses the names that its scripts would look for.
 */
const UNKNOWN_SELECTOR =
  /:has\(|:popover-open|::details-content|:user-(?:in)?valid|:target-current|:state\(|::view-transition/;
const UNKNOWN_AT_RULE = /^(view-transition|starting-style|scope|container|position-try|property)$/;
/** Safari reads widths with `<` and `>` since 16.4. */
const UNKNOWN_CONDITION = /[<>]|selector\(:has|::details-content/;
const UNKNOWN_PROPERTY =
  /^(text-wrap|initial-letter|field-sizing|interpolate-size|anchor-|position-|content-visibility|container|view-transition-|animation-timeline|transition-behavior)/;
const UNKNOWN_VALUE = /\d(?:dvh|svh|lvh|cap|lh|rlh)\b|subgrid|allow-discrete/;
const UNKNOWN_ATTRIBUTE =
  /\s(?:popover|popovertarget|command|commandfor|closedby)(?:="[^"]*")?(?=[\s>])/g;

/** A style sheet as a browser of four years ago understands it. */
export function oldStyles(css: string): string {
  const styles = postcss.parse(css);
  styles.walkAtRules((rule) => {
    const isUnknown = UNKNOWN_AT_RULE.test(rule.name) || UNKNOWN_CONDITION.test(rule.params);
    if (isUnknown || rule.parent?.type === 'rule') rule.remove();
  });
  styles.walkRules((rule) => {
    if (UNKNOWN_SELECTOR.test(rule.selector) || rule.parent?.type === 'rule') rule.remove();
  });
  styles.walkDecls(/^(?!--)/, (declaration) => {
    if (UNKNOWN_PROPERTY.test(declaration.prop) || UNKNOWN_VALUE.test(declaration.value))
      declaration.remove();
  });
  return styles.toString();
}

/** A page as such a browser reads it, with the styles within it, which its policy allows. */
export const oldPage = (html: string): string =>
  html
    .replaceAll(
      /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/g,
      (_, tag: string, css: string) => tag + oldStyles(css),
    )
    .replace(
      /style-src[^;]*/,
      (sources) => `${sources.replaceAll(/ 'sha256-[^']*'/g, '')} 'unsafe-inline'`,
    )
    .replaceAll(UNKNOWN_ATTRIBUTE, '');

/** Takes away what such a browser has no name for. Runs in the page, before all its own scripts. */
export function forget(): void {
  const names: [object, ...string[]][] = [
    [window, 'requestIdleCallback', 'scheduler', 'navigation', 'CloseWatcher', 'TrustedHTML'],
    [Document.prototype, 'startViewTransition', 'prerendering', 'moveBefore'],
    [Element.prototype, 'setHTML', 'moveBefore'],
    [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
    [HTMLDialogElement.prototype, 'closedBy', 'requestClose'],
    [HTMLDetailsElement.prototype, 'name'],
    [HTMLScriptElement, 'supports'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with'],
    [Promise, 'withResolvers', 'try'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [URL, 'parse', 'canParse'],
    [AbortSignal, 'any'],
    [Navigator.prototype, 'connection', 'locks'],
  ];
  for (const [owner, ...keys] of names) for (const key of keys) Reflect.deleteProperty(owner, key);
}
