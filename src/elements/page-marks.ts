/**
 * Marks on `<html>` that the chrome's styles answer to, so that scrolling runs no other script:
 * `data-scrolled` past 50 px (compact header), `data-bar` past 300 px (mobile bar); spec section 9.
 */
const root = document.documentElement;

function mark(): void {
  root.toggleAttribute('data-scrolled', scrollY > 50);
  root.toggleAttribute('data-bar', scrollY > 300);
}

addEventListener('scroll', mark, { passive: true });
mark();

// A page built last year is right about this one.
for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    timeZone: 'America/New_York',
  }).format();
}

/**
 * The text face comes after everything else, for the next page: it is used only where it is already
 * at hand before the first line is drawn, so no line ever moves under a reader.
 */
function fetchTextFace(): void {
  Promise.all(['1em Newsreader', 'italic 1em Newsreader'].map((face) => document.fonts.load(face)))
    .then(() => localStorage.setItem('text-face', '1'))
    .catch(() => {
      // Storage is full or forbidden: the fallback face goes on serving.
    });
}

const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
if (!connection?.saveData && !root.hasAttribute('data-text-face')) {
  addEventListener('load', () => setTimeout(fetchTextFace, 1500));
}
