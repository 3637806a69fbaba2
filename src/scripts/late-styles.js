// The page's whole style sheet is linked, disabled and for paper, so that nothing waits for it. It is asked
// for once the first view is drawn with its picture, whose way it would share: a second after the first
// paint at the latest, or when somebody scrolls. It counts when it is here; then what is below that view
// is shown (scripts/integrations/first-view). Where it fails, or takes too long, the rest is shown as it is. The
// page's script, which `data-script` names, is asked for with it: the HTML answers until it is there, and
// where it does not come.
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
  const observer = new PerformanceObserver((list) => {
    const picture = document.querySelector('[fetchpriority=high]');
    for (const { name, url } of list.getEntries()) {
      const isFirst = name === 'first-contentful-paint';
      // Of what is painted, only a picture tells an address.
      if (url || (isFirst && !picture)) ask();
      else if (isFirst) setTimeout(ask, 1000);
    }
  });
  for (const type of ['paint', 'largest-contentful-paint'])
    observer.observe({ type, buffered: true });
  addEventListener('scroll', ask, { once: true });
  // A page in a tab behind is not drawn; one made ready in advance may not even be told that it is loaded.
  addEventListener('load', ask);
  if (document.prerendering) ask();
  // A place further down can be found again only where there is one, while the page is loading.
  if (performance.navigation.type || location.hash) show();
})(document.querySelector('[media=print]'), document.documentElement);
