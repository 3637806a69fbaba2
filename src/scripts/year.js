// The year in New York, on a page that was built last year.
document.querySelector('[data-year]').textContent = new Date(Date.now() - 18e6).getUTCFullYear();
