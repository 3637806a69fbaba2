import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

type Shared = {
  name: string;
  label: string;
  /** Stands after the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** What the form has understood, under the field and spoken once it is there. */
  note?: string | undefined;
  /** What to put right; the field is then marked as invalid and described by it. */
  error?: string | undefined;
};

/**
 * What a control needs so that its label, hint and error are heard with it. Without `defaultValue`:
 * what a visitor has typed before the script came stays untouched.
 */
function tie({ name, optional, hint, error }: Shared) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return {
    id: name,
    name,
    required: optional === undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described.join(' ') || undefined,
  };
}

function Anatomy({
  name,
  label,
  optional,
  hint,
  note,
  error,
  children,
}: Shared & { children: ReactNode }) {
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>
        {label}
        {optional && <span className={styles['optional']}> ({optional})</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children}
      {note !== undefined && (
        <output htmlFor={name} className={styles['note']}>
          {note}
        </output>
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

function FieldError({ name, error }: Pick<Shared, 'name' | 'error'>) {
  return (
    error && (
      <p id={`${name}-error`} className={styles['error']}>
        {error}
      </p>
    )
  );
}

/** One line of text: label, hint, box, error. */
export function TextField({
  label,
  optional,
  hint,
  note,
  error,
  ...input
}: Shared & Omit<ComponentProps<'input'>, keyof Shared>) {
  const shared = { name: input.name, label, optional, hint, note, error };
  return (
    <Anatomy {...shared}>
      <input type="text" {...input} {...tie(shared)} />
    </Anatomy>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  optional,
  hint,
  error,
  ...box
}: Omit<Shared, 'note'> & Omit<ComponentProps<'textarea'>, keyof Shared>) {
  const shared = { name: box.name, label, optional, hint, error };
  return (
    <Anatomy {...shared}>
      <textarea rows={5} {...box} {...tie(shared)} />
    </Anatomy>
  );
}

/** A checkbox that must be checked. `children` stand beside the label: a link may not stand in it. */
export function Checkbox({
  name,
  label,
  error,
  children,
}: Pick<Shared, 'name' | 'label' | 'error'> & { children?: ReactNode }) {
  return (
    <div className={styles['field']}>
      <div className={styles['checkbox']}>
        {/* Said outright: Chrome tells screen readers that an empty required box is invalid. */}
        <input type="checkbox" {...tie({ name, label, error })} aria-invalid={Boolean(error)} />
        <p>
          <label htmlFor={name}>{label}</label> {children}
        </p>
      </div>
      <FieldError name={name} error={error} />
    </div>
  );
}

const UNFILLED = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
};

/** A field that no person sees or reaches. Its marks ask password managers to leave it alone. */
export function Honeypot({ name }: { name: string }) {
  return (
    <p className={styles['honeypot']} aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" {...UNFILLED} />
    </p>
  );
}

/**
 * Whether a person has pressed or typed anything on this page: then a filled trap is some program's on
 * their computer. Browsers that can't tell count everyone as a person.
 */
export function hasBeenUsed(): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
}
