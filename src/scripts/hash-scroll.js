// A page opened at a place further down scrolls there by itself; a smooth scroll that begins before the first
// frame is dropped now and then. So a page that still stands at its top a second later goes there again; one
// opened anew or gone back to stands where it was left.
setTimeout(
  () =>
    scrollY || performance.navigation.type || document.querySelector(':target')?.scrollIntoView(),
  1000,
);
