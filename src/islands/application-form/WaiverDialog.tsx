import '../../styles/figures.css';
import '../../styles/panels.css';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './WaiverDialog.module.css';

type Props = {
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** State of the history entry that is added for the open dialog. */
const ADDED = { isAddedForWaiver: true };
const isAdded = (): boolean => Boolean(history.state?.isAddedForWaiver);

/** Opens the dialog, if `data-hold` has not yet, and adds a history entry, so that Back closes it. */
export function openWaiver(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  if (!isAdded()) history.pushState(ADDED, '');
  // Or the focus would be on the button below the text.
  dialog.querySelector('h2')?.focus({ preventScroll: true });
}

/** The waiver. Without script, and for `#waiver`, it is shown in the page (`WaiverDialog.module.css`). */
export default function WaiverDialog({ id, ref, title, closeLabel, onClose, children }: Props) {
  /** True until `history.back()` has taken effect. */
  const isLeaving = useRef(false);
  useEffect(() => {
    const followHistory = () => {
      if (isAdded()) return;
      const isReopened = isLeaving.current && ref.current?.open;
      isLeaving.current = false;
      // Opened again before `history.back()` took effect.
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
      className={`panel ${styles['waiver']}`}
      aria-labelledby={`${id}-title`}
      onClose={close}
      closedby="any"
      // For browsers without `closedby`: only a click on the backdrop has the dialog as its target.
      onPointerUp={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <h2 id={`${id}-title`} className="deck-4" tabIndex={-1}>
        {title}
      </h2>
      <div className="flow after">{children}</div>
      <form method="dialog">
        <button type="submit" className="button">
          {closeLabel}
        </button>
      </form>
    </dialog>
  );
}
