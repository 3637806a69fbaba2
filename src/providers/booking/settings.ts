import type { BookingConfig } from '../../domain/booking/booking-url.ts';
import { readRequired, readValue, sandboxOrigin } from '../read-values.ts';
import type { Values } from '../variables.ts';

/** The flow that the tours are sold through. */
const FLOW = 1219724;

/** FareHarbor once the company's shortname is set, the sandbox until then. */
export function bookingSettings(values: Values): BookingConfig {
  const ids = readRequired(values, ['PUBLIC_FAREHARBOR_SHORTNAME']);
  const flow = Number(readValue(values, 'PUBLIC_FAREHARBOR_FLOW') ?? FLOW);
  return ids
    ? { origin: 'https://fareharbor.com', shortname: ids.PUBLIC_FAREHARBOR_SHORTNAME, flow }
    : { origin: sandboxOrigin(values), shortname: 'sandbox', flow };
}
