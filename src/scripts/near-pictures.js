// Until the first sign of a person (first-sign.js) only those lazy pictures are asked for that are in view, by
// the place in which each stands; from then on, as the browser sees fit, also those that are near. Before that
// one who only looks is sent nothing else (styles/pictures.css holds the others back, as long as
// `data-idle` says so).
{
  const { dataset } = document.documentElement;
  const view = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) entry.target.dataset.inView = '';
  });
  for (const image of document.querySelectorAll('[loading=lazy]')) view.observe(image.parentNode);
  dataset.idle = '';
  firstSign.then(() => {
    view.disconnect();
    delete dataset.idle;
  });
}
