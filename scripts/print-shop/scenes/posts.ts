/** One print for each story of the blog, 16:9. The file's name is the post's. */
import { cat } from '../cats.ts';
import {
  bench,
  bridge,
  brownstone,
  cityHall,
  cobbles,
  ferry,
  fireEscape,
  flags,
  gasLamp,
  railing,
  receding,
  sash,
  shop,
  skyline,
  tenement,
  tree,
  tug,
  waterTower,
  awning,
  crate,
} from '../city.ts';
import {
  chandelier,
  cup,
  frontDesk,
  keyRack,
  mailSack,
  mantel,
  papers,
  pendant,
  pole,
  radiator,
  room,
  rug,
  sortingFrame,
  spectacles,
} from '../indoors.ts';
import { CARD, GASLIGHT, HALFTONE, inks, KEY, OXBLOOD, PAPER, RIVER, VERDIGRIS } from '../ink.ts';
import { person } from '../people.ts';
import type { Scene } from '../press.ts';
import {
  bars,
  basket,
  collar,
  cover,
  dog,
  glass,
  milkCrate,
  plate,
  register,
  ruff,
  stove,
  ticket,
  tin,
  trainFront,
} from '../props.ts';
import {
  blob,
  circle,
  gouge,
  gouges,
  group,
  limb,
  loop,
  place,
  poly,
  rect,
  shape,
  wire,
  within,
  type Svg,
} from '../shapes.ts';
import { clouds, disc, fogBank, glints, rain, rays, river, sky, smoke, stars } from '../weather.ts';

const { noon, dusk, night, rain: wet, fog, dawn, indoors } = inks;

/** Tongues of fire at a window or along a roof, w wide and h high, standing on y = 0. */
const flames = (w: number, h: number): Svg => {
  const tongue = (x: number, tall: number, half: number): string =>
    loop([
      [x - half, 0, 1],
      [x - half * 0.8, -tall * 0.5],
      [x - half * 0.1, -tall, 1],
      [x + half * 0.4, -tall * 0.55],
      [x + half * 0.7, -tall * 0.72, 1],
      [x + half, 0, 1],
    ]);
  return group(
    shape(
      [
        tongue(-w * 0.26, h * 0.8, w * 0.28),
        tongue(w * 0.26, h * 0.86, w * 0.28),
        tongue(0, h, w * 0.3),
      ],
      OXBLOOD,
    ),
    shape(
      [
        tongue(-w * 0.24, h * 0.5, w * 0.17),
        tongue(w * 0.24, h * 0.55, w * 0.17),
        tongue(0, h * 0.66, w * 0.19),
      ],
      GASLIGHT,
    ),
  );
};

const boards = (y: number, h: number, w: number, fill: string, joint: string, seed = 4): Svg =>
  group(
    shape(rect(0, y, w, h), fill),
    gouges({
      x: 0,
      y: y + 6,
      w,
      h: h - 6,
      angle: 0,
      gap: 24,
      length: [140, 400],
      width: 5,
      skip: 0.3,
      fill: joint,
      seed,
    }),
    shape(rect(0, y - 5, w, 9), KEY),
  );

/** A small rat in a hurry, heading left, 120 long without its tail. */
const rat = (fill: string): Svg =>
  group(
    shape(
      [loop('-66 -8!, -40 -34, -10 -44, 34 -38, 52 -12, 40 0, -40 0'), circle(-30, -38, 11)],
      fill,
    ),
    wire('M50 -10Q90 -4 110 -22Q130 -40 156 -28', fill, 6),
    shape(circle(-48, -20, 3.6), GASLIGHT),
  );

