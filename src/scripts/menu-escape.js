// Escape closes a menu of the header also before its own script has come.
addEventListener('keydown', ({ key, target }) => {
  const menu = key === 'Escape' && target.closest?.('nav details');
  if (!menu) return;
  menu.open = false;
  menu.firstChild.focus();
});
