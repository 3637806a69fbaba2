/** Posters of the six reels, 9:16: what stands in a reel's place until it is asked for. */
import { cat } from '../cats.ts';
import { bridgeAhead, skyline } from '../city.ts';
import { frontDesk, keyRack, mailSack, pendant, radiator, sortingFrame } from '../indoors.ts';
import { CARD, GASLIGHT, inks, KEY, OXBLOOD, PAPER, RIVER } from '../ink.ts';
import { person } from '../people.ts';
import type { Scene } from '../press.ts';
import { basket, cover, plate } from '../props.ts';
import {
  circle,
  gouge,
  gouges,
  group,
  limb,
  line,
  loop,
  place,
  rect,
  shape,
  wire,
  type Svg,
} from '../shapes.ts';
import { disc, rays, sky } from '../weather.ts';

const { dusk, indoors } = inks;

const bricks = (w: number, h: number, fill: string, joint: string): Svg =>
  group(
    shape(rect(0, 0, w, h), fill),
    shape(
      Array.from({ length: Math.ceil(h / 58) }, (_, r) =>
        Array.from({ length: 10 }, (_, c) =>
          gouge(c * 130 + (r % 2) * 65, 50 + r * 58, c * 130 + 112 + (r % 2) * 65, 50 + r * 58, 6),
        ).join(''),
      ).join(''),
      joint,
    ),
  );

