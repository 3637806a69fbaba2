// Hides a promotion that was dismissed on an earlier visit, before it is drawn.
try {
  const root = document.documentElement;
  if (localStorage[root.dataset.promo]) root.dataset.promoDismissed = '';
} catch {}
