/** Every scene the shop prints, in the order they hang. */
import type { Scene } from '../press.ts';
import { brooklynHeights } from './gallery-brooklyn-heights.ts';
import { financialDistrict } from './gallery-financial-district.ts';
import { lowerEastSide } from './gallery-lower-east-side.ts';
import { fallbacks } from './fallbacks.ts';
import { fans } from './fans.ts';
import { pages } from './pages.ts';
import { team } from './people.ts';
import { posts } from './posts.ts';
import { reels } from './reels.ts';
import type { TourPrint } from './tour-print.ts';
import { tours } from './tours.ts';

export const tourPrints: readonly TourPrint[] = [
  ...brooklynHeights,
  ...financialDistrict,
  ...lowerEastSide,
];

export const scenes: readonly Scene[] = [
  ...tours,
  ...pages,
  ...posts,
  ...team,
  ...fans,
  ...reels,
  ...fallbacks,
  ...tourPrints,
];
