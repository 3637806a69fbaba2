import { useEffect, useLayoutEffect, useRef, useState, type InputEvent } from 'react';
import type { Read } from '../../schemas/forms/read.ts';

export type Errors = Readonly<Record<string, string | undefined>>;

/**
 * What every form does the same way: takes over from the browser's own validation once this script
 * is there, keeps one message a field, takes it away when the field is edited, and brings the
 * visitor to the first field that needs a second look.
 */
export function useForm<Data>(readForm: (data: FormData) => Read<Data>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const isChecked = useRef(false);

  // Not in `useEffect`: a held submit is given again as soon as the markup is hydrated, and must not
  // meet the browser's own validation.
  useLayoutEffect(() => {
    form.current!.noValidate = true;
  }, []);

  // After the messages are drawn, so that the field is described by its own when focus arrives.
  useEffect(() => {
    if (!isChecked.current) return;
    isChecked.current = false;
    const fields = Array.from(form.current!.elements) as HTMLInputElement[];
    fields.find(({ name }) => errors[name])?.focus();
  }, [errors]);

  /** @returns the form's data, or undefined after having shown what is wrong with it. */
  const check = (): Data | undefined => {
    const result = readForm(new FormData(form.current!));
    isChecked.current = !result.ok;
    setErrors(result.ok ? {} : result.errors);
    return result.ok ? result.data : undefined;
  };

  const clearEdited = (event: InputEvent<HTMLFormElement>): void => {
    const { name } = event.target as HTMLInputElement;
    setErrors((before) => (before[name] ? { ...before, [name]: undefined } : before));
  };

  return { form, errors, check, clearEdited };
}
