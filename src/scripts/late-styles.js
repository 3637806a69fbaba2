// The page's whole style sheet is linked, disabled and for paper, so that nothing waits for it. It is asked
// for once the first view is drawn (first-view.js), and counts when it is here; then what is below that
// view is shown (scripts/integrations/first-view). Where it fails, or takes too long, the rest is shown as it
// is. The page's script, which `data-script` names, is asked for with it: the HTML answers until it is there,
// and where it does not come.
((sheet, root) => {
  const show = () => {
    sheet.media = 'all';
    root.dataset.styled = '';
  };
  sheet.onload = sheet.onerror = show;
  firstView.then((isAtOnce) => {
    import(sheet.dataset.script).catch(() => {});
    sheet.disabled = false;
    isAtOnce ? show() : setTimeout(show, 3000);
  });
})(document.querySelector('[media=print]'), document.documentElement);
