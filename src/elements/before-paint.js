(function (root, isPainted) {
  var isOnward = document.referrer.indexOf(location.origin) === 0;
  try {
    if (isOnward && localStorage.getItem('text-face')) root.dataset.textFace = '';
    if (localStorage.getItem(root.dataset.promo)) root.dataset.promoDismissed = '';
  } catch (e) {}

  function places() {
    return Array.from(document.querySelectorAll('body *:not(svg *)'), function (element) {
      var line = { left: 0 };
      if (element.tagName === 'H1') {
        var text = document.createRange();
        text.selectNodeContents(element);
        line = text.getClientRects()[0] || line;
      }
      return [element.getBoundingClientRect().top, line.left];
    });
  }
  function putOn() {
    var before = isPainted ? places() : [];
    delete root.dataset.waiting;
    var after = isPainted ? places() : [];
    var isMoved = before.some(function (place, index) {
      var now = after[index];
      return (
        Math.min(place[0], now[0]) < innerHeight &&
        (Math.abs(place[0] - now[0]) > 2 ||
          Math.abs(place[1] - now[1]) > (innerWidth < 768 ? 2 : 20))
      );
    });
    if (isMoved) root.dataset.waiting = '';
  }
  function load() {
    Promise.all([document.fonts.load('700 1em Besley'), document.fonts.load('1em "League Gothic"')])
      .then(putOn)
      .catch(function () {});
  }

  root.dataset.waiting = '';
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
