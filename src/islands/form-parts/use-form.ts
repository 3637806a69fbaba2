import { useLayoutEffect, useRef, useState, type InputEvent } from 'react';
import type { ParsedForm } from '../../forms/parse-form.ts';

export type Errors = Readonly<Record<string, string | undefined>>;

const nameOf = (field: EventTarget): string =>
  (field instanceof Element && field.getAttribute('name')) || '';

/**
 * What every form does the same way: takes over from the browser's own validation once this script
 * is there, keeps one message a field, takes it away when the field is edited, and brings the
 * visitor to the first field that needs a second look.
 */
export function useForm<Data>(readForm: (data: FormData) => ParsedForm<Data>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const isChecked = useRef(false);

  // Both in layout effects: a press may come in the moment of hydration. It must not meet the
  // browser's own validation, and the effects of the hydration, run after its check, would find no
  // errors drawn yet and count the focus as moved.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // After the messages are drawn, so that the field is described by its own when focus arrives.
  useLayoutEffect(() => {
    if (!isChecked.current) return;
    isChecked.current = false;
    for (const field of form.current?.elements ?? []) {
      if (errors[nameOf(field)] && field instanceof HTMLElement) {
        field.focus();
        return;
      }
    }
  }, [errors]);

  /** @returns the form's data, or undefined after having shown what is wrong with it. */
  const check = (): Data | undefined => {
    if (!form.current) return undefined;
    const result = readForm(new FormData(form.current));
    isChecked.current = !result.ok;
    setErrors(result.ok ? {} : result.errors);
    return result.ok ? result.data : undefined;
  };

  const clearEdited = (event: InputEvent<HTMLFormElement>): void => {
    const name = nameOf(event.target);
    setErrors((before) => (before[name] ? { ...before, [name]: undefined } : before));
  };

  return { form, errors, check, clearEdited };
}
