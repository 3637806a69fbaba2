// The booking widget's stand-in: `FH.open` shows the calendar in a dialog over the page. It keeps
// to a strict policy: no inline style, no inline handler, one stylesheet from where it came from.
(() => {
  const origin = new URL(document.currentScript.src).origin;

  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = `${origin}/assets/booking-widget.css`;
  document.head.append(sheet);

  function addressOf({ shortname, view, flow, fullItems, fallback }) {
    const path = view?.item ? `items/${view.item}/calendar/` : '';
    const query = new URLSearchParams();
    if (fullItems) query.set('full-items', fullItems);
    if (fallback) query.set('fallback', fallback);
    if (flow) query.set('flow', flow);
    return `${origin}/embeds/book/${encodeURIComponent(shortname)}/${path}?${query}`;
  }

  function close() {
    document.getElementById('fareharbor-lightframe')?.close();
    return true;
  }

  function open(options) {
    if (!options?.shortname) {
      console.error('FH.open needs a shortname.');
      return false;
    }
    close();

    const dialog = document.createElement('dialog');
    dialog.id = 'fareharbor-lightframe';
    dialog.className = 'fareharbor-is-showing';
    dialog.setAttribute('aria-label', 'Booking calendar');

    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Close';
    button.addEventListener('click', close);

    const frame = document.createElement('iframe');
    frame.id = 'fareharbor-lightframe-iframe';
    frame.title = 'Booking calendar';
    frame.src = addressOf(options);

    dialog.addEventListener('click', (event) => event.target === dialog && close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      document.documentElement.classList.remove('fareharbor-lightframe-open');
    });
    dialog.append(button, frame);
    document.body.append(dialog);
    document.documentElement.classList.add('fareharbor-lightframe-open');
    dialog.showModal();
    return true;
  }

  window.FH = { open, close };
})();
