/**
 * What stands in for a gallery picture that fails to load: a frame whose picture has gone out, and the
 * cat who may know something about it. Eleven, without words, each on a ground of its own.
 */
import { cat, type CatOptions, type Pose } from '../cats.ts';
import type { CoatName } from '../coats.ts';
import { clock } from '../city.ts';
import { pendant } from '../indoors.ts';
import { CARD, GASLIGHT, inks, KEY, OXBLOOD, PAPER, RIVER, VERDIGRIS } from '../ink.ts';
import type { Scene } from '../press.ts';
import {
  circle,
  gouge,
  group,
  limb,
  loop,
  place,
  poly,
  rect,
  shape,
  wire,
  type Svg,
} from '../shapes.ts';

/** An empty picture frame, w by h, hung from a nail; origin at its middle. */
const frame = (w: number, h: number, fill: string, back: string): Svg =>
  group(
    wire(`M${-w * 0.2} ${-h / 2}L0 ${-h / 2 - 70}L${w * 0.2} ${-h / 2}`, KEY, 7),
    shape(circle(0, -h / 2 - 74, 11), KEY),
    shape(rect(-w / 2 - 44, -h / 2 - 44, w + 88, h + 88), KEY),
    shape(rect(-w / 2 - 32, -h / 2 - 32, w + 64, h + 64), fill),
    shape(rect(-w / 2 - 8, -h / 2 - 8, w + 16, h + 16), KEY),
    shape(rect(-w / 2, -h / 2, w, h), back),
  );

const floor = (fill: string): Svg =>
  group(shape(rect(0, 770, 1280, 190), fill), shape(rect(0, 764, 1280, 12), KEY));

const stand = (
  pose: Pose,
  coat: CoatName,
  x: number,
  y: number,
  scale: number,
  look: CatOptions = {},
  flip = false,
): Svg => place(cat(pose, coat, look), x, y, scale, { flip });

const print = (n: number, ground: string, alt: string, draw: () => Svg): Scene => ({
  file: `public/fallback/${n}.webp`,
  format: 'plate',
  alt,
  caption: 'This picture has gone out.',
  draw: (w, h) => group(shape(rect(0, 0, w, h), ground), draw()),
});

const paw = (x: number, y: number, turn: number): Svg =>
  place(
    group(
      shape(
        [
          circle(0, 8, 17, 13),
          circle(-19, -10, 7, 9),
          circle(-7, -20, 7, 9),
          circle(7, -20, 7, 9),
          circle(19, -10, 7, 9),
        ],
        KEY,
      ),
    ),
    x,
    y,
    1,
    { turn },
  );

