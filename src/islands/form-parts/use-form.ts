import { useLayoutEffect, useRef, useState, type InputEvent } from 'react';
import type { Read } from '../../schemas/forms/read.ts';

export type Errors = Readonly<Record<string, string | undefined>>;

const nameOf = (field: EventTarget): string =>
  (field instanceof Element && field.getAttribute('name')) || '';

/**
 * What every form does the same way: takes over from the browser's own validation once this script
 * is there, keeps one message a field, takes it away when the field is edited, and brings the
 * visitor to the first field that needs a second look.
 */
export function useForm<Data>(readForm: (data: FormData) => Read<Data>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const isChecked = useRef(false);

  // Both in layout effects: a held submit is given again as soon as the markup is hydrated. It must
  // not meet the browser's own validation, and `useEffect` would run for the hydration only after
  // that submit was checked, find no errors yet and move no focus.
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
