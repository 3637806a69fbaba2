const FORMAT = { day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;

/**
 * Corrects each next walk on a page that was built earlier: the first start still to come, in New York's
 * time, or the days it runs on once none is left (components/tours/next-walk-markup.ts).
 *
 * @param now in epoch milliseconds.
 */
export function correctNextWalks(now: number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-next-walk]')) {
    const [gaps = '', form, days = ''] = (time.dataset['nextWalk'] ?? '').split('|');
    let start = 0;
    for (const minutes of gaps.split(' ')) {
      start += Number(minutes) * 60_000;
      if (start > now) break;
    }
    if (start <= now) {
      time.replaceWith(days);
      continue;
    }
    const date = new Date(start);
    // A slow phone takes 60 ms to format its first date: only for a new one.
    if (time.dateTime === date.toJSON()) continue;
    time.dateTime = date.toJSON();
    const name = form === 'long' ? 'long' : 'short';
    time.textContent = date
      .toLocaleString('en', { ...FORMAT, weekday: name, month: name, timeZone: 'America/New_York' })
      .replace(' at', ',');
  }
}
