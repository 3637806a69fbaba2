import { element } from './dom.ts';

/** A field of a dialog. */
export type Question = {
  name: string;
  label: string;
  kind?: 'line' | 'text' | 'choice' | 'file';
  isNeeded?: boolean;
  value?: string;
  choices?: readonly { value: string | number; label: string }[];
};

/** What was answered; a file by the address that it got in the content. */
export type Answers = { values: Record<string, string>; files: Record<string, string> };

function control({
  kind = 'line',
  choices = [],
  value = '',
  isNeeded = kind === 'file',
  name,
}: Question) {
  const common = { name, required: isNeeded };
  if (kind === 'text') return element('textarea', { ...common, value, rows: 5 });
  if (kind === 'file') {
    return element('input', { ...common, type: 'file', accept: 'image/*' });
  }
  if (kind === 'choice') {
    const options = choices.map((choice) =>
      element('option', { value: String(choice.value) }, choice.label),
    );
    return element(
      'select',
      common,
      ...(isNeeded ? [] : [element('option', { value: '' }, '—')]),
      ...options,
    );
  }
  return element('input', { ...common, type: 'text', value });
}

/**
 * Asks in a dialog of the browser's own; nothing comes back when it is closed. It stays until the files
 * are ready: a form that is saved before that would lose them.
 *
 * @param addFile makes a chosen file ready, and says its address
 */
export function askFor(
  title: string,
  questions: readonly Question[],
  addFile: (file: File) => Promise<string>,
): Promise<Answers | undefined> {
  const insert = element('button', { value: 'insert' }, 'Insert');
  const trouble = element('p', { role: 'alert' });
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', {}, title),
    ...questions.map((question) =>
      element(
        'label',
        {},
        `${question.label}${question.isNeeded || question.kind === 'file' ? '' : ' (may stay empty)'}`,
        control(question),
      ),
    ),
    insert,
    element('button', { value: '', formNoValidate: true }, 'Cancel'),
    trouble,
  );
  const dialog = element('dialog', { className: 'part-dialog', ariaLabel: title }, form);
  // Keys typed here are not the program's shortcuts.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  document.body.append(dialog);
  if (questions.length === 0) {
    dialog.remove();
    return Promise.resolve({ values: {}, files: {} });
  }
  dialog.showModal();
  return new Promise((resolve) => {
    let answers: Answers | undefined;
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(answers);
    });
    form.addEventListener('submit', (event) => {
      if (event.submitter !== insert) return;
      event.preventDefault();
      insert.disabled = true;
      insert.textContent = 'Getting it ready …';
      readAnswers(form, addFile)
        .then((ready) => {
          answers = ready;
          dialog.close();
        })
        .catch((error: unknown) => {
          trouble.textContent = error instanceof Error ? error.message : String(error);
          insert.disabled = false;
          insert.textContent = 'Insert';
        });
    });
  });
}

async function readAnswers(
  form: HTMLFormElement,
  addFile: (file: File) => Promise<string>,
): Promise<Answers> {
  const answers: Answers = { values: {}, files: {} };
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') answers.values[name] = value;
    else if (value.size > 0) answers.files[name] = await addFile(value);
  }
  return answers;
}
