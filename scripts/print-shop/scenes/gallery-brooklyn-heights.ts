/** Tour gallery, pictures 1 to 18: Brooklyn Heights and the bridge. */
import { cat } from '../cats.ts';
import {
  bench,
  church,
  bridgeTower,
  cityHall,
  clock,
  cobbles,
  door,
  fence,
  ferry,
  gasLamp,
  railing,
  receding,
  sash,
  skyline,
  stoop,
  tree,
  tug,
  washing,
} from '../city.ts';
import { chandelier, frontDesk, keyRack, mantel, room, rug, spectacles } from '../indoors.ts';
import { CARD, GASLIGHT, HALFTONE, inks, KEY, OXBLOOD, PAPER, RIVER, VERDIGRIS } from '../ink.ts';
import { figure } from '../figures.ts';
import { person } from '../people.ts';
import {
  circle,
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
} from '../shapes.ts';
import {
  birds,
  clouds,
  disc,
  fogBank,
  glints,
  rays,
  river,
  sky,
  smoke,
  snowfall,
  stars,
} from '../weather.ts';
import { hang, type TourPrint } from './tour-print.ts';

const { noon, dusk, night, snow, fog, dawn, indoors } = inks;
const print = hang('brooklyn-heights');

export const brooklynHeights: readonly TourPrint[] = [
  print(
    1,
    'landscape',
    'Two men, one in a top hat and one in a bowler, carrying a gray cat in a basket along a foggy bridge span.',
    'Ned, on his way out to the middle, about a month before opening day. 1883.',
    (w, h) =>
      group(
        sky(fog, { x: 0, y: 0, w, h }, 'level'),
        disc(fog, 1290, 230, 86, { fill: CARD, halo: fog.sky2 }),
        place(bridgeTower(fog.far, fog.sky), 1270, 940, 1.1),
        fogBank(fog.sky2, { x: 0, y: 560, w, h: 120 }, 3),
        place(bridgeTower(fog.mid, fog.far), 250, 1120, 1.96),
        wire(
          `M250 120Q860 740 1270 372M250 120Q60 380 -60 560M1270 372Q1440 560 1660 660`,
          fog.mid,
          13,
        ),
        wire(
          Array.from(
            { length: 22 },
            (_, n) => `M${330 + n * 42} ${230 + Math.sin((n / 22) * 2.3) * 330}V880`,
          ).join(''),
          fog.mid,
          3,
        ),
        fogBank(fog.sky2, { x: 0, y: 740, w, h: 110 }, 8),
        shape(rect(0, 940, w, 270), fog.ground),
        shape(
          Array.from({ length: 18 }, (_, n) =>
            gouge(800 + (n - 9) * 110, 944, 800 + (n - 9) * 230, 1200, 8),
          ).join(''),
          fog.near,
        ),
        shape(rect(0, 928, w, 18), fog.near),
        place(
          figure('stand', {
            hat: 'top-hat',
            accent: OXBLOOD,
            cut: fog.sky,
            near: '18 -280, 62 -226, 92 -168',
          }),
          510,
          1120,
          1.9,
        ),
        place(
          figure('stand', {
            hat: 'bowler',
            fill: '#2C4753',
            accent: GASLIGHT,
            cut: fog.sky,
            near: '18 -280, -26 -226, -78 -168',
          }),
          1140,
          1120,
          1.84,
        ),
        wire('M672 812Q700 780 716 850M992 812Q964 780 948 850', '#74301F', 14),
        place(cat('peek', 'grey', { look: 'right' }), 832, 850, 1.5),
        shape(loop('676 872!, 712 1040!, 952 1040!, 988 872!'), KEY),
        shape(loop('690 882!, 724 1028!, 940 1028!, 974 882!'), '#C9A05C'),
        within(
          loop('690 882!, 724 1028!, 940 1028!, 974 882!'),
          shape(
            [-112, -68, -23, 23, 68, 112]
              .map((x) => gouge(832 + x * 1.15, 876, 832 + x, 1030, 7))
              .join('') + [918, 956, 994].map((y) => gouge(686, y, 978, y, 7)).join(''),
            KEY,
          ),
        ),
      ),
  ),
  print(
    2,
    'portrait',
    'A gray cat arched and hissing on a fence by moonlight; below, a stranger in a bowler stops and raises his hands.',
    'The bridge watchman rated his cat above a dog. The Sun printed his reasons in 1895.',
    (w, h) =>
      group(
        sky(night, { x: 0, y: 0, w, h }, 'level'),
        stars(night, { x: 0, y: 30, w, h: 420 }, 30),
        disc(night, 400, 300, 190, { fill: '#F7D98C', halo: night.sky2, rings: 2 }),
        place(bridgeTower(night.mid, night.sky2), 960, 1120, 1.7),
        wire('M960 236Q560 800 -60 860M960 236Q1120 520 1260 640', night.mid, 11),
        place(fence(night, 1260, 560, '#6B4A34', 7), -20, 1400),
        shape(rect(0, 1390, w, 220), night.ground),
        gouges({
          x: 0,
          y: 1396,
          w,
          h: 210,
          angle: 0,
          gap: 22,
          length: [90, 260],
          width: 5,
          skip: 0.4,
          fill: night.ground2,
          seed: 4,
        }),
        place(cat('arch', 'grey'), 520, 842, 1.86, { flip: true }),
        place(
          figure('stand', {
            hat: 'bowler',
            fill: KEY,
            cut: '#F7D98C',
            accent: OXBLOOD,
            tilt: 14,
            near: '18 -280, -34 -260, -74 -326',
            nearHand: 'open',
            far: '-20 -270, -80 -256, -124 -310',
            farHand: 'open',
          }),
          960,
          1560,
          1.9,
        ),
      ),
  ),
  print(
    3,
    'landscape',
    'A tabby leaping from the bridge deck over the river at dusk, a policeman’s hand too late behind it.',
    'Commissioner resigns from the bridge squad, or so a yarn in The Sun had it. 1908.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#D9663A'),
        rays(1250, 420, 190, 1500, GASLIGHT, { every: 5, width: 9 }),
        shape(circle(1250, 420, 170), GASLIGHT),
        skyline({ x: 0, y: 520, w, h: 260 }, { fill: dusk.mid, seed: 15, step: 66 }),
        river(dusk, { x: 0, y: 770, w, h: 440 }, 9),
        glints(GASLIGHT, 1250, 790, 300, 380),
        place(tug(dusk), 300, 1010, 0.8),
        smoke(dusk.near, dusk.mid, 318, 840, 40, -20, 5),
        shape(poly('-20 240, 620 450, 620 530, -20 400'), dusk.near),
        shape(poly('-20 400, 620 530, 620 550, -20 440'), KEY),
        wire(
          Array.from({ length: 12 }, (_, n) => `M${n * 54} ${266 + n * 17}V${60 + n * 15}`).join(
            '',
          ) + 'M-20 60L640 250M-20 160L630 340',
          KEY,
          6,
        ),
        place(person('policeman', { accent: GASLIGHT, cut: '#D9663A' }), 330, 384, 0.8, {
          flip: true,
        }),
        shape(limb('350 170, 450 210, 540 220', [34, 26, 20]).d, KEY),
        place(cat('leap', 'tabby', { look: 'wide' }), 960, 800, 1.75, { flip: true, turn: 2 }),
      ),
  ),
  print(
    4,
    'landscape',
    'Portrait of a broad-faced tabby in round wire spectacles, Brooklyn’s old city hall small on the square behind.',
    'Jerry Fox, fitted by an optician of Court Street about 1903.',
    (w, h) =>
      group(
        sky(noon, { x: 0, y: 0, w, h }, 'rayed', { at: [800, 560] }),
        place(cityHall(noon, { fill: CARD }), 860, 860, 1.25),
        shape(rect(0, 850, w, 360), '#DCC79A'),
        place(tree(noon, { leafy: true, seed: 4 }), 130, 900, 0.86),
        place(tree(noon, { leafy: true, seed: 8 }), 1500, 900, 0.86),
        place(cat('portrait', 'tabby', { close: true }), 780, 700, 4.4),
        place(spectacles(noon), 780, 694, 4.05),
      ),
  ),
  print(
    5,
    'portrait',
    'A cafe window with a closed sign on a bright Sunday, chairs upended on the tables and a tabby asleep on the sill.',
    'Closed Sundays. The manager is in. Court and Joralemon Streets.',
    (w, h) => {
      const upended = wire(
        'M-52 0H52M-44 0L-62 -150M44 0L62 -150M-20 0L-30 -130M20 0L30 -130M-54 -76H54',
        '#3D1812',
        12,
      );
      return group(
        shape(rect(0, 0, w, h), '#A4452C'),
        gouges({
          x: 0,
          y: 0,
          w,
          h,
          angle: 0,
          gap: 38,
          length: [60, 130],
          width: 5,
          skip: 0.25,
          fill: '#74301F',
          seed: 3,
        }),
        shape(rect(110, 250, 980, 1040), KEY),
        shape(rect(128, 280, 944, 990), VERDIGRIS),
        shape(rect(190, 330, 820, 780), KEY),
        shape(rect(206, 340, 788, 760), '#E7B85A'),
        within(
          rect(206, 340, 788, 760),
          shape(poly('206 340, 640 340, 206 900'), '#F7D98C'),
          shape(poly('720 340, 860 340, 206 1140, 206 1000'), '#F7D98C'),
          shape([rect(0, 860, w, 300)], '#C08A4A'),
          ...[
            [360, 800],
            [850, 780],
          ].map(([x, y]) =>
            group(
              shape([rect(x! - 12, y!, 24, 300), circle(x!, y! + 4, 150, 18)], '#3D1812'),
              place(upended, x! - 76, y! - 8),
              place(upended, x! + 76, y! - 8),
            ),
          ),
        ),
        // The sign, on its string.
        wire('M510 430L600 350L690 430', KEY, 6),
        shape(rect(486, 430, 228, 110), KEY),
        shape(rect(496, 440, 208, 90), CARD),
        lettering('CLOSED', 600, 514, 84, OXBLOOD),
        shape([rect(206, 596, 788, 14)], VERDIGRIS),
        place(cat('coil', 'tabby'), 600, 1092, 1.42),
        shape(rect(170, 1104, 860, 36), CARD),
        shape(rect(170, 1136, 860, 9), KEY),
        shape([rect(200, 1172, 360, 70), rect(640, 1172, 360, 70)], '#21432F'),
        shape(rect(90, 1266, 1020, 40), KEY),
        ...Array.from({ length: 9 }, (_, n) =>
          shape(
            [
              poly([
                [90 + n * 114, 130],
                [204 + n * 114, 130],
                [206 + n * 116, 300],
                [80 + n * 116, 300],
              ]),
              circle(143 + n * 115.6, 300, 62, 36),
            ],
            n % 2 ? PAPER : RIVER,
          ),
        ),
        shape(rect(70, 112, 1060, 26), KEY),
        shape(rect(0, 1350, w, 260), '#DCC79A'),
        shape(rect(0, 1342, w, 14), KEY),
        shape(
          Array.from({ length: 9 }, (_, n) =>
            gouge(600 + (n - 4) * 170, 1356, 600 + (n - 4) * 260, 1600, 8),
          ).join(''),
          '#B79C67',
        ),
      );
    },
  ),
  print(
    6,
    'landscape',
    'A hotel lobby: a tabby leads eleven kittens across the rug, and a bellboy with a suitcase waits for them to pass.',
    'Minnie of the Hotel St. George, with a few of the 160. 1921.',
    (w, h) =>
      group(
        room(indoors, { x: 0, y: 0, w, h }, 800, {
          wall: '#7A211F',
          paper: '#99382C',
          boards: '#E7CF9C',
          joints: '#B98648',
        }),
        place(keyRack(indoors, 460, 340), 1080, 470),
        place(chandelier(indoors, 110, 460), 380, 0),
        place(
          figure('stand', {
            hat: 'bare',
            cut: '#F6DEC0',
            accent: GASLIGHT,
            near: '18 -280, -10 -226, -70 -232',
          }),
          960,
          790,
          1.24,
        ),
        place(frontDesk(indoors, 760, { bell: -290, book: 120 }), 1180, 850),
        place(
          figure('stand', {
            hat: 'flat-cap',
            fill: RIVER,
            lower: KEY,
            cut: '#F6DEC0',
            accent: GASLIGHT,
            near: '18 -280, 26 -220, 4 -140',
          }),
          700,
          905,
          1.46,
          { flip: true },
        ),
        place(
          group(
            shape([rect(-90, -130, 180, 130)], KEY),
            shape([rect(-80, -120, 160, 110)], '#C08A4A'),
            shape([rect(-56, -130, 14, 130), rect(42, -130, 14, 130)], KEY),
            wire('M-30 -130V-164H30V-130', KEY, 11),
          ),
          690,
          905,
          0.92,
        ),
        place(rug(indoors, 860, 150), 800, 1056),
        place(cat('walk', 'tabby', { look: 'left' }), 330, 1110, 1.36),
        // The file goes round the far edge of the rug and comes back along the near one.
        ...(
          [
            ['walk', 'white', 1080, 934, 0.34],
            ['walk', 'ginger', 1196, 940, 0.36],
            ['jump', 'grey', 1310, 934, 0.38],
            ['walk', 'black', 1420, 980, 0.4],
            ['walk', 'tabby', 1440, 1066, 0.46],
            ['sit-side', 'calico', 1310, 1104, 0.48],
            ['walk', 'tuxedo', 1180, 1130, 0.52],
            ['hunt', 'ginger', 1020, 1150, 0.5],
            ['walk', 'white', 860, 1156, 0.54],
            ['look-back', 'grey', 740, 1146, 0.5],
            ['walk', 'tabby', 610, 1136, 0.56],
          ] as const
        ).map(([pose, coat, x, y, size], n) => place(cat(pose, coat), x, y, size, { flip: n < 4 })),
      ),
  ),
  print(
    7,
    'landscape',
    'Six cats in a row on a backyard fence, seen from behind against a dusk sky crossed by washing lines.',
    'The back-fence committee of Poplar Street, in session.',
    (w, h) =>
      group(
        sky(dusk, { x: 0, y: 0, w, h }, 'level', { density: 0.9 }),
        disc(dusk, 1180, 330, 150, { fill: PAPER, halo: GASLIGHT, rings: 3 }),
        skyline({ x: 0, y: 360, w, h: 460 }, { fill: dusk.far, seed: 19, step: 110 }),
        skyline(
          { x: -30, y: 560, w: 1660, h: 270 },
          { fill: dusk.mid, seed: 6, step: 90, lit: GASLIGHT, share: 0.2 },
        ),
        washing(dusk, -20, 170, 900, 110, { size: 1.3, seed: 12, sag: 60 }),
        washing(dusk, 760, 330, 1640, 210, { size: 1.1, seed: 4, sag: 60 }),
        place(fence(dusk, 1660, 420, dusk.near, 9), -20, 1210),
        gouges({
          x: 0,
          y: 830,
          w,
          h: 370,
          angle: 90,
          gap: 24,
          length: [60, 220],
          width: 4,
          skip: 0.4,
          fill: '#7E2F24',
          seed: 5,
        }),
        ...(['ginger', 'black', 'white', 'tabby', 'calico', 'grey'] as const).map((coat, n) =>
          place(
            cat('sit-back-hang', coat, n === 3 ? { head: 'front', look: 'ahead' } : {}),
            180 + n * 248,
            796 - (n % 2) * 6,
            [1.02, 0.86, 1.1, 0.92, 0.84, 1.06][n]!,
            { flip: n % 2 === 1 },
          ),
        ),
      ),
  ),
  print(
    8,
    'portrait',
    'Six show cages stacked two by three with a cat in each, rosettes above, one cage door open and its cat out.',
    'Open to champions and the grocer’s cat alike: the hotel cat show of 1940.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#1F4E5F'),
        gouges({
          x: 0,
          y: 0,
          w,
          h,
          angle: 90,
          gap: 60,
          length: [300, 700],
          width: 7,
          skip: 0.1,
          fill: '#163A47',
          seed: 3,
        }),
        ...Array.from({ length: 13 }, (_, n) =>
          shape(
            poly([
              [n * 100 - 50, 70],
              [n * 100 + 50, 70],
              [n * 100, 170],
            ]),
            [OXBLOOD, GASLIGHT, PAPER][n % 3]!,
          ),
        ),
        wire('M-20 70H1220', KEY, 6),
        ...(
          [
            [330, 640, 'sit-front', 'white', OXBLOOD],
            [870, 640, 'sit-side', 'tabby', GASLIGHT],
            [330, 1060, 'loaf', 'calico', GASLIGHT],
            [870, 1060, 'groom', 'black', OXBLOOD],
            [330, 1480, 'sit-back', 'ginger', PAPER],
          ] as const
        ).map(([x, y, pose, coat, rosette]) =>
          group(
            shape(rect(x - 240, y - 380, 480, 390), KEY),
            shape(rect(x - 226, y - 366, 452, 362), '#EADFC8'),
            shape(rect(x - 226, y - 60, 452, 56), OXBLOOD),
            place(cat(pose, coat), x, y - 22, pose === 'loaf' ? 1.1 : 1.0),
            shape(
              Array.from({ length: 8 }, (_, n) => rect(x - 200 + n * 57, y - 366, 4, 362)),
              KEY,
            ),
            shape(
              [
                circle(x + 190, y - 372, 36),
                poly([
                  [x + 172, y - 350],
                  [x + 190, y - 350],
                  [x + 184, y - 280],
                  [x + 166, y - 286],
                ]),
                poly([
                  [x + 192, y - 350],
                  [x + 208, y - 350],
                  [x + 216, y - 286],
                  [x + 198, y - 280],
                ]),
              ],
              rosette,
            ),
            shape(circle(x + 190, y - 372, 20), CARD),
          ),
        ),
        shape(rect(630, 1100, 480, 390), KEY),
        shape(rect(644, 1114, 452, 362), '#14303B'),
        shape(poly('1096 1114, 1190 1150, 1190 1520, 1096 1476'), '#3C7C88'),
        shape(rect(0, 1490, w, 120), '#DCC79A'),
        shape(rect(0, 1484, w, 12), KEY),
        place(cat('look-back', 'grey'), 800, 1570, 1.12),
      ),
  ),
  print(
    9,
    'landscape',
    'A big white cat asleep on an oval rug before a coal fire, boots and a newspaper left beside him.',
    'Harry of Remsen Street, before the one morning he is remembered for. December 1899.',
    (w, h) =>
      group(
        room(indoors, { x: 0, y: 0, w, h }, 820, {
          wall: '#2F5D46',
          paper: '#3C6E54',
          boards: '#8A5A34',
          joints: '#4A2E22',
        }),
        place(mantel(indoors), 800, 830, 1.42),
        rays(800, 700, 240, 760, GASLIGHT, { from: 20, to: 160, every: 8, width: 6 }),
        place(clock(indoors, 60, 6, 10), 800, 90),
        place(
          shape([loop('-30 0!, -40 -70, -16 -110!, 16 -110!, 40 -70, 30 0!')], OXBLOOD),
          560,
          154,
        ),
        place(
          shape([loop('-30 0!, -40 -70, -16 -110!, 16 -110!, 40 -70, 30 0!')], OXBLOOD),
          1040,
          154,
        ),
        place(rug(indoors, 700, 130), 800, 1060),
        place(cat('curl', 'white'), 800, 1060, 2.0),
        place(
          group(
            shape(loop('-60 0!, -70 -40, -10 -56, 0 -180!, 70 -180!, 66 0!'), KEY),
            shape(gouge(10, -170, 4, -60, 5) + gouge(-50, -36, -10, -46, 4), PAPER),
          ),
          230,
          1080,
          1.3,
        ),
        place(
          group(
            shape(loop('-60 0!, -70 -40, -10 -56, 0 -180!, 70 -180!, 66 0!'), KEY),
            shape(gouge(10, -170, 4, -60, 5), PAPER),
          ),
          340,
          1110,
          1.3,
          { turn: 84 },
        ),
        shape(poly('1330 1060, 1520 1040, 1560 1110, 1360 1130'), PAPER),
        shape(
          [0, 1, 2, 3]
            .map((n) => gouge(1356 + n * 6, 1076 + n * 12, 1510 + n * 8, 1060 + n * 12, 4))
            .join(''),
          KEY,
        ),
      ),
  ),
  print(
    10,
    'landscape',
    'A wooden crate on a snowy railroad platform, a calico looking out of it and a steam engine standing behind.',
    'The Hoosier Cat arrives, freight paid by Henry Ward Beecher. 1870.',
    (w, h) =>
      group(
        sky(snow, { x: 0, y: 0, w, h }, 'slant'),
        skyline({ x: 0, y: 300, w, h: 380 }, { fill: snow.far, seed: 3, step: 120 }),
        smoke(CARD, snow.ground2, 1080, 330, 90, -90, 7, 5),
        place(
          group(
            shape(
              [
                rect(-330, -250, 420, 150),
                circle(90, -176, 76),
                rect(-520, -330, 200, 230),
                rect(40, -360, 60, 120),
                poly('20 -360, 120 -360, 140 -410, 0 -410'),
                rect(-180, -290, 70, 50),
                poly('120 -110, 250 -20, 110 -20'),
              ],
              KEY,
            ),
            shape([rect(-470, -290, 60, 80)], GASLIGHT),
            shape([rect(-560, -350, 260, 26), rect(-330, -190, 420, 14)], OXBLOOD),
            ...[-440, -250, -110, 40].map((x, n) =>
              group(
                shape(circle(x, -64, n < 1 ? 62 : 62), KEY),
                shape(circle(x, -64, 46), snow.mid),
                shape(
                  [0, 45, 90, 135]
                    .map((a) =>
                      gouge(
                        x - Math.cos((a * Math.PI) / 180) * 46,
                        -64 - Math.sin((a * Math.PI) / 180) * 46,
                        x + Math.cos((a * Math.PI) / 180) * 46,
                        -64 + Math.sin((a * Math.PI) / 180) * 46,
                        8,
                      ),
                    )
                    .join(''),
                  KEY,
                ),
              ),
            ),
            shape(circle(150, -200, 26), GASLIGHT),
          ),
          1000,
          760,
          1.15,
        ),
        shape(rect(0, 750, w, 60), snow.near),
        shape(rect(0, 790, w, 420), CARD),
        gouges({
          x: 0,
          y: 800,
          w,
          h: 400,
          angle: 2,
          gap: 26,
          length: [80, 260],
          width: 5,
          skip: 0.5,
          fill: snow.ground2,
          seed: 6,
        }),
        shape(rect(0, 786, w, 10), KEY),
        place(person('cap', { cut: snow.sky, accent: OXBLOOD }), 1380, 1060, 1.5),
        shape(loop('240 1110, 520 1084, 960 1110, 560 1140'), snow.ground2),
        place(
          group(
            shape(rect(-300, -420, 600, 420), KEY),
            shape(rect(-280, -400, 560, 380), '#3A2C1D'),
            within(rect(-280, -400, 560, 396), place(cat('portrait', 'calico', {}), 0, -190, 1.9)),
            shape(rect(-300, -420, 600, 60), '#C9A05C'),
            shape(rect(-300, -70, 600, 70), '#C9A05C'),
            shape([rect(-300, -420, 50, 420), rect(250, -420, 50, 420)], '#B98648'),
            shape([-390, -44].map((y) => gouge(-240, y + 4, 240, y, 5)).join(''), KEY),
            shape(poly('90 -56, 230 -60, 232 -14, 92 -10'), PAPER),
            shape(gouge(104, -46, 216, -48, 5) + gouge(104, -28, 190, -30, 5), KEY),
          ),
          540,
          1110,
        ),
        snowfall(CARD, { x: 0, y: 0, w, h: 1100 }, 200, 9),
      ),
  ),
  print(
    11,
    'portrait',
    'A ginger cat on its hind legs hooking a roast off a dinner table; a broken pitcher lies on the floor in its cream.',
    'Mr. Beecher praised cats in print, and admitted to the pitcher and the roast. 1869–70.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#21432F'),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 1290,
          angle: 90,
          gap: 74,
          length: [400, 900],
          width: 12,
          skip: 0,
          fill: '#2F5D46',
          seed: 4,
        }),
        shape(circle(930, 210, 330), '#2F5D46'),
        shape(circle(930, 210, 230), '#3C6E54'),
        rays(930, 210, 130, 520, GASLIGHT, { every: 12, width: 9 }),
        shape(rect(0, 1290, w, 320), '#8A5A34'),
        shape(rect(0, 1280, w, 16), KEY),
        gouges({
          x: 0,
          y: 1300,
          w,
          h: 310,
          angle: 0,
          gap: 40,
          length: [200, 460],
          width: 7,
          skip: 0.3,
          fill: '#4A2E22',
          seed: 8,
        }),
        // The table, its cloth hanging, and what is left on it.
        shape([poly('1010 900, 1080 900, 1060 1500, 1020 1500')], KEY),
        shape(poly('520 640, 1240 640, 1240 1010, 560 1010'), KEY),
        shape(
          loop(
            '530 648!, 1240 648!, 1240 980!, 1180 1000, 1120 970!, 1040 1004, 960 970!, 880 1004, 800 970!, 720 1004, 640 970!, 600 996, 562 972!',
          ),
          CARD,
        ),
        shape(
          [620, 740, 860, 980, 1100]
            .map((x, n) => gouge(x, 690, x + 14, 950, 12, n % 2 ? 8 : -8))
            .join(''),
          HALFTONE,
        ),
        shape(rect(500, 622, 760, 34), CARD),
        shape(rect(500, 652, 760, 7), KEY),
        shape(
          [
            rect(902, 360, 56, 190),
            rect(870, 540, 120, 20),
            rect(850, 600, 160, 22),
            rect(916, 550, 28, 60),
          ],
          KEY,
        ),
        shape(rect(912, 366, 36, 180), CARD),
        shape(loop('930 366, 896 300, 930 216!, 966 300'), GASLIGHT),
        shape(loop('500 622!, 470 590!, 830 590!, 800 622!'), RIVER),
        shape(gouge(500, 602, 800, 602, 8), PAPER),
        shape(loop('520 592, 500 520, 560 450, 660 430, 750 470, 780 540, 770 592'), KEY),
        shape(loop('536 584, 520 524, 572 466, 660 448, 738 484, 764 544, 754 584'), '#8A4A24'),
        shape(gouge(600, 490, 640, 566, 9, -8) + gouge(670, 476, 706, 560, 9, -8), '#C9773C'),
        shape(
          [limb('760 520, 830 490', [30, 22]).d, circle(838, 474, 20), circle(852, 500, 20)],
          CARD,
        ),
        place(cat('reach', 'ginger', { tilt: 12 }), 380, 1500, 2.02, { flip: true }),
        // The pitcher, in pieces, and the cream.
        shape(
          loop(
            '690 1440, 800 1396, 960 1410, 1090 1390, 1160 1440, 1090 1500, 960 1530, 800 1520, 700 1490',
          ),
          PAPER,
        ),
        shape(
          loop(
            '806 1452!, 790 1340, 850 1300!, 884 1350!, 920 1318!, 962 1352!, 968 1452!, 890 1470',
          ),
          KEY,
        ),
        shape(
          loop(
            '818 1444!, 804 1346, 848 1316!, 882 1368!, 922 1334!, 950 1360!, 956 1444!, 890 1458',
          ),
          '#3C7C88',
        ),
        wire('M962 1376Q1036 1370 1020 1420Q1004 1448 962 1430', '#3C7C88', 18),
        shape(gouge(834, 1350, 838, 1436, 9), PAPER),
        shape(
          [poly('1040 1466, 1096 1416, 1120 1478'), poly('740 1480, 800 1474, 770 1510')],
          '#3C7C88',
        ),
      ),
  ),
  print(
    12,
    'landscape',
    'Three floors of a townhouse at dawn: every window on the top floor has a cat in it, and no other window has one.',
    'Fourth floor, Joralemon Street: up to 25 ribbon winners, no vacancies.',
    (w, h) =>
      group(
        sky(dawn, { x: 0, y: 0, w, h }, 'rayed', { at: [1500, 200], reach: 1500 }),
        clouds(CARD, { x: 900, y: 120, w: 600, h: 300 }, 4, 7),
        place(
          skyline({ x: 1050, y: 700, w: 560, h: 510 }, { fill: dawn.far, seed: 3, step: 90 }),
          0,
          0,
        ),
        shape(poly('-40 1220, 1180 1220, 1010 210, 150 210'), '#9A4A3A'),
        within(
          poly('-40 1220, 1180 1220, 1010 210, 150 210'),
          gouges({
            x: 780,
            y: 200,
            w: 420,
            h: 1020,
            angle: 31,
            gap: 22,
            length: [40, 120],
            width: 5,
            fill: '#6C302B',
            seed: 4,
          }),
        ),
        shape(poly('90 200, 1070 200, 1040 120, 120 120'), KEY),
        shape(poly('110 222, 1050 222, 1060 204, 100 204'), PAPER),
        shape(
          Array.from({ length: 12 }, (_, n) => rect(130 + n * 76, 200, 26, 52)),
          KEY,
        ),
        ...[0, 1, 2, 3].map((n) => {
          const x = 262 + n * 212;
          return group(
            place(sash(dawn, 146, 226, true), x, 512),
            place(
              cat('peek', (['white', 'tabby', 'grey', 'calico'] as const)[n]!, {
                look: (['right', 'ahead', 'left', 'left'] as const)[n]!,
              }),
              x,
              506,
              1.16,
            ),
          );
        }),
        ...[0, 1, 2, 3].map((n) =>
          place(sash(dawn, 142, 220, false, { curtain: n % 2 === 0 }), 226 + n * 238, 800),
        ),
        ...[0, 1, 2, 3].map((n) =>
          place(sash(dawn, 160, 220, false, { curtain: n % 2 === 1 }), 180 + n * 266, 1110),
        ),
        shape(
          [
            poly('124 560, 1056 560, 1062 578, 118 578'),
            poly('66 866, 1114 866, 1120 886, 60 886'),
          ],
          PAPER,
        ),
        place(church(dawn, { fill: dawn.far }), 1390, 1215, 0.62),
        place(gasLamp(dawn, false), 1190, 1210, 1.3),
        birds(KEY, { x: 1120, y: 360, w: 360, h: 200 }, 7),
      ),
  ),
  print(
    13,
    'portrait',
    'An actress in a long gown who has just set a white kitten on a tall gilt throne in a spotlight; hats in the front row.',
    'Bendola makes a Broadway entrance, carried on, 1914. A throne was provided.',
    (w, h) => {
      const gold = '#C08A2E';
      return group(
        shape(rect(0, 0, w, h), '#14303B'),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 1180,
          angle: 90,
          gap: 60,
          length: [300, 800],
          width: 7,
          skip: 0.2,
          fill: '#1F4E5F',
          seed: 6,
        }),
        shape(poly('130 0, 250 0, 1150 1190, 290 1190'), '#F7D98C'),
        shape(rect(0, 1180, w, 160), '#8A5A34'),
        shape(circle(700, 1220, 460, 60), '#F7D98C'),
        shape(rect(0, 1172, w, 12), KEY),
        // The curtain, drawn to one side.
        shape(loop('1200 0!, 960 0!, 1010 240, 1080 560, 1090 900, 1070 1240!, 1200 1240!'), KEY),
        shape(
          loop('1200 0!, 984 0!, 1030 240, 1100 560, 1108 900, 1092 1228!, 1200 1228!'),
          OXBLOOD,
        ),
        shape(
          [1060, 1120, 1170].map((x) => gouge(x, 0, x + 54, 1220, 12, -24)).join(''),
          '#5E1212',
        ),
        // The throne, side on: tall back, arm, cushion, dais.
        shape([rect(540, 1130, 560, 90), rect(480, 1190, 640, 50)], KEY),
        shape([rect(552, 1142, 536, 40), rect(492, 1200, 616, 30)], OXBLOOD),
        shape(
          [
            loop(
              '900 1150!, 884 700, 900 430, 870 330!, 960 250!, 1030 330!, 1010 480, 1000 1150!',
            ),
            circle(954, 236, 42),
            rect(610, 880, 380, 110),
            rect(620, 960, 60, 190),
            loop('600 730!, 640 690, 910 700!, 910 760!, 650 756, 620 770'),
            rect(622, 740, 42, 150),
          ],
          KEY,
        ),
        shape(
          [
            loop('914 1138!, 900 700, 916 430, 894 338!, 958 274!, 1012 336!, 994 480, 986 1138!'),
            circle(954, 236, 29),
            rect(622, 892, 356, 50),
            rect(632, 956, 36, 182),
            loop('614 734!, 646 704, 900 712!, 900 746!, 650 744, 626 756'),
            rect(633, 752, 20, 140),
          ],
          gold,
        ),
        shape(
          gouge(932, 420, 930, 1100, 9, 6) +
            gouge(640, 918, 960, 918, 7) +
            gouge(930, 330, 956, 300, 7),
          '#F7D98C',
        ),
        shape(loop('630 880, 640 846, 780 836, 890 846, 900 884, 770 896'), KEY),
        shape(loop('644 876, 654 856, 780 848, 876 856, 886 876, 770 884'), '#B8342F'),
        place(cat('loaf', 'white', { look: 'wide' }), 812, 852, 0.9),
        place(
          figure('stand', {
            hat: 'crown',
            skirt: true,
            fill: '#2C6472',
            cut: '#FCF9F1',
            accent: GASLIGHT,
            near: '18 -278, -30 -214, -104 -196',
            nearHand: 'open',
            far: '-20 -276, -60 -236, -112 -226',
            farHand: 'open',
          }),
          290,
          1236,
          2.25,
          { flip: true },
        ),
        shape(loop('200 920, 110 1040, -40 1150, -60 1236!, 240 1236!, 220 1080'), '#2C6472'),
        shape(gouge(170, 1010, 40, 1226, 8, 8) + gouge(210, 1030, 150, 1230, 8, 8), '#FCF9F1'),
        // Footlights, and the front row.
        shape(rect(0, 1300, w, 40), KEY),
        shape(
          Array.from({ length: 9 }, (_, n) => circle(70 + n * 133, 1304, 34, 30)),
          GASLIGHT,
        ),
        shape(rect(0, 1318, w, 290), KEY),
        ...Array.from({ length: 5 }, (_, n) =>
          place(
            shape(
              n % 2
                ? [
                    circle(0, -30, 84),
                    loop('-150 -60!, 0 -90, 150 -60!, 0 -44'),
                    loop('-80 -70!, -66 -160, 66 -160, 80 -70!'),
                    loop('-170 200!, -120 40, 120 40, 170 200!'),
                  ]
                : [
                    circle(0, -20, 84),
                    loop('-90 -60!, -80 -130, 0 -166, 80 -130, 90 -60!'),
                    loop('-170 200!, -120 50, 120 50, 170 200!'),
                  ],
              ['#2C4753', '#3A2530', '#26404B', '#452B25', '#2C4753'][n]!,
            ),
            100 + n * 250,
            1540,
          ),
        ),
      );
    },
  ),
  print(
    14,
    'landscape',
    'The Promenade on a foggy morning, a ginger cat asleep on a bench and the towers of Manhattan half gone.',
    'The Promenade, 1,826 feet long. He has walked all of it, once.',
    (w, h) =>
      group(
        sky(fog, { x: 0, y: 0, w, h }, 'level'),
        disc(fog, 430, 250, 80, { fill: GASLIGHT, halo: fog.sky2, rings: 2 }),
        skyline({ x: 0, y: 120, w, h: 560 }, { fill: fog.far, seed: 51, era: 'tall', step: 90 }),
        fogBank(fog.sky2, { x: 0, y: 400, w, h: 120 }, 2),
        skyline(
          { x: 500, y: 300, w: 1100, h: 380 },
          { fill: fog.mid, seed: 27, era: 'tall', step: 80 },
        ),
        fogBank(fog.sky, { x: 0, y: 570, w, h: 90 }, 9),
        river(fog, { x: 0, y: 670, w, h: 200 }, 3),
        place(ferry(fog, CARD, fog.near), 360, 770, 0.6),
        fogBank(fog.sky2, { x: 0, y: 720, w, h: 50 }, 5),
        shape(rect(0, 850, w, 360), '#A5AA9C'),
        shape(
          Array.from({ length: 9 }, (_, n) =>
            poly([
              [n * 200 - 100, 850],
              [n * 200, 850],
              [n * 330 - 560, 1200],
              [n * 330 - 720, 1200],
            ]),
          ),
          fog.ground,
        ),
        place(railing(fog.near, 1640, 170, 'promenade', 46), -20, 880),
        place(person('walker', { fill: fog.near, cut: fog.sky, accent: OXBLOOD }), 1370, 930, 0.9),
        place(person('walker', { fill: fog.near, cut: fog.sky, accent: RIVER }), 1480, 930, 0.86),
        place(tree(fog, { leafy: false, seed: 6 }), 120, 1060, 1.3),
        shape(loop('420 1120, 800 1096, 1240 1120, 800 1150'), '#92968A'),
        place(bench(fog, 860, '#74301F'), 800, 1120, 1.0),
        place(cat('curl', 'ginger'), 830, 1020, 1.32),
      ),
  ),
  print(
    15,
    'portrait',
    'A tall yellow house on Willow Street at night, one basement window lit and a black cat in it, looking back over its shoulder.',
    'The novelist rented the basement. The cat in the book was never given a name.',
    (w, h) =>
      group(
        sky(night, { x: 0, y: 0, w, h }, 'level'),
        stars(night, { x: 0, y: 20, w, h: 200 }, 18),
        place(
          group(
            shape(rect(120, 170, 960, 1150), '#D9A441'),
            within(
              rect(120, 170, 960, 1150),
              gouges({
                x: 760,
                y: 170,
                w: 330,
                h: 1150,
                angle: 31,
                gap: 22,
                length: [40, 120],
                width: 5,
                fill: '#A87426',
                seed: 4,
              }),
            ),
            shape([rect(90, 140, 1020, 50), rect(110, 190, 980, 16)], KEY),
            shape(rect(90, 186, 1020, 6), PAPER),
            ...[270, 480, 720, 930].flatMap((x) => [
              place(sash(night, 100, 170, false), x, 470),
              place(sash(night, 100, 190, false, { curtain: true }), x, 770),
            ]),
            shape(
              [rect(500, 860, 28, 330), rect(672, 860, 28, 330), rect(470, 830, 260, 36)],
              CARD,
            ),
            place(door(night, 120, 250, { lit: false }), 600, 1190),
            place(sash(night, 110, 200, false), 270, 1110),
            place(sash(night, 110, 200, false), 930, 1110),
            place(stoop(night, 270, 5, 26, '#8A7C66'), 600, 1320),
            shape(rect(0, 1316, w, 290), night.ground),
            shape(rect(142, 1168, 346, 340), KEY),
            rays(315, 1340, 190, 400, '#F7D98C', { every: 15, width: 7 }),
            shape(rect(142, 1168, 346, 340), KEY),
            shape(rect(164, 1188, 302, 312), GASLIGHT),
            shape([rect(311, 1188, 8, 312), rect(164, 1204, 302, 8)], KEY),
            place(cat('look-back', 'black', { rim: null }), 322, 1498, 0.86),
            shape(rect(122, 1494, 386, 22), '#8A7C66'),
            place(railing(KEY, 1260, 104, 'spear', 62), -20, 1560),
            place(tree(night, { leafy: true, seed: 12, fill: night.leaf }), 1090, 1420, 1.5),
            shape(rect(0, 1556, w, 50), night.near),
          ),
          -213,
          -1092,
          1.7,
        ),
      ),
  ),
  print(
    16,
    'landscape',
    'A subway station elevator with its doors open, six tall riders inside and a small tuxedo cat in front of them.',
    'Clark Street is reached by elevator. Stand clear of the closing doors, sir.',
    (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#CFE0D4'),
        shape(
          Array.from({ length: 10 }, (_, r) =>
            Array.from({ length: 13 }, (_, c) =>
              rect(c * 130 + (r % 2) * 65 - 60, r * 96, 122, 88),
            ).join(''),
          ).join(''),
          CARD,
        ),
        shape(rect(0, 610, w, 60), RIVER),
        shape(
          Array.from({ length: 22 }, (_, n) => rect(n * 76, 624, 36, 32)),
          GASLIGHT,
        ),
        shape(rect(250, 60, 1100, 1010), KEY),
        shape(rect(290, 110, 1020, 960), '#C08A4A'),
        gouges({
          x: 290,
          y: 110,
          w: 1020,
          h: 960,
          angle: 90,
          gap: 80,
          length: [400, 900],
          width: 8,
          skip: 0.1,
          fill: '#8A5A34',
          seed: 3,
        }),
        rays(800, 110, 60, 760, GASLIGHT, { from: 10, to: 170, every: 8, width: 7 }),
        shape(circle(800, 116, 90, 40), CARD),
        ...(['bowler', 'walker', 'lady', 'camera', 'clerk', 'cap'] as const).map((who, n) =>
          place(
            person(who, {
              fill: [KEY, '#74301F', RIVER, KEY, VERDIGRIS, '#4A2530'][n]!,
              cut: '#F7D98C',
              accent: n % 2 ? GASLIGHT : OXBLOOD,
            }),
            400 + n * 158,
            1066,
            [2.1, 1.96, 2.0, 2.08, 1.92, 1.8][n]!,
            { flip: n % 2 === 1 },
          ),
        ),
        shape([rect(290, 110, 120, 960), rect(1190, 110, 120, 960)], '#8A7C66'),
        shape([rect(400, 110, 12, 960), rect(1188, 110, 12, 960)], KEY),
        shape(gouge(330, 140, 330, 1040, 7) + gouge(1270, 140, 1270, 1040, 7), PAPER),
        shape(rect(0, 1066, w, 140), '#A5AA9C'),
        shape(rect(0, 1060, w, 12), KEY),
        place(cat('sit-front', 'tuxedo', { look: 'up' }), 800, 1130, 1.3),
        shape([circle(1450, 460, 44)], KEY),
        shape(circle(1450, 460, 33), GASLIGHT),
        shape(poly('1450 436, 1470 476, 1430 476'), KEY),
      ),
  ),
  print(
    17,
    'landscape',
    'A cobbled mews at dusk running to a lit arch, two cats facing each other across it and a lamp being lit.',
    'Right of way on a Heights mews is settled by staring.',
    (w, h) =>
      group(
        sky(dusk, { x: 0, y: 0, w, h }, 'rayed', { at: [820, 560] }),
        skyline({ x: 600, y: 330, w: 440, h: 330 }, { fill: dusk.far, seed: 3, step: 70 }),
        receding({
          near: [-30, -40, 1120],
          far: [660, 380, 720],
          rows: 2,
          bays: 5,
          fill: '#7E2F24',
          pane: '#3D1812',
          lit: GASLIGHT,
          share: 0.4,
          seed: 6,
          open: 0.46,
          cornice: KEY,
        }),
        receding({
          near: [1630, -80, 1120],
          far: [980, 370, 720],
          rows: 2,
          bays: 5,
          fill: '#4A2530',
          pane: '#2B1512',
          lit: GASLIGHT,
          share: 0.5,
          seed: 8,
          open: 0.46,
          cornice: KEY,
        }),
        within(
          poly('-30 1130, 660 716, 980 716, 1630 1130, 1630 1210, -30 1210'),
          cobbles(
            dusk,
            { x: 0, y: 700, w, h: 510 },
            { row: 14, growth: 1.13, fill: '#B5673E', gap: '#5A2E2C' },
          ),
        ),
        shape(loop('700 722!, 700 600, 820 520, 940 600, 940 722!'), GASLIGHT),
        place(person('policeman', { cut: GASLIGHT, fill: '#4A2530' }), 820, 740, 0.32),
        place(gasLamp(dusk, true), 1240, 1080, 1.7),
        rays(1240, 466, 76, 190, GASLIGHT, { every: 12, width: 8 }),
        place(person('cap', { cut: dusk.sky, accent: GASLIGHT, fill: KEY }), 1400, 1100, 1.4),
        shape(loop('250 1110, 420 1090, 650 1112, 430 1130'), '#5A2E2C'),
        place(cat('crouch', 'grey', { look: 'left' }), 420, 1100, 1.1, { flip: true }),
        place(cat('arch', 'tuxedo'), 950, 1080, 0.86),
      ),
  ),
  print(
    18,
    'portrait',
    'A walker seen from behind on the bridge at noon, a cat looking back out of a round carrier window.',
    'An Adventure Cat inspects the same bridge Ned did, from first class.',
    (w, h) =>
      group(
        sky(noon, { x: 0, y: 0, w, h }, 'rayed', { at: [600, 500] }),
        clouds(CARD, { x: 100, y: 160, w: 1000, h: 240 }, 5, 3),
        place(bridgeTower('#2C6472', '#A9C1B6'), 600, 1180, 1.9),
        wire(
          Array.from(
            { length: 17 },
            (_, n) =>
              `M420 220L${-40 - n * 10} ${330 + n * 50}M780 220L${1240 + n * 10} ${330 + n * 50}`,
          ).join(''),
          '#2C6472',
          4,
        ),
        wire('M420 210Q200 160 -40 60M780 210Q1000 160 1240 60', '#2C6472', 18),
        shape(poly('420 1000, 780 1000, 1300 1640, -100 1640'), '#DCC79A'),
        within(
          poly('420 1000, 780 1000, 1300 1640, -100 1640'),
          shape(
            Array.from({ length: 11 }, (_, n) =>
              gouge(600 + (n - 5) * 36, 1000, 600 + (n - 5) * 150, 1600, 8),
            ).join(''),
            '#B79C67',
          ),
        ),
        shape(
          loop(
            '290 1640!, 270 1240, 330 960, 430 860, 540 830, 660 830, 770 860, 870 960, 930 1240, 910 1640!',
          ),
          OXBLOOD,
        ),
        shape([loop('540 850, 530 780, 600 760, 670 780, 660 850')], '#D9A87C'),
        shape(
          loop('500 780, 490 690, 540 620, 660 620, 710 690, 700 780, 660 800, 540 800'),
          '#3A2C1D',
        ),
        shape(loop('470 700!, 500 600, 600 560, 700 600, 730 700!, 600 680'), GASLIGHT),
        shape(loop('370 1640!, 360 1120, 420 990, 600 950, 780 990, 840 1120, 830 1640!'), KEY),
        shape(loop('384 1640!, 374 1124, 430 1004, 600 966, 770 1004, 826 1124, 816 1640!'), RIVER),
        shape(circle(600, 1240, 200), KEY),
        shape(circle(600, 1240, 180), '#CFE0D4'),
        within(
          circle(600, 1240, 180),
          place(cat('portrait', 'tuxedo', { look: 'up' }), 600, 1250, 2.0),
        ),
        shape(gouge(480, 1140, 560, 1080, 12, -9), CARD),
        shape([rect(420, 1500, 360, 16), rect(420, 1560, 360, 16)], KEY),
      ),
  ),
];
