import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './WaiverDialog.module.css';

type Props = {
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** The text, in paragraphs. */
  children: ReactNode;
};

/** Marks the history entry that is added for the open dialog: the one below it is the page without. */
const ADDED = { isAddedForWaiver: true };
const isAdded = (): boolean => Boolean(history.state?.isAddedForWaiver);

/**
 * Opens the dialog, or leaves it open where its link had to wait for the script (`data-hold`). Adds a
 * history entry, so that Back closes it and does not leave the form.
 */
export function openWaiver(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  if (!isAdded()) history.pushState(ADDED, '');
  // To the words, not past them to the button.
  dialog.querySelector('h2')?.focus({ preventScroll: true });
}

/**
 * The waiver. Without script, and for a link that leads to it, it is a part of the page
 * (`WaiverDialog.module.css`).
 */
export default function WaiverDialog({ id, ref, title, closeLabel, onClose, children }: Props) {
  /** Whether the browser is on its way back to the page without the dialog. */
  const isLeaving = useRef(false);
  useEffect(() => {
    const followHistory = () => {
      if (isAdded()) return;
      const isReopened = isLeaving.current && ref.current?.open;
      isLeaving.current = false;
      // Opened anew while the browser was still on its way back from the time before.
      if (isReopened) history.pushState(ADDED, '');
      else ref.current?.close();
    };
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, [ref]);
  const close = (): void => {
    if (isAdded()) {
      isLeaving.current = true;
      history.back();
    }
    onClose();
  };

  return (
    <dialog
      ref={ref}
      id={id}
      className={styles['waiver']}
      aria-labelledby={`${id}-title`}
      onClose={close}
      closedby="any"
      // The same for browsers that don't know `closedby`. A press on the backdrop is one on the
      // dialog itself, which has no padding: its parts take all others.
      onPointerUp={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles['text']}>{children}</div>
      <form method="dialog">
        <button type="submit" className="button">
          {closeLabel}
        </button>
      </form>
    </dialog>
  );
}
