// Puts right the month and the season in the words before this script, on a page that was built on an
// earlier day: `data-months` lists them from the month `data-first` (counted from the year 0) on. After
// the 15th the next month counts.
((script) => {
  try {
    const today = {};
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    for (const { type, value } of format.formatToParts()) today[type] = +value;
    const words = script.previousElementSibling;
    const { months, first } = words.dataset;
    const shown = JSON.parse(months)[today.year * 12 + today.month - first + (today.day > 15)];
    if (shown)
      for (const word of words.querySelectorAll('[data-word]'))
        word.textContent = shown[word.dataset.word];
  } catch {}
})(document.currentScript);
