(function (root, isPainted) {
  var isOnward = document.referrer.indexOf(location.origin) === 0;
  try {
    if (isOnward && localStorage.getItem('text-face')) root.dataset.textFace = '';
    if (localStorage.getItem(root.dataset.promo)) root.dataset.promoDismissed = '';
  } catch (e) {}

  function places() {
    return Array.from(
      document.querySelectorAll('body :not(span, svg *, details :not(summary))'),
      function (element) {
        var line = { left: 0 };
        if (element.tagName === 'H1') {
          var text = document.createRange();
          text.selectNodeContents(element);
          line = text.getClientRects()[0] || line;
        }
        return [element.getBoundingClientRect().top, line.left];
      },
    );
  }
  function putOn() {
    var before = isPainted && places();
    ['', 'headline', 'deck', 'headline deck'].some(function (waiting) {
      root.dataset.waiting = waiting;
      return (
        !isPainted ||
        places().every(function (now, index) {
          var was = before[index];
          return (
            Math.min(was[0], now[0]) > innerHeight ||
            (Math.abs(was[0] - now[0]) < 2 &&
              Math.abs(was[1] - now[1]) < (innerWidth < 768 ? 2.9 : 20))
          );
        })
      );
    });
  }
  function load() {
    Promise.all([document.fonts.load('700 1em Besley'), document.fonts.load('1em "League Gothic"')])
      .then(putOn)
      .catch(function () {});
  }

  root.dataset.waiting = 'headline deck';
  requestAnimationFrame(function () {
    isPainted = true;
  });
  if (isOnward) {
    load();
  } else {
    new PerformanceObserver(function () {
      this.disconnect();
      load();
    }).observe({ type: 'paint', buffered: true });
  }
})(document.documentElement);
