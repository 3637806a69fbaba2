import { atom } from 'nanostores';

/** Whether the booking widget could not be opened: then the page's reserve buttons are links again. */
export const $isWidgetDown = atom(false);
