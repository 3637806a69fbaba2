// A form that is answered in a new tab, as each is that names a target, goes once where somebody presses
// twice: each press would open a tab, and send it again. A press within two seconds of one that went
// counts as the same.
addEventListener('submit', (event) => {
  const { target: form, timeStamp } = event;
  if (!form.target) return;
  if (timeStamp - form.at < 2000) event.preventDefault();
  else form.at = timeStamp;
});
