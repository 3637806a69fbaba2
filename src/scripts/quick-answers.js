// Answers a press sooner on a slow phone. It comes with the islands' scripts, after the first sign of a person
// (scripts/integrations/islands.ts).

// What is folded is laid out in advance, each in a task of its own: it takes 3 ms of the press that opens it. The
// browser keeps what it has laid out and not shown.
for (const folded of document.querySelectorAll('details:not([open])>:not(summary)'))
  setTimeout(() => folded.getBoundingClientRect(), 1000);

// A press that sends a form which lacks something leads to the field at once, and goes on a frame later: what the
// browser says of the field is a document of its own, 40 ms. It scrolls to the field itself.
addEventListener('click', (event) => {
  const button = event.target.closest?.('[type=submit]');
  const form = button?.form;
  if (event.defaultPrevented || !form?.requestSubmit || form.noValidate) return;
  const missing = [...form.elements].find(
    ({ willValidate, validity }) => willValidate && !validity.valid,
  );
  if (!missing) return;
  event.preventDefault();
  missing.focus({ preventScroll: true });
  requestAnimationFrame(() => setTimeout(() => form.requestSubmit(button)));
});
