/** Tour gallery, pictures 19 to 35: the Financial District, from City Hall Park to the harbor. */
import { cat } from '../cats.ts';
import type { CoatName } from '../coats.ts';
import {
  barrel,
  cityHall,
  clock,
  cobbles,
  columns,
  crate,
  door,
  flags,
  mast,
  pier,
  receding,
  sash,
  skyline,
  tug,
} from '../city.ts';
import { fish, pendant, radiator, sortingFrame, stool } from '../indoors.ts';
import { CARD, GASLIGHT, HALFTONE, inks, KEY, OXBLOOD, PAPER, RIVER, VERDIGRIS } from '../ink.ts';
import { figure } from '../figures.ts';
import { person } from '../people.ts';
import {
  circle,
  dice,
  gouge,
  gouges,
  group,
  lettering,
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
import { birds, disc, fogBank, rain, rays, river, sky, smoke, snowfall } from '../weather.ts';
import { hang, type TourPrint } from './tour-print.ts';

const { noon, dusk, night, snow, dawn, indoors, rain: wet } = inks;
const print = hang('financial-district');

const coatsInTurn: readonly CoatName[] = [
  'tabby',
  'black',
  'white',
  'ginger',
  'tuxedo',
  'grey',
  'calico',
  'tortoiseshell',
];

/** A leg from the knee down, in a trouser and a polished shoe pointing left. */
const trouser = (fill: string, shoe = KEY): Svg =>
  group(
    shape(poly('-70 -900, 90 -900, 66 -70, -50 -70'), fill),
    shape(gouge(10, -890, 6, -80, 7), PAPER),
    shape(loop('-60 -80!, 70 -80!, 84 0!, -170 0!, -170 -30, -110 -50'), shoe),
    shape(gouge(-150, -22, -70, -44, 6, -4) + gouge(-168, -8, 80, -8, 5), PAPER),
  );

const flames = (x: number, y: number, s: number): Svg => {
  const tongue = (dx: number, h: number, half: number): string =>
    loop([
      [dx - half, 0, 1],
      [dx - half * 0.8, -h * 0.5],
      [dx - half * 0.1, -h, 1],
      [dx + half * 0.3, -h * 0.6],
      [dx + half * 0.6, -h * 0.76, 1],
      [dx + half, 0, 1],
    ]);
  return place(
    group(
      shape([tongue(-50, 170, 46), tongue(46, 190, 48), tongue(0, 240, 56)], OXBLOOD),
      shape([tongue(-44, 110, 30), tongue(40, 124, 30), tongue(0, 160, 36)], GASLIGHT),
    ),
    x,
    y,
    s,
  );
};

export const financialDistrict: readonly TourPrint[] = [
  print(
    19,
    'landscape',
    'A black cat leaping from a brass mail tube toward a basket held by a mailman on one knee; a man in a top hat starts back.',
    'October 7, 1897: a live cat takes the tube. Retellings never agreed on its color; ours is ink.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#D9A45E'),
        place(sortingFrame(indoors, 900, 470, 9, 4, 8), -30, 500),
        shape(rect(0, 880, w, 330), '#E7CF9C'),
        shape(rect(0, 872, w, 12), KEY),
        shape(
          Array.from({ length: 13 }, (_, n) =>
            gouge(800 + (n - 6) * 130, 884, 800 + (n - 6) * 250, 1200, 7),
          ).join(''),
          '#B98648',
        ),
        rays(1130, 560, 150, 900, '#F7D98C', { from: 120, to: 250, every: 8, width: 14 }),
        // The tube comes out of the wall and ends in a flared mouth.
        shape([rect(1250, 430, 370, 250), rect(1350, 400, 56, 310), rect(1500, 400, 56, 310)], KEY),
        shape(
          [rect(1250, 444, 360, 222), rect(1362, 412, 32, 286), rect(1512, 412, 32, 286)],
          '#C08A2E',
        ),
        shape(gouge(1250, 490, 1600, 490, 16) + gouge(1250, 530, 1600, 530, 8), '#F7D98C'),
        shape(gouge(1250, 640, 1600, 640, 18), '#7E552E'),
        shape(loop('1270 410!, 1150 360!, 1120 560, 1150 750!, 1270 700!'), KEY),
        shape(loop('1262 424!, 1160 380!, 1160 730!, 1262 686!'), '#C08A2E'),
        shape(circle(1150, 555, 60, 196), '#F2B63C'),
        shape(circle(1146, 555, 44, 172), KEY),
        place(clock(indoors, 76, 11, 30), 1010, 170),
        // Letters blown out with the cat.
        ...(
          [
            [980, 330, -24],
            [760, 230, 14],
            [1010, 800, 30],
            [560, 330, -12],
            [820, 840, -16],
          ] as const
        ).map(([x, y, turn]) =>
          place(
            group(
              shape(rect(-48, -32, 96, 64), KEY),
              shape(rect(-43, -27, 86, 54), PAPER),
              shape(gouge(-43, -26, 0, 6, 5) + gouge(43, -26, 0, 6, 5), KEY),
              shape(rect(20, 6, 16, 16), OXBLOOD),
            ),
            x,
            y,
            0.9,
            { turn },
          ),
        ),
        place(
          figure('stand', {
            hat: 'top-hat',
            cut: '#E7CF9C',
            accent: OXBLOOD,
            near: '18 -280, -30 -250, -70 -330',
            nearHand: 'open',
          }),
          1390,
          1150,
          1.62,
        ),
        place(cat('jump', 'black', { look: 'wide' }), 900, 850, 1.6, { turn: -20 }),
        place(
          figure('kneel', {
            hat: 'peaked-cap',
            fill: RIVER,
            cut: '#E7CF9C',
            accent: GASLIGHT,
            near: '14 -196, -40 -150, -120 -140',
            far: '-14 -196, -70 -160, -140 -150',
          }),
          270,
          1150,
          1.9,
          { flip: true },
        ),
        place(
          group(
            shape(loop('-124 -110!, -100 0!, 100 0!, 124 -110!'), KEY),
            shape(loop('-112 -100!, -92 -10!, 92 -10!, 112 -100!'), '#C9A05C'),
            shape(
              [-72, -36, 0, 36, 72].map((x) => gouge(x, -100, x * 0.84, -10, 6)).join('') +
                gouge(-108, -70, 108, -70, 6) +
                gouge(-100, -40, 100, -40, 6),
              KEY,
            ),
            shape(circle(0, -106, 122, 20), KEY),
            shape(circle(0, -106, 106, 11), '#7E552E'),
          ),
          560,
          975,
          1.1,
        ),
      ),
  ),
  print(
    20,
    'portrait',
    'A seated mail clerk signing with an open hand to a tabby on a sack, which holds a paw to its mouth in reply.',
    'Tom and Gustave Fersenheim, both deaf, in conversation. The subject is lunch. 1901.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#21432F'),
        place(sortingFrame(indoors, 1300, 860, 10, 8, 12), -50, 960),
        shape(rect(0, 960, w, 240), '#21432F'),
        shape(rect(0, 950, w, 16), '#C08A4A'),
        // Lamplight, where the hands are.
        shape(circle(560, 700, 350), '#C08A4A'),
        shape(circle(560, 700, 270), '#E7B85A'),
        rays(560, 700, 366, 470, '#C08A4A', { every: 9, width: 12 }),
        place(pendant(indoors, 250, 340, OXBLOOD), 560, 0),
        shape(rect(0, 1200, w, 410), '#B98648'),
        shape(rect(0, 1190, w, 14), KEY),
        gouges({
          x: 0,
          y: 1210,
          w,
          h: 400,
          angle: 0,
          gap: 38,
          length: [160, 420],
          width: 7,
          skip: 0.3,
          fill: '#7E552E',
          seed: 5,
        }),
        place(stool(indoors, '#74301F'), 900, 1500, 0.96),
        place(
          figure('sit', {
            hat: 'eyeshade',
            fill: KEY,
            lower: '#14303B',
            cut: '#F7E3A6',
            accent: VERDIGRIS,
            near: '14 -210, -36 -150, -84 -232',
            nearHand: 'open',
          }),
          880,
          1500,
          3.05,
        ),
        shape(
          loop(
            '50 1500!, 30 1400, 70 1300, 60 1236, 200 1204, 340 1212, 450 1240, 440 1310, 490 1400, 470 1500!, 260 1520',
          ),
          KEY,
        ),
        shape(
          loop(
            '66 1488!, 48 1400, 86 1304, 82 1252, 200 1222, 330 1228, 432 1254, 424 1312, 470 1400, 454 1488!, 260 1504',
          ),
          '#CDB27E',
        ),
        shape(
          gouge(110, 1300, 400, 1290, 8, -6) +
            gouge(120, 1330, 150, 1470, 9, 8) +
            gouge(380, 1330, 400, 1460, 9, -8),
          '#7E552E',
        ),
        place(
          cat('groom', 'tabby', { head: 'side', look: 'ahead', mouth: 'shut', tilt: 6 }),
          250,
          1236,
          1.78,
          {
            flip: true,
          },
        ),
      ),
  ),
  print(
    21,
    'landscape',
    'A white-bearded man with a cake, all but lost in a wall of some forty cats’ faces, every one at the party.',
    'George W. Cook’s 81st birthday. Reportedly 60 cats came; forty would fit.',
    (w, h) => {
      const roll = dice(18);
      const heads = Array.from({ length: 48 }, (_, n) => {
        const row = Math.floor(n / 8);
        const col = n % 8;
        if ((col === 3 || col === 4) && (row === 2 || row === 3 || row === 4)) return '';
        return place(
          cat('portrait', coatsInTurn[Math.floor(roll() * 7)]!, {
            look: col < 3 ? 'right' : col > 4 ? 'left' : 'ahead',
          }),
          100 + col * 200 + (row % 2 ? 34 : -30),
          150 + row * 200,
          1.26 + roll() * 0.14,
        );
      });
      return group(
        shape(rect(0, 0, w, h), OXBLOOD),
        ...heads,
        place(
          group(
            shape(loop('-190 420!, -180 120, -90 60, 90 60, 180 120, 190 420!'), KEY),
            shape(
              loop('-78 -40, -70 -110, 0 -140, 70 -110, 78 -40, 50 40, 0 60, -50 40'),
              '#E3B98E',
            ),
            shape(
              loop('-82 -30!, -60 0, 0 6, 60 0, 82 -30!, 76 70, 40 140, 0 160, -40 140, -76 70'),
              CARD,
            ),
            shape(
              [gouge(-40, 20, -30, 110, 6), gouge(0, 30, 0, 140, 6), gouge(40, 20, 30, 110, 6)],
              HALFTONE,
            ),
            shape([loop('-86 -84!, -60 -160, 60 -160, 86 -84!, 0 -100')], RIVER),
            shape(rect(-90, -100, 180, 18), KEY),
            shape([gouge(-44, -44, -14, -42, 9, -6), gouge(14, -42, 44, -44, 9, -6)], KEY),
            shape(loop('-16 -10, 0 -34, 16 -10, 0 0'), '#C98B76'),
          ),
          800,
          580,
          1.2,
        ),
        place(
          group(
            shape([rect(-130, -110, 260, 110)], PAPER),
            shape(
              [
                rect(-130, -110, 260, 24),
                ...[-104, -52, 0, 52, 104].map((x) => circle(x, -84, 20)),
              ],
              OXBLOOD,
            ),
            shape(rect(-150, -4, 300, 14), KEY),
            ...[-80, -40, 0, 40, 80].map((x) =>
              group(
                shape(rect(x - 5, -160, 10, 52), RIVER),
                shape(
                  loop([
                    [x, -200, 1],
                    [x + 12, -176],
                    [x, -160],
                    [x - 12, -176],
                  ]),
                  GASLIGHT,
                ),
              ),
            ),
          ),
          800,
          1090,
          1.2,
        ),
      );
    },
  ),
  print(
    22,
    'landscape',
    'A vast mansarded post office in falling snow, five cats trudging single file through the drifts to a side door.',
    'Mullett’s Monstrosity, foot of City Hall Park. Staff entrance on the left.',
    (w, h) =>
      group(
        sky(snow, { x: 0, y: 0, w, h }, 'slant'),
        place(
          group(
            shape([rect(-560, -440, 1120, 440), rect(-200, -520, 400, 520)], '#8FA8AF'),
            shape(
              [
                poly('-570 -440, -530 -560, -250 -560, -210 -440'),
                poly('210 -440, 250 -560, 530 -560, 570 -440'),
                loop('-230 -520!, -210 -640, -120 -720, 0 -744, 120 -720, 210 -640, 230 -520!'),
                rect(-70, -800, 140, 90),
                rect(-4, -880, 8, 90),
              ],
              snow.near,
            ),
            shape([poly('0 -880, 70 -864, 0 -840')], OXBLOOD),
            shape(
              [
                rect(-570, -448, 1140, 14),
                rect(-560, -300, 1120, 8),
                rect(-560, -160, 1120, 8),
                rect(-220, -526, 440, 12),
              ],
              CARD,
            ),
            ...Array.from({ length: 3 }, (_, r) =>
              Array.from({ length: 16 }, (_, c) => {
                const x = -525 + c * 70;
                return shape(
                  [rect(x - 15, -420 + r * 142, 30, 86), circle(x, -420 + r * 142, 15)],
                  (r * 16 + c * 7) % 5 === 0 ? GASLIGHT : snow.near,
                );
              }).join(''),
            ),
            shape(
              [-430, -330, 330, 430].map((x) => circle(x, -500, 22)),
              CARD,
            ),
            shape([circle(0, -610, 46)], CARD),
            shape([circle(0, -610, 34)], snow.near),
            shape(
              [-150, -90, -30, 30, 90, 150].map((x) => rect(x - 9, -300, 18, 300)),
              CARD,
            ),
            shape(
              [
                gouge(-560, -562, -240, -562, 14),
                gouge(240, -562, 540, -562, 14),
                gouge(-110, -724, 110, -724, 16, -8),
              ],
              CARD,
            ),
          ),
          900,
          860,
          1.16,
        ),
        shape(loop('0 850!, 400 830, 900 856, 1300 834, 1600 852!, 1600 1200!, 0 1200!'), CARD),
        gouges({
          x: 0,
          y: 870,
          w,
          h: 330,
          angle: 3,
          gap: 30,
          length: [80, 300],
          width: 6,
          skip: 0.5,
          fill: snow.ground2,
          seed: 6,
        }),
        place(door(snow, 130, 230), 130, 900, 1.1),
        shape([rect(20, 560, 30, 340), rect(210, 560, 30, 340), rect(0, 530, 260, 40)], snow.near),
        place(person('postman', { cut: snow.sky, accent: OXBLOOD }), 270, 920, 0.8, { flip: true }),
        ...(['black', 'tabby', 'tuxedo', 'ginger', 'grey'] as const).map((coat, n) =>
          group(
            shape(
              loop([
                [470 + n * 240, 1004 + n * 26],
                [560 + n * 240, 990 + n * 26],
                [680 + n * 240, 1006 + n * 26],
                [570 + n * 240, 1020 + n * 26],
              ]),
              snow.ground2,
            ),
            place(
              cat('walk', coat, { head: n === 2 ? 'front' : 'side' }),
              560 + n * 236,
              1000 + n * 30,
              0.62 + n * 0.09,
            ),
          ),
        ),
        snowfall(CARD, { x: 0, y: 0, w, h: 1120 }, 240, 12),
      ),
  ),
  print(
    23,
    'landscape',
    'A black cat washing on a radiator, its hind leg straight up against a window; brokers point, and one chalks a rising line.',
    'Bull of the Cotton Exchange. Leg up: buy. 1904.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#3C6E54'),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 900,
          angle: 90,
          gap: 80,
          length: [400, 900],
          width: 12,
          skip: 0,
          fill: VERDIGRIS,
          seed: 3,
        }),
        // The window, so that the leg stands against the light.
        shape(rect(470, 40, 600, 760), KEY),
        shape(rect(486, 56, 568, 740), '#8A5A34'),
        shape(rect(516, 86, 508, 710), '#F7E3A6'),
        rays(770, 420, 200, 560, GASLIGHT, { every: 15, width: 12 }),
        shape(circle(770, 420, 120), CARD),
        shape([rect(516, 86, 508, 16), rect(1010, 86, 14, 710), rect(516, 86, 14, 710)], '#8A5A34'),
        shape([rect(0, 900, w, 310)], '#21432F'),
        shape(rect(0, 892, w, 12), KEY),
        shape(
          Array.from({ length: 17 }, (_, n) =>
            poly([
              [n * 110 - 60, 904],
              [n * 110 - 6, 904],
              [n * 150 - 380, 1200],
              [n * 150 - 460, 1200],
            ]),
          ),
          '#2F5D46',
        ),
        // The board, and the line going up.
        shape(rect(1130, 90, 440, 470), '#8A5A34'),
        shape(rect(1152, 112, 396, 426), KEY),
        lettering('COTTON', 1350, 200, 84, CARD),
        shape(gouge(1180, 224, 1520, 224, 6), CARD),
        wire('M1190 500L1260 452L1310 470L1390 370L1430 392L1500 280', GASLIGHT, 12),
        place(
          figure('stand', {
            hat: 'eyeshade',
            fill: RIVER,
            cut: '#CFE0D4',
            accent: GASLIGHT,
            far: '-10 -276, -74 -290, -86 -366',
          }),
          1510,
          1130,
          1.9,
        ),
        place(radiator(noon, 760, '#A9C1B6'), 770, 1120, 1.2),
        shape(rect(290, 806, 960, 30), KEY),
        shape(rect(290, 806, 960, 8), PAPER),
        place(
          figure('stand', {
            hat: 'top-hat',
            cut: '#F7E3A6',
            accent: OXBLOOD,
            near: '18 -280, -36 -256, -96 -300',
            nearHand: 'open',
          }),
          320,
          1170,
          1.9,
          { flip: true },
        ),
        place(
          figure('stand', {
            hat: 'bowler',
            fill: RIVER,
            cut: '#F7E3A6',
            accent: GASLIGHT,
            near: '18 -280, 28 -220, -20 -180',
          }),
          90,
          1130,
          1.76,
          { flip: true },
        ),
        place(cat('wash-leg', 'black', { look: 'ahead' }), 860, 806, 1.92),
      ),
  ),
  print(
    24,
    'portrait',
    'From a cat’s height: a small black cat between brokers’ striped trouser legs and polished shoes on a stone floor.',
    'Hanover Square, close of trading, as seen by the mascot.',
    (w, h) =>
      group(
        sky(dusk, { x: 0, y: 0, w, h }, 'rayed', { at: [620, 900] }),
        shape(circle(620, 840, 190), GASLIGHT),
        shape(circle(620, 840, 150), PAPER),
        place(
          columns(dusk, 900, 700, 6, { fill: dusk.far, shade: dusk.mid, dark: dusk.near }),
          620,
          1080,
        ),
        shape(rect(0, 1070, w, 540), '#B5673E'),
        flags(dusk, { x: 0, y: 1070, w, h: 540 }, [620, 880], { fill: '#B5673E', gap: '#7A4636' }),
        place(trouser('#4A2530'), 1010, 1230, 1.0),
        place(trouser('#14303B'), 240, 1260, 1.1, { flip: true }),
        shape(poly('520 1420, 700 1420, 900 1600, 420 1600'), '#4A2530'),
        place(cat('sit-front', 'black', { look: 'up' }), 610, 1430, 1.5),
        place(
          group(
            trouser('#2B1512'),
            shape([-40, 0, 44].map((x) => gouge(x, -900, x * 0.8, -90, 8)).join(''), '#8C3A30'),
          ),
          150,
          1560,
          1.75,
          { flip: true },
        ),
        place(
          group(
            trouser(KEY),
            shape([-40, 50].map((x) => gouge(x, -900, x * 0.8, -90, 8)).join(''), '#4F4A44'),
          ),
          1110,
          1580,
          1.85,
        ),
      ),
  ),
  print(
    25,
    'landscape',
    'Firemen hosing an ice-hung building; below, unnoticed, a tuxedo cat is shut in behind a barred basement window.',
    'Kaiser of the rat patrol, shut in the basement, and nobody outside knew it. Equitable Building, January 9, 1912.',
    (w) =>
      group(
        sky(night, { x: 0, y: 0, w, h: 500 }, 'slant'),
        smoke('#35536A', '#1E3040', 1240, 220, 150, 90, 5, 4),
        // The gutted floors above, hung with ice.
        receding({
          near: [-30, -260, 600],
          far: [1180, 40, 600],
          rows: 4,
          bays: 8,
          fill: '#5F8797',
          pane: KEY,
          lit: OXBLOOD,
          share: 0.2,
          seed: 6,
          open: 0.5,
        }),
        ...[0, 1, 2].map((r) =>
          shape(
            Array.from({ length: 60 }, (_, n) => {
              const x = n * 20;
              const y = 20 + r * 190 + n * (3.4 - r * 1.4);
              return loop([
                [x - 12, y - 16, 1],
                [x + 12, y - 16, 1],
                [x + 9, y + 6],
                [x, y + 18 + ((n * 37 + r * 13) % 61) * ((n * 7) % 3 === 0 ? 1.4 : 0.6), 1],
                [x - 8, y + 4],
              ]);
            }),
            r % 2 ? CARD : '#C9D6D5',
          ),
        ),
        // The granite base, down to the sidewalk.
        shape(rect(0, 560, 1180, 520), KEY),
        shape(
          [0, 1, 2].flatMap((row) =>
            [-1, 0, 1, 2, 3].map((n) =>
              rect(n * 300 + (row % 2) * 150 - 40, 590 + row * 166, 288, 154),
            ),
          ),
          '#486575',
        ),
        shape(rect(1180, 560, 460, 520), '#1E3040'),
        shape(rect(1168, 540, 14, 540), KEY),
        shape(rect(0, 546, 1200, 50), CARD),
        shape(
          Array.from({ length: 40 }, (_, n) => {
            const x = n * 31;
            return loop([
              [x - 13, 590, 1],
              [x + 13, 590, 1],
              [x, 616 + ((n * 53) % 47), 1],
            ]);
          }),
          CARD,
        ),
        // The basement window.
        shape(rect(150, 660, 640, 400), CARD),
        shape(rect(176, 686, 588, 374), KEY),
        within(
          rect(176, 686, 588, 374),
          rays(470, 900, 150, 330, '#35536A', { every: 12, width: 7 }),
          place(cat('portrait', 'tuxedo', { look: 'wide' }), 470, 900, 2.1),
        ),
        shape(
          [256, 350, 590, 684].map((x) => rect(x - 9, 686, 18, 374)),
          '#9CC3CC',
        ),
        shape(rect(176, 1016, 588, 16), '#9CC3CC'),
        shape(rect(120, 1046, 700, 40), CARD),
        shape(rect(120, 1080, 700, 9), KEY),
        shape(rect(0, 1086, w, 124), '#C9D6D5'),
        gouges({
          x: 0,
          y: 1086,
          w,
          h: 120,
          angle: 2,
          gap: 26,
          length: [80, 300],
          width: 6,
          skip: 0.4,
          fill: '#7F9CA8',
          seed: 3,
        }),
        // The crew, looking up at the fire.
        shape(limb('1290 590, 1230 470, 1150 330, 1040 190', [20, 40, 64, 90]).d, '#C9D6D5'),
        place(
          figure('stand', {
            hat: 'helmet',
            cut: '#9CC3CC',
            accent: GASLIGHT,
            tilt: 7,
            near: '18 -280, -16 -220, -66 -262',
            far: '-20 -270, -60 -250, -92 -296',
          }),
          1420,
          1150,
          1.72,
        ),
        shape(
          limb(
            '1276 596, 1330 700, 1470 830, 1500 960, 1380 1080, 1200 1120, 1090 1200',
            [22, 26, 30, 30, 30, 30, 30],
          ).d,
          '#74301F',
        ),
        place(
          figure('stand', {
            hat: 'helmet',
            fill: '#0F2A3A',
            cut: '#9CC3CC',
            accent: OXBLOOD,
            tilt: 5,
            near: '18 -280, 10 -220, -50 -230',
          }),
          1090,
          1180,
          1.66,
        ),
      ),
  ),
  print(
    26,
    'landscape',
    'A black cat clinging to a steamship’s great rudder above the swell while a police launch noses in to fetch it.',
    'The Harbor Police make a rescue: Mike, come aboard. Fanny, on the bow, objects. 1904.',
    (w, h) =>
      group(
        sky(dawn, { x: 0, y: 0, w, h }, 'level'),
        disc(dawn, 300, 300, 100, { fill: GASLIGHT, halo: dawn.sky2 }),
        skyline({ x: 0, y: 420, w: 900, h: 260 }, { fill: dawn.far, seed: 22, step: 80 }),
        birds(KEY, { x: 300, y: 160, w: 400, h: 160 }, 7),
        river(dawn, { x: 0, y: 670, w, h: 540 }, 5),
        shape(loop('1640 -40!, 880 -40!, 960 160, 1060 420, 1180 640, 1240 900!, 1640 900!'), KEY),
        shape([gouge(930, 60, 1640, 40, 9), gouge(1000, 250, 1640, 230, 9)], PAPER),
        shape(loop('1090 470!, 1180 640, 1240 900!, 1640 900!, 1640 500!'), OXBLOOD),
        shape(
          [1180, 1290, 1400, 1510].map((x) => circle(x, 140, 26)),
          GASLIGHT,
        ),
        shape(loop('1010 480!, 880 560, 830 720, 850 930!, 1130 930!, 1100 700!'), '#74301F'),
        shape(
          [
            gouge(900, 600, 1080, 600, 8),
            gouge(860, 720, 1090, 720, 8),
            gouge(860, 830, 1100, 830, 8),
          ],
          KEY,
        ),
        shape([rect(1070, 380, 30, 540)], KEY),
        place(cat('hug', 'black', { look: 'wide' }), 880, 836, 1.25),
        within(
          rect(0, 860, w, 350),
          shape(rect(0, 900, w, 310), dawn.water),
          river(dawn, { x: 0, y: 880, w, h: 330 }, 12),
        ),
        place(
          group(
            tug(dawn, GASLIGHT),
            place(person('policeman', { accent: GASLIGHT, cut: dawn.sky }), 100, -48, 0.4, {
              flip: true,
            }),
            place(person('policeman', { accent: GASLIGHT, cut: dawn.sky }), -112, -56, 0.42, {
              flip: true,
            }),
          ),
          360,
          1050,
          1.9,
          { flip: true },
        ),
        place(cat('arch', 'black'), 560, 918, 0.62, { flip: true }),
      ),
  ),
  print(
    27,
    'landscape',
    'City Hall in heavy rain: a striped cat with white paws crosses the wet steps, a man under an umbrella behind it.',
    'Tom takes office on a wet day in 1891, and keeps it until 1908.',
    (w, h) =>
      group(
        sky(wet, { x: 0, y: 0, w, h }, 'slant'),
        skyline({ x: 0, y: 140, w, h: 500 }, { fill: wet.far, seed: 5, step: 100 }),
        place(cityHall(wet, { fill: '#DCE6E2', lit: true }), 800, 790, 1.42),
        ...Array.from({ length: 7 }, (_, n) =>
          group(
            shape(rect(-10, 780 + n * 62, 1640, 64), n % 2 ? '#A9BFBB' : '#C3D3CF'),
            shape(rect(-10, 780 + n * 62, 1640, 8), CARD),
            shape(rect(-10, 826 + n * 62, 1640, 18), '#678789'),
          ),
        ),
        rain(CARD, { x: 0, y: 0, w, h }, 1, 7),
        shape(loop('560 1070, 800 1050, 1060 1076, 820 1094'), '#44686E'),
        place(cat('walk', 'tabby', { look: 'up' }), 820, 1072, 1.3),
        place(
          group(
            shape(
              loop(
                '-190 0!, -160 -90, 0 -150, 160 -90, 190 0!, 126 -16, 64 0!, 0 -16, -64 0!, -126 -16',
              ),
              KEY,
            ),
            shape([gouge(0, -146, -64, -4, 6), gouge(0, -146, 64, -4, 6)], PAPER),
            place(person('bowler', { cut: '#A9BFBB' }), 0, 500, 1.2),
          ),
          1330,
          560,
        ),
      ),
  ),
  print(
    28,
    'portrait',
    'Looking up a long meeting table: a gray cat lies among the papers in the middle, six officials in profile down the sides.',
    'Tammany sits in on the Board of Estimate. The liver, reportedly, was in the budget.',
    (w, h) => {
      const official = (n: number): Svg =>
        figure('sit', {
          hat: (['bare', 'bun', 'bare', 'bare', 'bare', 'bun'] as const)[n]!,
          fill: [KEY, RIVER, '#4A2530', KEY, '#4A2530', RIVER][n]!,
          cut: '#F7D98C',
          accent: [CARD, GASLIGHT, '#8A7C66', '#8A7C66', CARD, GASLIGHT][n]!,
          beard: n === 0 || n === 3,
          near: '16 -210, -20 -160, -90 -150',
        });
      return group(
        shape(rect(0, 0, w, h), '#74130F'),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 760,
          angle: 90,
          gap: 66,
          length: [300, 700],
          width: 9,
          skip: 0.2,
          fill: '#5E1212',
          seed: 3,
        }),
        // One tall window; the light comes down the table.
        shape([rect(390, 60, 420, 620), circle(600, 80, 210, 130)], KEY),
        shape([rect(408, 80, 384, 600), circle(600, 90, 192, 112)], CARD),
        shape([rect(428, 100, 344, 580), circle(600, 100, 172, 96)], '#F7D98C'),
        shape([rect(593, 0, 14, 680), rect(428, 250, 344, 12), rect(428, 450, 344, 12)], CARD),
        shape(rect(0, 690, w, 910), '#3A2C1D'),
        shape(rect(0, 682, w, 12), KEY),
        gouges({
          x: 0,
          y: 700,
          w,
          h: 900,
          angle: 0,
          gap: 40,
          length: [160, 420],
          width: 7,
          skip: 0.3,
          fill: '#5A432C',
          seed: 5,
        }),
        // Three a side, smallest at the far end.
        place(official(0), 1010, 1010, 1.25),
        place(official(1), 190, 1010, 1.25, { flip: true }),
        place(official(2), 1080, 1260, 1.65),
        place(official(3), 120, 1260, 1.65, { flip: true }),
        shape(poly('400 720, 800 720, 1130 1620, 70 1620'), KEY),
        shape(poly('412 732, 788 732, 1108 1620, 92 1620'), '#A4452C'),
        within(
          poly('412 732, 788 732, 1108 1620, 92 1620'),
          shape(poly('470 732, 730 732, 850 1620, 350 1620'), '#C0714B'),
          shape(
            [-3, -2, -1, 1, 2, 3]
              .map((n) => gouge(600 + n * 50, 740, 600 + n * 150, 1610, 6))
              .join(''),
            '#74301F',
          ),
        ),
        ...(
          [
            [520, 800, -6, 0.5],
            [690, 830, 8, 0.55],
            [380, 1080, 12, 0.85],
            [850, 1120, -10, 0.9],
          ] as const
        ).map(([x, y, turn, size]) =>
          place(
            group(
              shape(poly('-74 -36, 66 -36, 84 40, -90 40'), KEY),
              shape(poly('-68 -30, 60 -30, 76 34, -82 34'), PAPER),
              shape([-14, 2, 18].map((k) => gouge(-60, k, 56, k, 5)).join(''), '#8A7C66'),
            ),
            x,
            y,
            size,
            { turn },
          ),
        ),
        place(official(4), 1160, 1620, 2.25),
        place(official(5), 40, 1620, 2.25, { flip: true }),
        shape(loop('380 1340, 600 1306, 830 1340, 600 1376'), '#74301F'),
        place(cat('loaf', 'grey'), 610, 1344, 1.62),
      );
    },
  ),
  print(
    29,
    'landscape',
    'A calico in a white collar eating from a tin set on a thick report; the clock says five, a water cooler stands by.',
    'Snooky dines at five. The budget report makes a good place mat. City Hall, 1939.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#9CC3CC'),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 900,
          angle: 90,
          gap: 90,
          length: [400, 900],
          width: 12,
          skip: 0,
          fill: '#B4D2D6',
          seed: 3,
        }),
        place(clock(noon, 190, 5, 0), 560, 290),
        // The cooler stands on the floor, behind the desk.
        shape([rect(1300, 560, 240, 460), rect(1280, 540, 280, 40)], KEY),
        shape([rect(1314, 584, 212, 430), rect(1294, 552, 252, 20)], '#8A7C66'),
        shape(gouge(1340, 620, 1340, 900, 10), '#CDB27E'),
        shape([rect(1398, 640, 44, 26), rect(1410, 660, 20, 40)], KEY),
        shape(rect(1350, 740, 140, 22), KEY),
        shape(
          loop(
            '1360 544!, 1358 500, 1310 470, 1300 300, 1330 220, 1420 200, 1510 220, 1540 300, 1530 470, 1482 500, 1480 544!',
          ),
          KEY,
        ),
        shape(
          loop(
            '1370 540!, 1368 494, 1324 462, 1314 304, 1340 236, 1420 216, 1500 236, 1526 304, 1516 462, 1472 494, 1470 540!',
          ),
          '#CFE0D4',
        ),
        shape(
          loop(
            '1320 330!, 1330 312, 1420 326, 1520 312!, 1514 460, 1470 492, 1468 538!, 1372 538!, 1370 492, 1326 460',
          ),
          '#6FA6B4',
        ),
        shape(gouge(1350, 250, 1342, 440, 12), CARD),
        // The desk.
        shape(rect(0, 930, w, 280), '#74301F'),
        shape(rect(0, 918, w, 18), KEY),
        shape(rect(0, 936, w, 9), '#C0714B'),
        gouges({
          x: 0,
          y: 960,
          w,
          h: 250,
          angle: 0,
          gap: 34,
          length: [160, 420],
          width: 6,
          skip: 0.3,
          fill: '#4F1D1B',
          seed: 9,
        }),
        // The report, two thumbs thick, and the tin on it.
        shape(poly('110 842, 600 842, 640 930, 80 930'), KEY),
        shape(rect(72, 872, 576, 128), KEY),
        shape(rect(84, 884, 552, 104), PAPER),
        shape(
          Array.from({ length: 6 }, (_, n) => gouge(92, 898 + n * 16, 628, 900 + n * 16, 4)).join(
            '',
          ),
          '#8A7C66',
        ),
        shape(poly('124 848, 590 848, 628 886, 90 886'), RIVER),
        shape(gouge(84, 992, 636, 992, 12), RIVER),
        shape([rect(230, 722, 230, 136), circle(345, 858, 115, 22)], KEY),
        shape([rect(240, 730, 210, 124), circle(345, 854, 105, 17)], OXBLOOD),
        shape([rect(240, 756, 210, 70)], PAPER),
        place(fish(noon, '#D9866A'), 345, 790, 0.62),
        shape(circle(345, 726, 115, 26), KEY),
        shape(circle(345, 724, 100, 18), '#D9866A'),
        shape(gouge(270, 722, 420, 728, 7, 5), '#F6DEC0'),
        place(cat('crouch', 'calico', { head: 'side', look: 'closed', tilt: -20 }), 830, 924, 2.1),
        // Her collar.
        shape(loop('548 700!, 574 690, 648 790, 640 820!, 610 806, 560 740'), KEY),
        shape(loop('560 706!, 572 704, 634 790, 630 806!, 612 794, 568 738'), CARD),
      ),
  ),
  print(
    30,
    'portrait',
    'A house on fire at night: a tabby cries at an open window and a family of four stands on the fruit-stand roof below it.',
    'Peck Slip, February 9, 1918. No fire escapes, a dead alarm box and one stray with a voice.',
    (w, h) =>
      group(
        sky(night, { x: 0, y: 0, w, h }, 'slant'),
        smoke('#4A433A', KEY, 820, 250, 150, 76, 5, 7),
        shape(rect(90, 260, 1020, 1190), KEY),
        shape(rect(102, 260, 996, 1190), '#5A2A27'),
        gouges({
          x: 102,
          y: 260,
          w: 990,
          h: 1190,
          angle: 0,
          gap: 34,
          length: [50, 120],
          width: 5,
          skip: 0.3,
          fill: '#381B1C',
          seed: 5,
        }),
        shape([rect(60, 226, 1080, 54)], KEY),
        shape(rect(60, 276, 1080, 8), GASLIGHT),
        ...[250, 600, 950].map((x, c) =>
          group(
            place(sash(night, 170, 230, c > 0), x, 570),
            c > 0 ? within(rect(x - 85, 340, 170, 226), flames(x, 566, 0.86)) : '',
          ),
        ),
        flames(950, 350, 1.2),
        flames(600, 356, 0.8),
        place(sash(night, 170, 250, false), 880, 900),
        // The open window and the one that woke them.
        rays(390, 800, 300, 560, '#F7D98C', { every: 11, width: 9 }),
        shape(rect(180, 640, 420, 330), PAPER),
        shape(rect(204, 664, 372, 306), GASLIGHT),
        shape(rect(204, 664, 372, 60), '#F7D98C'),
        shape(rect(204, 722, 372, 12), PAPER),
        place(cat('peek', 'tabby', { look: 'wide', mouth: 'hiss' }), 390, 958, 1.9),
        shape(rect(156, 986, 468, 30), PAPER),
        shape(rect(156, 1012, 468, 8), KEY),
        // The fruit stand's roof, and the family on it.
        place(
          figure('stand', {
            hat: 'flat-cap',
            fill: KEY,
            cut: GASLIGHT,
            accent: GASLIGHT,
            tilt: 12,
            near: '18 -280, -20 -260, -56 -330',
            nearHand: 'open',
          }),
          700,
          1230,
          0.82,
        ),
        place(
          figure('stand', { hat: 'bun', skirt: true, fill: '#14303B', cut: GASLIGHT }),
          850,
          1230,
          0.78,
        ),
        place(
          figure('stand', { hat: 'flat-cap', fill: KEY, cut: GASLIGHT, accent: GASLIGHT }),
          965,
          1230,
          0.54,
        ),
        place(
          figure('stand', {
            hat: 'bun',
            skirt: true,
            fill: '#14303B',
            cut: GASLIGHT,
            near: '18 -280, -20 -240, -56 -270',
          }),
          1050,
          1230,
          0.48,
        ),
        ...Array.from({ length: 8 }, (_, n) =>
          shape(
            poly([
              [590 + n * 68, 1232],
              [658 + n * 68, 1232],
              [650 + n * 72 + 6, 1340],
              [578 + n * 72 + 6, 1340],
            ]),
            n % 2 ? PAPER : OXBLOOD,
          ),
        ),
        shape(rect(570, 1224, 590, 18), KEY),
        shape([rect(600, 1340, 16, 180), rect(1130, 1340, 16, 180)], KEY),
        shape(rect(590, 1440, 566, 90), KEY),
        shape(rect(600, 1450, 546, 70), '#74301F'),
        shape(
          Array.from({ length: 12 }, (_, n) => circle(628 + n * 45, 1432, 24)),
          GASLIGHT,
        ),
        shape(
          Array.from({ length: 5 }, (_, n) => circle(650 + n * 112, 1396, 22)),
          '#CC6B2C',
        ),
        // The corner alarm box, which did not work.
        shape([rect(276, 1180, 20, 340), rect(240, 1130, 92, 130)], KEY),
        shape(rect(250, 1140, 72, 110), OXBLOOD),
        shape(circle(286, 1190, 18), CARD),
        cobbles(
          night,
          { x: 0, y: 1500, w, h: 110 },
          { row: 26, fill: night.ground, gap: night.near },
        ),
      ),
  ),
  print(
    31,
    'landscape',
    'The dark space under a desk, a gray cat curled around four kittens, a woman’s shoes and table legs either side.',
    'Seaweed’s berth, 25 South Street: under the game-room desk, with four new hands. 1946.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), RIVER),
        shape(rect(0, 0, w, 250), '#8A5A34'),
        shape(rect(0, 230, w, 30), KEY),
        shape([rect(70, 70, 620, 120), rect(910, 70, 620, 120)], '#A4703C'),
        shape([rect(350, 116, 60, 22), rect(1190, 116, 60, 22)], GASLIGHT),
        shape(rect(120, 250, 1360, 720), '#14212B'),
        gouges({
          x: 120,
          y: 260,
          w: 1360,
          h: 700,
          angle: 31,
          gap: 30,
          length: [60, 200],
          width: 5,
          skip: 0.4,
          fill: '#1E3040',
          seed: 5,
        }),
        shape([rect(0, 250, 130, 800), rect(1470, 250, 130, 800)], '#74301F'),
        shape([gouge(50, 270, 50, 1030, 8), gouge(1530, 270, 1530, 1030, 8)], KEY),
        shape(rect(0, 960, w, 250), '#C9A05C'),
        shape(rect(0, 952, w, 12), KEY),
        shape(
          Array.from({ length: 15 }, (_, n) =>
            gouge(800 + (n - 7) * 130, 964, 800 + (n - 7) * 200, 1200, 6),
          ).join(''),
          '#8A5A34',
        ),
        shape(
          loop('330 1010, 420 930, 800 900, 1150 930, 1260 1010, 1180 1090, 800 1110, 420 1090'),
          OXBLOOD,
        ),
        shape(
          loop('380 1010, 470 950, 800 926, 1110 950, 1206 1010, 1130 1066, 800 1082, 470 1066'),
          '#B8342F',
        ),
        place(cat('loaf', 'grey', { look: 'ahead' }), 800, 1010, 1.9),
        ...(['black', 'tuxedo', 'grey', 'tabby'] as const).map((coat, n) =>
          place(
            cat((['curl', 'sit-front', 'crouch', 'curl'] as const)[n]!, coat),
            520 + n * 186,
            1066 + (n % 2) * 12,
            0.52,
            { flip: n === 3 },
          ),
        ),
        ...[1290, 1390].map((x, n) =>
          place(
            group(
              shape(poly('-44 -820, 44 -820, 30 -120, -26 -120'), '#E3B98E'),
              shape(
                loop(
                  '-40 -130!, 40 -130!, 56 -60, 50 0!, 34 0!, 26 -40, -60 0!, -150 0!, -140 -30, -70 -60',
                ),
                KEY,
              ),
            ),
            x,
            1090 + n * 26,
            1,
          ),
        ),
        shape(loop('1180 250!, 1500 250!, 1520 480, 1440 500, 1210 490'), VERDIGRIS),
        shape(gouge(1260, 270, 1250, 480, 8) + gouge(1400, 270, 1420, 480, 8), KEY),
        shape([poly('180 1110, 300 1096, 312 1140, 192 1154')], CARD),
        shape([circle(215, 1118, 9), circle(250, 1126, 9), circle(282, 1122, 9)], OXBLOOD),
      ),
  ),
  print(
    32,
    'landscape',
    'Three soldiers at attention on a parade line by the harbor and, fourth in the rank, a striped cat just as stiff.',
    'Army Building, 1898. The one on the right is called General Weyler; the rats take him seriously.',
    (w, h) =>
      group(
        sky(noon, { x: 0, y: 0, w, h }, 'rayed', { at: [1200, 300] }),
        disc(noon, 1240, 280, 110, { halo: '#F2B63C' }),
        shape(rect(0, 330, 900, 560), '#A4452C'),
        gouges({
          x: 0,
          y: 330,
          w: 900,
          h: 560,
          angle: 0,
          gap: 34,
          length: [50, 130],
          width: 5,
          skip: 0.3,
          fill: '#74301F',
          seed: 4,
        }),
        shape([rect(0, 300, 930, 40)], KEY),
        ...[120, 360, 600, 820].map((x) =>
          group(
            shape([rect(x - 70, 470, 140, 330), circle(x, 470, 70)], PAPER),
            shape([rect(x - 52, 470, 104, 320), circle(x, 470, 52)], KEY),
          ),
        ),
        shape(rect(1120, 60, 10, 800), KEY),
        shape(poly('1130 70, 1400 100, 1380 250, 1130 230'), PAPER),
        shape(
          [0, 1, 2, 3].map((n) =>
            poly([
              [1130, 76 + n * 44],
              [1396 - n * 5, 106 + n * 40],
              [1394 - n * 5, 126 + n * 40],
              [1130, 98 + n * 44],
            ]),
          ),
          OXBLOOD,
        ),
        shape(poly('1130 70, 1240 82, 1236 160, 1130 150'), RIVER),
        river(noon, { x: 900, y: 730, w: 700, h: 150 }, 6),
        skyline({ x: 900, y: 640, w: 700, h: 96 }, { fill: noon.far, seed: 3, step: 70 }),
        shape(rect(0, 870, w, 340), '#DCC79A'),
        gouges({
          x: 0,
          y: 880,
          w,
          h: 320,
          angle: 0,
          gap: 30,
          length: [100, 300],
          width: 5,
          skip: 0.5,
          fill: '#B79C67',
          seed: 5,
        }),
        shape(rect(0, 866, w, 9), KEY),
        ...[250, 560, 870].map((x) =>
          group(
            shape(
              loop([
                [x - 30, 1080],
                [x + 140, 1066],
                [x + 330, 1086],
                [x + 120, 1100],
              ]),
              '#B79C67',
            ),
            place(
              group(
                person('policeman', { accent: GASLIGHT, cut: '#9CC3CC', fill: '#1F4E5F' }),
                shape([rect(-70, -470, 8, 400)], '#74301F'),
                shape([rect(-70, -520, 6, 60)], KEY),
              ),
              x,
              1080,
              2.0,
            ),
          ),
        ),
        shape(loop('1180 1080, 1380 1064, 1600 1084, 1360 1104'), '#B79C67'),
        place(cat('sit-front', 'tabby'), 1260, 1086, 1.7),
        shape(loop('1190 600!, 1200 560, 1260 540, 1320 560, 1330 600!, 1260 586'), RIVER),
        shape(loop('1170 606!, 1260 586, 1350 606!, 1260 614'), KEY),
        shape(circle(1260, 570, 9), GASLIGHT),
      ),
  ),
  print(
    33,
    'portrait',
    'Three cats seen from behind on a snowy doorstep, one reaching up to the knocker of a very large office door.',
    'After the fire: the cats of Adams Express go door to door, asking after positions.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#5F818D'),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 1300,
          angle: 0,
          gap: 150,
          length: [300, 700],
          width: 9,
          skip: 0,
          fill: '#34576A',
          seed: 3,
        }),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 1300,
          angle: 90,
          gap: 260,
          length: [140, 150],
          width: 8,
          skip: 0.4,
          fill: '#34576A',
          seed: 7,
        }),
        shape([rect(140, 60, 150, 1240), rect(910, 60, 150, 1240), rect(100, 30, 1000, 90)], CARD),
        shape(
          [
            gouge(190, 140, 190, 1280, 14),
            gouge(235, 140, 235, 1280, 14),
            gouge(960, 140, 960, 1280, 14),
            gouge(1010, 140, 1010, 1280, 14),
          ],
          '#AFC2C6',
        ),
        place(door(snow, 560, 900, { fill: '#74130F' }), 600, 1290),
        shape(circle(600, 870, 50), GASLIGHT),
        shape(circle(600, 874, 32), '#74130F'),
        shape(circle(600, 824, 20), GASLIGHT),
        ...[0, 1, 2, 3].map((n) =>
          group(
            shape(rect(100 - n * 60, 1290 + n * 84, 1000 + n * 120, 90), '#AFC2C6'),
            shape(
              loop([
                [100 - n * 60, 1296 + n * 84, 1],
                [400, 1276 + n * 84],
                [800, 1284 + n * 84],
                [1100 + n * 60, 1294 + n * 84, 1],
                [1100 + n * 60, 1330 + n * 84, 1],
                [700, 1318 + n * 84],
                [100 - n * 60, 1334 + n * 84, 1],
              ]),
              CARD,
            ),
          ),
        ),
        place(cat('stand', 'tabby', { head: 'back' }), 700, 1300, 1.24),
        place(cat('sit-back', 'black'), 350, 1400, 1.36),
        place(cat('sit-back', 'ginger'), 910, 1470, 1.5, { flip: true }),
        snowfall(CARD, { x: 0, y: 0, w, h: 1540 }, 170, 8),
      ),
  ),
  print(
    34,
    'portrait',
    'A white cat seen from behind on a high cornice, looking out between two cliffs of office windows at the morning.',
    'Wall Street from the ledge: long on pigeons.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#F0CF86'),
        rays(600, 900, 60, 1100, '#F7D98C', { from: 200, to: 340, every: 3, width: 9 }),
        receding({
          near: [-60, -500, 2000],
          far: [500, 250, 1240],
          rows: 26,
          bays: 12,
          fill: '#1F4E5F',
          pane: '#14303B',
          lit: GASLIGHT,
          share: 0.12,
          seed: 5,
          open: 0.55,
        }),
        receding({
          near: [1260, -500, 2000],
          far: [700, 250, 1240],
          rows: 26,
          bays: 12,
          fill: '#A4452C',
          pane: '#74301F',
          lit: GASLIGHT,
          share: 0.12,
          seed: 8,
          open: 0.55,
        }),
        birds(CARD, { x: 380, y: 300, w: 440, h: 300 }, 9, 4),
        shape(rect(-10, 1330, 1220, 280), '#EADFC8'),
        shape(rect(-10, 1330, 1220, 16), CARD),
        shape(rect(-10, 1390, 1220, 12), HALFTONE),
        shape(
          Array.from({ length: 14 }, (_, n) => rect(n * 92 - 20, 1410, 52, 70)),
          HALFTONE,
        ),
        shape(rect(-10, 1480, 1220, 130), '#D3C4A3'),
        place(cat('sit-back-hang', 'white'), 640, 1352, 1.9),
      ),
  ),
  print(
    35,
    'landscape',
    'A foggy pier at sunrise, tall masts behind, a tabby on a coil of rope with its eye on a barrel of fish.',
    'South Street. Sailors held that cats were lucky. Cats held that sailors had fish.',
    (w, h) =>
      group(
        sky(dawn, { x: 0, y: 0, w, h }, 'level'),
        disc(dawn, 1130, 420, 130, { fill: GASLIGHT, halo: dawn.sky2, rings: 3 }),
        place(mast('#8E7E8E'), 980, 800, 1.1),
        fogBank(dawn.sky2, { x: 0, y: 560, w, h: 100 }, 4),
        place(mast(dawn.near), 440, 860, 1.3),
        fogBank(dawn.sky, { x: 0, y: 700, w, h: 90 }, 7),
        river(dawn, { x: 0, y: 790, w, h: 240 }, 4),
        birds(dawn.near, { x: 700, y: 130, w: 500, h: 160 }, 8),
        place(pier(dawn, 1700, 120), -30, 980),
        shape(rect(0, 1000, w, 210), '#74301F'),
        shape(
          Array.from({ length: 15 }, (_, n) =>
            gouge(800 + (n - 7) * 120, 1000, 800 + (n - 7) * 190, 1200, 7),
          ).join(''),
          KEY,
        ),
        shape(rect(0, 994, w, 10), PAPER),
        place(barrel(dawn, '#C9A05C'), 1310, 1110, 2.1),
        place(fish(dawn, '#C9D6D5'), 1290, 836, 0.86, { turn: -50 }),
        place(fish(dawn, '#9CC3CC'), 1350, 840, 0.8, { turn: -110 }),
        place(crate(dawn, 260, 170, '#C9A05C'), 1500, 1130),
        place(crate(dawn, 240, 150, '#A4703C'), 130, 1110),
        ...[0, 1, 2, 3].map((n) =>
          group(
            shape(circle(660, 1096 - n * 34, 230 - n * 8, 50), KEY),
            shape(circle(660, 1090 - n * 34, 222 - n * 8, 42), '#C9A05C'),
            shape(
              Array.from({ length: 13 }, (_, k) =>
                gouge(470 + k * 30 + n * 3, 1106 - n * 34, 486 + k * 30 + n * 3, 1128 - n * 34, 7),
              ).join(''),
              '#74301F',
            ),
          ),
        ),
        place(cat('sit-side', 'tabby', { look: 'right' }), 650, 990, 1.76, { flip: true }),
        place(cat('sit-back-hang', 'black', {}), 130, 956, 0.86),
      ),
  ),
];
