// `firstSign` is a promise, kept once a person has done something: moved a pointer, pressed, focused or scrolled
// on this page, or come from another one of ours. A browser tells of a pointer's move also where a page appears
// under one that rests.
self.firstSign = new Promise((resolve) => {
  if (document.referrer.startsWith(location.origin)) resolve();
  for (const sign of ['pointermove', 'focusin', 'pointerdown', 'scroll'])
    addEventListener(sign, ({ type, movementX, movementY }) => {
      (type === 'pointermove' && !movementX && !movementY) || resolve();
    });
});
