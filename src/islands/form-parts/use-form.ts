import { useLayoutEffect, useRef, useState, type InputEvent } from 'react';
import type { ParsedForm } from '../../forms/parse-form.ts';

export type Errors = Readonly<Record<string, string | undefined>>;

const nameOf = (field: EventTarget): string =>
  (field instanceof Element && field.getAttribute('name')) || '';

/** Replaces native validation: one message per field until it is edited, and focus on the first invalid field. */
export function useForm<Data>(readForm: (data: FormData) => ParsedForm<Data>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const isChecked = useRef(false);

  // Layout effects, because a held submit is repeated right after hydration: it must not meet native validation,
  // nor an effect that runs before the errors are rendered.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // After the messages are rendered, so that screen readers read them with the field.
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

  /** @returns the form's data, or undefined after showing the errors. */
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