export const fallbacks: readonly Scene[] = [
  print(
    0,
    '#7A211F',
    'Linocut of an empty picture frame hanging crooked, a black cat below looking up at where the picture was.',
    () =>
      group(
        floor('#4A1E17'),
        place(frame(420, 320, GASLIGHT, '#EADFC8'), 700, 340, 1, { turn: 7 }),
        stand('sit-back', 'black', 430, 860, 1.5),
      ),
  ),
  print(
    1,
    '#9CC3CC',
    'Linocut of an empty frame on a pale blue wall, a ginger cat walking away from it with its tail up.',
    () =>
      group(
        floor('#2C6472'),
        place(frame(520, 380, KEY, CARD), 820, 360),
        stand('walk', 'ginger', 360, 860, 1.3),
      ),
  ),
  print(
    2,
    '#E8973A',
    'Linocut of a tabby asleep along the top of an empty picture frame against an orange wall.',
    () =>
      group(
        place(frame(640, 420, '#74301F', PAPER), 640, 600),
        stand('curl', 'tabby', 650, 352, 1.7),
      ),
  ),
  print(
    3,
    '#2F5D46',
    'Linocut of a white cat peering over the lower edge of a picture frame, paws on the wood, nothing behind it.',
    () =>
      group(
        place(frame(700, 520, GASLIGHT, '#21432F'), 640, 460),
        stand('peek', 'white', 640, 724, 2.3, { look: 'wide' }),
      ),
  ),
  print(
    4,
    '#EADFC8',
    'Linocut of an open window with blowing red curtains and, on the sill, the back of a black cat, tail hanging.',
    () =>
      group(
        shape(rect(340, 110, 600, 640), KEY),
        shape(rect(356, 126, 568, 608), '#1E3040'),
        shape(circle(780, 270, 66), PAPER),
        shape(rect(300, 730, 680, 50), KEY),
        shape(rect(308, 738, 664, 30), CARD),
        shape(
          [
            loop('330 100!, 470 100!, 430 330, 300 520, 180 640!, 250 420'),
            loop('950 100!, 810 100!, 850 330, 980 520, 1100 640!, 1030 420'),
          ],
          OXBLOOD,
        ),
        shape(gouge(420, 110, 240, 560, 10, 40) + gouge(860, 110, 1040, 560, 10, -40), '#74130F'),
        stand('sit-back-hang', 'black', 640, 738, 1.4),
      ),
  ),
  print(
    5,
    KEY,
    'Linocut of a room with the lamp out: nothing to be seen in the dark but one pair of yellow eyes and whiskers.',
    () =>
      group(
        place(pendant({ ...inks.night, light: '#35536A' }, 120, 260, '#35536A'), 640, 0),
        stand('portrait', 'black', 640, 610, 2.6, { look: 'wide' }),
        shape(gouge(200, 860, 1080, 856, 8), '#35536A'),
      ),
  ),
  print(
    6,
    '#C9A05C',
    'Linocut of a picture frame broken on the floor under its nail, a tuxedo cat beside it busily washing a paw.',
    () =>
      group(
        floor('#8A5A34'),
        shape(circle(840, 180, 12), KEY),
        wire('M840 180L822 300L856 330', KEY, 7),
        place(
          group(
            shape(poly('-300 0, -230 -190, -190 -180, -240 -20'), KEY),
            shape(poly('-260 -20, 240 10, 236 50, -270 24'), KEY),
            shape(poly('240 10, 300 -170, 262 -186, 206 -8'), KEY),
            shape(poly('-170 -220, 200 -180, 196 -146, -180 -186'), KEY),
            shape([poly('-100 -30, 0 -120, 40 -20'), poly('70 -20, 130 -110, 170 -20')], CARD),
          ),
          850,
          850,
        ),
        stand('groom', 'tuxedo', 330, 870, 1.5),
      ),
  ),
  print(
    7,
    PAPER,
    'Linocut of paw prints in ink leading out of an empty red frame, across the wall and off the picture.',
    () =>
      group(
        place(frame(460, 360, OXBLOOD, '#EADFC8'), 420, 380),
        ...[
          [420, 470, 100],
          [500, 540, 110],
          [600, 560, 100],
          [690, 640, 115],
          [800, 650, 100],
          [890, 730, 112],
          [1000, 744, 100],
          [1090, 816, 110],
          [1200, 826, 100],
        ].map(([x, y, turn]) => paw(x!, y!, turn!)),
      ),
  ),
  print(
    8,
    RIVER,
    'Linocut of a framed sheet with the shape of a sitting cat cut clean out of it, and the wall showing through.',
    () =>
      group(
        place(frame(440, 600, CARD, GASLIGHT), 640, 500),
        shape(
          [
            loop(
              '600 330!, 586 240!, 640 290, 694 240!, 706 330, 716 380, 680 420, 730 520, 760 640, 740 740!, 520 740!, 510 640, 548 520, 596 420, 564 380',
            ),
            limb('740 700, 800 690, 820 620, 800 570', [40, 36, 30, 22]).d,
          ],
          RIVER,
        ),
      ),
  ),
  print(
    9,
    '#D3C4A3',
    'Linocut of a gray cat loafing under a wall clock and an empty frame, as if the picture were only late.',
    () =>
      group(
        floor('#74301F'),
        place(frame(330, 260, VERDIGRIS, CARD), 860, 360),
        place(clock(inks.noon, 130, 9, 5), 390, 330),
        stand('loaf', 'grey', 560, 880, 1.5),
      ),
  ),
  print(
    10,
    '#F2B63C',
    'Linocut of a calico cat leaping clean out of a picture frame, hind feet still inside it.',
    () =>
      group(
        place(frame(560, 440, KEY, '#9CC3CC'), 860, 480),
        shape(
          [
            gouge(700, 330, 900, 300, 10),
            gouge(720, 640, 940, 650, 10),
            gouge(760, 420, 980, 400, 8),
          ],
          RIVER,
        ),
        stand('leap', 'calico', 520, 640, 1.75),
      ),
  ),
];
