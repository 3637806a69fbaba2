import { useEffect, useRef, type ReactNode } from 'react';
import { cleanEmail } from '../../domain/forms/email-shape.ts';
import type { Validation } from '../../providers/newsletter/contract.ts';
import { loadValidation } from '../../providers/newsletter/validation.ts';
import { removeDraft } from '../../stores/draft.ts';
import { useDraft } from '../form-parts/use-draft.ts';

type Props = {
  /** The form's name among the drafts. */
  id: string;
  action: string;
  /** The id of its heading. */
  heading: string;
  validation: Validation;
  children: ReactNode;
};

/**
 * The home page's newsletter form: a native post into a new tab, where the list answers. This script
 * keeps what is typed over a reload, and brings the list's own validation at the form's first use.
 * Nothing waits for it, because a browser may block a tab that a script opens later.
 */
export default function CouponNewsletter({ id, action, heading, validation, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isUsed = useRef(false);
  useDraft(id, form);

  const markUsed = (): void => {
    if (isUsed.current) return;
    isUsed.current = true;
    void loadValidation(validation);
  };
  // The focus that brought this script was there before it.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) markUsed();
  });

  return (
    <form
      ref={form}
      action={action}
      method="post"
      target="_blank"
      rel="noopener"
      aria-labelledby={heading}
      onFocus={markUsed}
      onBlur={({ target }) => {
        if (target.matches('[type=email]')) target.value = cleanEmail(target.value);
      }}
      onSubmit={() => removeDraft(id)}
    >
      {children}
    </form>
  );
}
