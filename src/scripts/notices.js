// Shows each notice on its own days, and on no other, on a page that was built earlier: `data-notice`
// holds the first minute and the one after the last, counted from 1970.
document.querySelectorAll('[data-notice]').forEach((notice) => {
  const [from, until] = notice.dataset.notice.split(' ');
  const minute = Date.now() / 6e4;
  notice.hidden = minute < from || minute >= until;
});
