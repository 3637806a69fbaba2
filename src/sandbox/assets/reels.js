// Adds a frame to each marked blockquote, on load and on `process()`. Like Instagram's script, it keeps the
// blockquote until the frame reports content.
(() => {
  const waiting = new Map();

  function process() {
    for (const quote of document.querySelectorAll('blockquote.instagram-media')) {
      if ([...waiting.values()].includes(quote)) continue;
      const frame = document.createElement('iframe');
      const { origin, pathname } = new URL(quote.dataset.instgrmPermalink);
      frame.src = `${origin}${pathname}embed/`;
      frame.style.position = 'absolute';
      quote.before(frame);
      waiting.set(frame, quote);
    }
  }

  addEventListener('message', ({ data, source }) => {
    if (data !== 'reel:mounted') return;
    for (const [frame, quote] of waiting) {
      if (frame.contentWindow !== source) continue;
      frame.style.position = 'static';
      quote.remove();
    }
  });

  window.instgrm = { Embeds: { process } };
  process();
})();
