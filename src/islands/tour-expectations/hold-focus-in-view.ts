/**
 * Keeps the focused control in view when content is inserted above it (WCAG 2.2, 2.4.11).
 *
 * @returns a function to call after the change; it does nothing if the control was not in view before.
 */
export function holdFocusInView(): () => void {
  const focused = document.activeElement ?? document.body;
  const isInView = (): boolean => {
    const { top, bottom } = focused.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const wasInView = isInView();
  return () => {
    if (wasInView && !isInView()) focused.scrollIntoView({ block: 'nearest' });
  };
}
