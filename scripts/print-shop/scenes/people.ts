/** The team, each with a cat: busts that fill the frame, because the page cuts them to an oval. */
import { cat } from '../cats.ts';
import { bridge, cityHall, skyline, tenement } from '../city.ts';
import { books, shelf, ticker } from '../indoors.ts';
import { CARD, GASLIGHT, inks, KEY, OXBLOOD, PAPER, RIVER, VERDIGRIS } from '../ink.ts';
import type { Scene } from '../press.ts';
import {
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
  type Point,
  type Svg,
} from '../shapes.ts';
import { rays } from '../weather.ts';

const { noon, dusk, indoors } = inks;

interface Sitter {
  skin: string;
  /** The side of the face away from the light. */
  shade: string;
  lips: string;
  /** What lies behind the face: the back of the hair. */
  back?: Svg;
  /** What lies over it: fringe, beard, glasses, hat. */
  front?: Svg;
  /** Colour of the brows. */
  brow: string;
  smile?: number;
}

const facePoints: readonly Point[] = [
  [0, -236],
  [-96, -224],
  [-150, -150],
  [-160, -40],
  [-150, 60],
  [-112, 150],
  [-52, 206],
  [0, 220],
  [52, 206],
  [112, 150],
  [150, 60],
  [160, -40],
  [150, -150],
  [96, -224],
];

/** A head and neck about 330 by 560, facing us and turned a little to the left; origin between nose and eyes. */
function head(sitter: Sitter): Svg {
  const face = loop(facePoints);
  const eye = (x: number): Svg =>
    group(
      shape(
        loop([
          [x - 40, -26, 1],
          [x - 14, -44],
          [x + 18, -44],
          [x + 42, -26, 1],
          [x + 14, -12],
          [x - 16, -12],
        ]),
        CARD,
      ),
      shape(circle(x - 4, -28, 15, 17), KEY),
      shape(circle(x - 9, -34, 4), CARD),
      shape([gouge(x - 46, -24, x + 46, -26, 9, -14), gouge(x - 30, -4, x + 30, -4, 4, 5)], KEY),
      shape(gouge(x - 50, -74, x + 50, -78, 17, -12), sitter.brow),
    );
  return group(
    sitter.back ?? '',
    shape(loop('-92 120, -88 250, -120 330!, 130 330!, 96 250, 96 120'), sitter.shade),
    shape(loop('-92 120, -88 250, -120 330!, 10 330!, -20 250, -10 180'), sitter.skin),
    shape([circle(-160, -10, 30, 48), circle(160, -10, 30, 48)], sitter.shade),
    shape(circle(-162, -12, 20, 36), sitter.skin),
    shape(face, sitter.skin),
    within(
      face,
      shape(
        loop('60 -260, 96 -120, 70 0, 96 90, 50 170, -30 230, 40 260, 220 180, 220 -240'),
        sitter.shade,
      ),
      gouges({
        x: 90,
        y: -200,
        w: 90,
        h: 400,
        angle: 31,
        gap: 19,
        length: [30, 80],
        width: 4,
        skip: 0.25,
        seed: 4,
        fill: KEY,
      }),
    ),
    eye(-68),
    eye(66),
    shape(
      [gouge(6, -60, -22, 56, 7, 10), gouge(-30, 62, 30, 66, 8, 9), gouge(28, 46, 34, 66, 6, -5)],
      KEY,
    ),
    shape(
      [
        loop([
          [-62, 116, 1],
          [-28, 104],
          [0, 110],
          [28, 104],
          [62, 114, 1],
          [24, 132 + (sitter.smile ?? 0)],
          [-24, 132 + (sitter.smile ?? 0)],
        ]),
      ],
      sitter.lips,
    ),
    shape(
      [gouge(-70, 114, 70, 112, 6, 8 + (sitter.smile ?? 0)), gouge(-20, 152, 22, 152, 4, 4)],
      KEY,
    ),
    shape([gouge(-112, 70, -88, 112, 4, -8), gouge(112, 70, 90, 112, 4, 8)], KEY),
    sitter.front ?? '',
  );
}

