(function (root, isPainted) {
  try {
    if (localStorage.getItem('text-face')) root.dataset.textFace = '';
    if (localStorage.getItem(root.dataset.promo)) root.dataset.promoDismissed = '';
  } catch (e) {}

  function inView() {
    return Array.from(document.querySelectorAll('body *'), function (element) {
      var text = document.createRange();
      text.selectNodeContents(element);
      var line = (element.tagName === 'H1' && text.getClientRects()[0]) || { left: 0 };
      return [element.getBoundingClientRect().top, line.left];
    });
  }
  root.dataset.waiting = '';
  requestAnimationFrame(function () {
    isPainted = true;
  });
  Promise.all([document.fonts.load('700 1em Besley'), document.fonts.load('1em "League Gothic"')])
    .then(function () {
      var before = isPainted ? inView() : [];
      delete root.dataset.waiting;
      var after = isPainted ? inView() : [];
      var isMoved = before.some(function (place, index) {
        var now = after[index];
        return (
          Math.min(place[0], now[0]) < innerHeight &&
          (Math.abs(place[0] - now[0]) > 0.5 ||
            Math.abs(place[1] - now[1]) > (innerWidth < 768 ? 2 : 20))
        );
      });
      if (isMoved) root.dataset.waiting = '';
    })
    .catch(function () {});
})(document.documentElement);
