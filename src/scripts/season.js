// Puts right the month and the season on a page that was built on an earlier day: `data-months` lists the
// words that are shown, each with the minute from which on they hold, counted from 1970.
document.querySelectorAll('[data-months]').forEach(({ dataset, children }) => {
  const shown = JSON.parse(dataset.months).findLast(({ from }) => from * 6e4 <= Date.now());
  for (const word of children) word.textContent = shown[word.dataset.word];
});
