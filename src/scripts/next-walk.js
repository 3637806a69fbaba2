document.querySelectorAll('[data-next-walk]').forEach((e) => {
  let [a, f, l] = e.dataset.nextWalk.split('|'),
    n = 'numeric',
    t = 0,
    s = a.split(' ').find((s) => (t += s * 6e4) > Date.now()),
    d = new Date(t);
  e.dateTime = d.toJSON();
  e.textContent = d
    .toLocaleString('en', {
      weekday: f,
      month: f,
      day: n,
      hour: n,
      minute: n,
      timeZone: 'America/New_York',
    })
    .replace(' at', ',');
  s || e.replaceWith(l);
});
