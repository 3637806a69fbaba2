// Fetches (and does not run) the scripts that this page's islands need, at the first idle moment after
// the first sign of a person; never for a visitor who saves data.
for (const sign of ['scroll', 'pointermove', 'keydown']) {
  addEventListener(
    sign,
    () =>
      navigator.connection?.saveData ||
      (self.requestIdleCallback || setTimeout)(() =>
        document.head.append(document.querySelector('#warm-up').content),
      ),
    { once: true },
  );
}
