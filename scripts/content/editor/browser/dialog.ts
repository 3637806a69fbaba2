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

export type Answers = { values: Record<string, string>; files: Record<string, File> };

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

/** Asks in a dialog of the browser's own; nothing comes back when it is closed. */
export function askFor(
  title: string,
  questions: readonly Question[],
): Promise<Answers | undefined> {
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
    element('button', { value: 'insert' }, 'Insert'),
    element('button', { value: '', formNoValidate: true }, 'Cancel'),
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
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (dialog.returnValue !== 'insert') return resolve(undefined);
      const answers: Answers = { values: {}, files: {} };
      for (const [name, value] of new FormData(form)) {
        if (typeof value === 'string') answers.values[name] = value;
        else answers.files[name] = value;
      }
      resolve(answers);
    });
  });
}
