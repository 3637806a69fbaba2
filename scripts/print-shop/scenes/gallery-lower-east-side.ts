/** Tour gallery, pictures 36 to 52: the Lower East Side. */
import { cat } from '../cats.ts';
import type { CoatName } from '../coats.ts';
import {
  cobbles,
  door,
  firehouse,
  gasLamp,
  hydrant,
  receding,
  sash,
  skyline,
  tenement,
  tree,
  washing,
  waterTower,
} from '../city.ts';
import { papers, pendant, room, shelf } from '../indoors.ts';
import {
  CARD,
  GASLIGHT,
  GINGER,
  HALFTONE,
  inks,
  KEY,
  OXBLOOD,
  PAPER,
  RIVER,
  VERDIGRIS,
} from '../ink.ts';
import { figure } from '../figures.ts';
import { fromAbove, person } from '../people.ts';
import {
  cast,
  circle,
  dice,
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
import { birds, disc, glints, rain, rays, sky, smoke, stars } from '../weather.ts';
import { hang, type TourPrint } from './tour-print.ts';

const { noon, dusk, night, fog, dawn, indoors, rain: wet } = inks;
const print = hang('lower-east-side');

/** An iron cooking range with its pipe, 520 by 420 and the pipe above. */
const range = (): Svg =>
  group(
    shape(
      [
        rect(-250, -330, 500, 300),
        rect(-280, -350, 560, 30),
        rect(-230, -30, 36, 30),
        rect(194, -30, 36, 30),
        rect(120, -900, 70, 560),
        rect(110, -620, 90, 20),
      ],
      KEY,
    ),
    shape(
      [rect(-220, -290, 200, 130), rect(20, -290, 200, 230), rect(-220, -130, 200, 70)],
      '#4A433A',
    ),
    shape([rect(-206, -276, 172, 102)], OXBLOOD),
    shape(
      [-190, -150, -110, -70].map((x) => rect(x, -276, 10, 102)),
      KEY,
    ),
    shape([rect(-160, -178, 80, 8), rect(60, -80, 120, 8)], GASLIGHT),
    shape([gouge(134, -880, 134, -360, 7), gouge(-270, -344, 270, -344, 6)], PAPER),
    shape([loop('-170 -352!, -186 -440, -60 -440, -76 -352!'), rect(-150, -462, 54, 24)], RIVER),
    wire('M-186 -420L-230 -450M-60 -430Q-20 -420 -40 -380', RIVER, 14),
  );

/** A policeman's pair of green station lamps on a newel. */
const stationLamp = (): Svg =>
  group(
    shape([rect(-10, -280, 20, 280), rect(-40, -20, 80, 20)], KEY),
    shape(circle(0, -330, 96), '#3C6E54'),
    shape(circle(0, -330, 56), '#7FC08A'),
    shape([rect(-30, -280, 60, 14), rect(-22, -400, 44, 14)], KEY),
    shape(gouge(-24, -350, -10, -372, 9), CARD),
  );

export const lowerEastSide: readonly TourPrint[] = [
  print(
    36,
    'landscape',
    'A woman in a kitchen chair pouring milk for cats: one on the table, two on a shelf, two at the dish, one under the stove.',
    'Mrs. Goodman’s two rooms on Division Street. The Tribune counted about 50 in 1878, some of them under the stove.',
    (w, h) =>
      group(
        room(indoors, { x: 0, y: 0, w, h }, 820, {
          wall: '#C08A4A',
          paper: '#A4703C',
          boards: '#8A5A34',
          joints: '#4A2E22',
        }),
        place(range(), 1270, 900, 1.12),
        place(
          group(
            shape(rect(1040, 812, 460, 96), KEY),
            shape(
              [
                loop('1180 864!, 1194 846, 1218 850!, 1206 868'),
                loop('1240 850!, 1264 846, 1278 864!, 1252 868'),
              ],
              GASLIGHT,
            ),
            shape(gouge(1200, 858, 1204, 864, 6) + gouge(1256, 858, 1256, 866, 6), KEY),
            wire('M1172 852L1180 818L1200 838M1258 838L1278 818L1286 852', '#8A7C66', 4),
          ),
          -118,
          0,
        ),
        place(shelf(indoors, 560), 50, 330),
        place(cat('loaf', 'white'), 210, 330, 0.86),
        place(cat('sit-side', 'black', { head: 'side' }), 500, 332, 0.78, { flip: true }),
        // The table and its sleeper.
        shape([rect(40, 760, 500, 40), rect(76, 800, 32, 330), rect(470, 800, 32, 330)], KEY),
        shape([rect(50, 768, 480, 24), rect(84, 800, 16, 320), rect(478, 800, 16, 320)], '#74301F'),
        place(cat('curl', 'calico'), 290, 758, 1.24),
        // Her chair, and she.
        shape(
          [
            rect(900, 540, 26, 460),
            rect(740, 830, 30, 170),
            rect(740, 806, 184, 30),
            rect(820, 590, 90, 20),
            rect(820, 680, 90, 20),
          ],
          '#4A2E22',
        ),
        place(
          figure('sit', {
            hat: 'bonnet',
            skirt: true,
            fill: '#14303B',
            lower: VERDIGRIS,
            cut: '#F1D9A8',
            accent: OXBLOOD,
            near: '14 -206, -30 -150, -112 -170',
          }),
          850,
          1010,
          1.9,
        ),
        place(
          group(
            shape(loop('-46 -60!, -58 -30, -52 30!, 40 30!, 46 -30, 34 -60!'), KEY),
            shape(loop('-38 -52!, -48 -28, -44 22!, 32 22!, 38 -28, 28 -52!'), '#9CC3CC'),
            wire('M40 -44Q86 -30 42 16', KEY, 10),
          ),
          612,
          680,
          1.1,
          { turn: -34 },
        ),
        shape(loop('556 664!, 540 700, 536 1090!, 552 1090!, 554 720, 574 690!'), CARD),
        shape(circle(545, 1112, 110, 30), KEY),
        shape(circle(545, 1106, 98, 22), '#3C7C88'),
        shape(circle(545, 1104, 84, 16), CARD),
        place(cat('crouch', 'tabby', { head: 'side', tilt: -16 }), 290, 1150, 0.98, { flip: true }),
        place(cat('crouch', 'ginger', { head: 'side', tilt: -16 }), 800, 1160, 0.98),
        place(cat('look-back', 'grey'), 1330, 1150, 1.1, { flip: true }),
      ),
  ),
  print(
    37,
    'portrait',
    'A crooked old house by moonlight, its one lit window packed with the outlines of cats’ heads and ears.',
    '170 Division Street after dark. The children called her Catty Goodman.',
    (w, h) =>
      group(
        sky(night, { x: 0, y: 0, w, h }, 'rayed', { at: [250, 260] }),
        disc(night, 250, 260, 120, { fill: '#F7D98C', halo: night.sky2, rings: 2 }),
        receding({
          near: [1300, -200, 1500],
          far: [900, 260, 1400],
          rows: 7,
          bays: 4,
          fill: night.near,
          pane: KEY,
          lit: GASLIGHT,
          share: 0.06,
          seed: 4,
        }),
        receding({
          near: [-100, 200, 1500],
          far: [260, 420, 1400],
          rows: 6,
          bays: 3,
          fill: night.near,
          pane: KEY,
          seed: 8,
        }),
        shape(poly('190 1440, 230 620, 990 590, 1020 1440'), '#5A2A27'),
        within(
          poly('190 1440, 230 620, 990 590, 1020 1440'),
          gouges({
            x: 190,
            y: 590,
            w: 840,
            h: 860,
            angle: -1,
            gap: 44,
            length: [200, 600],
            width: 7,
            skip: 0.1,
            fill: '#381B1C',
            seed: 4,
          }),
        ),
        shape(poly('150 650, 600 330, 1070 610, 1040 650, 600 400, 190 690'), KEY),
        shape(poly('190 660, 600 376, 1040 626, 990 630, 230 650'), '#381B1C'),
        shape([rect(820, 330, 90, 200)], '#381B1C'),
        smoke('#486575', night.sky, 865, 310, 50, 34, 5),
        place(sash(night, 130, 180, false), 600, 600, 0.7),
        place(sash(night, 150, 220, false), 860, 1000),
        place(door(night, 150, 260, { lit: false, fill: '#14303B' }), 840, 1440),
        shape(rect(270, 770, 430, 470), PAPER),
        shape(rect(296, 796, 378, 420), GASLIGHT),
        rays(485, 1000, 240, 620, '#F7D98C', { every: 9, width: 9 }),
        shape(rect(296, 796, 378, 420), GASLIGHT),
        shape([rect(478, 796, 12, 150), rect(296, 920, 378, 12)], '#74301F'),
        within(
          rect(296, 796, 378, 420),
          ...(
            [
              [350, 1080, 0.92],
              [620, 1070, 0.9],
              [486, 1040, 1.06],
              [410, 1150, 1.0],
              [570, 1150, 1.04],
              [330, 1190, 0.8],
              [650, 1200, 0.86],
              [486, 1200, 0.96],
            ] as const
          ).map(([x, y, s], n) =>
            place(
              cat(
                'portrait',
                (
                  [
                    'black',
                    'black',
                    'black',
                    'tuxedo',
                    'black',
                    'black',
                    'tuxedo',
                    'black',
                  ] as const
                )[n]!,
                { rim: GASLIGHT, look: (['right', 'left', 'ahead'] as const)[n % 3]! },
              ),
              x,
              y,
              s,
            ),
          ),
        ),
        shape(rect(250, 1214, 470, 34), PAPER),
        cobbles(
          night,
          { x: 0, y: 1430, w, h: 180 },
          { row: 28, fill: night.ground, gap: night.near },
        ),
        glints(GASLIGHT, 485, 1440, 260, 150),
      ),
  ),
  print(
    38,
    'landscape',
    'A tabby sliding a tin lid off a steak on a station-house desk while a policeman’s broad back is turned.',
    'Peter, of the Eldridge Street station, opens an inquiry. February 1901.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#2F5D46'),
        shape(
          Array.from({ length: 9 }, (_, n) => rect(n * 190 - 40, 0, 90, 800)),
          '#3C6E54',
        ),
        shape([rect(90, 110, 380, 430)], KEY),
        shape(rect(110, 130, 340, 390), '#EADFC8'),
        shape(
          Array.from({ length: 6 }, (_, n) => gouge(140, 180 + n * 56, 420, 180 + n * 56, 8)).join(
            '',
          ),
          '#8A7C66',
        ),
        rays(880, 330, 130, 700, '#7FA070', { from: 20, to: 160, every: 8, width: 8 }),
        place(pendant(indoors, 170, 300, OXBLOOD), 880, 0),
        place(
          person('policeman', { accent: GASLIGHT, cut: '#7FA070', fill: '#14212B' }),
          1310,
          1240,
          2.5,
          { flip: true },
        ),
        place(person('cap', { fill: KEY, cut: '#7FA070' }), 1520, 1000, 1.5),
        shape(rect(0, 800, 1230, 410), '#74301F'),
        shape(rect(0, 790, 1250, 30), '#C0714B'),
        shape(rect(0, 790, 1250, 7), PAPER),
        ...[30, 430, 830].map((x) =>
          group(
            shape(rect(x, 860, 360, 300), KEY),
            shape(rect(x + 10, 870, 340, 280), '#74301F'),
            shape(
              gouge(x + 40, 1100, x + 160, 920, 6) + gouge(x + 70, 1110, x + 200, 920, 6),
              '#4F1D1B',
            ),
          ),
        ),
        shape(circle(420, 776, 190, 34), CARD),
        shape(circle(420, 770, 160, 24), '#9CC3CC'),
        shape(loop('300 764, 330 722, 420 708, 520 726, 544 760, 430 780'), '#8A3A2C'),
        shape(loop('470 744, 500 732, 516 750, 486 758'), CARD),
        shape([gouge(340, 744, 440, 726, 6, 4), gouge(350, 758, 450, 746, 6, 4)], '#5E1F18'),
        place(
          group(
            shape(loop('-170 0!, -150 -80, -60 -140, 60 -140, 150 -80, 170 0!'), '#A9C1B6'),
            shape([circle(0, -156, 20), gouge(-168, -4, 168, -4, 9)], KEY),
            shape(gouge(-110, -60, -40, -118, 9, -6), CARD),
          ),
          270,
          700,
          0.9,
          { turn: -38 },
        ),
        place(cat('stand', 'tabby', { look: 'left' }), 790, 800, 1.5),
        place(papers(indoors, 200, 5), 1080, 794),
      ),
  ),
  print(
    39,
    'landscape',
    'A station-house stoop between two green lamps, a large calico on the top step and a small black cat below.',
    'Topsy receives Buster, Clinton Street, December 1911. There was only ever going to be one sergeant.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#B9C4BC'),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 900,
          angle: 0,
          gap: 110,
          length: [200, 500],
          width: 9,
          skip: 0,
          fill: '#8A9A94',
          seed: 3,
        }),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 900,
          angle: 90,
          gap: 240,
          length: [96, 104],
          width: 8,
          skip: 0.3,
          fill: '#8A9A94',
          seed: 8,
        }),
        place(door(fog, 330, 470, { fill: '#14303B' }), 800, 690),
        ...[180, 1420].map((x) => place(sash(fog, 170, 290, false), x, 560)),
        ...[0, 1, 2, 3].map((n) =>
          group(
            shape(
              rect(460 - n * 110, 680 + n * 112, 680 + n * 220, 116),
              n % 2 ? '#DCE0D6' : '#EDEDE2',
            ),
            shape(rect(460 - n * 110, 680 + n * 112, 680 + n * 220, 9), CARD),
            shape(rect(460 - n * 110, 760 + n * 112, 680 + n * 220, 34), '#8A9A94'),
          ),
        ),
        place(stationLamp(), 330, 890, 1.3),
        place(stationLamp(), 1270, 890, 1.3),
        shape(rect(0, 1126, w, 84), '#6B7C77'),
        place(cat('sit-front', 'calico', { look: 'ahead' }), 800, 742, 1.56),
        place(cat('sit-side', 'black', { look: 'up' }), 1060, 1060, 0.84),
      ),
  ),
  print(
    40,
    'portrait',
    'A ginger cat sliding down a brass firehouse pole, the hatch above, two firemen in helmets looking up below.',
    'Ginger of Engine 11, going down. East Houston Street, 1897.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#74301F'),
        gouges({
          x: 0,
          y: 260,
          w,
          h: 1000,
          angle: 0,
          gap: 44,
          length: [60, 160],
          width: 6,
          skip: 0.2,
          fill: '#4F1D1B',
          seed: 4,
        }),
        shape(rect(0, 0, w, 250), '#E7CF9C'),
        shape(rect(0, 236, w, 26), KEY),
        shape(
          Array.from({ length: 10 }, (_, n) => rect(n * 130, 0, 8, 236)),
          '#B98648',
        ),
        shape(circle(620, 232, 250, 64), KEY),
        shape(circle(620, 222, 250, 58), '#3D1812'),
        rays(620, 260, 90, 1000, '#8E3B2B', { from: 30, to: 150, every: 5, width: 12 }),
        ...[0, 1, 2].map((n) =>
          group(
            shape(rect(60 + n * 110, 560, 84, 14), KEY),
            shape(
              loop([
                [66 + n * 110, 580, 1],
                [140 + n * 110, 580, 1],
                [150 + n * 110, 900],
                [56 + n * 110, 900],
              ]),
              n % 2 ? KEY : '#14303B',
            ),
            shape(
              loop([
                [50 + n * 110, 560, 1],
                [70 + n * 110, 510],
                [120 + n * 110, 500],
                [164 + n * 110, 566, 1],
              ]),
              OXBLOOD,
            ),
          ),
        ),
        place(sash(dusk, 170, 260, true), 1000, 720),
        shape(rect(0, 1300, w, 310), '#B98648'),
        shape(rect(0, 1292, w, 12), KEY),
        shape(
          Array.from({ length: 11 }, (_, n) =>
            gouge(600 + (n - 5) * 130, 1304, 600 + (n - 5) * 240, 1600, 8),
          ).join(''),
          '#7E552E',
        ),
        shape(rect(602, 200, 40, 1330), GASLIGHT),
        shape(gouge(612, 230, 612, 1500, 8), CARD),
        shape(gouge(634, 230, 634, 1500, 9), KEY),
        shape(circle(620, 1530, 120, 26), KEY),
        place(cat('hug', 'ginger', { look: 'wide' }), 690, 960, 2.1),
        place(person('fireman', { accent: GASLIGHT, cut: '#C0714B' }), 1000, 1560, 1.3),
        place(
          person('fireman', { accent: GASLIGHT, cut: '#C0714B', fill: '#14212B' }),
          220,
          1560,
          1.24,
          { flip: true },
        ),
        gouges({
          x: 480,
          y: 330,
          w: 100,
          h: 300,
          angle: 90,
          gap: 30,
          length: [60, 160],
          width: 6,
          skip: 0.2,
          fill: GASLIGHT,
          seed: 3,
        }),
      ),
  ),
  print(
    41,
    'landscape',
    'An orange cat on an upturned bucket boxing a kneeling fireman; a second stands by, and a lantern throws big shadows.',
    'Ginger sparred with firemen Lennon and Shaw. We have the cat on points.',
    (w, h) => {
      const cornered = figure('kneel', {
        hat: 'helmet',
        fill: RIVER,
        lower: KEY,
        cut: '#F7D98C',
        accent: OXBLOOD,
        near: '14 -196, -34 -140, -92 -204',
        nearHand: 'glove',
        far: '-14 -196, -84 -150, -150 -176',
        farHand: 'glove',
      });
      const second = figure('stand', {
        hat: 'helmet',
        fill: KEY,
        cut: GASLIGHT,
        accent: '#C9A05C',
        near: '18 -280, -24 -216, -84 -246',
      });
      const ginger = cat('stand', 'ginger', { look: 'right' });
      return group(
        shape(rect(0, 0, w, h), GASLIGHT),
        rays(800, 1080, 150, 1400, '#F7D98C', { from: 190, to: 350, every: 6, width: 11 }),
        place(cast(ginger, '#D9973A'), 290, 1010, 2.2, { flip: true }),
        place(cast(cornered, '#D9973A'), 1360, 1010, 2.9),
        shape(rect(0, 960, w, 250), '#8A5A34'),
        shape(rect(0, 952, w, 12), KEY),
        shape(
          Array.from({ length: 15 }, (_, n) =>
            gouge(800 + (n - 7) * 130, 964, 800 + (n - 7) * 210, 1200, 7),
          ).join(''),
          '#4A2E22',
        ),
        place(second, 1450, 1040, 1.9),
        shape(rect(1330, 560, 80, 120), PAPER),
        shape(gouge(1352, 570, 1350, 672, 4) + gouge(1384, 570, 1386, 672, 4), OXBLOOD),
        // The bucket, bottom up.
        shape(poly('330 900, 640 900, 690 1120, 280 1120'), KEY),
        shape(poly('342 912, 628 912, 672 1108, 298 1108'), '#74301F'),
        shape(gouge(326, 1000, 646, 1000, 14) + gouge(308, 1072, 664, 1072, 14), '#C0714B'),
        shape(gouge(376, 926, 352, 1096, 9), '#C0714B'),
        place(ginger, 470, 910, 1.72, { flip: true }),
        place(cornered, 1110, 1120, 2.5),
        // The lantern that lights them.
        shape([rect(760, 1090, 110, 24), rect(774, 940, 82, 18)], KEY),
        shape(loop('776 1092!, 764 1020, 784 958!, 846 958!, 866 1020, 854 1092!'), CARD),
        shape(loop('815 1080, 792 1050, 815 990!, 838 1050'), GASLIGHT),
        wire('M776 944Q815 850 854 944', KEY, 9),
        shape([rect(776, 960, 7, 132), rect(847, 960, 7, 132)], KEY),
      );
    },
  ),
  print(
    42,
    'landscape',
    'An engine house with its doors flung open and the engine gone in smoke, a ginger cat loafing on the apron.',
    'Engine 11 turns out to a fire. Ginger, sensibly, does not.',
    (w, h) =>
      group(
        sky(dusk, { x: 0, y: 0, w, h }, 'level'),
        skyline({ x: 0, y: 220, w, h: 620 }, { fill: dusk.far, seed: 9, step: 110 }),
        place(
          tenement(dusk, { w: 520, floors: 3, floorHeight: 250, fill: '#8C3A30', seed: 6 }),
          1400,
          930,
        ),
        place(
          tenement(dusk, {
            w: 460,
            floors: 3,
            floorHeight: 236,
            fill: '#4A2530',
            seed: 8,
            lit: [2, 5],
          }),
          60,
          930,
        ),
        place(firehouse(dusk, { open: true }), 660, 930, 1.25),
        within(
          rect(450, 440, 430, 490),
          rays(660, 900, 60, 520, '#F7D98C', { from: 180, to: 360, every: 7, width: 9 }),
        ),
        shape(
          [poly('448 590, 340 560, 340 990, 448 930'), poly('872 590, 980 560, 980 990, 872 930')],
          OXBLOOD,
        ),
        shape([rect(386, 640, 14, 290), rect(920, 640, 14, 290)], KEY),
        shape(rect(0, 926, w, 284), '#B5673E'),
        shape(rect(0, 922, w, 10), KEY),
        within(
          rect(0, 930, w, 280),
          cobbles(dusk, { x: 0, y: 930, w, h: 280 }, { row: 20, fill: '#B5673E', gap: '#7A4636' }),
        ),
        shape(poly('450 930, 870 930, 1000 1210, 330 1210'), '#E8B45C'),
        smoke(dusk.near, dusk.mid, 1200, 850, 70, 60, 5, 3),
        place(
          group(
            shape(
              [
                circle(0, -60, 60),
                circle(230, -50, 50),
                loop('-30 -60!, -30 -180, 60 -180, 70 -110!, 240 -110!, 240 -70!'),
                rect(0, -250, 60, 80),
                rect(-20, -270, 100, 24),
              ],
              KEY,
            ),
            shape([circle(0, -60, 44), circle(230, -50, 36)], '#B5673E'),
            shape([circle(0, -60, 10), circle(230, -50, 9), rect(0, -220, 60, 14)], GASLIGHT),
          ),
          1230,
          1030,
          1.1,
        ),
        shape(
          [
            limb('1480 950, 1540 930, 1600 940', [46, 60, 50]).d,
            limb('1500 960, 1480 1020', [20, 12]).d,
            limb('1560 960, 1590 1020', [20, 12]).d,
          ],
          KEY,
        ),
        place(cat('loaf', 'ginger'), 660, 1130, 1.7),
      ),
  ),
  print(
    43,
    'landscape',
    'A small gray stray at curb height, looking up at a gentleman’s cane, spats and pressed trousers by a park.',
    'About 1930, near Hamilton Fish Park: Tammany is offered a position by the mayor.',
    (w, h) =>
      group(
        sky(noon, { x: 0, y: 0, w, h }, 'level'),
        place(tree(noon, { leafy: true, seed: 5 }), 330, 820, 1.25),
        place(tree(noon, { leafy: true, seed: 7, fill: '#6B8F5A' }), 60, 800, 0.9),
        shape(rect(0, 560, 760, 260), '#7FA070'),
        shape(
          Array.from({ length: 19 }, (_, n) => rect(n * 40, 520, 9, 300)),
          KEY,
        ),
        shape([rect(0, 540, 760, 12), rect(0, 790, 760, 12)], KEY),
        shape(rect(760, 560, 840, 260), '#7FA070'),
        shape(
          Array.from({ length: 21 }, (_, n) => rect(760 + n * 40, 520, 9, 300)),
          KEY,
        ),
        shape([rect(760, 540, 840, 12), rect(760, 790, 840, 12)], KEY),
        place(
          person('policeman', { accent: GASLIGHT, cut: '#E7D8B4', fill: RIVER }),
          960,
          860,
          0.9,
        ),
        place(gasLamp(noon, false), 800, 900, 1.6),
        shape(rect(0, 820, w, 100), '#DCC79A'),
        shape(rect(0, 812, w, 10), KEY),
        shape(rect(0, 1010, w, 200), '#B79C67'),
        shape(rect(0, 910, w, 110), '#E7D8B4'),
        shape(rect(0, 910, w, 9), CARD),
        shape(rect(0, 1012, w, 10), KEY),
        place(hydrant(noon), 210, 1000, 1.1),
        ...[0, 1].map((n) =>
          place(
            group(
              shape(poly('-80 -1000, 100 -1000, 80 -150, -56 -150'), '#4A433A'),
              shape([gouge(-30, -990, -14, -160, 7), gouge(50, -990, 40, -160, 7)], HALFTONE),
              shape(loop('-70 -180!, 90 -180!, 96 -50!, -90 -40!'), CARD),
              shape([circle(-40, -140, 7), circle(-48, -106, 7), circle(-58, -74, 7)], KEY),
              shape(loop('-90 -70!, -40 -60, 96 -70!, 100 0!, -200 0!, -200 -30, -150 -54'), KEY),
              shape(gouge(-186, -24, -100, -44, 6, -4), PAPER),
            ),
            1130 + n * 240,
            1140 + n * 24,
            1.1,
          ),
        ),
        shape(limb('870 -20, 900 1160', [20, 16]).d, '#74301F'),
        shape(rect(888, 1120, 24, 46), GASLIGHT),
        shape(loop('300 1150, 480 1128, 680 1150, 500 1170'), '#8A7A4A'),
        place(cat('sit-side', 'grey', { look: 'up' }), 480, 1150, 1.5, { flip: true }),
      ),
  ),
  print(
    44,
    'landscape',
    'A butcher’s shop at night by a policeman’s lantern: empty hooks, and round cats asleep on every surface.',
    'James Street, January 1914. Twenty-five were found, none of them hungry.',
    (w, h) => {
      const roll = dice(7);
      const coats: readonly CoatName[] = [
        'tabby',
        'white',
        'ginger',
        'grey',
        'calico',
        'tuxedo',
        'black',
      ];
      return group(
        shape(rect(0, 0, w, h), '#1E3040'),
        shape(
          Array.from({ length: 9 }, (_, r) =>
            Array.from({ length: 14 }, (_, c) => rect(c * 120 - 20, r * 90, 112, 82)).join(''),
          ).join(''),
          '#284557',
        ),
        shape(poly('1180 430, -40 -60, -40 1240, 700 1240'), '#F7D98C'),
        within(
          poly('1180 430, -40 -60, -40 1240, 700 1240'),
          shape(
            Array.from({ length: 9 }, (_, r) =>
              Array.from({ length: 11 }, (_, c) => rect(c * 120 - 20, r * 90, 112, 82)).join(''),
            ).join(''),
            '#F2DFA8',
          ),
          rays(1180, 430, 60, 1300, GASLIGHT, { from: 110, to: 215, every: 6, width: 9 }),
        ),
        shape(rect(0, 130, 1000, 20), KEY),
        ...[90, 250, 410, 570, 730, 890].map((x, n) =>
          group(
            wire(`M${x} 140V240Q${x} 300 ${x + 34} 280Q${x + 56} 262 ${x + 44} 240`, KEY, 9),
            n === 3
              ? shape(
                  limb(
                    [
                      [x + 40, 266],
                      [x + 60, 340],
                      [x + 30, 400],
                      [x + 60, 450],
                    ],
                    [20, 34, 34, 12],
                  ).d,
                  OXBLOOD,
                )
              : '',
          ),
        ),
        shape(rect(0, 640, 1010, 570), '#74301F'),
        shape(rect(-10, 620, 1040, 40), CARD),
        shape(rect(-10, 654, 1040, 10), KEY),
        shape([rect(60, 720, 400, 380), rect(520, 720, 420, 380)], KEY),
        shape([rect(74, 734, 372, 352), rect(534, 734, 392, 352)], '#9CC3CC'),
        shape([rect(74, 900, 372, 12), rect(534, 900, 392, 12)], KEY),
        ...[
          [150, 620, 0.86, 'curl'],
          [420, 620, 0.8, 'sprawl'],
          [700, 620, 0.88, 'loaf'],
          [910, 620, 0.66, 'curl'],
          [180, 900, 0.62, 'loaf'],
          [360, 900, 0.56, 'curl'],
          [640, 900, 0.62, 'sprawl'],
          [830, 900, 0.54, 'curl'],
          [180, 1084, 0.6, 'curl'],
          [360, 1084, 0.56, 'loaf'],
          [640, 1084, 0.58, 'curl'],
          [830, 1084, 0.6, 'loaf'],
        ].map(([x, y, s, pose], n) =>
          place(
            cat(pose as 'curl', coats[n % 7]!, { look: 'closed', mouth: 'smile' }),
            x as number,
            y as number,
            s as number,
            { flip: roll() > 0.5 },
          ),
        ),
        shape(rect(1010, 1040, 600, 170), '#14212B'),
        shape(rect(1240, 60, 330, 990), KEY),
        shape(rect(1270, 90, 270, 960), '#35536A'),
        stars(night, { x: 1270, y: 100, w: 270, h: 300 }, 12),
        place(person('policeman', { accent: GASLIGHT, cut: '#486575' }), 1360, 1090, 2.2),
        shape(limb('1290 480, 1230 500, 1190 450', [64, 50, 36]).d, KEY),
        place(
          group(
            shape(
              [rect(-36, -50, 72, 100), rect(-44, 46, 88, 14), poly('-40 -50, 40 -50, 0 -84')],
              KEY,
            ),
            shape(rect(-22, -36, 44, 74), GASLIGHT),
            wire('M-22 -80Q0 -120 22 -80', KEY, 6),
          ),
          1180,
          440,
          0.9,
        ),
        place(cat('sprawl', 'ginger', {}), 560, 1190, 0.9),
        place(cat('curl', 'grey', {}), 1060, 1180, 0.8),
        place(cat('loaf', 'tuxedo', { look: 'closed' }), 170, 1190, 0.8),
      );
    },
  ),
  print(
    45,
    'portrait',
    'A bank floor in checkered marble, a sleek tuxedo cat on guard before the teller’s grille and a thin cat backing off.',
    'Isaac, house cat of a Grand Street bank, declines an account. November 14, 1900.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), VERDIGRIS),
        shape(rect(0, 0, w, 220), '#C08A4A'),
        shape([rect(0, 200, w, 30)], KEY),
        ...[60, 1000].map((x) =>
          group(
            shape(rect(x, 230, 140, 780), CARD),
            shape(
              [
                gouge(x + 30, 250, x + 30, 1000, 14),
                gouge(x + 74, 250, x + 74, 1000, 10),
                gouge(x + 112, 250, x + 112, 1000, 16),
              ],
              HALFTONE,
            ),
            shape([rect(x - 30, 226, 200, 44)], CARD),
          ),
        ),
        shape(rect(220, 330, 760, 460), GASLIGHT),
        rays(600, 600, 160, 520, '#F7D98C', { every: 8, width: 9 }),
        place(person('clerk', { cut: GASLIGHT, accent: OXBLOOD }), 700, 1120, 1.7),
        shape(
          Array.from({ length: 15 }, (_, n) => rect(240 + n * 51, 330, 10, 460)),
          KEY,
        ),
        shape([rect(220, 320, 760, 24), rect(220, 540, 760, 14)], KEY),
        shape(circle(600, 790, 120, 130), KEY),
        shape(circle(600, 790, 104, 114), GASLIGHT),
        shape(rect(180, 790, 840, 260), '#74301F'),
        shape(rect(150, 770, 900, 40), '#C0714B'),
        shape(rect(150, 770, 900, 8), PAPER),
        ...[220, 480, 740].map((x) =>
          group(shape(rect(x, 840, 220, 180), KEY), shape(rect(x + 10, 850, 200, 160), '#74301F')),
        ),
        ...Array.from({ length: 6 }, (_, r) => {
          const y1 = 1050 + r * r * 13 + r * 40;
          const y2 = 1050 + (r + 1) * (r + 1) * 13 + (r + 1) * 40;
          const k1 = (y1 - 640) / 410;
          const k2 = (y2 - 640) / 410;
          return (
            shape(
              Array.from({ length: 16 }, (_, c) =>
                poly([
                  [600 + (c - 8) * 130 * k1, y1],
                  [600 + (c - 7) * 130 * k1, y1],
                  [600 + (c - 7) * 130 * k2, y2],
                  [600 + (c - 8) * 130 * k2, y2],
                ]),
              )
                .filter((_, c) => (c + r) % 2 === 0)
                .join(''),
              KEY,
            ) +
            shape(
              Array.from({ length: 16 }, (_, c) =>
                poly([
                  [600 + (c - 8) * 130 * k1, y1],
                  [600 + (c - 7) * 130 * k1, y1],
                  [600 + (c - 7) * 130 * k2, y2],
                  [600 + (c - 8) * 130 * k2, y2],
                ]),
              )
                .filter((_, c) => (c + r) % 2 === 1)
                .join(''),
              CARD,
            )
          );
        }),
        place(cat('sit-side', 'tuxedo', { look: 'left' }), 790, 1400, 1.75),
        place(cat('crouch', 'grey', { look: 'wide', flat: true }), 270, 1490, 1.0, { flip: true }),
      ),
  ),
  print(
    46,
    'portrait',
    'A black cat behind a board high in a dark gap between two tenements, and a crowd in hats and shawls cheering below.',
    'East 4th Street, July 1904: two years in the gap, and the whole block out to see.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#EBC3A4'),
        shape(rect(-10, 0, 470, 1620), '#9A4A3A'),
        shape(rect(740, 0, 480, 1620), '#6C302B'),
        gouges({
          x: 0,
          y: 0,
          w: 460,
          h,
          angle: 0,
          gap: 40,
          length: [60, 120],
          width: 6,
          skip: 0.2,
          fill: '#6C302B',
          seed: 4,
        }),
        gouges({
          x: 740,
          y: 0,
          w: 470,
          h,
          angle: 0,
          gap: 40,
          length: [60, 120],
          width: 6,
          skip: 0.2,
          fill: '#4A1F1B',
          seed: 6,
        }),
        shape(rect(450, 0, 300, 1620), KEY),
        shape(poly('540 0, 660 0, 640 240, 560 240'), '#9CC3CC'),
        gouges({
          x: 455,
          y: 260,
          w: 60,
          h: 1000,
          angle: 90,
          gap: 16,
          length: [80, 200],
          width: 5,
          skip: 0.4,
          fill: '#4A433A',
          seed: 5,
        }),
        gouges({
          x: 690,
          y: 260,
          w: 60,
          h: 1000,
          angle: 90,
          gap: 16,
          length: [80, 200],
          width: 5,
          skip: 0.4,
          fill: '#4A433A',
          seed: 9,
        }),
        place(sash(dawn, 170, 270, false), 220, 560),
        place(sash(dawn, 170, 270, true), 980, 480),
        place(sash(dawn, 170, 270, true), 220, 1060),
        place(sash(dawn, 170, 270, false), 980, 980),
        within(
          rect(895, 210, 170, 262),
          place(person('shawl', { fill: RIVER, cut: '#E3B98E' }), 980, 610, 0.86),
        ),
        within(
          rect(135, 790, 170, 262),
          place(person('lady', { fill: OXBLOOD, cut: GASLIGHT }), 220, 1190, 0.86),
        ),
        within(
          rect(450, 0, 300, 890),
          place(cat('portrait', 'black', { look: 'wide' }), 600, 660, 2.1),
        ),
        shape([poly('450 860, 750 840, 750 910, 450 930')], '#8A5A34'),
        shape(gouge(460, 890, 740, 876, 6), KEY),
        ...(
          [
            [80, 1560, 'bowler', RIVER],
            [260, 1500, 'lady', KEY],
            [440, 1580, 'cap', OXBLOOD],
            [620, 1520, 'top-hat', '#8A5A34'],
            [800, 1580, 'shawl', VERDIGRIS],
            [960, 1500, 'bowler', KEY],
            [1130, 1570, 'lady', RIVER],
          ] as const
        ).map(([x, y, who, fill], n) =>
          place(
            group(
              person(who, { fill, cut: '#EBC3A4', accent: GASLIGHT }),
              n % 2 ? shape(limb('36 -290, 70 -360, 66 -440', [30, 24, 18]).d, fill) : '',
            ),
            x,
            y + 260,
            1.34,
            { flip: n % 2 === 0 },
          ),
        ),
      ),
  ),
  print(
    47,
    'landscape',
    'A policeman with his bag and a tabby side by side on a station-house step, looking out over cleared lots.',
    'Oak Street, March 1934. The police and the cat were reportedly the last to leave.',
    (w, h) =>
      group(
        sky(fog, { x: 0, y: 0, w, h }, 'level'),
        disc(fog, 330, 300, 92, { fill: CARD, halo: fog.sky2 }),
        skyline(
          { x: 0, y: 260, w: 1000, h: 520 },
          { fill: fog.far, seed: 7, era: 'tall', step: 90 },
        ),
        place(waterTower(fog, fog.mid, 1.2), 720, 790),
        shape(
          loop(
            '0 800!, 110 750, 230 790, 350 720, 480 780, 600 740, 760 800, 1000 780!, 1000 1210!, 0 1210!',
          ),
          fog.mid,
        ),
        shape(loop('0 900!, 180 850, 420 900, 640 870, 1000 920!, 1000 1210!, 0 1210!'), fog.near),
        shape(
          Array.from({ length: 34 }, (_, n) => {
            const x = 20 + ((n * 271) % 700);
            const y = 890 + ((n * 97) % 220);
            return poly([
              [x, y],
              [x + 46, y - 12],
              [x + 54, y + 12],
              [x + 8, y + 24],
            ]);
          }),
          '#92614F',
        ),
        // The station house, its door shut and its windows boarded.
        shape(rect(900, -20, 720, 1010), KEY),
        shape(rect(914, -20, 700, 1000), '#92614F'),
        gouges({
          x: 914,
          y: 0,
          w: 690,
          h: 980,
          angle: 0,
          gap: 40,
          length: [60, 130],
          width: 5,
          skip: 0.25,
          fill: '#6E4A3F',
          seed: 5,
        }),
        shape([rect(890, 150, 720, 34)], CARD),
        shape(rect(890, 182, 720, 8), KEY),
        place(door(fog, 250, 560, { fill: VERDIGRIS }), 1130, 900),
        shape(rect(1380, 330, 180, 420), KEY),
        shape(
          [
            rect(1370, 360, 200, 62),
            rect(1366, 448, 204, 62),
            rect(1372, 536, 200, 62),
            rect(1366, 624, 204, 62),
          ],
          '#C9A05C',
        ),
        shape(rect(1360, 746, 220, 26), CARD),
        shape(rect(840, 890, 780, 60), CARD),
        shape(rect(840, 946, 780, 9), KEY),
        shape(rect(640, 955, 980, 90), '#D8D4C2'),
        shape(rect(640, 1040, 980, 10), KEY),
        shape(rect(0, 1050, w, 160), '#BDB9A4'),
        shape(
          Array.from({ length: 7 }, (_, n) =>
            gouge(n * 270 - 60, 1054, n * 300 - 240, 1200, 7),
          ).join(''),
          fog.near,
        ),
        place(stationLamp(), 930, 892, 0.92),
        place(
          figure('sit', {
            hat: 'peaked-cap',
            fill: '#234550',
            cut: CARD,
            accent: GASLIGHT,
            near: '16 -210, 4 -152, -64 -128',
          }),
          1180,
          1050,
          1.85,
        ),
        place(cat('sit-side', 'tabby', { head: 'side' }), 800, 957, 1.12),
        place(
          group(
            shape([rect(-90, -110, 180, 110)], KEY),
            shape([rect(-82, -102, 164, 94)], '#74301F'),
            shape([rect(-60, -110, 12, 110), rect(48, -110, 12, 110)], KEY),
            wire('M-30 -110V-136H30V-110', KEY, 10),
          ),
          1400,
          1050,
          1.1,
        ),
      ),
  ),
  print(
    48,
    'landscape',
    'An official in an eyeshade reading a bill that unrolls to the floor, while the ginger cat it concerns washes on the desk.',
    'The Tenement House Department cat, 1911: ten cents a day, $2.30 in all, and a demand for an explanation.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#E7CF9C'),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 960,
          angle: 90,
          gap: 90,
          length: [300, 800],
          width: 9,
          skip: 0.2,
          fill: '#D9BC80',
          seed: 5,
        }),
        shape(rect(0, 1000, w, 210), '#8A5A34'),
        shape(rect(0, 990, w, 14), KEY),
        gouges({
          x: 0,
          y: 1010,
          w,
          h: 200,
          angle: 0,
          gap: 34,
          length: [160, 420],
          width: 6,
          skip: 0.3,
          fill: '#4A2E22',
          seed: 9,
        }),
        // The file cabinet, on its own feet.
        shape([rect(60, 250, 330, 780), rect(76, 1020, 50, 40), rect(324, 1020, 50, 40)], KEY),
        shape(rect(74, 264, 302, 752), '#2C6472'),
        shape(
          Array.from({ length: 5 }, (_, n) => rect(92, 282 + n * 146, 266, 128)),
          '#3C7C88',
        ),
        shape(
          Array.from({ length: 5 }, (_, n) => rect(180, 316 + n * 146, 90, 32)),
          CARD,
        ),
        shape(
          Array.from({ length: 5 }, (_, n) => rect(196, 366 + n * 146, 58, 16)),
          GASLIGHT,
        ),
        shape(rect(50, 236, 350, 26), KEY),
        // The desk.
        shape([rect(850, 760, 720, 44), rect(880, 800, 240, 320), rect(1310, 800, 230, 320)], KEY),
        shape(
          [rect(862, 770, 698, 24), rect(892, 804, 216, 304), rect(1322, 804, 206, 304)],
          '#74301F',
        ),
        shape(
          [
            rect(910, 824, 180, 80),
            rect(910, 924, 180, 80),
            rect(1340, 824, 170, 80),
            rect(1340, 924, 170, 80),
          ],
          '#A4452C',
        ),
        shape(
          [
            circle(1000, 864, 12),
            circle(1000, 964, 12),
            circle(1425, 864, 12),
            circle(1425, 964, 12),
          ],
          GASLIGHT,
        ),
        shape(poly('930 724, 1370 724, 1400 762, 900 762'), KEY),
        shape(poly('940 732, 1150 732, 1148 754, 916 754'), PAPER),
        shape(poly('1156 732, 1362 732, 1384 754, 1154 754'), PAPER),
        place(cat('wash-leg', 'ginger', { look: 'closed' }), 1150, 742, 1.5),
        place(
          group(
            shape(
              loop('-60 0!, -64 -180, -30 -240, -28 -300!, 28 -300!, 30 -240, 64 -180, 60 0!'),
              KEY,
            ),
            shape(
              loop('-50 -10!, -52 -174, -20 -230, -18 -290!, 18 -290!, 20 -230, 52 -174, 50 -10!'),
              CARD,
            ),
            shape([rect(-36, -322, 72, 30)], OXBLOOD),
            shape(gouge(-34, -150, -32, -30, 8), '#9CC3CC'),
          ),
          1500,
          758,
          0.9,
        ),
        place(
          figure('stand', {
            hat: 'eyeshade',
            cut: '#E7CF9C',
            accent: VERDIGRIS,
            near: '18 -278, 6 -206, -70 -250',
            far: '-20 -270, -60 -220, -100 -268',
          }),
          520,
          1150,
          2.3,
          { flip: true },
        ),
        // The bill.
        shape(
          loop(
            '650 470!, 790 462!, 800 700, 776 900, 800 1040, 872 1120, 850 1170, 770 1160, 690 1120, 650 1040, 640 900, 662 700',
          ),
          KEY,
        ),
        shape(
          loop(
            '662 482!, 778 474!, 788 700, 764 900, 788 1046, 850 1116, 838 1154, 776 1146, 702 1110, 664 1036, 654 900, 674 700',
          ),
          CARD,
        ),
        shape(gouge(684, 520, 760, 514, 18), OXBLOOD),
        shape(
          Array.from(
            { length: 15 },
            (_, n) =>
              gouge(684, 562 + n * 34, 732, 560 + n * 34, 6) +
              gouge(748, 560 + n * 34, 768, 559 + n * 34, 6),
          ).join(''),
          KEY,
        ),
        shape(limb('676 500, 662 512', [30, 26]).d, KEY),
      ),
  ),
  print(
    49,
    'portrait',
    'A long flophouse corridor of numbered doors under bare bulbs, a gray cat walking up the middle of it.',
    'The Sunshine Hotel, 241 Bowery, kept a mouser, who is in photographs of 1998.',
    (w, h) => {
      const doors = (side: 1 | -1): Svg[] =>
        [0, 1, 2, 3].map((n) => {
          const near = 600 - 90 * n * (1.9 - n * 0.2);
          const far = 600 - 90 * (n + 0.62) * (1.9 - (n + 0.62) * 0.2);
          const x1 = 600 + side * near;
          const x2 = 600 + side * far;
          const y = (x: number): number => 700 + Math.abs(x - 600) * 1.5;
          const t = (x: number): number => 700 - Math.abs(x - 600) * 0.98;
          return group(
            shape(
              poly([
                [x1, t(x1) + 60],
                [x2, t(x2) + 40],
                [x2, y(x2)],
                [x1, y(x1)],
              ]),
              n % 2 ? '#2F5D46' : OXBLOOD,
            ),
            shape(circle(x2 + side * 16, (t(x2) + y(x2)) / 2 + 30, 8), GASLIGHT),
          );
        });
      return group(
        shape(rect(0, 0, w, h), '#D9C48A'),
        shape(poly('0 0, 1200 0, 720 560, 480 560'), '#8A7C66'),
        shape(poly('0 1620, 1200 1620, 720 880, 480 880'), '#4A433A'),
        shape(rect(480, 560, 240, 322), '#EADFC8'),
        place(sash(indoors, 100, 180, true, { frame: KEY }), 600, 780),
        ...doors(1),
        ...doors(-1),
        wire('M0 0L480 560M1200 0L720 560M0 1620L480 880M1200 1620L720 880', KEY, 8),
        shape(
          Array.from({ length: 12 }, (_, n) =>
            gouge(480 - n * n * 4, 884 + n * n * 5, 720 + n * n * 4, 884 + n * n * 5, 4 + n),
          ).join(''),
          '#6B6252',
        ),
        ...[
          [600, 250, 1.5],
          [600, 420, 0.9],
          [600, 510, 0.5],
        ].map(([x, y, s]) =>
          place(
            group(
              shape(rect(-3, -300, 6, 280), KEY),
              s! > 1 ? rays(0, 0, 44, 170, '#F7E7B0', { every: 18, width: 8 }) : '',
              shape(circle(0, 0, 34), GASLIGHT),
              shape(circle(0, -32, 14), KEY),
            ),
            x!,
            y!,
            s!,
          ),
        ),
        shape(poly('560 900, 640 900, 880 1600, 320 1600'), '#74301F'),
        shape(
          [
            poly('572 900, 580 900, 380 1600, 356 1600'),
            poly('620 900, 628 900, 846 1600, 822 1600'),
          ],
          GASLIGHT,
        ),
        shape(loop('390 1470, 600 1446, 850 1472, 620 1496'), KEY),
        place(cat('walk', 'grey'), 620, 1470, 1.56),
      );
    },
  ),
  print(
    50,
    'landscape',
    'A corner store at night, a calico asleep on the bread by the register and a customer reaching around her.',
    'Somewhere off Essex Street. Ask before you photograph; pay before you pet.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#F7D98C'),
        shape(
          Array.from({ length: 5 }, (_, r) => rect(0, 150 + r * 150, w, 14)),
          KEY,
        ),
        ...Array.from({ length: 5 }, (_, r) => {
          const roll = dice(r + 3);
          const goods: Svg[] = [];
          let x = 20;
          while (x < 1580) {
            const gw = 44 + roll() * 46;
            const gh = 70 + roll() * 56;
            const fill = [OXBLOOD, RIVER, VERDIGRIS, CARD, GINGER, '#3C7C88'][
              Math.floor(roll() * 6)
            ]!;
            const y = 150 + r * 150;
            goods.push(
              roll() > 0.5
                ? shape(rect(x, y - gh, gw, gh), fill) +
                    shape(rect(x, y - gh * 0.66, gw, gh * 0.3), fill === CARD ? OXBLOOD : CARD)
                : shape(
                    loop([
                      [x, y, 1],
                      [x, y - gh * 0.6],
                      [x + gw * 0.3, y - gh * 0.8],
                      [x + gw * 0.3, y - gh, 1],
                      [x + gw * 0.7, y - gh, 1],
                      [x + gw * 0.7, y - gh * 0.8],
                      [x + gw, y - gh * 0.6],
                      [x + gw, y, 1],
                    ]),
                    fill,
                  ) + shape(rect(x, y - gh * 0.5, gw, gh * 0.28), fill === CARD ? RIVER : CARD),
            );
            x += gw + 8;
          }
          return group(...goods);
        }),
        place(pendant(noon, 90, 260, OXBLOOD), 420, 0),
        place(pendant(noon, 90, 260, OXBLOOD), 1200, 0),
        place(
          group(
            shape([rect(-150, -170, 300, 170)], '#8A7C66'),
            shape(poly('-150 -170, 150 -170, 110 -300, -110 -300'), KEY),
            shape(
              Array.from({ length: 9 }, (_, n) =>
                circle(-70 + (n % 3) * 60, -270 + Math.floor(n / 3) * 36, 14),
              ),
              CARD,
            ),
            shape(rect(-130, -60, 260, 8), KEY),
            shape(rect(-70, -370, 140, 64), '#3C7C88'),
          ),
          260,
          880,
          1.2,
        ),
        shape(rect(0, 880, w, 330), RIVER),
        shape(rect(0, 872, w, 34), CARD),
        shape(rect(0, 902, w, 9), KEY),
        gouges({
          x: 0,
          y: 920,
          w,
          h: 290,
          angle: 90,
          gap: 90,
          length: [280, 300],
          width: 9,
          skip: 0,
          fill: '#14303B',
          seed: 3,
        }),
        ...[0, 1, 2, 3].map((n) =>
          group(
            shape(
              loop([
                [560 + n * 190, 876, 1],
                [556 + n * 190, 800],
                [640 + n * 190, 770],
                [728 + n * 190, 800],
                [732 + n * 190, 876, 1],
              ]),
              n % 2 ? '#C9823A' : '#B5702E',
            ),
            shape(
              [
                gouge(590 + n * 190, 800, 620 + n * 190, 840, 7),
                gouge(640 + n * 190, 790, 666 + n * 190, 836, 7),
                gouge(690 + n * 190, 800, 710 + n * 190, 840, 7),
              ],
              '#F6E3BE',
            ),
          ),
        ),
        place(cat('curl', 'calico'), 930, 790, 1.9),
        place(person('walker', { fill: KEY, cut: GASLIGHT, accent: OXBLOOD }), 1480, 1230, 2.3),
        shape(limb('1420 600, 1340 680, 1260 720', [80, 62, 44]).d, KEY),
      ),
  ),
  print(
    51,
    'landscape',
    'A wet street from straight above, crowded with umbrellas and pushcarts; a white cat curled asleep on a striped awning.',
    'Orchard Street on a wet market day. The best seat is upstairs.',
    (w, h) => {
      const roll = dice(31);
      const fills = [KEY, OXBLOOD, RIVER, VERDIGRIS, '#44686E', KEY, '#C9773C'];
      const umbrellas: readonly (readonly [number, number, number])[] = [
        [120, 130, 1],
        [330, 90, 0.9],
        [120, 380, 1.05],
        [90, 640, 0.95],
        [150, 900, 1.1],
        [330, 1100, 0.9],
        [560, 1070, 1],
        [820, 1110, 0.95],
        [1060, 1060, 1.05],
        [1290, 1110, 0.9],
        [1490, 1000, 1.1],
        [1510, 740, 0.95],
        [1480, 480, 1.05],
        [1500, 210, 1],
        [1270, 110, 0.9],
        [1030, 90, 1],
        [790, 110, 0.92],
        [560, 130, 1.02],
      ];
      /** A pushcart from above: heaped tray, two wheels, two shafts. */
      const cart = (fruit: string): Svg =>
        group(
          shape([rect(-96, -104, 120, 20), rect(-96, 84, 120, 20)], KEY),
          shape([rect(120, -56, 110, 12), rect(120, 44, 110, 12)], KEY),
          shape(rect(-140, -80, 270, 160), KEY),
          shape(rect(-128, -68, 246, 136), '#8A5A34'),
          shape(
            Array.from({ length: 24 }, (_, n) =>
              circle(-108 + (n % 6) * 41, -48 + Math.floor(n / 6) * 32, 17),
            ),
            fruit,
          ),
        );
      return group(
        cobbles(
          wet,
          { x: 0, y: 0, w, h },
          { row: 34, growth: 1, fill: '#4E6F72', gap: wet.near, seed: 5 },
        ),
        glints('#A9BFBB', 400, 30, 300, 1100, 5),
        glints('#A9BFBB', 1240, 30, 300, 1100, 9),
        place(cart(GASLIGHT), 290, 270, 1, { turn: 24 }),
        place(cart('#B8342F'), 1330, 330, 1, { turn: 160 }),
        place(cart('#6E9270'), 300, 770, 1, { turn: -20 }),
        place(cart('#E3A15A'), 1310, 860, 1, { turn: 196 }),
        ...umbrellas.map(([x, y, size], n) =>
          place(
            fromAbove('umbrella', { accent: fills[n % fills.length]!, cut: '#DCE6E2', fill: KEY }),
            x,
            y,
            size * 1.06,
            { turn: roll() * 90 },
          ),
        ),
        shape(rect(470, 290, 660, 620), wet.near),
        shape(rect(450, 264, 660, 620), KEY),
        ...Array.from({ length: 9 }, (_, n) =>
          shape(
            [rect(464 + n * 70.4, 276, 70.4, 574), circle(499 + n * 70.4, 850, 35, 30)],
            n % 2 ? PAPER : OXBLOOD,
          ),
        ),
        shape(circle(790, 640, 290, 190), '#5E1212'),
        place(cat('coil', 'white'), 780, 790, 1.72),
        rain(CARD, { x: 0, y: 0, w, h }, 0.6, 9),
      );
    },
  ),
  print(
    52,
    'portrait',
    'A black cat on a fire escape landing at dusk, tail through the bars, a walking party small on the street below.',
    'End of the tour. She was on it the whole time.',
    (w, h) =>
      group(
        sky(dusk, { x: 0, y: 0, w, h }, 'rayed', { at: [780, 700] }),
        disc(dusk, 780, 620, 150, { fill: PAPER, halo: GASLIGHT, rings: 3 }),
        skyline(
          { x: 380, y: 460, w: 840, h: 560 },
          { fill: dusk.far, seed: 14, era: 'tall', step: 80 },
        ),
        skyline(
          { x: 380, y: 700, w: 840, h: 340 },
          { fill: dusk.mid, seed: 5, step: 80, lit: GASLIGHT, share: 0.2 },
        ),
        place(waterTower(dusk, dusk.near, 1.1), 1020, 760),
        birds(KEY, { x: 560, y: 160, w: 500, h: 220 }, 8),
        shape(poly('380 1030, 1220 1030, 1220 1620, 200 1620'), '#B5673E'),
        receding({
          near: [1260, 500, 1640],
          far: [980, 780, 1120],
          rows: 5,
          bays: 4,
          fill: '#4A2530',
          pane: KEY,
          lit: GASLIGHT,
          share: 0.4,
          seed: 5,
        }),
        washing(dusk, 430, 940, 1010, 880, { size: 0.66, seed: 7, sag: 24 }),
        ...[
          [640, 1300, 'guide'],
          [740, 1310, 'walker'],
          [810, 1296, 'camera'],
          [890, 1316, 'walker'],
          [960, 1300, 'lady'],
        ].map(([x, y, who], n) =>
          place(
            person(who as 'guide', {
              fill: n % 2 ? '#2A4A58' : KEY,
              cut: '#B5673E',
              accent: n === 0 ? OXBLOOD : GASLIGHT,
            }),
            x as number,
            y as number,
            0.34,
          ),
        ),
        shape(poly('-20 -20, 470 -20, 400 1620, -20 1620'), '#7E2F24'),
        within(
          poly('-20 -20, 470 -20, 400 1620, -20 1620'),
          gouges({
            x: 0,
            y: 0,
            w: 470,
            h,
            angle: 0,
            gap: 46,
            length: [60, 130],
            width: 7,
            skip: 0.2,
            fill: '#4F1D1B',
            seed: 6,
          }),
        ),
        place(sash(dusk, 190, 330, true, { curtain: true }), 190, 690),
        place(sash(dusk, 190, 330, false), 180, 1330),
        shape([rect(-20, 1140, 900, 26)], KEY),
        shape(
          Array.from({ length: 13 }, (_, n) => rect(10 + n * 70, 1140, 30, 30)),
          '#4A2530',
        ),
        place(cat('sit-back-hang', 'black', { head: 'front', look: 'ahead' }), 560, 1140, 1.9),
        shape(
          [
            rect(-20, 900, 900, 12),
            ...[20, 110, 200, 290, 740, 830].map((x) => rect(x, 900, 10, 250)),
            rect(868, 880, 16, 290),
          ],
          KEY,
        ),
        wire(
          'M820 1160L900 1640M880 1160L960 1640M832 1230H894M844 1310H908M858 1390H920M870 1470H934M884 1550H946',
          KEY,
          11,
        ),
      ),
  ),
];