export const reels: readonly Scene[] = [
  {
    file: 'content/reels/1.jpg',
    format: 'reel',
    alt: 'Linocut of a gray tabby looking out of a wicker basket on the bare planks of the Brooklyn Bridge, its tower overhead.',
    caption: 'Nobody has told him it is a mile.',
    draw: (w, h) =>
      group(
        sky(dusk, { x: 0, y: 0, w, h: 1240 }, 'rayed', { at: [540, 900] }),
        disc(dusk, 540, 860, 230, { halo: GASLIGHT, rings: 3, fill: PAPER }),
        skyline({ x: 0, y: 1000, w, h: 230 }, { fill: '#BE5A34', seed: 5, step: 60 }),
        bridgeAhead(dusk, w, h, {
          fill: '#4A2530',
          cut: '#BE5A34',
          horizon: 1210,
          size: 1.75,
          boards: '#C9815C',
          joints: '#7A4636',
        }),
        place(cat('peek', 'grey', { look: 'left' }), 560, 1560, 2.3),
        place(basket('#D9BE86'), 560, 1790, 2.4),
        shape(
          [limb('470 1550, 464 1580', [74, 70]).d, limb('650 1550, 656 1580', [74, 70]).d],
          '#DDE2DE',
        ),
        shape(
          [
            gouge(452, 1560, 450, 1604, 6),
            gouge(478, 1560, 478, 1604, 6),
            gouge(642, 1560, 642, 1604, 6),
            gouge(668, 1560, 670, 1604, 6),
          ],
          KEY,
        ),
      ),
  },
  {
    file: 'content/reels/2.jpg',
    format: 'reel',
    alt: 'Linocut of a post office clerk holding up a plate of meat, and six cats on a heap of mail sacks watching it go by.',
    caption: 'Pay day.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#3B2A1E'),
        place(sortingFrame(indoors, 1120, 1100, 7, 8, 5), -20, 1180),
        rays(540, 340, 110, 900, '#C08A4A', { every: 7, from: 20, to: 160, width: 9 }),
        place(pendant(indoors, 200, 360), 540, 0),
        shape(rect(0, 1170, w, 760), indoors.ground),
        gouges({
          x: 0,
          y: 1180,
          w,
          h: 740,
          angle: 0,
          gap: 30,
          length: [160, 420],
          width: 7,
          skip: 0.3,
          fill: indoors.ground2,
          seed: 4,
        }),
        shape(rect(0, 1164, w, 12), KEY),
        place(person('postman', { fill: RIVER, cut: '#9CC3CC', accent: OXBLOOD }), 760, 1360, 2.05),
        shape(limb('720 770, 620 800, 500 700', [78, 66, 50]).d, RIVER),
        place(plate(), 430, 690, 1.3),
        place(mailSack(indoors, '#D3C4A3'), 170, 1640, 1.8),
        place(mailSack(indoors, '#B99A62'), 560, 1690, 1.9, { turn: 3 }),
        place(mailSack(indoors, '#D3C4A3'), 910, 1660, 1.8, { flip: true }),
        place(mailSack(indoors, '#B99A62'), 330, 1850, 1.9),
        place(mailSack(indoors, '#D3C4A3'), 800, 1880, 2),
        place(cat('stand', 'tabby', { look: 'up' }), 250, 1270, 1.25, { flip: true }),
        place(cat('sit-side', 'black', { look: 'up' }), 560, 1310, 1.25),
        place(cat('loaf', 'ginger', { look: 'up' }), 900, 1290, 1.2),
        place(cat('sit-back', 'tuxedo'), 340, 1550, 1.2),
        place(cat('sit-front', 'white', { look: 'up' }), 800, 1560, 1.2),
        place(cat('peek', 'calico', { look: 'up' }), 120, 1570, 1.1),
      ),
  },
  {
    file: 'content/reels/3.jpg',
    format: 'reel',
    alt: 'Linocut of a tabby in mid-leap across a red ground with a steak in its jaws, an empty plate and its cover left below.',
    caption: 'The suspect was last seen heading for the stairs.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), OXBLOOD),
        rays(540, 820, 200, 1500, '#B8342F', { every: 5, width: 14 }),
        shape(rect(0, 1500, w, 420), '#4F1D1B'),
        shape([rect(0, 1470, w, 50)], '#74301F'),
        shape([rect(0, 1462, w, 10)], KEY),
        shape(rect(0, 1474, w, 8), PAPER),
        gouges({
          x: 0,
          y: 1540,
          w,
          h: 380,
          angle: 31,
          gap: 32,
          length: [70, 160],
          width: 6,
          skip: 0.4,
          fill: '#74130F',
          seed: 3,
        }),
        place(
          group(
            shape(circle(0, -8, 140, 22), KEY),
            shape(circle(0, -12, 134, 19), PAPER),
            shape(circle(0, -14, 100, 11), '#D3C4A3'),
          ),
          380,
          1470,
          1.7,
        ),
        place(cover('#AFC2C6'), 800, 1420, 1.7, { turn: 24 }),
        shape(
          [
            gouge(620, 1180, 980, 1330, 14),
            gouge(560, 1260, 860, 1400, 11),
            gouge(760, 1120, 1040, 1220, 9),
          ],
          GASLIGHT,
        ),
        place(cat('leap', 'tabby', { look: 'left' }), 620, 1010, 2.05, { turn: 10 }),
        place(
          group(
            shape(loop('-120 0, -100 -40, -30 -54, 60 -46, 116 -20, 100 20, 20 40, -80 36'), KEY),
            shape(
              loop('-108 0, -92 -32, -28 -44, 56 -37, 103 -16, 88 13, 18 30, -74 27'),
              '#C0714B',
            ),
            shape(gouge(-70, -10, 20, -20, 7) + gouge(10, 10, 70, 0, 6), CARD),
            shape(circle(50, -20, 15), CARD),
          ),
          392,
          622,
          1.1,
          { turn: -6 },
        ),
      ),
  },
  {
    file: 'content/reels/4.jpg',
    format: 'reel',
    alt: 'Linocut of brokers looking up at a black cat on a radiator with one hind leg raised, while ticker tape climbs the wall like a chart.',
    caption: 'The market, as forecast.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#C9A05C'),
        shape(
          [
            ...Array.from({ length: 11 }, (_, n) =>
              gouge(0, 120 + n * 110, 1080, 116 + n * 110, 5),
            ),
            ...Array.from({ length: 9 }, (_, n) => gouge(60 + n * 120, 40, 60 + n * 120, 1240, 5)),
          ],
          '#B98648',
        ),
        wire(
          line('-20 1120!, 150 980!, 270 1060!, 430 760!, 560 850!, 740 470!, 850 560!, 1100 150!'),
          KEY,
          60,
        ),
        wire(
          line('-20 1120!, 150 980!, 270 1060!, 430 760!, 560 850!, 740 470!, 850 560!, 1100 150!'),
          CARD,
          44,
        ),
        place(
          shape(loop('-80 0!, 0 -90!, 80 0!, 30 0!, 30 90!, -30 90!, -30 0!'), OXBLOOD),
          900,
          330,
          1,
          { turn: 30 },
        ),
        shape(rect(0, 1680, w, 240), '#74301F'),
        shape(rect(0, 1672, w, 12), KEY),
        gouges({
          x: 0,
          y: 1690,
          w,
          h: 220,
          angle: 0,
          gap: 30,
          length: [160, 420],
          width: 7,
          skip: 0.3,
          fill: '#4F1D1B',
          seed: 5,
        }),
        place(radiator(indoors, 760, '#8FA8AF'), 540, 1700, 1.2),
        place(cat('wash-leg', 'black', { look: 'ahead' }), 600, 1428, 2),
        place(person('top-hat', { accent: OXBLOOD, cut: '#C9A05C' }), 90, 1860, 1.2, {
          flip: true,
        }),
        place(person('bowler', { accent: GASLIGHT, cut: '#C9A05C' }), 990, 1870, 1.2),
      ),
  },
  {
    file: 'content/reels/5.jpg',
    format: 'reel',
    alt: 'Linocut of a hotel staircase with kittens of every color on its carpeted steps and a tabby mother seated at the top.',
    caption: 'Room service has stopped answering.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#1F4E5F'),
        place(keyRack(indoors, 500, 360), 300, 480),
        shape([rect(80, 0, 60, 1000), rect(940, 0, 60, 1000)], '#F6DEC0'),
        shape([gouge(100, 20, 100, 980, 8), gouge(960, 20, 960, 980, 8)], '#B98648'),
        place(frontDesk(indoors, 620, { bell: -180, fill: '#2F5D46' }), 540, 660, 0.86),
        ...[0, 1, 2, 3, 4, 5].map((n) =>
          group(
            shape(
              rect(230 - n * 60, 760 + n * 200, 620 + n * 120, 210),
              n % 2 ? '#8A5A34' : '#9A6A3E',
            ),
            shape(rect(230 - n * 60, 760 + n * 200, 620 + n * 120, 12), KEY),
            shape(rect(330 - n * 40, 772 + n * 200, 420 + n * 80, 200), OXBLOOD),
            shape(rect(330 - n * 40, 772 + n * 200, 420 + n * 80, 30), '#B8342F'),
            shape(
              [
                rect(344 - n * 40, 772 + n * 200, 10, 200),
                rect(726 + n * 40, 772 + n * 200, 10, 200),
              ],
              GASLIGHT,
            ),
          ),
        ),
        ...[0, 1].map((side) => wire(side ? 'M870 640L1120 1560' : 'M210 640L-40 1560', KEY, 34)),
        place(cat('sit-front', 'tabby'), 540, 770, 1.5),
        place(cat('sit-side', 'ginger'), 400, 968, 0.66),
        place(cat('loaf', 'black'), 640, 968, 0.7),
        place(cat('arch', 'white'), 800, 968, 0.5),
        place(cat('walk', 'calico'), 330, 1168, 0.72),
        place(cat('sit-front', 'grey', { look: 'up' }), 560, 1168, 0.7),
        place(cat('curl', 'tabby'), 790, 1168, 0.76),
        place(cat('stand', 'tuxedo'), 250, 1368, 0.74),
        place(cat('sprawl', 'tortoiseshell'), 540, 1368, 0.78),
        place(cat('sit-back', 'ginger'), 840, 1368, 0.72),
        place(cat('crouch', 'silver'), 240, 1568, 0.8),
        place(cat('groom', 'black'), 540, 1568, 0.8),
        place(cat('leap', 'cream'), 860, 1540, 0.7),
        place(cat('loaf', 'red-and-white'), 200, 1768, 0.9),
        place(cat('sit-side', 'brown'), 520, 1768, 0.86),
        place(cat('sit-front', 'cow'), 860, 1768, 0.86),
      ),
  },
  {
    file: 'content/reels/6.jpg',
    format: 'reel',
    alt: 'Linocut of an orange tabby clinging to a brass pole that runs the height of the picture, two firemen in helmets waiting below.',
    caption: 'The first cat down has the best of the warm engine.',
    draw: (w, h) =>
      group(
        bricks(w, h, '#A4452C', '#74301F'),
        shape(rect(0, 0, w, 170), '#4A2E22'),
        shape(
          [0, 1, 2, 3, 4].map((n) => rect(n * 240, 0, 40, 170)),
          '#8A5A34',
        ),
        shape(rect(0, 162, w, 14), KEY),
        shape(circle(560, 172, 290, 74), KEY),
        shape(circle(560, 166, 260, 58), GASLIGHT),
        shape(rect(0, 1640, w, 280), '#8A5A34'),
        shape(rect(0, 1632, w, 12), KEY),
        gouges({
          x: 0,
          y: 1650,
          w,
          h: 260,
          angle: 0,
          gap: 30,
          length: [160, 420],
          width: 7,
          skip: 0.3,
          fill: '#4A2E22',
          seed: 5,
        }),
        shape([rect(534, 120, 52, 1640), loop('420 1790!, 480 1750, 640 1750, 700 1790!')], KEY),
        shape([rect(542, 120, 36, 1640)], GASLIGHT),
        shape(gouge(552, 130, 552, 1750, 9), PAPER),
        shape(
          [
            gouge(400, 260, 400, 640, 13),
            gouge(720, 240, 720, 560, 13),
            gouge(330, 340, 330, 620, 10),
            gouge(800, 320, 800, 640, 11),
            gouge(470, 220, 470, 420, 9),
          ],
          PAPER,
        ),
        place(cat('hug', 'ginger', { look: 'left' }), 600, 1320, 2.35),
        place(
          person('fireman', { fill: '#14212B', cut: '#F2B63C', accent: GASLIGHT }),
          190,
          1860,
          1.3,
          { flip: true },
        ),
        place(person('fireman', { fill: KEY, cut: '#F2B63C', accent: OXBLOOD }), 920, 1870, 1.3),
      ),
  },
];
