import { useEffect, useRef, type ReactNode } from 'react';
import { cleanEmail } from '../../domain/forms/email-shape.ts';
import type { Validation } from '../../providers/newsletter/contract.ts';
import { loadValidation } from '../../providers/newsletter/validation.ts';
import { removeDraft } from '../../stores/draft.ts';
import { useDraft } from '../form-parts/use-draft.ts';

type Props = {
  id: string;
  action: string;
  heading: string;
  validation: Validation;
  children: ReactNode;
};

/**
 * The home page's newsletter form: a native post into a new tab. This island stores a draft, and loads the
 * service's validation at the first use. The post never waits, since browsers block tabs opened later by script.
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
  // The focus may be older than hydration.
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
      // The page loses the focus to the new tab. Where none opens, the draft stays.
      onSubmit={() => addEventListener('blur', () => removeDraft(id), { once: true })}
    >
      {children}
    </form>
  );
}
