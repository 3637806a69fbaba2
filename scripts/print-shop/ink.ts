/**
 * What is in the ink drawers: the house colours and one palette for each light and weather.
 *
 * A palette (`Ink`) names what a colour is *for*, so that the same drawing prints at noon or in fog.
 * `key` is the black key block and is the same in all: the press registers every other colour to it.
 */
export const PAPER = '#F5EEDF';
export const CARD = '#FCF9F1';
export const KEY = '#1B1815';
export const OXBLOOD = '#9B1C1F';
export const RIVER = '#1F4E5F';
export const VERDIGRIS = '#2F5D46';
export const GASLIGHT = '#F2B63C';
export const HALFTONE = '#D3C4A3';
export const GINGER = '#CC6B2C';

export interface Ink {
  paper: string;
  key: string;
  /** The sky, and the second band or stroke colour in it. */
  sky: string;
  sky2: string;
  /** Three depths of buildings and hills, palest first. */
  far: string;
  mid: string;
  near: string;
  /** Pavement or floor, and the strokes in it. */
  ground: string;
  ground2: string;
  water: string;
  water2: string;
  /** A house wall and its shaded side. */
  wall: string;
  wall2: string;
  /** Lamp, window, sun. */
  light: string;
  /** The one red (or its stand-in). */
  accent: string;
  leaf: string;
}

export type Weather = 'noon' | 'dusk' | 'night' | 'snow' | 'rain' | 'fog' | 'dawn' | 'indoors';

const common = { paper: PAPER, key: KEY, light: GASLIGHT, accent: OXBLOOD };

/** The palettes. `dawn` and `indoors` (a gaslit room) go beyond the six lights of the city. */
export const inks: Record<Weather, Ink> = {
  noon: {
    ...common,
    sky: '#EADFC8',
    sky2: '#F5EEDF',
    far: '#A9C1B6',
    mid: '#6B9A97',
    near: '#2C6472',
    ground: '#DCC79A',
    ground2: '#B79C67',
    water: '#3C7C88',
    water2: '#CFE0D4',
    wall: '#A4452C',
    wall2: '#74301F',
    leaf: '#4D7A52',
  },
  dusk: {
    ...common,
    sky: '#E8973A',
    sky2: '#F2B63C',
    far: '#BE5A34',
    mid: '#8C3A30',
    near: '#4A2530',
    ground: '#7A4636',
    ground2: '#B5673E',
    water: '#2A4A58',
    water2: '#E8973A',
    wall: '#7E2F24',
    wall2: '#4F1D1B',
    leaf: '#3A4A34',
  },
  night: {
    ...common,
    sky: '#1E3040',
    sky2: '#35536A',
    far: '#3B5F75',
    mid: '#284557',
    near: '#14212B',
    ground: '#223744',
    ground2: '#486575',
    water: '#17303F',
    water2: '#5F8797',
    wall: '#5A2A27',
    wall2: '#381B1C',
    leaf: '#23453A',
  },
  snow: {
    ...common,
    sky: '#AFC2C6',
    sky2: '#C9D6D5',
    far: '#8FA8AF',
    mid: '#5F818D',
    near: '#34576A',
    ground: '#FCF9F1',
    ground2: '#B9CBD0',
    water: '#45707F',
    water2: '#C9D6D5',
    wall: '#8E3B2B',
    wall2: '#652A22',
    leaf: '#34564A',
  },
  rain: {
    ...common,
    sky: '#7F9C9C',
    sky2: '#A9BFBB',
    far: '#678789',
    mid: '#44686E',
    near: '#234550',
    ground: '#2F515A',
    ground2: '#86A5A4',
    water: '#2B5560',
    water2: '#A9BFBB',
    wall: '#7C3629',
    wall2: '#53231F',
    leaf: '#335A48',
  },
  fog: {
    ...common,
    sky: '#E4DCC6',
    sky2: '#F1EAD8',
    far: '#CDC9B6',
    mid: '#A5AA9C',
    near: '#6B7C77',
    ground: '#BDB9A4',
    ground2: '#92968A',
    water: '#9DAAA1',
    water2: '#E4DCC6',
    wall: '#92614F',
    wall2: '#6E4A3F',
    leaf: '#6F8470',
  },
  dawn: {
    ...common,
    sky: '#EBC3A4',
    sky2: '#F6DEC0',
    far: '#CFA39A',
    mid: '#8E7E8E',
    near: '#4B5A70',
    ground: '#C9A98A',
    ground2: '#9C7C68',
    water: '#6E8C98',
    water2: '#F6DEC0',
    wall: '#9A4A3A',
    wall2: '#6C302B',
    leaf: '#587560',
  },
  indoors: {
    ...common,
    sky: '#7A211F',
    sky2: '#99382C',
    far: '#C08A4A',
    mid: '#8A5A34',
    near: '#4A2E22',
    ground: '#B98648',
    ground2: '#7E552E',
    water: '#1F4E5F',
    water2: '#9CC3CC',
    wall: '#2F5D46',
    wall2: '#21432F',
    leaf: '#2F5D46',
  },
};
