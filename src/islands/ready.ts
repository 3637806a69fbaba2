import { useEffect, type RefObject } from 'react';

/**
 * Tells the page that this island now answers for itself, so that a click that came too early can
 * be given again (see `elements/called.ts`). Hydration itself says nothing when it is done.
 */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent('island:ready', { bubbles: true }));
  }, [root]);
}
