import type { ReactNode } from 'react';
import { useSingleSubmit } from './use-single-submit.ts';

type Props = {
  /** The form. It is on every page: as a child it costs no byte twice. */
  children: ReactNode;
};

/**
 * The footer's newsletter form: a native post into a new tab, where the list answers. Nothing in it
 * waits for this script, because a browser may block a tab that a script opens later.
 */
export default function FooterNewsletter({ children }: Props) {
  return <div onSubmit={useSingleSubmit()}>{children}</div>;
}
