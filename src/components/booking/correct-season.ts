/**
 * Corrects the month and the season on a page that was built on an earlier day: `data-months` lists the
 * words to show, each with the minute since 1970 from which they hold (components/booking/SeasonText.astro).
 */
export function correctSeasons(now: number): void {
  for (const text of document.querySelectorAll<HTMLElement>('[data-months]')) {
    const months = JSON.parse(text.dataset['months'] ?? '[]') as Record<string, string | number>[];
    const shown = months.findLast(({ from }) => now >= Number(from) * 60_000);
    for (const word of text.querySelectorAll<HTMLElement>('[data-word]')) {
      const right = shown?.[word.dataset['word'] ?? ''];
      if (right !== undefined && word.textContent !== right) word.textContent = String(right);
    }
  }
}