/** Shoulders and coat from the neck down, 980 wide; origin at the pit of the neck. */
function coat(fill: string, cut: string, shirt: string, lapel: string): Svg {
  const body = loop(
    '-110 -30, -220 30, -400 110, -480 330, -500 760!, 500 760!, 480 330, 400 110, 220 30, 110 -30',
  );
  return group(
    shape(body, KEY),
    place(shape(body, fill), 0, 10, 0.975),
    shape(poly('-130 -44, 130 -44, 60 330, 0 420, -60 330'), shirt),
    shape(
      [
        poly('-130 -44, -196 40, -120 180, -150 220, 0 440, -40 240'),
        poly('130 -44, 196 40, 120 180, 150 220, 0 440, 40 240'),
      ],
      lapel,
    ),
    shape(
      [
        gouge(-130, -44, 0, 430, 7, 14),
        gouge(130, -44, 0, 430, 7, -14),
        gouge(-300, 180, -330, 740, 9, 14),
        gouge(300, 180, 330, 740, 9, -14),
      ],
      cut,
    ),
    within(
      body,
      gouges({
        x: 180,
        y: 60,
        w: 320,
        h: 700,
        angle: 31,
        gap: 24,
        length: [50, 130],
        width: 5,
        skip: 0.35,
        seed: 7,
        fill: cut,
      }),
    ),
  );
}

const roundGlasses = (fill: string): Svg =>
  group(
    wire(circle(-68, -26, 58), fill, 10),
    wire(circle(66, -26, 58), fill, 10),
    wire('M-12 -34Q-1 -46 10 -34M-126 -34L-164 -44M124 -34L164 -44', fill, 10),
    shape(gouge(-96, -10, -66, -62, 5) + gouge(40, -10, 70, -62, 5), CARD),
  );

