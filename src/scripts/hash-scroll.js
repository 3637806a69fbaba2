// A page opened at a place further down scrolls there by itself; a smooth scroll that begins before the first
// frame is dropped now and then. So once all has come and a frame is drawn, a page that still stands at its top
// goes there again; one opened anew or gone back to stands where it was left.
((check) => {
  if (document.readyState === 'complete') check();
  else addEventListener('load', check);
})(() => {
  new IntersectionObserver((_, frame) => {
    frame.disconnect();
    if (!scrollY && !performance.navigation.type)
      document.querySelector(':target')?.scrollIntoView();
  }).observe(document.documentElement);
});
