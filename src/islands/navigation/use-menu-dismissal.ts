import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes an open menu on Escape, also without focus in it, on a press outside, and when the page is restored
 * from the back/forward cache.
 *
 * @param dismiss `isEscape` is true after Escape.
 */
export function useMenuDismissal(
  menu: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (isEscape: boolean) => void,
): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    const options = { signal: abort.signal };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current(true);
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) latest.current(false);
    };
    const onShow = (event: PageTransitionEvent) => event.persisted && latest.current(false);
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('pointerdown', onPress, options);
    addEventListener('pageshow', onShow, options);
    return () => abort.abort();
  }, [menu, isOpen]);
}
