// Fetches what this page's islands need, without running them, and the text font for the next page: at
// the first idle moment after the first sign of a person, never for a visitor who saves data. A browser
// tells of a pointer's move also where a page appears under a pointer that rests.
(() => {
  let isWarm = false;
  const warmUp = ({ type, movementX, movementY }) => {
    if (isWarm || (type === 'pointermove' && !movementX && !movementY)) return;
    isWarm = true;
    if (navigator.connection?.saveData) return;
    (self.requestIdleCallback || setTimeout)(() => {
      const island = document.querySelector('[props-url]');
      Promise.all([
        document.fonts.load('1em Newsreader'),
        document.fonts.load('italic 1em Newsreader'),
        // It asks for the others (scripts/integrations/islands.ts); `astro dev` has none.
        island && import(island.getAttribute('props-url')),
      ])
        .then(() => {
          localStorage.textFont = 1;
        })
        // Storage is forbidden, or something did not come: it is asked for again when it is needed.
        .catch(() => {});
    });
  };
  for (const sign of ['pointermove', 'pointerdown', 'focusin', 'scroll'])
    addEventListener(sign, warmUp);
})();
