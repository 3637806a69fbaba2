import type { ReactNode } from 'react';
import { useSingleSubmit } from './use-single-submit.ts';

type Props = {
  action: string;
  /** The id of its heading. */
  heading: string;
  children: ReactNode;
};

/**
 * The footer's newsletter form: a native post into a new tab, where the list answers. Nothing in it
 * waits for this script, because a browser may block a tab that a script opens later.
 */
export default function FooterNewsletter({ action, heading, children }: Props) {
  const onSubmit = useSingleSubmit();
  return (
    <form
      action={action}
      method="post"
      target="_blank"
      rel="noopener"
      aria-labelledby={heading}
      onSubmit={onSubmit}
    >
      {children}
    </form>
  );
}
