// Puts right the month and the season on a page that was built on an earlier day: `data-months` lists the
// words that are shown, each with the minute from which on they hold, counted from 1970.
for (const text of document.querySelectorAll('[data-months]')) {
  const shown = JSON.parse(text.dataset.months).findLast((words) => Date.now() >= words.from * 6e4);
  for (const word of text.children) word.textContent = shown[word.dataset.word];
}
