const FORMAT = { day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;

/**
 * Updates the departures on a page that was built earlier: each list shows its next starts in New York time,
 * or its closing text if none are left (`departuresToShow` in departure-markup.ts).
 *
 * @param now in epoch milliseconds.
 */
export function correctDepartures(now: number): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-departures]')) {
    const [starts = '', ...words] = (list.dataset['departures'] ?? '').split('|');
    let start = 0;
    const departures = starts.split(' ').flatMap((entry) => {
      const [gap, word = 0] = entry.split(':').map(Number);
      start += Number(gap) * 60_000;
      return start > now ? [{ date: new Date(start), after: word ? `, ${words[word]}` : '' }] : [];
    });
    for (const [index, time] of list.querySelectorAll('time').entries()) {
      const departure = departures[index];
      if (departure) write(time, departure);
      else if (index === 0) time.replaceWith(words[0] ?? '');
      else time.closest('li')?.remove();
    }
  }
}

function write(time: HTMLTimeElement, { date, after }: { date: Date; after: string }): void {
  // Skips unchanged dates: a slow phone takes 60 ms to format its first.
  if (time.dateTime === date.toJSON()) return;
  time.dateTime = date.toJSON();
  const name = time.dataset['style'] === 'long' ? 'long' : 'short';
  const text =
    date
      .toLocaleString('en', { ...FORMAT, weekday: name, month: name, timeZone: 'America/New_York' })
      .replace(' at', ',') + after;
  // Ticket stubs have one element per part.
  const parts = text.split(', ');
  for (const [index, element] of [...time.children].entries())
    element.textContent = parts[index] ?? '';
  if (time.childElementCount === 0) time.textContent = text;
}
