// A form that is answered in a new tab goes once where somebody presses twice: each press would open a
// tab, and send it again. A press within two seconds of one that went counts as the same.
{
  const sent = new WeakMap();
  addEventListener(
    'submit',
    (event) => {
      const { target: form, timeStamp } = event;
      if (form.target !== '_blank') return;
      if (timeStamp - sent.get(form) < 2000) event.preventDefault();
      else sent.set(form, timeStamp);
    },
    true,
  );
}
