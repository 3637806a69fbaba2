import { defineToolbarApp } from 'astro/toolbar';
import type { NoteLine, PageNotes } from './page-notes.ts';

type Answer = { path: string; notes?: PageNotes; failed?: string };

const STYLE = `
  h1 { margin: 0 0 12px; font-size: 18px; }
  h2 { margin: 16px 0 6px; font-size: 14px; }
  p, ul { margin: 0 0 8px; padding: 0; font-size: 14px; line-height: 1.5; }
  li { list-style: none; margin: 0 0 8px; }
  button { padding: 0; border: 0; background: none; color: #f2b63c; font: 13px/1.5 ui-monospace, monospace; text-align: start; text-decoration: underline; cursor: pointer; }
  button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
  astro-dev-toolbar-window { max-height: 60vh; overflow-y: auto; overflow-wrap: anywhere; }
`;

/** Runs in the browser, within the toolbar: asks the server about this page and prints the answer. */
export default defineToolbarApp({
  init(canvas, app, server) {
    const style = element('style', STYLE);
    const panel = document.createElement('astro-dev-toolbar-window');
    canvas.append(style, panel);
    const ask = () => server.send('content-toolbar:ask', { path: location.pathname });

    panel.replaceChildren(element('p', 'Reading the files…'));
    app.onToggled(({ state }) => state && ask());
    server.on<Answer>('content-toolbar:notes', ({ path, notes, failed }) => {
      if (path !== location.pathname) return;
      panel.replaceChildren(
        ...(notes ? pageOf(notes) : [element('p', `The files could not be read: ${failed}`)]),
      );
      const level = notes?.faults.length ? 'error' : 'warning';
      const count = (notes?.faults.length ?? 0) + (notes?.warnings.length ?? 0);
      app.toggleNotification({ state: count > 0, level });
    });
    // The button shows that something is wrong before anybody opens it.
    ask();
  },
});

function pageOf({ files, state, faults, warnings, elsewhere }: PageNotes): HTMLElement[] {
  return [
    element('h1', 'The panel'),
    ...(files.length > 0
      ? files.map((file) => element('p', opener(file)))
      : [element('p', 'Other pages’ words make this page together; it has no file of its own.')]),
    ...(state ? [element('p', state)] : []),
    ...list('To mend', faults),
    ...list('Worth a look', warnings),
    ...(faults.length + warnings.length === 0 ? [element('p', 'Nothing is wrong here.')] : []),
    ...(elsewhere > 0
      ? [element('p', `Other files have ${elsewhere} more to mend: npm run preflight lists them.`)]
      : []),
  ];
}

function list(title: string, lines: readonly NoteLine[]): HTMLElement[] {
  if (lines.length === 0) return [];
  const entries = lines.map(({ place, text }) => element('li', opener(place), ` ${text}`));
  return [element('h2', `${title}: ${lines.length}`), element('ul', ...entries)];
}

/** Opens a place in the editor that is running, as Vite does for its own errors. */
function opener(place: string): HTMLElement {
  const button = element('button', place);
  button.addEventListener('click', () => {
    void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
  });
  return button;
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
