import { PUBLIC_IDS, readPublicIds } from '../../src/providers/settings.ts';

/** Ids of a configured site. */
export const LIVE_IDS = readPublicIds(
  Object.fromEntries(Object.entries(PUBLIC_IDS).map(([name, { example }]) => [name, example])),
);
