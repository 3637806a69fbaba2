import { booking as settings } from 'virtual:provider-settings';
import { fareHarbor } from './fareharbor.ts';

/** Where bookings are made, for a page's own script: it reads them from its element's attributes. */
export const bookingShop = settings;

/** The booking service as this site is configured. */
export const booking = fareHarbor(settings);