export const team: readonly Scene[] = [
  {
    file: 'content/people/odile-marchetti.jpg',
    format: 'bust',
    alt: 'Linocut portrait of Odile Marchetti, gray-haired and in round glasses, with a tabby looking over her shoulder at the books.',
    caption: 'Odile Marchetti and Footnote.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#7A211F'),
        ...[0, 1, 2, 3].map((n) =>
          group(
            place(books(indoors, 1180, 230, 3 + n * 4), 10, 290 + n * 300),
            place(shelf(indoors, 1200), 0, 290 + n * 300),
          ),
        ),
        place(
          group(shape(circle(0, 0, 470, 540), '#7A211F'), shape(circle(0, 0, 450, 520), '#F0CF86')),
          600,
          640,
        ),
        rays(600, 600, 330, 470, GASLIGHT, { every: 7, width: 8 }),
        place(cat('peek', 'tabby', { look: 'left' }), 930, 880, 2.3),
        place(coat(VERDIGRIS, '#6E9270', CARD, '#21432F'), 560, 900),
        place(
          head({
            skin: '#E3B48C',
            shade: '#C0825C',
            lips: '#A4452C',
            brow: '#8E999A',
            smile: 8,
            back: shape(
              [
                circle(40, -310, 110, 96),
                loop(
                  '-196 20, -214 -120, -160 -250, 0 -306, 160 -250, 214 -120, 196 30, 150 90, -150 90',
                ),
              ],
              '#AEB8B8',
            ),
            front: group(
              shape(
                loop(
                  '-170 -60!, -190 -150, -120 -270, 0 -292, 120 -270, 190 -150, 170 -60!, 140 -150, 60 -196, -20 -170, -120 -120',
                ),
                '#AEB8B8',
              ),
              shape(
                [
                  gouge(-150, -110, -30, -250, 7, -14),
                  gouge(-110, -150, 10, -270, 6, -14),
                  gouge(150, -120, 60, -250, 7, 14),
                  gouge(110, -170, 30, -272, 6, 12),
                  gouge(-40, -330, 110, -330, 6, -20),
                ],
                KEY,
              ),
              roundGlasses(KEY),
            ),
          }),
          560,
          590,
          1.06,
        ),
        shape(
          limb('410 900, 480 1010, 570 1050, 660 1000, 724 890', [10, 10, 10, 10, 10]).d,
          GASLIGHT,
        ),
      ),
  },
  {
    file: 'content/people/desmond-achebe-ruiz.jpg',
    format: 'bust',
    alt: 'Linocut portrait of Desmond Achebe-Ruiz in a flat cap and short beard, smiling, a large tuxedo cat held against his chest.',
    caption: 'Desmond Achebe-Ruiz and Sergeant Biscuit.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#E8973A'),
        rays(600, 640, 120, 1100, GASLIGHT, { every: 5, width: 12 }),
        skyline({ x: 0, y: 620, w, h: 420 }, { fill: dusk.far, seed: 9, step: 100 }),
        place(
          bridge(
            { fill: '#8C3A30', cut: '#E8973A' },
            { x1: -300, x2: 1500, towers: [110, 1090], deck: 950, foot: 1080, size: 0.92 },
          ),
          0,
          0,
        ),
        place(coat('#2C6472', '#9CC3CC', CARD, RIVER), 600, 900),
        place(
          head({
            skin: '#8E5A3A',
            shade: '#5F3822',
            lips: '#A85848',
            brow: KEY,
            smile: 14,
            front: group(
              shape(
                loop(
                  '-160 0!, -150 80, -112 160, -50 226, 0 240, 50 226, 112 160, 150 80, 160 0!, 132 60, 96 96, 70 90, 0 84, -70 90, -96 96, -132 60',
                ),
                KEY,
              ),
              shape(
                [loop('-66 116!, -28 106, 0 112, 28 106, 66 114!, 26 148, -26 148')],
                '#A85848',
              ),
              shape(loop('-54 118!, 0 124, 54 117!, 20 134, -20 134'), CARD),
              shape(
                [
                  gouge(-120, 110, -60, 206, 5, -8),
                  gouge(120, 110, 60, 206, 5, 8),
                  gouge(-20, 176, -14, 226, 4),
                  gouge(24, 176, 16, 226, 4),
                  gouge(-72, 150, -40, 210, 4),
                  gouge(76, 150, 44, 210, 4),
                ],
                '#8E5A3A',
              ),
              shape(
                loop(
                  '-206 -136!, -196 -240, -90 -310, 60 -316, 190 -260, 206 -130!, 80 -164, -80 -164',
                ),
                '#74301F',
              ),
              shape(
                loop('-240 -110!, -150 -176, 0 -192, 150 -176, 196 -128!, 60 -146, -110 -136'),
                '#4A1E17',
              ),
              shape(
                [
                  gouge(-150, -190, -80, -296, 6, -10),
                  gouge(-50, -190, -20, -306, 6, -6),
                  gouge(60, -190, 60, -308, 6, 6),
                  gouge(140, -170, 130, -270, 6, 8),
                ],
                '#C0714B',
              ),
            ),
          }),
          600,
          590,
          1.06,
        ),
        place(cat('hug', 'tuxedo', { look: 'ahead', close: true }), 560, 1440, 2),
        shape(
          limb('190 1090, 190 1340, 360 1420, 640 1400, 700 1380', [150, 170, 150, 130, 110]).d,
          KEY,
        ),
        shape(limb('190 1076, 190 1340, 360 1420, 640 1400', [150, 152, 132, 112]).d, '#2C6472'),
        shape(gouge(200, 1260, 560, 1400, 8, -40), '#9CC3CC'),
        place(
          group(
            shape(
              loop('600 1326, 680 1300, 744 1316, 760 1350, 740 1400, 680 1430, 604 1436'),
              KEY,
            ),
            shape(
              loop('606 1334, 680 1310, 736 1324, 748 1350, 730 1392, 678 1420, 610 1426'),
              '#8E5A3A',
            ),
            shape(
              [
                gouge(660, 1346, 742, 1340, 5),
                gouge(664, 1376, 742, 1370, 5),
                gouge(664, 1404, 720, 1402, 5),
              ],
              KEY,
            ),
          ),
          20,
          20,
        ),
      ),
  },
  {
    file: 'content/people/billie-tran.jpg',
    format: 'bust',
    alt: 'Linocut portrait of Billie Tran, with a black bob and a red scarf, a calico cat lying along the crook of her arm.',
    caption: 'Billie Tran and Pickle.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#9CC3CC'),
        place(
          tenement(noon, {
            w: 560,
            floors: 4,
            floorHeight: 300,
            fill: '#C9A05C',
            bays: 3,
            seed: 5,
          }),
          150,
          1380,
        ),
        place(
          tenement(noon, {
            w: 560,
            floors: 4,
            floorHeight: 320,
            fill: '#A4452C',
            bays: 3,
            seed: 8,
          }),
          1050,
          1400,
        ),
        shape(poly('430 0, 770 0, 770 1400, 430 1400'), '#C6DDE0'),
        rays(600, 300, 200, 700, CARD, { every: 9, width: 8, from: 200, to: 340 }),
        place(coat(KEY, '#8A7C66', CARD, '#2A2521'), 600, 900),
        place(
          head({
            skin: '#E8BE94',
            shade: '#C58E62',
            lips: OXBLOOD,
            brow: KEY,
            smile: 12,
            back: shape(
              loop(
                '-226 130!, -238 -60, -196 -250, 0 -330, 196 -250, 238 -60, 226 130!, 120 150, -120 150',
              ),
              KEY,
            ),
            front: group(
              shape(
                loop(
                  '-228 130!, -240 -80, -190 -250, 0 -326, 190 -250, 240 -80, 228 130!, 170 136!, 166 -40, 150 -128!, 60 -136, -60 -130, -150 -120!, -166 -40, -170 136!',
                ),
                KEY,
              ),
              shape(
                [
                  gouge(-120, -140, -70, -290, 7, -14),
                  gouge(-40, -146, -16, -300, 7, -6),
                  gouge(50, -148, 36, -300, 7, 6),
                  gouge(120, -140, 90, -280, 7, 14),
                  gouge(-204, 100, -206, -120, 7, -8),
                  gouge(204, 100, 206, -120, 7, 8),
                ],
                '#8A7C66',
              ),
              shape([circle(-176, 150, 13), circle(176, 150, 13)], GASLIGHT),
            ),
          }),
          600,
          590,
          1.06,
        ),
        shape(
          loop(
            '430 860!, 500 900, 600 920, 700 900, 770 860!, 790 940, 720 1000, 600 1020, 480 1000, 410 940',
          ),
          OXBLOOD,
        ),
        shape([gouge(430, 900, 590, 1000, 7, 10), gouge(770, 900, 620, 1000, 7, -10)], '#74130F'),
        shape(poly('560 1000, 650 1000, 640 1150, 600 1110, 556 1160'), OXBLOOD),
        place(cat('shoulder', 'calico', { look: 'ahead', close: true }), 560, 1250, 2.2),
        shape(
          limb('1050 1140, 1010 1370, 800 1430, 520 1420, 420 1400', [180, 190, 170, 130, 110]).d,
          KEY,
        ),
        shape(gouge(980, 1240, 560, 1440, 8, 60), '#8A7C66'),
        shape(loop('420 1350, 340 1352, 300 1392, 330 1440, 420 1460'), KEY),
        shape(loop('420 1360, 346 1362, 312 1394, 338 1430, 420 1450'), '#E8BE94'),
        shape([gouge(320, 1384, 390, 1386, 5), gouge(320, 1408, 390, 1410, 5)], KEY),
      ),
  },
  {
    file: 'content/people/theo-lindqvist.jpg',
    format: 'bust',
    alt: 'Linocut portrait of Theo Lindqvist, mustache and bow tie, behind an open ledger with a black cat asleep on its pages.',
    caption: 'Theo Lindqvist and Ticker.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#1F4E5F'),
        shape(Array.from({ length: 13 }, (_, n) => rect(n * 100, 0, 44, 1500)).join(''), '#2C6472'),
        place(
          cityHall(
            { ...noon, near: '#1F4E5F', mid: '#6B9A97', leaf: '#6B9A97', light: GASLIGHT },
            { fill: '#A9C1B6' },
          ),
          600,
          700,
          1.2,
        ),
        shape(circle(600, 600, 420, 470), '#F0CF86'),
        rays(600, 600, 300, 440, GASLIGHT, { every: 8, width: 9 }),
        place(ticker({ ...noon, sky2: '#CFE0D4' }), 160, 1120, 1.5),
        place(coat('#4A433A', '#8A7C66', CARD, '#2A2521'), 600, 900),
        place(
          head({
            skin: '#EBC3A4',
            shade: '#CC9472',
            lips: '#B5645A',
            brow: '#A4602C',
            back: shape(
              loop('-180 0, -196 -130, -150 -250, 0 -296, 150 -250, 196 -130, 180 0'),
              '#C9803A',
            ),
            front: group(
              shape(
                loop(
                  '-168 -80!, -186 -170, -110 -290, 60 -312, 176 -240, 186 -120, 168 -70!, 150 -150, 70 -200, -60 -190, -130 -150',
                ),
                '#C9803A',
              ),
              shape(
                [
                  gouge(-140, -140, -60, -280, 7, -14),
                  gouge(-80, -190, 30, -296, 7, -14),
                  gouge(20, -206, 120, -270, 6, -10),
                  gouge(150, -130, 120, -250, 6, 10),
                ],
                '#7A4A1E',
              ),
              shape(
                loop(
                  '0 84, -44 78, -104 112, -136 96!, -112 140, -50 136, 0 112, 50 136, 112 140, 136 96!, 104 112, 44 78',
                ),
                '#C9803A',
              ),
              shape([gouge(-20, 96, -104, 124, 5, 6), gouge(20, 96, 104, 124, 5, -6)], '#7A4A1E'),
              roundGlasses('#7A4A1E'),
            ),
          }),
          600,
          590,
          1.06,
        ),
        shape(
          [
            loop('600 926, 480 860, 456 940, 480 1010'),
            loop('600 926, 720 860, 744 940, 720 1010'),
          ],
          OXBLOOD,
        ),
        shape(circle(600, 930, 36, 40), '#74130F'),
        shape(
          [
            gouge(500, 890, 570, 924, 6),
            gouge(700, 890, 630, 924, 6),
            gouge(500, 980, 570, 940, 6),
            gouge(700, 980, 630, 940, 6),
          ],
          '#74130F',
        ),
        shape(poly('0 1330, 1200 1330, 1200 1500, 0 1500'), '#74301F'),
        shape(rect(0, 1322, w, 14), KEY),
        shape(
          loop(
            '140 1420!, 170 1290!, 380 1262, 600 1300!, 820 1262, 1030 1290!, 1060 1420!, 820 1392, 600 1430!, 380 1392',
          ),
          KEY,
        ),
        shape(loop('156 1408!, 182 1300!, 380 1274, 596 1312!, 596 1416!, 380 1380'), PAPER),
        shape(loop('1044 1408!, 1018 1300!, 820 1274, 604 1312!, 604 1416!, 820 1380'), PAPER),
        shape(
          [
            gouge(200, 1330, 560, 1346, 4, -8),
            gouge(196, 1360, 560, 1374, 4, -8),
            gouge(1000, 1330, 640, 1346, 4, 8),
            gouge(1004, 1360, 640, 1374, 4, 8),
          ],
          '#8A7C66',
        ),
        shape(rect(596, 1306, 9, 116), KEY),
        place(cat('curl', 'black'), 620, 1372, 2.5),
      ),
  },
];
