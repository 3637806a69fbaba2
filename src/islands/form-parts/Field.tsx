import type { ComponentProps, ReactNode } from 'react';
import '../../styles/fields.css';
import styles from './form.module.css';

type Shared = {
  name: string;
  label: string;
  /** After the label of an optional field. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** How the value was understood; announced under the field. */
  note?: string | undefined;
  error?: string | undefined;
};

/** Connects a control with its label, hint and error. Without `defaultValue`, to keep text typed before hydration. */
function fieldProps({ name, optional, hint, error }: Shared) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return {
    id: name,
    name,
    required: optional === undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described.join(' ') || undefined,
  };
}

function FieldLayout({
  name,
  label,
  optional,
  hint,
  note,
  error,
  children,
}: Shared & { children: ReactNode }) {
  return (
    <div className="stack gap-2">
      <label className="label" htmlFor={name}>
        {label}
        {optional && <span className="quiet">{` (${optional})`}</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="small quiet">
          {hint}
        </p>
      )}
      {children}
      {note !== undefined && (
        <output htmlFor={name} className={`small quiet ${styles['note']}`}>
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
    <FieldLayout {...shared}>
      <input type="text" className="text-input" {...input} {...fieldProps(shared)} />
    </FieldLayout>
  );
}

export function TextArea({
  label,
  optional,
  hint,
  error,
  ...box
}: Omit<Shared, 'note'> & Omit<ComponentProps<'textarea'>, keyof Shared>) {
  const shared = { name: box.name, label, optional, hint, error };
  return (
    <FieldLayout {...shared}>
      <textarea rows={5} className="text-input" {...box} {...fieldProps(shared)} />
    </FieldLayout>
  );
}

/** A required checkbox. `children` follow the label, since a link may not be inside it. */
export function Checkbox({
  name,
  label,
  error,
  children,
}: Pick<Shared, 'name' | 'label' | 'error'> & { children?: ReactNode }) {
  return (
    <div className="stack gap-1">
      <div className="check">
        {/* Explicit, because Chrome exposes an unchecked required box as invalid. */}
        <input
          type="checkbox"
          {...fieldProps({ name, label, error })}
          aria-invalid={Boolean(error)}
        />
        <p>
          <label htmlFor={name}>{label}</label> {children}
        </p>
      </div>
      <FieldError name={name} error={error} />
    </div>
  );
}

const NO_AUTOFILL = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
};

/** An invisible field to catch bots, with attributes that password managers respect. */
export function Honeypot({ name }: { name: string }) {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" {...NO_AUTOFILL} />
    </p>
  );
}

/** Whether the visitor has used the page: then a filled honeypot was filled by a browser extension, not a bot. */
export function hasBeenUsed(): boolean {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
}
