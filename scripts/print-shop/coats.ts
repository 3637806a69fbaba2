/**
 * The coats of the house cats: which ink each part of a cat is printed in.
 *
 * Dark coats are one solid of the key block with details gouged out to paper; pale coats are paper or
 * a colour with a key-block contour. A pose asks for parts by name and never for a colour.
 */
import { CARD, GASLIGHT, GINGER, KEY, PAPER } from './ink.ts';

export type CoatName =
  | 'black'
  | 'tabby'
  | 'tuxedo'
  | 'calico'
  | 'white'
  | 'grey'
  | 'ginger'
  | 'tortoiseshell'
  | 'brown'
  | 'cream'
  | 'smoke'
  | 'silver'
  | 'cow'
  | 'peach'
  | 'red-and-white'
  | 'blue'
  | 'chocolate';

export interface Coat {
  /** The body. */
  base: string;
  /** Contour round each part. Paper on dark coats: a gouged gap. */
  cut: string;
  /** Fur strokes, mouth, toes. */
  line: string;
  /** A tabby's stripes, or nothing. */
  stripe: string | null;
  /** Muzzle, bib, socks and tail tip, or nothing. */
  pale: string | null;
  /** Patches, or nothing. */
  patch: readonly [warm: string, dark: string] | null;
  /** Which side fur strokes are cut on: dark coats show their light, pale coats their shadow. */
  strokes: 'lit' | 'shaded';
  eye: string;
  ear: string;
  nose: string;
  whisker: string;
}

const dark = {
  base: KEY,
  cut: PAPER,
  line: PAPER,
  stripe: null,
  pale: null,
  patch: null,
  strokes: 'lit',
  eye: GASLIGHT,
  ear: '#6B4038',
  nose: '#B5645A',
  whisker: PAPER,
} as const satisfies Coat;

const fair = {
  base: CARD,
  cut: KEY,
  line: KEY,
  stripe: null,
  pale: null,
  patch: null,
  strokes: 'shaded',
  eye: GASLIGHT,
  ear: '#DE9F8C',
  nose: '#C46A5C',
  whisker: KEY,
} as const satisfies Coat;

export const coats: Record<CoatName, Coat> = {
  black: dark,
  tuxedo: { ...dark, pale: CARD },
  tortoiseshell: { ...dark, patch: [GINGER, '#8A4A24'] },
  white: fair,
  calico: { ...fair, patch: [GINGER, KEY] },
  tabby: { ...fair, base: '#B3976A', stripe: '#3A2C1D', pale: '#EFE2C4' },
  grey: { ...fair, base: '#7F9098', stripe: '#4B5A63', pale: '#DDE2DE' },
  ginger: { ...fair, base: '#D6772F', stripe: '#96401A', pale: '#F6E3BE' },
  brown: { ...fair, base: '#8A6238', stripe: '#40260F', pale: '#E7CF9C' },
  cream: { ...fair, base: '#EBD3A8', stripe: '#CFA46A', pale: '#FCF9F1' },
  smoke: { ...fair, base: '#555F66', stripe: '#30383D', pale: '#A9B4B8', whisker: PAPER },
  silver: { ...fair, base: '#CFD5D1', stripe: '#65747B', pale: '#FCF9F1' },
  cow: { ...fair, patch: [KEY, KEY] },
  peach: { ...fair, base: '#F0B98A', stripe: '#CE8450', pale: '#FCF9F1' },
  'red-and-white': { ...fair, patch: [GINGER, GINGER] },
  blue: { ...fair, base: '#748999' },
  chocolate: { ...fair, base: '#6B4430', whisker: PAPER },
};
