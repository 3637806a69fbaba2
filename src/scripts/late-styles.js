// The page's whole style sheet is linked, disabled and for paper, so that nothing waits for it. It is asked
// for once the first view is drawn (first-view.js), and counts when it and the headline fonts (fonts.js) are
// here; then what is below that view is shown (scripts/integrations/first-view), in two halves, a frame each,
// so that neither keeps a slow phone from answering. Where the sheet fails, or takes too long, the rest is shown
// as it is. The page's script, which `data-script` names, is asked for with it: the HTML answers until it is
// there, and where it does not come.
((sheet, root) => {
  const show = (isPart) => {
    sheet.media = 'all';
    root.dataset.full ??= !isPart;
    new IntersectionObserver(() => {
      root.dataset.full = true;
    }).observe(root);
  };
  sheet.onload = sheet.onerror = () => document.fonts.ready.then(show);
  firstView.then((isAtOnce) => {
    import(sheet.dataset.script).catch(() => {});
    sheet.disabled = false;
    isAtOnce ? show() : setTimeout(show, 3000);
  });
})(document.querySelector('[media=print]'), document.documentElement);
