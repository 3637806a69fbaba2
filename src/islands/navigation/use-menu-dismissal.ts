import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes an open menu on Escape (also one that is only hovered, so that the key lands elsewhere), on a
 * press outside it, and when the page is shown again from the browser's page cache.
 *
 * @param dismiss closes the menu; its argument says whether Escape asked for it.
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
