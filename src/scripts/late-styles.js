// The page's whole style sheet is linked, disabled and for paper, so that nothing waits for it. It is asked
// for once the first view is drawn with its picture, whose way it would share, or after a second and a
// half: the picture may hang, and not every browser tells what it has painted. It counts when it is here;
// then what is below that view is shown (scripts/integrations/first-view). Where it fails, or takes too
// long, the rest is shown as it is. The page's script, which `data-script` names, is asked for with it: the
// HTML answers until it is there, and where it does not come.
((sheet, root) => {
  const show = () => {
    sheet.media = 'all';
    sheet.disabled = false;
    root.dataset.styled = '';
  };
  const ask = () => {
    sheet.disabled = false;
    import(sheet.dataset.script).catch(() => {});
    setTimeout(show, 3000);
  };
  sheet.onload = sheet.onerror = show;
  new PerformanceObserver((list) => {
    // Of what is painted, only a picture tells an address.
    if (list.getEntries().some(({ url }) => url) || !document.querySelector('[fetchpriority=high]'))
      ask();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(ask, 1500);
  // A page in a tab behind is not drawn; one made ready in advance may not even be told that it is loaded.
  addEventListener('load', ask);
  if (document.prerendering) ask();
  // A place further down can be found again only where there is one, while the page is loading.
  if (performance.navigation.type || location.hash) show();
})(document.querySelector('[media=print]'), document.documentElement);
