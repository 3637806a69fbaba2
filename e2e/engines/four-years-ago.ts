import postcss from 'postcss';

/**
 * Features that Chrome 107, Firefox 107 or Safari 16.1 (autumn 2022) lacked. Their rules, values and attributes are
 * removed from style sheets and pages, and their globals from the page.
 */
const UNKNOWN_SELECTOR =
  /:has\(|:popover-open|::details-content|:user-(?:in)?valid|:target-current|:state\(|::view-transition/;
const UNKNOWN_AT_RULE = /^(view-transition|starting-style|scope|container|position-try|property)$/;
/** Safari supports `<` and `>` since 16.4. */
const UNKNOWN_CONDITION = /[<>]|selector\(:has|::details-content/;
const UNKNOWN_PROPERTY =
  /^(text-wrap|initial-letter|field-sizing|interpolate-size|anchor-|position-|content-visibility|container|view-transition-|animation-timeline|transition-behavior)/;
const UNKNOWN_VALUE = /\d(?:dvh|svh|lvh|cap|lh|rlh)\b|subgrid|allow-discrete/;
const UNKNOWN_ATTRIBUTE =
  /\s(?:popover|popovertarget|command|commandfor|closedby)(?:="[^"]*")?(?=[\s>])/g;

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

/** Also rewrites inline styles, and allows them in the policy without their hashes. */
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

/** Runs in the page before its scripts. */
export function removeNewApis(): void {
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
    [Navigator.prototype, 'connection'],
  ];
  for (const [owner, ...keys] of names) for (const key of keys) Reflect.deleteProperty(owner, key);
}
