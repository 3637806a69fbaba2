/** Whether a click means "go there", and not a new tab, a new window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
