import { defineConfig } from 'html-validate';

export default defineConfig({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    // Astro writes one line of style beside the first island of a page; every browser takes it there.
    { style: { flow: true, phrasing: true } },
  ],
});
