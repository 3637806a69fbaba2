/** Creates an image for a wordmark that can't be loaded: its name between two lines. */
export function wordmarkFallback(
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
  // Escapes only what attributes and URLs require, to keep it short.
  const safe = svg
    .replace(/[%#"]|[^ -~]/gu, encodeURIComponent)
    .replace(/[<>]/g, encodeURIComponent);
  return `data:image/svg+xml,${safe}`;
}
