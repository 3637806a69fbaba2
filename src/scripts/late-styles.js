// The page's whole style sheet is linked, disabled and for paper, so that nothing waits for it. It is asked
// for once the first view is drawn (first-view.js), and counts when it and the headline fonts (fonts.js) are
// here; then what is below that view is shown (scripts/integrations/first-view), in three parts. Each of the four
// steps has a frame, so that none keeps a slow phone from answering; a page made ready in advance has no frame
// before it is opened, so that its first view is drawn first. Where the sheet fails, or takes too long, the rest
// is shown as it is. The page's script, which `data-script` names, is asked for with it: the HTML answers until
// it is there, and where it does not come.
//
// It runs as an asynchronous module, as nothing of it is needed for the first frame. It keeps a page without a
// picture from being "loaded" in the very step in which its end is read, where a browser lays it out at once.
((sheet, root) => {
  // An observer is first called after a frame. Each part has a bit of its own in `data-full` (1, 3, then 7), so
  // that none is taken back from a page that is whole already.
  const show = () => {
    sheet.media = 'all';
    new IntersectionObserver(() => {
      root.dataset.full |= 1;
      new IntersectionObserver(() => {
        root.dataset.full |= 2;
        new IntersectionObserver(() => {
          root.dataset.full |= 4;
        }).observe(root);
      }).observe(root);
    }).observe(root);
  };
  sheet.onload = sheet.onerror = () => document.fonts.ready.then(show);
  firstView.then(() => {
    import(sheet.dataset.script).catch(() => {});
    setTimeout(show, 3000);
    sheet.disabled = false;
  });
})(document.querySelector('[blocking]'), document.documentElement);
