// The reels' stand-in: draws a frame for each marked quote, on arrival and whenever it is asked to.
// Like the real one it keeps the quote until the frame says that there is something to see.
(() => {
  const waiting = new Map();

  function process() {
    for (const quote of document.querySelectorAll('blockquote.instagram-media')) {
      if (quote.dataset.seen) continue;
      quote.dataset.seen = 'true';
      const permalink = new URL(quote.dataset.instgrmPermalink);
      const frame = document.createElement('iframe');
      frame.className = 'instagram-media instagram-media-rendered';
      frame.width = '400';
      frame.height = '640';
      frame.style.position = 'absolute';
      frame.src = `${permalink.origin}${permalink.pathname}embed/`;
      quote.before(frame);
      waiting.set(frame, quote);
    }
  }

  addEventListener('message', ({ data, source }) => {
    if (data !== 'reel:mounted') return;
    for (const [frame, quote] of waiting) {
      if (frame.contentWindow !== source) continue;
      waiting.delete(frame);
      frame.style.position = 'static';
      quote.remove();
    }
  });

  window.instgrm = { Embeds: { process } };
  process();
})();
