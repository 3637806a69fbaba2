import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { markPosted, takePosted } from '../../stores/draft.ts';

/** How long a post may be under way before the visitor is told that it does not arrive. */
const TIMEOUT_MS = 20_000;

/**
 * A form that leaves its page by a post and ends on another page, which forgets what was typed.
 * `failed`: the visitor is back without having reached that page, or has waited in vain.
 *
 * @param name of the form in storage.
 * @param onReturn called when the visitor is on the form's page again, or still.
 */
export function usePosting(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  onReturn: () => void,
) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  // State comes a moment after a second press; this does not.
  const isUnderWay = useRef(false);
  const isNoted = useRef(false);

  useLayoutEffect(() => {
    if (takePosted(name)) setState('failed');

    // Back from another page, the browser may show this one as it was left.
    const onShow = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      const isLost = takePosted(name);
      setState(isLost ? 'failed' : 'idle');
      onReturn();
      // The page at the end has taken the note: what was typed has arrived.
      if (isUnderWay.current && isNoted.current && !isLost) form.current?.reset();
      isUnderWay.current = false;
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [name, form, onReturn]);

  useEffect(() => {
    if (state !== 'sending') return;
    const timer = window.setTimeout(() => {
      isUnderWay.current = false;
      setState('failed');
      onReturn();
    }, TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [state, onReturn]);

  /** To be called as the browser posts the form. */
  const start = (): void => {
    isUnderWay.current = true;
    isNoted.current = markPosted(name);
    setState('sending');
  };

  return { state, isUnderWay, start };
}
