// Names for each picture of a gallery the built-in one that stands by for it (image-fallback.js): that of its
// number, modulo how many there are (domain/pictures/fallback-image.ts). Said of each of seventy pictures in the
// page, that was 150 bytes of its first flight.
for (const grid of document.querySelectorAll('[data-fallbacks]'))
  for (const image of grid.querySelectorAll('img'))
    image.dataset.fallback = `/fallback/${image.parentNode.id.slice(6) % grid.dataset.fallbacks}.webp`;
