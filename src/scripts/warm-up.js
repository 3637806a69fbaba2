// Fetches what this page's islands need, without running them, and the text font for the next page: after the
// first sign of a person (first-sign.js), never for a visitor who saves data.
firstSign.then(() => {
  if (navigator.connection?.saveData) return;
  Promise.all([
    document.fonts.load('1em Newsreader'),
    document.fonts.load('italic 1em Newsreader'),
    // It asks for the others (scripts/integrations/islands.ts); `astro dev` has none, and fails here.
    import(document.querySelector('[props-url]')?.getAttribute('props-url')),
  ])
    .then(() => (localStorage.textFont = 1))
    // Storage is forbidden, or something did not come: it is asked for again when it is needed.
    .catch(() => {});
});
