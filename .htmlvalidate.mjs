import { defineConfig } from 'html-validate';

export default defineConfig({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    // Astro writes one line of CSS in the body, before the first island, which every browser accepts.
    { style: { flow: true, phrasing: true } },
  ],
});
