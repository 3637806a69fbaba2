// What the styles of the header and the booking bar answer to: `data-scrolled` is 1 past 50 px of
// scrolling and 2 past 300 px, unless a form to send or the booking
// calendar is in sight, which the bar would cover.
((mark) => {
  mark();
  addEventListener('scroll', mark);
})(() => {
  document.documentElement.dataset.scrolled =
    (scrollY > 50) +
    (scrollY > 300 &&
      [...document.querySelectorAll('[method=post],#book-now')].every((element) => {
        const box = element.getBoundingClientRect();
        return box.top > innerHeight || box.bottom < 0;
      }));
});
