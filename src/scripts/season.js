// Puts right the month and the season on a page that was built on an earlier day: `data-months` lists the
// words of both from the month `data-first` (counted from the year 0) on. After the 15th the next month
// counts.
document.querySelectorAll('[data-months]').forEach(({ dataset, children }) => {
  // In the form of this locale, "5/10/2031".
  const [month, day, year] = new Date()
    .toLocaleDateString('en', { timeZone: 'America/New_York' })
    .split('/');
  const shown = JSON.parse(dataset.months)[year * 12 + +month - dataset.first + (day > 15)];
  for (const word of shown ? children : []) word.textContent = shown[word.dataset.word];
});
