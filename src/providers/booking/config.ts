import {
  PUBLIC_FAREHARBOR_FLOW,
  PUBLIC_FAREHARBOR_SHORTNAME,
  PUBLIC_SANDBOX_ORIGIN,
} from 'astro:env/client';
import { bookingSettings, fareHarbor } from './fareharbor.ts';

/** Where bookings are made, for a page's own script: it reads them from its element's attributes. */
export const bookingShop = bookingSettings({
  PUBLIC_FAREHARBOR_FLOW,
  PUBLIC_FAREHARBOR_SHORTNAME,
  PUBLIC_SANDBOX_ORIGIN,
});

/** The booking service as this site is configured. */
export const booking = fareHarbor(bookingShop);
