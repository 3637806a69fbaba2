// The year in New York, on a page that was built last year. It comes with the islands' scripts, after the first
// sign of a person (scripts/integrations/islands.ts): the footer is not in view sooner.
for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = new Date(Date.now() - 18e6).getUTCFullYear();
