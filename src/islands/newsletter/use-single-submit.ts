import { useRef, type SubmitEvent } from 'react';

/** How long after one submit another counts as the same press, in milliseconds. */
const DOUBLE_MS = 2_000;

/**
 * Lets a form that posts into a new tab go once where somebody presses twice: each post would open a
 * tab of its own.
 *
 * @param onSent runs for every submit that goes out.
 * @returns the form's submit handler.
 */
export function useSingleSubmit(onSent?: () => void): (event: SubmitEvent<Element>) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    if (event.timeStamp - last.current < DOUBLE_MS) {
      event.preventDefault();
      return;
    }
    last.current = event.timeStamp;
    onSent?.();
  };
}
