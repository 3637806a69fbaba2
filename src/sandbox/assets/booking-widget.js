// The booking widget: `FH.open` shows a tour's calendar in a modal dialog, under a strict CSP.
(() => {
  const { origin } = new URL(document.currentScript.src);

  function open({ shortname, view, flow }) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Booking calendar');
    Object.assign(dialog.style, { width: 'min(60rem, 96vw)', height: '90vh', padding: '0' });

    const button = document.createElement('button');
    button.textContent = 'Close';
    Object.assign(button.style, { height: '44px', font: '1rem sans-serif' });
    button.addEventListener('click', () => dialog.close());

    const frame = document.createElement('iframe');
    frame.id = 'fareharbor-lightframe-iframe';
    frame.title = 'Booking calendar';
    frame.src = `${origin}/embeds/book/${shortname}/items/${view.item}/calendar/?flow=${flow}`;
    Object.assign(frame.style, { width: '100%', height: 'calc(100% - 50px)', border: '0' });

    dialog.addEventListener('close', () => dialog.remove());
    dialog.append(button, frame);
    document.body.append(dialog);
    dialog.showModal();
    return true;
  }

  window.FH = { open };
})();
