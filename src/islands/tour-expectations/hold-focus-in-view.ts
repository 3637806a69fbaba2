/**
 * What comes in above a control in use must not push it out of the window (WCAG 2.2, 2.4.11).
 *
 * @returns what brings the control back into view, to be called once the page has changed; a control
 *   that the reader had scrolled away from is left alone.
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