export const posts: readonly Scene[] = [
  {
    file: 'content/blog/financial-district-stories.jpg',
    format: 'post',
    alt: 'Linocut of a tuxedo cat seated between the columns of an office door, a street of towers running off into an orange sky behind.',
    caption: 'Open for business. Mind the cat.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#E8973A'),
        rays(830, 640, 80, 1100, GASLIGHT, { every: 5, width: 9, from: 180, to: 360 }),
        receding({
          near: [330, -300, 900],
          far: [720, 330, 660],
          rows: 11,
          bays: 5,
          fill: '#8C3A30',
          pane: '#4A2530',
          lit: GASLIGHT,
          share: 0.2,
          seed: 3,
        }),
        receding({
          near: [1330, -360, 900],
          far: [930, 300, 660],
          rows: 12,
          bays: 5,
          fill: '#2A4A58',
          pane: '#14212B',
          lit: GASLIGHT,
          share: 0.22,
          seed: 8,
        }),
        receding({
          near: [720, 240, 660],
          far: [790, 420, 640],
          rows: 8,
          bays: 3,
          fill: '#BE5A34',
          pane: '#8C3A30',
          seed: 4,
        }),
        receding({
          near: [930, 200, 660],
          far: [866, 410, 640],
          rows: 8,
          bays: 3,
          fill: '#5B7F88',
          pane: '#2A4A58',
          seed: 5,
        }),
        shape(poly('720 656, 930 656, 1330 900, 330 900'), '#F6DEC0'),
        within(
          poly('720 656, 930 656, 1330 900, 330 900'),
          shape(
            Array.from({ length: 9 }, (_, n) =>
              gouge(300, 676 + n * n * 3.4, 1360, 676 + n * n * 3.4, 5),
            ).join(''),
            '#BE5A34',
          ),
        ),
        place(person('top-hat', { fill: '#4A2530', cut: GASLIGHT }), 760, 720, 0.32, {
          flip: true,
        }),
        place(person('bowler', { fill: '#14212B', cut: GASLIGHT }), 900, 726, 0.34),
        place(person('cap', { fill: '#4A2530', cut: GASLIGHT }), 846, 694, 0.24),
        shape([rect(0, 0, 340, 900), rect(1270, 0, 330, 900)], '#D9CDB0'),
        shape([rect(330, 0, 16, 900), rect(1256, 0, 16, 900)], KEY),
        shape(
          [60, 110, 160, 210, 260].flatMap((x) => [
            gouge(x, 60, x, 810, 12),
            gouge(x + 1270, 60, x + 1270, 810, 12),
          ]),
          '#8A7C66',
        ),
        shape(
          [
            rect(0, 0, 360, 50),
            rect(1240, 0, 360, 50),
            rect(0, 64, 352, 16),
            rect(1248, 64, 352, 16),
          ],
          KEY,
        ),
        shape([rect(300, 0, 1000, 34)], KEY),
        shape([rect(0, 800, 1600, 110)], '#D9CDB0'),
        shape([rect(0, 794, 1600, 9), rect(0, 852, 1600, 7)], KEY),
        gouges({
          x: 0,
          y: 806,
          w,
          h: 90,
          angle: 0,
          gap: 20,
          length: [80, 260],
          width: 4,
          skip: 0.5,
          fill: '#8A7C66',
          seed: 5,
        }),
        ...[
          [420, 130, 12],
          [560, 330, -20],
          [1120, 180, 30],
          [1190, 430, -8],
          [660, 90, 24],
          [1010, 80, -14],
        ].map(([x, y, turn]) =>
          place(shape(limb('0 0, 24 30, 0 64, 26 96', [9, 9, 9, 9]).d, PAPER), x!, y!, 1, {
            turn: turn!,
          }),
        ),
        shape(loop('960 838, 1120 816, 1330 836, 1250 862, 1040 864'), '#8A7C66'),
        place(cat('sit-front', 'tuxedo', { look: 'left' }), 1060, 838, 1.82),
      ),
  },
  {
    file: 'content/blog/postal-cats-wall-street.jpg',
    format: 'post',
    alt: 'Linocut of a big gray tabby crouched among mail sacks in a lamplit cellar, nose to nose with a very small rat.',
    caption: 'Second-class mail, first-class attention.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#74301F'),
        ...[0, 1, 2].map((n) =>
          group(
            shape(
              [rect(70 + n * 520, 200, 420, 500), circle(280 + n * 520, 200, 210, 150)],
              '#4A1E17',
            ),
            shape(
              Array.from({ length: 11 }, (_, k) => {
                const a = Math.PI + (k / 10) * Math.PI;
                return gouge(
                  280 + n * 520 + Math.cos(a) * 214,
                  200 + Math.sin(a) * 154,
                  280 + n * 520 + Math.cos(a) * 262,
                  200 + Math.sin(a) * 196,
                  8,
                );
              }),
              '#C0714B',
            ),
          ),
        ),
        place(sortingFrame(indoors, 380, 420, 4, 5, 3), 90, 690),
        place(sortingFrame(indoors, 380, 420, 4, 5, 8), 1130, 690),
        rays(800, 250, 90, 620, '#C08A4A', { every: 7, from: 20, to: 160, width: 8 }),
        place(pendant(indoors, 150, 270), 800, 0),
        boards(690, 220, w, '#B98648', '#7E552E', 6),
        place(mailSack(indoors, '#D3C4A3'), 130, 800, 1.5),
        place(mailSack(indoors, '#B99A62'), 390, 760, 1.2),
        place(mailSack(indoors, '#D3C4A3', { open: true }), 1180, 770, 1.25),
        place(mailSack(indoors, '#B99A62'), 1490, 810, 1.6, { flip: true }),
        shape(
          [
            poly('1110 540, 1150 470, 1200 490, 1180 550'),
            poly('1190 540, 1220 480, 1262 500, 1240 552'),
          ],
          CARD,
        ),
        shape(circle(660, 842, 330, 40), '#7E552E'),
        place(cat('crouch', 'grey', { look: 'left' }), 800, 846, 2.05),
        place(rat('#241A14'), 250, 858, 0.95),
        shape(
          [
            poly('330 866, 404 846, 430 872, 352 892'),
            poly('1080 860, 1160 846, 1180 874, 1096 888'),
          ],
          CARD,
        ),
        wire('M356 868L404 862M1106 866L1156 860', KEY, 4),
      ),
  },
  {
    file: 'content/blog/ned-first-cat-brooklyn-bridge.jpg',
    format: 'post',
    alt: 'Linocut of a gray tabby striding over the boards of the Brooklyn Bridge at dawn, an open basket left behind it.',
    caption: 'Out of the basket and on to Manhattan, 1883.',
    draw: (w) =>
      group(
        sky(dawn, { x: 0, y: 0, w, h: 640 }, 'level'),
        disc(dawn, 1180, 360, 130, { halo: GASLIGHT, rings: 3 }),
        skyline({ x: 0, y: 330, w, h: 240 }, { fill: '#CFA39A', seed: 7, step: 56 }),
        skyline({ x: 500, y: 360, w: 1100, h: 220 }, { fill: '#8E7E8E', seed: 3, step: 50 }),
        river(dawn, { x: 0, y: 570, w, h: 200 }, 4),
        place(ferry(dawn), 330, 640, 0.5),
        place(tug(dawn), 1000, 660, 0.34),
        wire('M-20 640Q500 640 1120 -60M-20 560Q420 540 900 -60', KEY, 15),
        wire(
          Array.from({ length: 22 }, (_, n) => {
            const x = 30 + n * 50;
            const t = (x + 20) / 1140;
            const y = 640 - t * t * 700;
            return `M${x} ${Math.max(-20, y)}L${x} 720`;
          }).join(''),
          KEY,
          4,
          'butt',
        ),
        wire(
          Array.from({ length: 12 }, (_, n) => `M1180 -40L${1000 - n * 130} 720`).join(''),
          '#4B5A70',
          4,
          'butt',
        ),
        shape([rect(1110, -20, 320, 740)], '#9A7B6A'),
        within(
          rect(1110, -20, 320, 740),
          shape(
            Array.from({ length: 13 }, (_, r) =>
              [0, 1, 2, 3]
                .map((c) => rect(1110 + c * 84 + (r % 2) * 40, -20 + r * 58, 74, 50))
                .join(''),
            ).join(''),
            '#B5927E',
          ),
          gouges({
            x: 1300,
            y: -20,
            w: 130,
            h: 740,
            angle: 31,
            gap: 18,
            length: [40, 90],
            width: 5,
            fill: '#6C4A3E',
            seed: 4,
          }),
        ),
        shape(
          loop('1200 720!, 1200 330!, 1216 240, 1270 150!, 1324 240, 1340 330!, 1340 720!'),
          KEY,
        ),
        shape(
          loop('1214 720!, 1214 336!, 1230 250, 1270 178!, 1310 250, 1326 336!, 1326 720!'),
          dawn.sky2,
        ),
        shape(rect(0, 712, w, 200), '#C9A98A'),
        shape(
          Array.from({ length: 21 }, (_, n) =>
            gouge(800 + (n - 10) * 70, 712, 800 + (n - 10) * 150, 905, 6),
          ),
          '#8A5A44',
        ),
        shape([rect(0, 704, w, 12), rect(0, 610, w, 9), rect(0, 656, w, 6)], KEY),
        place(basket('#C9A05C'), 300, 850, 1.24),
        shape(circle(950, 852, 270, 20), '#8A5A44'),
        place(cat('walk', 'grey', { look: 'right' }), 930, 850, 1.9, { flip: true }),
      ),
  },
  {
    file: 'content/blog/jerry-fox-brooklyn-city-hall.jpg',
    format: 'post',
    alt: 'Linocut of a striped tabby in round spectacles before the steps of City Hall, a curl of smoke rising from its roof.',
    caption: 'First to object.',
    draw: (w) =>
      group(
        sky(noon, { x: 0, y: 0, w, h: 640 }, 'level'),
        clouds(PAPER, { x: 60, y: 80, w: 700, h: 200 }, 4, 6),
        place(
          brownstone(noon, {
            w: 330,
            floors: 3,
            floorHeight: 140,
            fill: '#A9C1B6',
            frame: '#6B9A97',
            cornice: '#6B9A97',
            door: false,
          }),
          60,
          650,
        ),
        place(
          brownstone(noon, {
            w: 330,
            floors: 3,
            floorHeight: 150,
            fill: '#A9C1B6',
            frame: '#6B9A97',
            cornice: '#6B9A97',
            door: false,
          }),
          1540,
          650,
        ),
        place(tree(noon, { leafy: true }), 200, 700, 0.9),
        place(cityHall(noon, { fill: CARD }), 640, 690, 1.12),
        smoke('#6B7C77', PAPER, 556, 330, 46, 26, 4, 3),
        place(person('policeman', { accent: GASLIGHT }), 330, 740, 0.62, { flip: true }),
        place(person('lady', { accent: OXBLOOD }), 900, 730, 0.56),
        place(person('bowler'), 1430, 740, 0.6),
        cobbles(noon, { x: 0, y: 720, w, h: 190 }, { seed: 8, row: 17 }),
        shape(rect(0, 712, w, 10), KEY),
        shape(loop('1000 866, 1180 838, 1400 862, 1300 888, 1080 888'), '#8A6F43'),
        place(
          group(
            cat('sit-front', 'tabby', { look: 'ahead' }),
            place(spectacles(noon), 0, -232, 0.98),
          ),
          1180,
          866,
          2.05,
        ),
      ),
  },
  {
    file: 'content/blog/minnie-hotel-st-george.jpg',
    format: 'post',
    alt: 'Linocut of a tabby upright on the rug of a hotel lobby, with fourteen kittens on the floor, the mantel and the front desk.',
    caption: 'Fourteen of the 160. The rest are in the kitchen.',
    draw: (w, h) =>
      group(
        room(indoors, { x: 0, y: 0, w, h }, 560, {
          wall: '#1F4E5F',
          paper: '#2C6472',
          wainscot: '#14303B',
          boards: '#D9BE86',
          joints: '#B79C67',
        }),
        shape(
          [
            rect(60, 60, 36, 500),
            rect(1504, 60, 36, 500),
            rect(40, 40, 76, 30),
            rect(1484, 40, 76, 30),
          ],
          '#F6DEC0',
        ),
        place(keyRack(indoors, 420, 300), 1040, 440),
        place(frontDesk(indoors, 560, { bell: -150, book: 90, fill: '#74301F' }), 1240, 600, 0.94),
        place(person('bowler', { cut: GASLIGHT, accent: OXBLOOD }), 860, 640, 0.86, { flip: true }),
        place(mantel(indoors), 360, 566, 0.82),
        place(chandelier(indoors, 110, 420), 760, 0),
        place(rug(indoors, 560, 110), 760, 770),
        place(cat('sit-front', 'tabby'), 740, 790, 1.5),
        place(cat('curl', 'tabby'), 470, 800, 0.6),
        place(cat('walk', 'ginger'), 300, 830, 0.5),
        place(cat('sit-front', 'calico'), 960, 780, 0.56),
        place(cat('loaf', 'black'), 1090, 830, 0.58),
        place(cat('leap', 'tabby'), 1250, 770, 0.5, { flip: true }),
        place(cat('sit-back', 'tabby'), 560, 858, 0.5),
        place(cat('groom', 'white'), 900, 874, 0.52),
        place(cat('arch', 'black'), 150, 800, 0.48),
        place(cat('sprawl', 'ginger'), 700, 884, 0.56),
        place(cat('sit-side', 'tortoiseshell'), 1430, 860, 0.54),
        place(cat('sit-front', 'tabby'), 1270, 356, 0.46),
        place(cat('peek', 'tabby'), 420, 180, 0.56),
        place(cat('crouch', 'tuxedo'), 1180, 880, 0.5),
        place(cat('sit-side', 'white'), 230, 190, 0.42, { flip: true }),
      ),
  },
  {
    file: 'content/blog/brooklyn-heights-promenade-cat.jpg',
    format: 'post',
    alt: 'Linocut of a white cat in a red bow, seen from behind, watching the sun go down over Manhattan from the Promenade.',
    caption: 'Somebody had to think of it.',
    draw: (w) =>
      group(
        sky(dusk, { x: 0, y: 0, w, h: 560 }, 'rayed', { at: [1120, 500] }),
        disc(dusk, 1120, 430, 120, { halo: GASLIGHT, rings: 2, fill: PAPER }),
        skyline({ x: 0, y: 200, w, h: 340 }, { fill: dusk.far, seed: 21, era: 'tall', step: 84 }),
        skyline(
          { x: 0, y: 280, w, h: 270 },
          { fill: dusk.mid, seed: 12, era: 'tall', step: 64, lit: GASLIGHT, share: 0.24 },
        ),
        river(dusk, { x: 0, y: 545, w, h: 220 }, 6),
        place(tug(dusk), 1260, 620, 0.5),
        place(ferry(dusk), 300, 640, 0.56, { flip: true }),
        place(railing('#2A1A22', 1640, 230, 'promenade', 46), -20, 790),
        flags(dusk, { x: 0, y: 780, w, h: 130 }, [800, 300], { fill: '#C9815C', gap: '#7A4636' }),
        shape(rect(0, 774, w, 9), KEY),
        place(bench(dusk, 430, '#4A2530'), 260, 850, 1),
        place(gasLamp(dusk, true, { halo: '#F2B63C' }), 1460, 830, 1.1),
        shape(circle(820, 852, 210, 18), '#7A4636'),
        place(
          group(
            cat('sit-back', 'white'),
            shape(loop('-44 -196!, 0 -184, 44 -196!, 46 -178!, 0 -166, -46 -178!'), OXBLOOD),
            shape(
              [
                loop('0 -180, -40 -206, -46 -160, 0 -172'),
                loop('0 -180, 40 -206, 46 -160, 0 -172'),
              ],
              OXBLOOD,
            ),
          ),
          800,
          852,
          1.75,
        ),
      ),
  },
  {
    file: 'content/blog/peck-slip-hero-cat.jpg',
    format: 'post',
    alt: 'Linocut of a girl in a shawl with a tabby in her arms, safe on a fruit stand’s awning as the brick house beside it burns.',
    caption: 'Over the fruit stand, with the one who gave the alarm.',
    draw: (w) =>
      group(
        shape(rect(0, 0, w, 900), night.sky),
        stars(night, { x: 700, y: 20, w: 860, h: 260 }, 24),
        skyline(
          { x: 700, y: 300, w: 900, h: 300 },
          { fill: '#284557', seed: 6, step: 70, lit: GASLIGHT, share: 0.06 },
        ),
        place(
          shape(
            [rect(-4, -420, 8, 420), rect(-70, -330, 140, 6), rect(-90, -220, 180, 6)],
            '#284557',
          ),
          1440,
          600,
        ),
        smoke('#4A5A63', '#7F9098', 420, 120, 130, 110, 5, 4),
        place(
          brownstone(night, {
            w: 620,
            floors: 4,
            floorHeight: 210,
            bays: 4,
            fill: '#7C3629',
            door: false,
            seed: 5,
            lit: [1, 2, 5, 6, 9],
          }),
          300,
          800,
        ),
        place(flames(120, 190), 226, 196),
        place(flames(120, 170), 380, 190),
        place(flames(110, 150), 380, 404),
        place(flames(100, 130), 226, 404),
        smoke('#35424C', '#5F6E78', 560, 330, 70, 50, 4, 7),
        shape(rect(0, 760, w, 150), night.ground),
        gouges({
          x: 0,
          y: 770,
          w,
          h: 130,
          angle: 0,
          gap: 18,
          length: [60, 220],
          width: 5,
          skip: 0.5,
          fill: night.ground2,
          seed: 4,
        }),
        glints(GASLIGHT, 480, 780, 300, 110, 5),
        place(
          group(
            shape([rect(-420, -250, 840, 250)], '#4A1E17'),
            shape([rect(-420, -170, 840, 16)], KEY),
            ...[0, 1, 2, 3, 4].map((n) =>
              place(crate(night, 150, 100, '#B99A62'), -330 + n * 165, 0),
            ),
            shape(
              Array.from({ length: 40 }, (_, n) =>
                circle(-396 + (n % 20) * 42, -112 - Math.floor(n / 20) * 26 + (n % 3) * 4, 19),
              ),
              OXBLOOD,
            ),
            shape(
              Array.from({ length: 14 }, (_, n) => circle(-390 + n * 60, -100, 16)),
              GASLIGHT,
            ),
            shape([rect(-410, -420, 14, 420), rect(396, -420, 14, 420)], KEY),
            place(awning(night, 860, 84, OXBLOOD, '#EADFC8'), 0, -420),
          ),
          1050,
          860,
        ),
        place(person('cap', { fill: '#241A14', cut: '#7F98A4', accent: OXBLOOD }), 850, 448, 0.74, {
          flip: true,
        }),
        place(
          group(
            person('shawl', { fill: '#3C7C88', cut: '#E3B48C' }),
            place(cat('hug', 'tabby', { look: 'ahead' }), -52, -96, 0.66),
          ),
          1130,
          448,
          1.08,
          { flip: true },
        ),
      ),
  },
  {
    file: 'content/blog/catty-goodman-division-street.jpg',
    format: 'post',
    alt: 'Linocut of a woman in a shawl holding a kitten in a room with cats on the shelves, the stove, the table and all over the floor.',
    caption: 'At home on Division Street. Visitors are asked to look before sitting.',
    draw: (w, h) =>
      group(
        room(indoors, { x: 0, y: 0, w, h }, 600, {
          wall: '#C9A05C',
          paper: '#D9BE86',
          boards: '#8A5A34',
          joints: '#4A2E22',
        }),
        shape(rect(40, 90, 360, 520), KEY),
        shape(rect(56, 106, 328, 496), '#4A2E22'),
        ...[220, 345, 470].map((y) => shape([rect(56, y, 328, 14)], '#B98648')),
        place(sash(indoors, 190, 300, false, { curtain: true }), 640, 420),
        place(stove(520), 1350, 700, 1.05),
        place(cat('loaf', 'tabby'), 150, 224, 0.6),
        place(cat('curl', 'black'), 310, 224, 0.6),
        place(cat('peek', 'ginger'), 130, 346, 0.62),
        place(cat('sit-front', 'tuxedo'), 300, 350, 0.42),
        place(cat('curl', 'grey'), 160, 474, 0.62),
        place(cat('loaf', 'white'), 310, 474, 0.58),
        place(cat('sit-side', 'tortoiseshell'), 130, 606, 0.46),
        place(cat('sit-front', 'calico'), 270, 610, 0.44),
        place(cat('sit-side', 'ginger', { look: 'left' }), 680, 424, 0.56),
        place(cat('curl', 'tabby'), 1250, 388, 0.7),
        place(cat('sit-back', 'white'), 1460, 388, 0.5),
        place(person('shawl', { fill: '#4A2530', cut: '#F6DEC0' }), 880, 740, 1.46),
        place(cat('hug', 'tabby'), 846, 520, 0.62),
        shape(
          [rect(420, 640, 360, 26), rect(450, 660, 20, 160), rect(730, 660, 20, 160)],
          '#4A1E17',
        ),
        shape(rect(420, 640, 360, 6), PAPER),
        place(cat('walk', 'calico'), 610, 642, 0.66),
        place(cat('groom', 'black'), 480, 642, 0.54),
        shape(loop('660 642, 700 632, 740 642, 700 650'), PAPER),
        place(cat('crouch', 'black'), 1340, 712, 0.66),
        place(cat('sit-front', 'grey'), 600, 830, 0.6),
        place(cat('loaf', 'ginger'), 1240, 850, 0.9),
        place(cat('sit-side', 'tuxedo'), 1470, 872, 0.84),
        place(cat('walk', 'tabby'), 300, 860, 0.86, { flip: true }),
        place(cat('stand', 'white', { look: 'up' }), 1040, 860, 0.8),
        place(cat('sprawl', 'tortoiseshell'), 730, 884, 0.74),
        place(cat('sit-front', 'black'), 100, 870, 0.76),
      ),
  },
  {
    file: 'content/blog/lower-east-side-police-cats.jpg',
    format: 'post',
    alt: 'Linocut of a tabby on a police desk with one paw up and the cover off a steak; a yellow dog looks at it, a policeman looks away.',
    caption: 'Exhibit A, while it lasted.',
    draw: (w, h) =>
      group(
        room(indoors, { x: 0, y: 0, w, h }, 640, {
          wall: '#2F5D46',
          wainscot: '#21432F',
          boards: '#B98648',
          joints: '#7E552E',
        }),
        place(bars(KEY, 320, 460, 46, 11), 1230, 640),
        shape(rect(1236, 176, 308, 460), '#14302A'),
        place(
          person('bowler', { fill: '#4A2530', cut: '#6E9270', accent: OXBLOOD }),
          1440,
          640,
          1.02,
        ),
        place(bars(KEY, 320, 460, 46, 11), 1230, 640),
        place(
          person('policeman', { fill: '#14212B', cut: '#9CC3CC', accent: GASLIGHT }),
          1120,
          790,
          1.5,
          { flip: true },
        ),
        place(
          group(
            shape(rect(-90, -120, 180, 240), PAPER),
            shape(
              [-70, -40, -10, 20, 50, 80].map((y) => gouge(-66, y, 66, y, 6)),
              '#4A433A',
            ),
            shape(rect(-60, -106, 120, 18), KEY),
          ),
          170,
          270,
        ),
        rays(440, 180, 90, 420, '#4D7A52', { every: 9, from: 15, to: 165, width: 7 }),
        place(pendant(indoors, 90, 240, OXBLOOD), 440, 0),
        shape([rect(220, 620, 760, 300)], '#74301F'),
        shape([rect(190, 590, 820, 40)], '#A4452C'),
        shape(rect(190, 590, 820, 7), PAPER),
        shape(
          [250, 490, 730].flatMap((x) => [rect(x, 660, 220, 230)]),
          '#4F1D1B',
        ),
        gouges({
          x: 220,
          y: 640,
          w: 760,
          h: 260,
          angle: 31,
          gap: 26,
          length: [50, 120],
          width: 4,
          skip: 0.5,
          fill: '#4F1D1B',
          seed: 4,
        }),
        place(plate(), 480, 592, 1.1),
        place(cover('#AFC2C6'), 470, 470, 1.05, { turn: -34 }),
        place(cat('stand', 'tabby', { look: 'left' }), 700, 594, 1.34),
        place(papers(indoors, 160, 5), 900, 590),
        place(dog('#E0B04A'), 130, 880, 1.3, { flip: true }),
      ),
  },
  {
    file: 'content/blog/firehouse-cats-old-new-york.jpg',
    format: 'post',
    alt: 'Linocut of an orange tabby coming down the brass pole of a brick firehouse between two firemen in helmets.',
    caption: 'First down, as usual.',
    draw: (w) =>
      group(
        shape(rect(0, 0, w, 900), '#A4452C'),
        shape(
          Array.from({ length: 18 }, (_, r) =>
            Array.from({ length: 17 }, (_, c) =>
              gouge(
                c * 100 + (r % 2) * 50,
                44 + r * 40,
                c * 100 + 88 + (r % 2) * 50,
                44 + r * 40,
                5,
              ),
            ).join(''),
          ),
          '#74301F',
        ),
        shape([rect(0, 0, w, 96)], '#4A2E22'),
        shape(
          Array.from({ length: 14 }, (_, n) => rect(n * 120, 0, 26, 96)),
          '#8A5A34',
        ),
        shape(rect(0, 92, w, 10), KEY),
        shape(circle(860, 98, 160, 40), KEY),
        shape(circle(860, 94, 136, 30), GASLIGHT),
        shape([rect(80, 240, 380, 560), circle(270, 240, 190, 120)], PAPER),
        shape([rect(110, 250, 320, 550), circle(270, 250, 160, 100)], '#1E3040'),
        stars(night, { x: 130, y: 190, w: 280, h: 200 }, 14),
        skyline(
          { x: 110, y: 500, w: 320, h: 300 },
          { fill: '#14212B', seed: 6, step: 60, lit: GASLIGHT, share: 0.14 },
        ),
        shape([rect(1180, 240, 340, 20)], KEY),
        ...[0, 1, 2].map((n) =>
          group(
            shape([rect(1210 + n * 110, 250, 10, 40)], KEY),
            place(
              group(
                shape(loop('-40 0!, -52 130!, -20 190!, 44 190!, 56 120, 40 0!'), '#241A14'),
                shape(gouge(-44, 110, 50, 110, 12), GASLIGHT),
              ),
              1216 + n * 110,
              290,
            ),
            place(
              shape(loop('-40 0!, -26 -38, 4 -52, 28 -30, 64 10!, 24 -2'), OXBLOOD),
              1212 + n * 110,
              238,
            ),
          ),
        ),
        boards(790, 120, w, '#B98648', '#7E552E', 5),
        place(pole(noon, 90, 850), 860, 0, 1),
        shape(
          gouge(800, 130, 800, 250, 7) +
            gouge(930, 120, 930, 220, 7) +
            gouge(966, 150, 966, 260, 6),
          PAPER,
        ),
        place(cat('hug', 'ginger', { look: 'left' }), 876, 600, 1.3),
        place(
          person('fireman', { fill: '#14212B', cut: '#E8973A', accent: GASLIGHT }),
          570,
          850,
          1.12,
          { flip: true },
        ),
        place(person('fireman', { fill: KEY, cut: '#E8973A', accent: OXBLOOD }), 1150, 850, 1.16),
      ),
  },
  {
    file: 'content/blog/cat-chat-mascots-preview.jpg',
    format: 'post',
    alt: 'Linocut of a ginger cat in a blue collar seated beside the bell on a hotel front desk, rows of room keys behind.',
    caption: 'Checking in? She will let the house know.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#7A211F'),
        place(keyRack(indoors, 1060, 460), 270, 520),
        shape([rect(120, 40, 40, 560), rect(1440, 40, 40, 560)], '#C08A4A'),
        shape(rect(0, 30, w, 26), '#4A2E22'),
        rays(330, 300, 60, 300, '#C9573C', { every: 12, width: 7 }),
        rays(1270, 300, 60, 300, '#C9573C', { every: 12, width: 7 }),
        ...[330, 1270].map((x) =>
          group(
            shape([rect(x - 10, 360, 20, 240)], KEY),
            shape(
              loop([
                [x - 100, 380, 1],
                [x - 56, 230, 1],
                [x + 56, 230, 1],
                [x + 100, 380, 1],
              ]),
              GASLIGHT,
            ),
            shape(gouge(x - 60, 250, x - 84, 370, 7), PAPER),
            shape(gouge(x - 100, 380, x + 100, 380, 8), KEY),
          ),
        ),
        place(frontDesk(indoors, 1700, { bell: -310, book: 330, fill: '#2F5D46' }), 800, 880, 1.1),
        place(group(cat('sit-front', 'ginger'), collar(RIVER)), 760, 592, 1.58),
        place(cat('peek', 'calico', { look: 'left' }), 1440, 596, 0.9),
      ),
  },
  {
    file: 'content/blog/city-hall-cats-tom-tammany-snooky.jpg',
    format: 'post',
    alt: 'Linocut of a patchwork cat in a white collar loafing on a pile of reports, with City Hall outside the office window.',
    caption: 'The budget, under review.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#EADFC8'),
        shape(Array.from({ length: 16 }, (_, n) => rect(n * 104, 0, 46, 640)).join(''), '#E0CFA8'),
        place(
          group(
            shape(rect(-330, -300, 660, 560), PAPER),
            shape(rect(-300, -270, 600, 500), noon.far),
            within(
              rect(-300, -270, 600, 500),
              clouds(PAPER, { x: -280, y: -240, w: 560, h: 120 }, 4, 5),
              place(cityHall(noon, { fill: CARD }), 0, 240, 0.66),
              place(tree(noon, { leafy: true, seed: 5 }), -270, 250, 0.5),
              place(tree(noon, { leafy: true, seed: 9 }), 290, 250, 0.46),
            ),
            shape([rect(-9, -270, 18, 500), rect(-300, -30, 600, 14)], PAPER),
            shape([rect(-350, 250, 700, 26)], KEY),
          ),
          500,
          320,
        ),
        shape(
          [
            loop('110 0!, 250 0!, 232 260, 160 460, 120 640!'),
            loop('890 0!, 760 0!, 772 260, 838 460, 880 640!'),
          ],
          VERDIGRIS,
        ),
        shape(
          gouge(170, 0, 150, 540, 8, 18) +
            gouge(216, 0, 196, 320, 8, 18) +
            gouge(830, 0, 850, 540, 8, -18) +
            gouge(790, 0, 808, 320, 8, -18),
          '#21432F',
        ),
        place(
          group(
            shape([loop('-70 -330!, -84 -440, -60 -520, 60 -520, 84 -440, 70 -330!')], '#9CC3CC'),
            shape(gouge(-50, -490, -56, -360, 9), PAPER),
            shape([rect(-90, -336, 180, 336)], KEY),
            shape([rect(-78, -324, 156, 314)], '#D3C4A3'),
            shape([rect(-14, -280, 28, 34), rect(-6, -250, 40, 12)], KEY),
            place(tin(OXBLOOD), 30, -60, 0.8),
            shape(rect(-60, -60, 150, 6), KEY),
          ),
          1400,
          700,
          1.1,
        ),
        shape(rect(0, 660, w, 250), '#74301F'),
        shape([rect(0, 650, w, 14)], KEY),
        shape(rect(0, 664, w, 7), '#C0714B'),
        gouges({
          x: 0,
          y: 684,
          w,
          h: 220,
          angle: 0,
          gap: 26,
          length: [160, 420],
          width: 5,
          skip: 0.3,
          fill: '#4F1D1B',
          seed: 9,
        }),
        ...[0, 1, 2, 3].map((n) =>
          group(
            shape(rect(470 - n * 6, 770 - n * 26, 660, 32), KEY),
            shape(rect(476 - n * 6, 775 - n * 26, 648, 22), PAPER),
            shape(
              Array.from({ length: 3 }, (_, k) =>
                gouge(490, 780 + k * 6 - n * 26, 1110, 780 + k * 6 - n * 26, 2.4),
              ).join(''),
              '#8A7C66',
            ),
          ),
        ),
        shape([rect(448, 668, 676, 26)], OXBLOOD),
        shape(rect(448, 668, 676, 6), PAPER),
        place(
          group(
            cat('loaf', 'calico', { look: 'right' }),
            place(
              group(
                shape(loop('-42 -12!, 0 4, 42 -12!, 46 16!, 0 32, -46 16!'), KEY),
                shape(loop('-38 -6!, 0 9, 38 -6!, 41 12!, 0 27, -41 12!'), CARD),
                shape(
                  [-22, -8, 6, 20].map((x) => rect(x, 11, 8, 7)),
                  KEY,
                ),
              ),
              -64,
              -66,
              1.05,
            ),
          ),
          790,
          676,
          1.9,
        ),
        place(papers(noon, 190, 6), 230, 790),
        place(cup(noon), 1230, 800, 0.9),
      ),
  },
  {
    file: 'content/blog/madison-square-garden-cat-show-1895.jpg',
    format: 'post',
    alt: 'Linocut of a long-haired tabby in a silver collar behind show-cage bars, looked over by ladies and gentlemen in tall hats.',
    caption: 'Best long-haired cat, and aware of it.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#F2B63C'),
        shape(
          Array.from({ length: 9 }, (_, n) =>
            poly([
              [800, -300],
              [n * 200 - 60, 560],
              [n * 200 + 40, 560],
            ]),
          ).join(''),
          '#F7D98C',
        ),
        ...[100, 420, 800, 1180, 1500].map((x, n) =>
          place(shape(poly('-70 0, 70 0, 0 150'), n % 2 ? RIVER : OXBLOOD), x, 20),
        ),
        wire('M-20 30Q800 -40 1620 30', KEY, 6),
        ...[60, 330, 1130, 1400].map((x, n) =>
          group(
            shape(rect(x, 330, 220, 190), '#E8973A'),
            place(
              cat(
                (['sit-front', 'loaf', 'sit-side', 'curl'] as const)[n]!,
                (['white', 'black', 'grey', 'ginger'] as const)[n]!,
              ),
              x + 110,
              514,
              0.56,
            ),
            place(bars('#8A5A34', 220, 190, 34, 5), x, 520),
          ),
        ),
        shape(rect(0, 520, w, 380), '#74301F'),
        shape(rect(0, 514, w, 10), KEY),
        place(person('lady', { accent: OXBLOOD, fill: '#2F5D46', cut: GASLIGHT }), 300, 850, 1.28, {
          flip: true,
        }),
        place(person('top-hat', { accent: OXBLOOD, cut: GASLIGHT }), 110, 870, 1.3, { flip: true }),
        place(
          person('lady', { accent: GASLIGHT, fill: '#4A2530', cut: '#E8973A' }),
          1320,
          850,
          1.28,
        ),
        place(person('bowler', { accent: GASLIGHT, cut: '#E8973A' }), 1500, 870, 1.3),
        shape(rect(500, 250, 610, 540), '#14303B'),
        shape(loop('520 790, 560 740, 1050 740, 1090 790'), OXBLOOD),
        place(
          group(
            ruff('behind', '#B3976A'),
            cat('sit-front', 'tabby'),
            ruff('bib', '#EFE2C4'),
            collar('#DDE2DE', '#DDE2DE'),
          ),
          800,
          770,
          1.56,
        ),
        place(bars(KEY, 600, 560, 150, 9), 505, 800),
        shape([rect(480, 220, 650, 34)], KEY),
        shape(rect(560, 800, 490, 70), PAPER),
        shape([rect(580, 816, 300, 14), rect(580, 842, 200, 10)], KEY),
        place(
          group(
            shape([poly('-30 0, -56 110, -14 90, 0 0'), poly('30 0, 56 110, 14 90, 0 0')], RIVER),
            shape([circle(0, 0, 52)], RIVER),
            shape(circle(0, 0, 36), CARD),
            shape(circle(0, 0, 18), GASLIGHT),
          ),
          990,
          800,
          0.86,
        ),
      ),
  },
  {
    file: 'content/blog/cat-chats-ticket-guide.jpg',
    format: 'post',
    alt: 'Linocut of a tortoiseshell cat on a table beside two tickets with paw prints and a tall cold drink, rain on the window.',
    caption: 'General Admission, or the one with the walk in it.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#2F5D46'),
        shape(
          Array.from({ length: 9 }, (_, r) =>
            Array.from({ length: 17 }, (_, c) =>
              gouge(
                c * 100 + (r % 2) * 50 - 12,
                40 + r * 70,
                c * 100 + (r % 2) * 50 + 12,
                40 + r * 70,
                11,
              ),
            ).join(''),
          ).join(''),
          '#3C6E54',
        ),
        place(
          group(
            shape(rect(-420, -320, 840, 600), PAPER),
            shape(rect(-386, -288, 772, 540), wet.sky),
            within(
              rect(-386, -288, 772, 540),
              skyline(
                { x: -386, y: -100, w: 772, h: 360 },
                { fill: wet.mid, seed: 14, era: 'tall', step: 90, lit: GASLIGHT, share: 0.24 },
              ),
              skyline({ x: -386, y: 60, w: 772, h: 200 }, { fill: wet.near, seed: 4, step: 70 }),
              rain(PAPER, { x: -386, y: -288, w: 772, h: 540 }, 1.5, 4),
            ),
            shape([rect(-10, -288, 20, 540), rect(-386, -20, 772, 16)], PAPER),
            shape([rect(-446, 270, 892, 26)], KEY),
          ),
          960,
          330,
        ),
        shape(
          [
            loop('500 0!, 660 0!, 636 260, 560 470, 520 660!'),
            loop('1430 0!, 1270 0!, 1292 260, 1360 470, 1410 660!'),
          ],
          OXBLOOD,
        ),
        shape(
          gouge(560, 0, 546, 540, 8, 18) +
            gouge(616, 0, 592, 320, 8, 18) +
            gouge(1366, 0, 1386, 540, 8, -18) +
            gouge(1310, 0, 1336, 320, 8, -18),
          '#74130F',
        ),
        shape(rect(0, 690, w, 220), '#B98648'),
        shape(rect(0, 680, w, 14), KEY),
        shape(rect(0, 694, w, 7), PAPER),
        gouges({
          x: 0,
          y: 710,
          w,
          h: 190,
          angle: 0,
          gap: 26,
          length: [160, 420],
          width: 5,
          skip: 0.3,
          fill: '#7E552E',
          seed: 9,
        }),
        place(pendant(indoors, 140, 230, OXBLOOD), 250, 0),
        rays(250, 240, 80, 420, '#4D7A52', { every: 10, from: 20, to: 160, width: 7 }),
        place(cat('sit-side', 'tortoiseshell', { look: 'left' }), 700, 830, 1.86),
        place(glass('#CC6B2C'), 1300, 800, 1.3),
        place(ticket('#EADFC8'), 1010, 830, 1.05, { turn: -8 }),
        place(ticket(GASLIGHT), 1130, 790, 1.05, { turn: 10 }),
        place(papers(indoors, 200, 3), 250, 800),
        place(cup(indoors), 260, 770, 0.9),
      ),
  },
  {
    file: 'content/blog/brooklyn-heights-guide-cat-lovers.jpg',
    format: 'post',
    alt: 'Linocut of a gray cat at the top of a brownstone stoop, the tree-lined street behind running down to the harbor and a bridge.',
    caption: 'Start here. Someone will be along.',
    draw: (w) =>
      group(
        sky(noon, { x: 0, y: 0, w, h: 620 }, 'level'),
        clouds(PAPER, { x: 520, y: 60, w: 600, h: 180 }, 4, 9),
        skyline(
          { x: 480, y: 330, w: 560, h: 210 },
          { fill: '#A9C1B6', seed: 9, era: 'tall', step: 44 },
        ),
        river(noon, { x: 440, y: 536, w: 720, h: 70 }, 4),
        place(
          bridge(
            { fill: '#2C4A5A', cut: '#DCC79A' },
            { x1: -500, x2: 700, towers: [-96, 330], deck: 60, foot: 150, size: 0.7 },
          ),
          900,
          440,
        ),
        shape(poly('560 602, 1000 602, 1500 900, 100 900'), '#E7CF9C'),
        within(
          poly('560 602, 1000 602, 1500 900, 100 900'),
          gouges({
            x: 100,
            y: 606,
            w: 1400,
            h: 300,
            angle: 0,
            gap: 22,
            length: [60, 220],
            width: 5,
            skip: 0.4,
            fill: '#B79C67',
            seed: 3,
          }),
        ),
        receding({
          near: [1620, -240, 900],
          far: [1000, 260, 620],
          rows: 4,
          bays: 6,
          fill: '#A4452C',
          pane: '#3D1812',
          seed: 4,
          open: 0.44,
          cornice: '#1B1815',
        }),
        receding({
          near: [-20, -200, 860],
          far: [560, 260, 620],
          rows: 4,
          bays: 6,
          fill: '#74301F',
          pane: '#2C1410',
          lit: GASLIGHT,
          share: 0.12,
          seed: 8,
          open: 0.44,
          cornice: '#1B1815',
        }),
        place(tree(noon, { leafy: true, seed: 2 }), 1010, 680, 0.62),
        place(person('walker', { accent: OXBLOOD, fill: '#2C6472', cut: PAPER }), 800, 690, 0.36, {
          flip: true,
        }),
        place(person('lady', { accent: GASLIGHT }), 880, 670, 0.28),
        shape([rect(-20, 560, 640, 360)], '#8C3A28'),
        ...[0, 1, 2, 3, 4].map((n) =>
          group(
            shape(rect(-20, 560 + n * 74, 380 + n * 84, 80), '#A4452C'),
            shape(rect(-20, 560 + n * 74, 380 + n * 84, 7), PAPER),
            shape(rect(-20, 606 + n * 74, 380 + n * 84, 30), '#74301F'),
          ),
        ),
        place(railing(KEY, 330, 210, 'spear', 42), 30, 560),
        shape([rect(352, 300, 30, 600), circle(367, 286, 34)], KEY),
        shape(gouge(361, 340, 361, 860, 6), PAPER),
        shape(loop('440 640, 520 628, 660 640, 580 652'), '#74301F'),
        place(cat('sit-side', 'grey', { look: 'right' }), 560, 726, 1.5, { flip: true }),
      ),
  },
  {
    file: 'content/blog/harbor-cats-pier-a-south-street.jpg',
    format: 'post',
    alt: 'Linocut of a black cat clinging to a steamship’s rudder while an officer and a second black cat look on from a police boat.',
    caption: 'Mike comes aboard. Fanny has not been consulted.',
    draw: (w) =>
      group(
        sky(fog, { x: 0, y: 0, w, h: 560 }, 'level'),
        disc(fog, 900, 180, 70, { halo: null, fill: '#F6EFDC' }),
        skyline({ x: 700, y: 300, w: 900, h: 220 }, { fill: fog.far, seed: 8, step: 60 }),
        skyline({ x: 900, y: 360, w: 700, h: 160 }, { fill: fog.mid, seed: 3, step: 50 }),
        river({ ...fog, water: '#5F8A88', water2: '#CFE0D4' }, { x: 0, y: 510, w, h: 400 }, 6),
        shape(loop('-40 -40!, 520 -40!, 560 60, 548 330, 470 520, 380 640!, -40 660!'), KEY),
        shape(loop('-40 430!, 496 400!, 470 520, 380 640!, -40 660!'), OXBLOOD),
        shape(gouge(-40, 428, 500, 400, 9) + gouge(-40, 120, 552, 100, 7), PAPER),
        shape(
          [80, 180, 280, 380].map((x) => circle(x, 220, 30)),
          HALFTONE,
        ),
        shape(
          [80, 180, 280, 380].map((x) => circle(x, 220, 20)),
          KEY,
        ),
        shape(gouge(-20, 520, 380, 560, 5) + gouge(-20, 590, 340, 620, 5), '#74130F'),
        shape(loop('430 470!, 560 420!, 640 560, 640 760!, 470 760!'), '#3A2C22'),
        shape(gouge(560, 450, 618, 740, 8) + gouge(490, 480, 520, 740, 6), HALFTONE),
        shape([rect(420, 520, 120, 18), rect(430, 640, 120, 18)], HALFTONE),
        place(cat('hug', 'black', { look: 'right' }), 600, 720, 1.1),
        shape(gouge(440, 770, 700, 762, 12) + gouge(400, 800, 640, 806, 10), PAPER),
        place(
          group(
            shape(loop('-440 -130!, -400 -20, -340 40!, 560 40!, 560 -60!, 200 -70'), KEY),
            shape(gouge(-420, -106, 560, -44, 9, 16), PAPER),
            shape([rect(60, -250, 520, 190)], '#EADFC8'),
            shape([rect(40, -276, 560, 30)], KEY),
            shape(
              [rect(110, -220, 100, 90), rect(250, -220, 100, 90), rect(390, -220, 100, 90)],
              RIVER,
            ),
            shape(rect(300, -470, 90, 200), KEY),
            shape(rect(300, -430, 90, 26), GASLIGHT),
            smoke('#A5AA9C', PAPER, 350, -470, 60, 60, 5, 5),
            wire(
              'M-400 -150L-400 -230M-300 -140L-300 -220M-200 -128L-200 -208M-100 -114L-100 -196M-400 -230L40 -180',
              KEY,
              8,
            ),
          ),
          1060,
          800,
        ),
        place(person('policeman', { cut: '#CFE0D4', accent: GASLIGHT }), 880, 706, 1.0),
        wire('M840 470L650 590', KEY, 10),
        wire('M650 590Q620 590 626 616', KEY, 10),
        place(cat('sit-side', 'black', { look: 'left' }), 1010, 716, 1.02),
      ),
  },
  {
    file: 'content/blog/bull-cotton-exchange-cat.jpg',
    format: 'post',
    alt: 'Linocut of a black cat washing on a radiator, one hind leg straight up, watched closely by four brokers in hats.',
    caption: 'Left leg up. Buy.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#C9A05C'),
        shape(
          Array.from({ length: 14 }, (_, r) =>
            Array.from({ length: 9 }, (_, c) =>
              gouge(
                c * 200 + (r % 2) * 100,
                50 + r * 56,
                c * 200 + 186 + (r % 2) * 100,
                50 + r * 56,
                5,
              ),
            ).join(''),
          ).join(''),
          '#B98648',
        ),
        shape([rect(1010, 60, 500, 700)], PAPER),
        shape([rect(1040, 90, 440, 670)], '#6B9A97'),
        within(
          rect(1040, 90, 440, 670),
          skyline({ x: 1040, y: 240, w: 440, h: 330 }, { fill: '#3C7C88', seed: 4, step: 70 }),
          shape(rect(1040, 570, 440, 200), '#DCC79A'),
          place(person('bowler', { fill: '#2C6472', cut: PAPER }), 1190, 660, 0.5),
        ),
        shape([rect(1040, 90, 60, 670), rect(1420, 90, 60, 670)], '#74301F'),
        shape([rect(990, 40, 540, 30), rect(1250, 90, 12, 120), rect(1040, 206, 440, 12)], KEY),
        boards(760, 150, w, '#8A5A34', '#4A2E22', 4),
        place(radiator(indoors, 720, '#8FA8AF'), 480, 770, 1.1),
        place(cat('wash-leg', 'black', { look: 'right' }), 490, 522, 1.24),
        place(person('top-hat', { accent: OXBLOOD, cut: '#C9A05C' }), 950, 850, 1.34),
        place(
          person('bowler', { accent: GASLIGHT, cut: '#6B9A97', fill: '#4A2530' }),
          1120,
          860,
          1.22,
        ),
        place(person('bowler', { accent: OXBLOOD, cut: '#DCC79A' }), 1290, 870, 1.28),
        place(
          person('clerk', { accent: GASLIGHT, cut: '#DCC79A', fill: '#14303B' }),
          1440,
          880,
          1.2,
        ),
        place(
          group(
            shape(circle(0, 0, 26), '#DE9F8C'),
            shape(
              [0, 60, 120, 180, 240, 300].map((a) =>
                gouge(
                  0,
                  0,
                  Math.cos((a * Math.PI) / 180) * 24,
                  Math.sin((a * Math.PI) / 180) * 24,
                  5,
                ),
              ),
              OXBLOOD,
            ),
          ),
          920,
          500,
          0.8,
        ),
        place(shape(limb('0 0, 60 20, 110 -10, 170 16', [16, 16, 16, 16]).d, PAPER), 880, 840),
        place(shape(limb('0 0, 50 -16, 100 10, 160 -8', [16, 16, 16, 16]).d, PAPER), 120, 850),
      ),
  },
  {
    file: 'content/blog/lower-east-side-day-cat-lovers.jpg',
    format: 'post',
    alt: 'Linocut of a tuxedo cat draped over the rail of a fire escape above a Lower East Side street of striped awnings.',
    caption: 'The best seat on the block, and it is taken.',
    draw: (w) =>
      group(
        sky({ ...noon, sky: '#9CC3CC', sky2: '#C6DDE0' }, { x: 0, y: 0, w, h: 620 }, 'level'),
        clouds(PAPER, { x: 500, y: 60, w: 700, h: 160 }, 4, 4),
        place(
          tenement(noon, {
            w: 460,
            floors: 3,
            floorHeight: 190,
            fill: '#C9A05C',
            seed: 5,
            escape: false,
          }),
          980,
          640,
        ),
        place(
          tenement(noon, {
            w: 420,
            floors: 3,
            floorHeight: 176,
            fill: '#5B7F78',
            seed: 8,
            cornice: noon.near,
          }),
          1420,
          640,
        ),
        place(
          shop(noon, 400, 210, { goods: 'fruit', fill: '#74301F', stripe: VERDIGRIS }),
          980,
          700,
        ),
        place(shop(noon, 400, 210, { goods: 'jars', fill: RIVER, stripe: GASLIGHT }), 1410, 700),
        shape(rect(700, 696, 900, 210), '#DCC79A'),
        gouges({
          x: 700,
          y: 706,
          w: 900,
          h: 200,
          angle: 0,
          gap: 20,
          length: [60, 200],
          width: 4,
          skip: 0.5,
          fill: '#B79C67',
          seed: 3,
        }),
        place(person('walker', { accent: OXBLOOD, cut: PAPER, fill: '#2C6472' }), 1180, 800, 0.62),
        place(person('camera', { accent: GASLIGHT, cut: PAPER }), 1340, 810, 0.6),
        place(person('lady', { accent: OXBLOOD }), 860, 790, 0.52, { flip: true }),
        place(cat('walk', 'ginger'), 1500, 850, 0.5),
        shape(rect(0, 0, 760, 900), '#A4452C'),
        gouges({
          x: 420,
          y: 0,
          w: 340,
          h: 900,
          angle: 31,
          gap: 17,
          length: [40, 110],
          width: 4,
          skip: 0.2,
          fill: '#74301F',
          seed: 4,
        }),
        shape(rect(752, 0, 10, 900), KEY),
        place(sash(noon, 190, 320, true, { curtain: true }), 180, 470),
        place(sash(noon, 190, 320, false, { curtain: true }), 540, 470),
        place(sash(noon, 190, 240, false), 180, 30),
        place(sash(noon, 190, 240, true), 540, 30),
        place(sash(noon, 190, 240, false), 180, 900),
        place(sash(noon, 190, 240, false), 540, 900),
        place(fireEscape(noon, 900, 1, 200), 420, 600, 1.0),
        shape([rect(-20, 592, 960, 26), rect(-20, 500, 960, 11)], KEY),
        shape(
          Array.from({ length: 24 }, (_, n) => rect(n * 40, 500, 7, 100)),
          KEY,
        ),
        wire('M940 500L940 610M840 610L1020 880M890 610L1070 880', KEY, 11),
        shape(
          Array.from({ length: 8 }, (_, n) => rect(852 + n * 23, 632 + n * 32, 62, 8)),
          KEY,
        ),
        place(shape([poly('-60 -80, 60 -80, 46 0, -46 0')], '#E8973A'), 90, 594),
        shape(
          [
            [60, -60],
            [90, -86],
            [120, -64],
            [76, -100],
            [110, -104],
          ].map(([x, y]) => blob(x!, 560 + y!, 30, 28, x!, 7)),
          '#4D7A52',
        ),
        shape(
          [
            [66, 500],
            [104, 470],
            [124, 508],
          ].map(([x, y]) => circle(x!, y!, 13)),
          OXBLOOD,
        ),
        place(cat('shoulder', 'tuxedo', { look: 'right' }), 560, 480, 1.6, { flip: true }),
      ),
  },
  {
    file: 'content/blog/cats-of-september-2001.jpg',
    format: 'post',
    alt: 'Linocut of a white long-haired cat sitting alone on a flat rooftop beside a red chimney, under a still gray sky.',
    caption: 'A roof downtown.',
    draw: (w) =>
      group(
        sky({ ...fog, sky: '#C9CFCB', sky2: '#DDE2DE' }, { x: 0, y: 0, w, h: 700 }, 'level'),
        fogBank('#DDE2DE', { x: 0, y: 230, w, h: 150 }, 6),
        skyline({ x: 0, y: 300, w, h: 330 }, { fill: '#B3BDBB', seed: 16, step: 110 }),
        skyline({ x: 0, y: 420, w, h: 230 }, { fill: '#96A5A6', seed: 5, step: 90 }),
        place(
          waterTower({ ...fog, key: '#5F6E78', paper: '#C9CFCB', mid: '#96A5A6' }, '#5F6E78', 1.2),
          300,
          660,
        ),
        place(
          waterTower({ ...fog, key: '#7F8E96', paper: '#C9CFCB', mid: '#96A5A6' }, '#7F8E96', 0.7),
          1330,
          640,
        ),
        shape([rect(0, 640, w, 50)], '#6F7F86'),
        shape([rect(0, 630, w, 16)], '#4B5A63'),
        shape(rect(0, 646, w, 5), '#DDE2DE'),
        shape(rect(0, 690, w, 220), '#8E999A'),
        gouges({
          x: 0,
          y: 696,
          w,
          h: 210,
          angle: 0,
          gap: 26,
          length: [120, 360],
          width: 5,
          skip: 0.5,
          fill: '#6F7F86',
          seed: 6,
        }),
        place(
          group(
            shape([rect(-70, -260, 140, 260)], '#7C3629'),
            shape(
              Array.from({ length: 6 }, (_, r) =>
                [0, 1, 2]
                  .map((c) =>
                    gouge(
                      -66 + c * 46 + (r % 2) * 14,
                      -230 + r * 42,
                      -26 + c * 46 + (r % 2) * 14,
                      -230 + r * 42,
                      4,
                    ),
                  )
                  .join(''),
              ).join(''),
              '#53231F',
            ),
            shape(
              [rect(-84, -280, 168, 26), rect(-44, -320, 28, 44), rect(16, -320, 28, 44)],
              '#4B5A63',
            ),
          ),
          1180,
          720,
          1.1,
        ),
        shape(circle(760, 822, 250, 26), '#6F7F86'),
        shape([circle(420, 850, 96, 14)], '#C9D6D5'),
        shape(gouge(350, 848, 470, 846, 4), PAPER),
        place(
          group(ruff('behind', CARD), cat('sit-front', 'white', { look: 'up' }), ruff('bib', CARD)),
          760,
          824,
          1.62,
        ),
      ),
  },
  {
    file: 'content/blog/street-cats-from-dogcatcher-to-tnr.jpg',
    format: 'post',
    alt: 'Linocut of two kittens on subway tracks in the beam of a stopped train, and a worker waiting on the platform with a milk crate.',
    caption: 'Church Avenue, power off.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#284557'),
        shape(
          Array.from({ length: 9 }, (_, r) =>
            Array.from({ length: 18 }, (_, c) =>
              rect(c * 96 + (r % 2) * 48 - 40, 40 + r * 62, 88, 54),
            ).join(''),
          ).join(''),
          '#3B5F75',
        ),
        shape([rect(0, 118, w, 90)], PAPER),
        shape([rect(0, 112, w, 10), rect(0, 204, w, 10)], KEY),
        ...[260, 700].map((x) =>
          group(
            shape(rect(x, 134, 250, 58), VERDIGRIS),
            shape([rect(x + 18, 154, 130, 16), rect(x + 164, 154, 66, 16)], PAPER),
          ),
        ),
        shape([rect(120, 0, 56, 700), rect(930, 0, 56, 700)], '#14212B'),
        shape(gouge(136, 20, 136, 660, 7) + gouge(946, 20, 946, 660, 7), '#5F8797'),
        shape(rect(0, 600, 1090, 60), '#8A7C66'),
        shape(rect(0, 594, 1090, 10), KEY),
        shape(rect(0, 604, 1090, 20), GASLIGHT),
        shape(
          Array.from({ length: 28 }, (_, n) => circle(20 + n * 40, 614, 5)).join(''),
          '#8A5A34',
        ),
        shape(rect(0, 660, 1090, 100), '#14212B'),
        rays(1330, 610, 60, 900, '#F7D98C', { every: 6, width: 9, from: 165, to: 196 }),
        place(trainFront(night, '#9CA9AD'), 1330, 790, 1.1),
        place(person('clerk', { fill: OXBLOOD, cut: '#F2B63C', accent: GASLIGHT }), 830, 604, 1.0, {
          flip: true,
        }),
        place(milkCrate('#E8973A'), 930, 470, 0.62),
        shape(limb('850 330, 880 400, 930 420', [30, 24, 20]).d, OXBLOOD),
        shape(rect(0, 758, w, 150), '#241A14'),
        shape(
          Array.from({ length: 17 }, (_, n) => rect(n * 100 + 10, 800, 64, 26)).join(''),
          '#5A3A24',
        ),
        shape([rect(0, 786, w, 16), rect(0, 850, w, 22)], '#9CA9AD'),
        shape([rect(0, 786, w, 4), rect(0, 850, w, 5)], PAPER),
        place(cat('sit-side', 'black', { look: 'right' }), 470, 852, 0.92, { flip: true }),
        place(cat('crouch', 'grey', { look: 'right' }), 240, 852, 0.86, { flip: true }),
      ),
  },
  {
    file: 'content/blog/are-bodega-cats-legal.jpg',
    format: 'post',
    alt: 'Linocut of a tabby loafing on a corner-store counter between a brass cash register and a stack of newspapers.',
    caption: 'The matter is before the Council. The cat is on the counter.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#1F4E5F'),
        ...[150, 330, 510].map((y, row) =>
          group(
            ...Array.from({ length: 17 }, (_, n) => {
              const kind = (n + row * 2) % 4;
              const band = [OXBLOOD, GASLIGHT, VERDIGRIS, '#E8973A'][(n * 3 + row) % 4]!;
              return kind === 3
                ? place(
                    group(
                      shape([rect(-26, -110, 52, 110), rect(-12, -150, 24, 44)], band),
                      shape(rect(-26, -76, 52, 36), PAPER),
                      shape(rect(-14, -152, 28, 12), KEY),
                    ),
                    60 + n * 96,
                    y,
                  )
                : place(tin(band), 60 + n * 96, y, kind === 1 ? 1.1 : 0.92);
            }),
            shape([rect(0, y, w, 16)], KEY),
            shape(rect(0, y, w, 4), PAPER),
          ),
        ),
        ...[300, 1000].map((x) =>
          group(
            shape(rect(x - 3, 0, 6, 30), KEY),
            shape(rect(x - 110, 26, 220, 20), CARD),
            rays(x, 40, 40, 260, '#5F8797', { every: 14, from: 20, to: 160, width: 6 }),
          ),
        ),
        shape(rect(0, 640, w, 270), '#8A5A34'),
        shape([rect(0, 620, w, 34)], '#E7CF9C'),
        shape([rect(0, 614, w, 9), rect(0, 652, w, 8)], KEY),
        ...Array.from({ length: 9 }, (_, n) =>
          group(
            shape(rect(20 + n * 180, 680, 150, 200), KEY),
            shape(
              rect(28 + n * 180, 688, 134, 184),
              ['#E8973A', OXBLOOD, GASLIGHT, VERDIGRIS][n % 4]!,
            ),
            shape(circle(95 + n * 180, 780, 40), PAPER),
          ),
        ),
        place(register(indoors), 330, 620, 1.05),
        ...[0, 1, 2, 3, 4, 5].map((n) =>
          group(
            shape(rect(1130 + (n % 2) * 8, 596 - n * 20, 320, 22), KEY),
            shape(rect(1135 + (n % 2) * 8, 599 - n * 20, 310, 16), PAPER),
          ),
        ),
        place(
          group(
            shape(poly('0 0, 310 0, 350 -70, 40 -70'), PAPER),
            shape([poly('30 -16, 150 -16, 170 -50, 50 -50')], KEY),
            shape(
              gouge(170, -18, 300, -18, 5) +
                gouge(180, -32, 306, -32, 5) +
                gouge(188, -46, 312, -46, 5),
              '#4A433A',
            ),
          ),
          1130,
          500,
        ),
        place(cat('loaf', 'tabby', { look: 'ahead' }), 800, 624, 1.86),
        place(
          group(
            shape([rect(-60, -190, 120, 190)], '#9CC3CC'),
            shape(
              Array.from({ length: 12 }, (_, n) =>
                circle(-40 + (n % 4) * 26, -20 - Math.floor(n / 4) * 40, 15),
              ).join(''),
              OXBLOOD,
            ),
            shape([rect(-66, -210, 132, 26)], KEY),
            shape(gouge(-40, -170, -40, -30, 7), PAPER),
          ),
          1530,
          620,
        ),
      ),
  },
];
