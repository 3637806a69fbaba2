/**
 * Updates the month and season on a page built on an earlier day. `data-months` lists the words to show,
 * each with its start in minutes since 1970 (components/booking/SeasonText.astro).
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
