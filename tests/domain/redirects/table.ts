export const pages = ['/', '/blog', '/tours', '/tours/brooklyn-heights'];

/** A table without faults. */
export const table = [
  { from: '/petition-*', to: '/blog' },
  { from: '/Blog', to: '/blog' },
  { from: '/Home', to: '/' },
  { from: '/home', to: '/' },
  { from: '/index', to: '/' },
  { from: '/brooklyn-heights', to: '/tours/brooklyn-heights#book-now' },
];
