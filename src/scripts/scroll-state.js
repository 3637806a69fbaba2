// What the styles of the header and the mobile bar answer to: `data-scrolled` is 1 past 50 px of
// scrolling and 2 past 300 px (specification, section 9).
const markScroll = () => {
  document.documentElement.dataset.scrolled = (scrollY > 50) + (scrollY > 300);
};
addEventListener('scroll', markScroll);
markScroll();
