/**
 * A drawing that stands in for a wordmark: its name, plainly set between two rules.
 *
 * Output: a `data:` address, so that it is there when the network is what failed. `width` and
 * `height` are those of the wordmark, in pixels; `ink` is a color as SVG names it.
 */
export function wordmarkStandIn(
  name: string,
  width: number,
  height: number,
  ink = 'black',
): string {
  const size = Math.min(height * 0.5, width / (name.length * 0.6)).toFixed(1);
  const text = name.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  const svg = [
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>`,
    `<path d='M0 1h${width}M0 ${height - 1}h${width}' stroke='${ink}'/>`,
    `<text x='50%' y='50%' dy='.35em' text-anchor='middle' font-family='Georgia,serif'`,
    ` font-weight='700' font-size='${size}' fill='${ink}'>${text}</text></svg>`,
  ].join('');
  // Only what an attribute or a URL would read differently; the rest stays short.
  const safe = svg
    .replace(/[%#"]|[^ -~]/gu, encodeURIComponent)
    .replace(/[<>]/g, encodeURIComponent);
  return `data:image/svg+xml,${safe}`;
}
