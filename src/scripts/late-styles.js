// The page's whole style sheet is linked, disabled and for paper, so that nothing waits for it. It is asked
// for once the first view is drawn (first-view.js), and counts when it and the headline fonts (fonts.js) are
// here; then what is below that view is shown (scripts/integrations/first-view), in parts. Each of these
// steps has a frame, so that none keeps a slow phone from answering; a page made ready in advance has no frame
// before it is opened, so that its first view is drawn first. Where the sheet fails, or takes too long, the rest
// is shown as it is. The page's script, which `data-script` names, is asked for with it: the HTML answers until
// it is there, and where it does not come.
//
// It runs as an asynchronous module, as nothing of it is needed for the first frame. It keeps a page without a
// picture from being "loaded" in the very step in which its end is read, where a browser lays it out at once.
(async (sheet) => {
  await firstView;
  import(sheet.dataset.script).catch(() => {});
  sheet.disabled = false;
  await new Promise((resolve) => {
    sheet.onload = sheet.onerror = () =>
      document.fonts.ready.then(() => requestAnimationFrame(resolve));
    setTimeout(resolve, 3000);
  });
  sheet.media = 'all';
  // Where the page is still being read, the rest is shown as it comes. Only there, as the browser then looks at
  // the style of the whole page anew.
  if (document.readyState === 'loading') document.documentElement.dataset.full = '';
  // Each mark keeps from being drawn what begins with it. Without it the browser looks at that anew, and at
  // nothing else.
  for (const part of document.querySelectorAll('[data-later]')) {
    await new Promise(requestAnimationFrame);
    delete part.dataset.later;
  }
})(document.querySelector('[blocking]'));
