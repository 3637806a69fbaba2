// What the styles of the header and the booking bar answer to: `data-scrolled` is 1 past 50 px of
// scrolling and 2 past 300 px, unless a form to send or the booking
// calendar is in sight, which the bar would cover.
const markScroll = () => {
  const isCovering = [...document.querySelectorAll('[method=post],#book-now')].some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
  document.documentElement.dataset.scrolled = (scrollY > 50) + (scrollY > 300 && !isCovering);
};
addEventListener('scroll', markScroll);
markScroll();
