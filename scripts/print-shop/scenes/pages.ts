/** The wide prints at the head of the site's pages, and what stands in for a video until it plays. */
import { cat } from '../cats.ts';
import type { CoatName } from '../coats.ts';
import {
  bench,
  bridge,
  brownstone,
  clock,
  cobbles,
  fence,
  gasLamp,
  railing,
  receding,
  skyline,
  tree,
  waterTower,
} from '../city.ts';
import { books, cup, papers, pendant, printingPress, room, shelf, spectacles } from '../indoors.ts';
import { CARD, GASLIGHT, HALFTONE, inks, KEY, OXBLOOD, PAPER, RIVER, VERDIGRIS } from '../ink.ts';
import { fromAbove, person } from '../people.ts';
import type { Scene } from '../press.ts';
import {
  circle,
  gouge,
  gouges,
  group,
  lettering,
  limb,
  line,
  loop,
  place,
  poly,
  rect,
  shape,
  wire,
  within,
  type Svg,
} from '../shapes.ts';
import { clouds, disc, glints, rain, rays, river, sky, stars } from '../weather.ts';

const { noon, night, rain: wet, indoors } = inks;

/** A picture frame round whatever is drawn inside, origin at its middle. */
function framed(w: number, h: number, frame: string, ground: string, ...art: readonly Svg[]): Svg {
  const edge = 18;
  return group(
    shape(rect(-w / 2 - edge, -h / 2 - edge, w + edge * 2, h + edge * 2), frame),
    shape(rect(-w / 2 - 5, -h / 2 - 5, w + 10, h + 10), PAPER),
    within(rect(-w / 2, -h / 2, w, h), shape(rect(-w / 2, -h / 2, w, h), ground), ...art),
    wire(`M-30 ${-h / 2 - edge}L0 ${-h / 2 - edge - 46}L30 ${-h / 2 - edge}`, KEY, 4),
    shape(circle(0, -h / 2 - edge - 48, 6), KEY),
  );
}

/** A candlestick telephone, 150 by 330. */
const telephone = (): Svg =>
  group(
    shape(
      [
        loop('-74 0!, -70 -22, -30 -40, -16 -70, 16 -70, 30 -40, 70 -22, 74 0!'),
        rect(-14, -270, 28, 210),
      ],
      KEY,
    ),
    shape(loop('-60 -262, -44 -306, 0 -318, 34 -300, 20 -256, -20 -246'), KEY),
    shape(circle(-36, -282, 34, 40), KEY),
    shape(circle(-40, -282, 25, 31), HALFTONE),
    shape(circle(-40, -282, 14, 18), KEY),
    shape(
      [
        limb('46 -210, 52 -120, 54 -84', [30, 24, 40]).d,
        limb('14 -200, 44 -204', [10, 10]).d,
        loop('34 -236!, 66 -236!, 60 -200, 40 -200'),
      ],
      KEY,
    ),
    wire(line('54 -74, 86 -30, 120 -60, 150 -8, 210 -4'), KEY, 7),
    shape(
      gouge(-4, -240, -4, -80, 4) + gouge(-54, -14, 50, -14, 4, 4) + gouge(44, -190, 48, -110, 4),
      PAPER,
    ),
  );

/** A press man with a folding camera on a tripod, facing left. */
const tripod = (fill: string, eye: string): Svg =>
  group(
    shape(
      [
        limb('0 -250, -70 0', [10, 8]).d,
        limb('10 -250, 16 0', [10, 8]).d,
        limb('16 -250, 96 0', [10, 8]).d,
        rect(-34, -330, 92, 84),
        poly('-34 -318, -92 -336, -92 -240, -34 -258'),
        rect(-106, -316, 18, 58),
      ],
      fill,
    ),
    shape([circle(-106, -287, 20, 26)], eye),
    shape(circle(-108, -287, 10, 15), fill),
  );

const openBook = (): Svg =>
  group(
    shape(
      loop(
        '-220 -10!, -210 -44!, -100 -60, 0 -36!, 100 -60, 210 -44!, 220 -10!, 100 -24, 0 0!, -100 -24',
      ),
      PAPER,
    ),
    shape(gouge(0, -36, 0, 0, 5), KEY),
    shape(
      Array.from(
        { length: 4 },
        (_, n) =>
          gouge(-190 + n * 5, -38 + n * 7, -30, -40 + n * 9, 3, -6) +
          gouge(30, -40 + n * 9, 190 - n * 5, -38 + n * 7, 3, -6),
      ).join(''),
      '#8A7C66',
    ),
  );

const portraits: readonly (readonly [number, number, number, number, CoatName, string])[] = [
  [152, 240, 180, 220, 'tabby', RIVER],
  [382, 190, 170, 200, 'black', GASLIGHT],
  [600, 276, 190, 240, 'white', OXBLOOD],
  [826, 200, 190, 230, 'tuxedo', '#3C7C88'],
  [1262, 214, 190, 230, 'ginger', RIVER],
  [1474, 262, 160, 210, 'grey', GASLIGHT],
];

export const pages: readonly Scene[] = [
  {
    file: 'content/pages/pictures/about-hero.jpg',
    format: 'wide',
    alt: 'Linocut of a study by lamplight: shelves of books, spectacles, a cup, and a tabby asleep on the papers under the lamp.',
    caption: 'Our research department checks a source.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#7A211F'),
        ...[0, 1, 2].map((n) =>
          group(
            place(books(indoors, 560, 150, 3 + n), 30, 170 + n * 190),
            place(shelf(indoors, 600), 10, 170 + n * 190),
          ),
        ),
        ...[0, 1, 2].map((n) =>
          group(
            place(books(indoors, 480, 150, 13 + n), 1110, 170 + n * 190),
            place(shelf(indoors, 520), 1090, 170 + n * 190),
          ),
        ),
        place(
          group(
            shape(rect(-160, -230, 320, 460), PAPER),
            shape(rect(-140, -210, 280, 420), night.sky),
            stars(night, { x: -130, y: -200, w: 260, h: 200 }, 14),
            within(
              rect(-140, -210, 280, 420),
              disc(night, 60, -110, 46, { crescent: true, fill: PAPER, halo: null }),
              skyline(
                { x: -140, y: -40, w: 280, h: 260 },
                { fill: night.near, seed: 6, lit: GASLIGHT, share: 0.2, step: 60 },
              ),
            ),
            shape([rect(-6, -210, 12, 420), rect(-140, -6, 280, 12)], PAPER),
          ),
          850,
          300,
        ),
        rays(850, 330, 120, 620, '#C9573C', { every: 8, from: 18, to: 162, width: 7 }),
        place(pendant(indoors, 190, 280, VERDIGRIS), 850, 0),
        shape(rect(0, 690, w, 220), '#8A5A34'),
        shape(rect(0, 690, w, 8), PAPER),
        gouges({
          x: 0,
          y: 704,
          w,
          h: 200,
          angle: 0,
          gap: 24,
          length: [160, 420],
          width: 5,
          skip: 0.3,
          fill: '#4A2E22',
          seed: 4,
        }),
        shape([poly('440 836, 620 716, 1180 720, 1260 846')], PAPER),
        shape(
          Array.from(
            { length: 5 },
            (_, n) =>
              gouge(520 + n * 6, 826 - n * 22, 640 + n * 8, 826 - n * 22, 3) +
              gouge(1080 - n * 8, 832 - n * 22, 1210 - n * 14, 832 - n * 22, 3),
          ).join(''),
          '#8A7C66',
        ),
        place(cat('curl', 'tabby'), 850, 806, 1.5),
        place(papers(indoors, 220, 9, 3), 240, 830),
        place(openBook(), 1400, 850, 0.7),
        place(spectacles(indoors), 1330, 770, 0.9),
        place(cup(indoors), 380, 760, 0.9),
      ),
  },
  {
    file: 'content/pages/pictures/tours-hero.jpg',
    format: 'wide',
    alt: 'Linocut looking straight down on a cobbled street, a party under hats and a red umbrella following one black cat.',
    caption: 'From a fourth-floor window: {duration}, {distance}, one guide, one supervisor.',
    draw: (w, h) =>
      group(
        cobbles(
          noon,
          { x: 0, y: 0, w, h },
          { row: 38, growth: 1, seed: 12, fill: '#DCC79A', gap: '#A98C58' },
        ),
        shape(poly('0 0, 1600 0, 1600 130, 0 210'), '#EADFC8'),
        shape(poly('0 210, 1600 130, 1600 152, 0 234'), KEY),
        shape(
          Array.from({ length: 9 }, (_, n) => gouge(120 + n * 190, 0, 100 + n * 190, 210, 5)).join(
            '',
          ),
          '#B79C67',
        ),
        shape(poly('0 900, 1600 900, 1600 760, 0 820'), '#EADFC8'),
        shape(poly('0 800, 1600 740, 1600 762, 0 822'), KEY),
        ...[
          [1250, 60],
          [230, 890],
        ].map(([x, y]) =>
          group(
            shape(circle(x!, y!, 120, 104), '#4D7A52'),
            shape(
              [0, 1, 2, 3, 4, 5, 6]
                .map((n) =>
                  gouge(
                    x! + Math.cos(n) * 20,
                    y! + Math.sin(n) * 20,
                    x! + Math.cos(n) * 96,
                    y! + Math.sin(n) * 82,
                    7,
                  ),
                )
                .join(''),
              '#A9C1B6',
            ),
          ),
        ),
        ...(
          [
            [1430, 420, 'bowler', RIVER, -8],
            [1330, 590, 'straw', GASLIGHT, 6],
            [1190, 430, 'scarf', OXBLOOD, 4],
            [1080, 600, 'straw', PAPER, -6],
            [1500, 590, 'scarf', VERDIGRIS, 3],
            [960, 440, 'bowler', OXBLOOD, 3],
            [860, 610, 'scarf', GASLIGHT, 5],
          ] as const
        ).map(([x, y, hat, accent, turn], n) =>
          group(
            place(shape(loop('0 -60, 130 20, 150 60, 20 70'), '#A98C58'), x, y),
            place(fromAbove(hat, { accent, fill: n % 2 ? '#2C6472' : KEY }), x, y, 1, { turn }),
          ),
        ),
        place(shape(loop('0 -90, 190 10, 230 80, 60 100'), '#A98C58'), 690, 500),
        place(fromAbove('umbrella', { accent: OXBLOOD }), 690, 500, 1.08),
        place(shape(loop('-90 30, 120 40, 160 80, -40 80'), '#A98C58'), 330, 490),
        place(cat('above', 'black'), 340, 480, 0.96, { turn: 5 }),
      ),
  },
  {
    file: 'content/pages/pictures/gallery-hero.jpg',
    format: 'wide',
    alt: 'Linocut of a gallery wall of framed cat portraits; one frame hangs empty and crooked, and a calico cat walks off below.',
    caption: 'The permanent collection, one of whom is not.',
    draw: (w, h) =>
      group(
        room(indoors, { x: 0, y: 0, w, h }, 680, {
          wall: '#2F5D46',
          paper: '#3C6E54',
          wainscot: '#21432F',
          boards: '#B98648',
          joints: '#7E552E',
        }),
        ...portraits.map(([x, y, fw, fh, coat, ground], n) =>
          place(
            framed(
              fw,
              fh,
              n % 2 ? '#C08A4A' : KEY,
              ground,
              place(
                cat('portrait', coat, {
                  look: (['ahead', 'right', 'ahead', 'right', 'left', 'ahead'] as const)[n]!,
                }),
                0,
                8,
                1.04,
              ),
            ),
            x,
            y,
          ),
        ),
        place(
          framed(
            190,
            240,
            '#C08A4A',
            '#EADFC8',
            gouges({
              x: -95,
              y: -120,
              w: 190,
              h: 240,
              angle: 31,
              gap: 18,
              length: [30, 70],
              width: 3,
              fill: '#C08A4A',
              seed: 3,
            }),
          ),
          1044,
          250,
          1,
          { turn: 9 },
        ),
        place(person('lady', { accent: OXBLOOD, cut: '#3C6E54' }), 1310, 800, 0.98),
        place(person('bowler', { accent: GASLIGHT, cut: '#3C6E54' }), 1470, 810, 1.0),
        place(person('camera', { accent: GASLIGHT, cut: '#3C6E54' }), 250, 810, 0.98, {
          flip: true,
        }),
        place(shape(loop('-170 0, 0 -16, 180 2, 0 18'), '#7E552E'), 800, 850),
        place(cat('walk', 'calico', { look: 'left' }), 800, 850, 1.12),
      ),
  },
  {
    file: 'content/pages/pictures/blog-hero.jpg',
    format: 'wide',
    alt: 'Linocut of a newspaper press at full tilt, sheets flying, while a ginger cat strolls along the top of the machine.',
    caption: 'Stop the press. No, do not stop it, she likes the warm part.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#C08A4A'),
        receding({
          near: [-20, -60, 760],
          far: [560, 120, 600],
          rows: 2,
          bays: 4,
          fill: '#8A5A34',
          pane: GASLIGHT,
          seed: 2,
          open: 0.6,
        }),
        receding({
          near: [1620, -60, 760],
          far: [1040, 120, 600],
          rows: 2,
          bays: 4,
          fill: '#4A2E22',
          pane: '#C08A4A',
          seed: 2,
          open: 0.6,
        }),
        shape(rect(556, 120, 490, 482), '#A4703C'),
        shape(poly('0 740, 560 600, 1046 600, 1600 740, 1600 900, 0 900'), '#4A2E22'),
        shape(
          Array.from({ length: 11 }, (_, n) =>
            gouge(800 + (n - 5) * 48, 600, 800 + (n - 5) * 240, 900, 7),
          ).join(''),
          '#8A5A34',
        ),
        place(clock(indoors, 58, 11, 52), 1130, 250),
        place(printingPress(indoors), 820, 860, 1.12),
        place(cat('walk', 'ginger'), 830, 372, 0.98),
        ...[
          [180, 330, -18],
          [300, 160, 12],
          [1360, 240, 20],
          [1490, 420, -14],
          [1250, 110, -8],
        ].map(([x, y, turn]) =>
          place(
            group(
              shape(poly('-80 -50, 70 -62, 86 48, -70 60'), PAPER),
              shape(
                [-30, -14, 2, 18, 34]
                  .map((r) => gouge(-62, r + 2, -4, r - 3, 3) + gouge(8, r - 4, 66, r - 9, 3))
                  .join('') + gouge(-60, -42, 60, -50, 8),
                KEY,
              ),
            ),
            x!,
            y!,
            1,
            { turn: turn! },
          ),
        ),
        place(person('clerk', { accent: GASLIGHT, cut: '#C08A4A' }), 170, 850, 1.2, { flip: true }),
        place(person('cap', { cut: '#C08A4A' }), 1470, 860, 1.06),
      ),
  },
  {
    file: 'content/pages/pictures/contact-hero.jpg',
    format: 'wide',
    alt: 'Linocut of a desk by a window: a candlestick telephone, letters, a tipped inkwell in its ink, and a tuxedo cat beside it.',
    caption: 'All inquiries are handled personally.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#9CC3CC'),
        shape(
          Array.from({ length: 17 }, (_, n) => rect(n * 100, 0, 44, 640)),
          '#B4D2D6',
        ),
        place(
          group(
            shape(rect(-250, -290, 500, 540), PAPER),
            shape(rect(-224, -264, 448, 488), '#EBC3A4'),
            within(
              rect(-224, -264, 448, 488),
              disc(inks.dawn, 90, -60, 80, { halo: GASLIGHT, rings: 2 }),
              skyline({ x: -224, y: 0, w: 448, h: 224 }, { fill: '#8E7E8E', seed: 4, step: 60 }),
              place(
                bridge(
                  { fill: '#4B5A70', cut: '#CFA39A' },
                  { x1: -300, x2: 400, towers: [-120, 300], deck: 150, foot: 230, size: 0.42 },
                ),
                0,
                0,
              ),
            ),
            shape([rect(-8, -264, 16, 488), rect(-224, -30, 448, 14)], PAPER),
          ),
          1130,
          330,
        ),
        shape(
          [
            loop('840 0!, 980 0!, 950 200, 870 470, 830 640!'),
            loop('1420 0!, 1290 0!, 1310 200, 1390 470, 1430 640!'),
          ],
          OXBLOOD,
        ),
        shape(
          gouge(890, 0, 860, 520, 8, 20) +
            gouge(930, 0, 900, 320, 8, 20) +
            gouge(1370, 0, 1402, 520, 8, -20) +
            gouge(1330, 0, 1350, 320, 8, -20),
          '#74130F',
        ),
        shape(rect(0, 640, w, 270), '#74301F'),
        shape(rect(0, 632, w, 14), KEY),
        shape(rect(0, 646, w, 6), '#C0714B'),
        gouges({
          x: 0,
          y: 660,
          w,
          h: 240,
          angle: 0,
          gap: 26,
          length: [160, 420],
          width: 5,
          skip: 0.3,
          fill: '#4F1D1B',
          seed: 9,
        }),
        place(papers(noon, 260, 7, 4), 220, 760),
        place(telephone(), 330, 730, 1.24),
        shape(poly('560 820, 640 720, 920 712, 900 826'), PAPER),
        shape(
          Array.from({ length: 4 }, (_, n) =>
            gouge(640 - n * 14, 744 + n * 18, 870, 738 + n * 19, 3),
          ).join(''),
          '#8A7C66',
        ),
        shape(
          loop('1130 800, 1040 778, 940 786, 872 812, 918 838, 1000 834, 1060 856, 1120 832'),
          KEY,
        ),
        place(
          group(
            shape(loop('-40 -50!, -40 10, -26 26, 40 26, 50 0, 44 -40, 20 -50!'), RIVER),
            shape(loop('-60 -30!, -40 -44!, -40 12!, -60 2!'), KEY),
            shape(gouge(-10, -34, -10, 14, 5), PAPER),
          ),
          1170,
          786,
          1.1,
        ),
        shape(
          [0, 1, 2].map((n) => circle(1240 + n * 46, 826 - n * 20, 11 - n * 2, 9 - n * 2)),
          KEY,
        ),
        place(cat('sit-front', 'tuxedo', { look: 'left' }), 1330, 800, 1.56),
      ),
  },
  {
    file: 'content/pages/pictures/press-kit-hero.jpg',
    format: 'wide',
    alt: 'Linocut of newspaper photographers with tripods crowding around a white cat on a velvet cushion, who is washing.',
    caption: 'No comment.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), OXBLOOD),
        rays(800, 420, 190, 1000, '#B8342F', { every: 5, width: 10 }),
        shape(rect(0, 740, w, 170), '#4F1D1B'),
        gouges({
          x: 0,
          y: 744,
          w,
          h: 160,
          angle: 0,
          gap: 24,
          length: [120, 360],
          width: 5,
          skip: 0.4,
          fill: '#74301F',
          seed: 3,
        }),
        shape([poly('640 860, 660 580, 940 580, 960 860')], PAPER),
        shape([rect(620, 850, 360, 30), rect(640, 560, 320, 30)], PAPER),
        within(
          poly('640 860, 660 580, 940 580, 960 860'),
          gouges({
            x: 820,
            y: 590,
            w: 140,
            h: 270,
            angle: 31,
            gap: 14,
            length: [30, 80],
            width: 4,
            fill: '#8A7C66',
            seed: 2,
          }),
        ),
        shape(rect(640, 590, 320, 5), KEY),
        shape(
          loop('620 560, 640 520, 700 506, 900 506, 960 520, 980 560, 930 568, 670 568'),
          RIVER,
        ),
        shape([circle(626, 556, 13), circle(974, 556, 13)], GASLIGHT),
        place(cat('groom', 'white'), 800, 516, 1.3),
        ...(
          [
            [180, 850, 1.5, true],
            [400, 810, 1.22, true],
          ] as const
        ).map(([x, y, s, flip]) =>
          place(
            group(
              tripod(KEY, GASLIGHT),
              place(person('bowler', { cut: OXBLOOD, accent: GASLIGHT }), 110, 10, 0.92),
            ),
            x,
            y,
            s,
            { flip },
          ),
        ),
        ...(
          [
            [1420, 850, 1.5],
            [1200, 810, 1.22],
          ] as const
        ).map(([x, y, s]) =>
          place(
            group(
              tripod(KEY, GASLIGHT),
              place(person('cap', { cut: OXBLOOD, accent: GASLIGHT }), 110, 10, 0.92),
            ),
            x,
            y,
            s,
          ),
        ),
        place(
          group(
            rays(0, 0, 30, 150, GASLIGHT, { every: 15, width: 9 }),
            shape(circle(0, 0, 40), CARD),
          ),
          96,
          160,
        ),
        place(
          group(
            rays(0, 0, 30, 150, GASLIGHT, { every: 15, width: 9 }),
            shape(circle(0, 0, 40), CARD),
          ),
          1510,
          150,
        ),
        shape(
          [
            limb('60 440, 88 200', [16, 12]).d,
            limb('1540 440, 1516 190', [16, 12]).d,
            rect(56, 186, 80, 16),
            rect(1470, 176, 80, 16),
          ],
          KEY,
        ),
      ),
  },
  {
    file: 'content/pages/pictures/booking-hero.jpg',
    format: 'wide',
    alt: 'Linocut of a lit ticket window with a gray cat behind the counter, paws up, and a line of people in hats waiting outside.',
    caption: 'Next, please.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#1F4E5F'),
        gouges({
          x: 0,
          y: 0,
          w,
          h: 740,
          angle: 90,
          gap: 44,
          length: [300, 700],
          width: 5,
          skip: 0.2,
          fill: '#163A47',
          seed: 7,
        }),
        shape(rect(0, 740, w, 170), '#14303B'),
        gouges({
          x: 0,
          y: 744,
          w,
          h: 160,
          angle: 0,
          gap: 24,
          length: [120, 360],
          width: 5,
          skip: 0.4,
          fill: '#3C7C88',
          seed: 3,
        }),
        shape([rect(860, 40, 600, 800)], '#74301F'),
        shape([rect(840, 40, 640, 40), rect(840, 820, 640, 40)], KEY),
        shape([rect(930, 300, 460, 330), circle(1160, 300, 230, 190)], PAPER),
        within(
          [rect(950, 300, 420, 330), circle(1160, 300, 210, 172)],
          shape(rect(900, 90, 520, 560), GASLIGHT),
          rays(1160, 330, 130, 420, '#F7D98C', { every: 9, width: 8 }),
          place(books(noon, 420, 90, 8), 950, 330),
          shape(rect(940, 330, 440, 10), KEY),
        ),
        place(cat('peek', 'grey'), 1160, 604, 2.0),
        shape([rect(1010, 128, 7, 500), rect(1303, 128, 7, 500)], KEY),
        shape([rect(890, 628, 540, 46)], '#C0714B'),
        shape(rect(890, 628, 540, 7), PAPER),
        shape([rect(900, 690, 240, 110), rect(1180, 690, 240, 110)], KEY),
        shape([rect(908, 698, 224, 94), rect(1188, 698, 224, 94)], '#74301F'),
        ...[0, 1, 2, 3].map((n) =>
          place(
            shape([rect(-34, -14, 68, 28)], n % 2 ? PAPER : '#EADFC8'),
            1330 + n * 5,
            614 - n * 8,
            1,
            { turn: n * 4 - 6 },
          ),
        ),
        place(clock(noon, 50, 1, 15), 1160, 88, 0.86),
        place(person('lady', { cut: '#9CC3CC', accent: OXBLOOD, fill: KEY }), 740, 850, 1.36, {
          flip: true,
        }),
        place(
          person('bowler', { cut: '#9CC3CC', accent: GASLIGHT, fill: '#4F1D1B' }),
          540,
          850,
          1.36,
          { flip: true },
        ),
        place(person('walker', { cut: '#9CC3CC', accent: GASLIGHT }), 350, 850, 1.3, {
          flip: true,
        }),
        place(person('shawl', { cut: '#9CC3CC', fill: '#2F5D46' }), 150, 850, 1.26, { flip: true }),
      ),
  },
  {
    file: 'content/pages/pictures/in-the-news-hero.jpg',
    format: 'wide',
    alt: 'Linocut of a newsboy crying the late edition in the rain, a dry black cat loafing on his pile of papers under an awning.',
    caption: 'The late edition, and someone keeping it warm.',
    draw: (w, h) =>
      group(
        sky(wet, { x: 0, y: 0, w, h }, 'slant'),
        skyline(
          { x: 0, y: 60, w, h: 560 },
          { fill: wet.far, seed: 31, step: 110, lit: GASLIGHT, share: 0.06 },
        ),
        skyline(
          { x: 0, y: 240, w, h: 390 },
          { fill: wet.mid, seed: 8, step: 90, lit: GASLIGHT, share: 0.16 },
        ),
        cobbles(wet, { x: 0, y: 620, w, h: 290 }, { row: 16, fill: wet.ground, gap: wet.near }),
        glints(GASLIGHT, 250, 640, 200, 250),
        glints(wet.ground2, 1200, 640, 300, 250, 8),
        place(person('bowler', { fill: wet.near, cut: wet.far }), 560, 690, 0.66, { flip: true }),
        place(person('lady', { fill: wet.near, cut: wet.far }), 660, 684, 0.62),
        rain('#DCE6E2', { x: 0, y: 0, w, h: 820 }, 1, 5),
        place(gasLamp(wet, true, { halo: wet.sky2 }), 250, 800, 1.5),
        shape(rect(1010, 200, 560, 640), VERDIGRIS),
        shape([rect(1040, 330, 500, 220)], '#14302A'),
        ...[0, 1, 2, 3, 4].map((n) =>
          place(
            group(
              shape(rect(-42, -70, 84, 116), n % 2 ? PAPER : '#EADFC8'),
              shape(
                gouge(-32, -52, 32, -52, 9) +
                  gouge(-32, -32, 32, -32, 4) +
                  gouge(-32, -20, 32, -20, 4),
                KEY,
              ),
              shape(rect(-32, -10, 64, 34), n % 2 ? OXBLOOD : RIVER),
            ),
            1094 + n * 98,
            460,
          ),
        ),
        shape(rect(1010, 560, 560, 20), KEY),
        shape(rect(990, 830, 600, 24), KEY),
        place(
          group(
            ...Array.from({ length: 11 }, (_, n) =>
              shape(
                [
                  poly([
                    [-310 + n * 56, 0],
                    [-254 + n * 56, 0],
                    [-266 + (n + 0.2) * 60, 110],
                    [-326 + (n + 0.2) * 60, 110],
                  ]),
                  circle(-296 + (n + 0.2) * 60, 110, 30),
                ],
                n % 2 ? PAPER : OXBLOOD,
              ),
            ),
            shape(rect(-320, -10, 640, 14), KEY),
          ),
          1290,
          200,
        ),
        place(papers(wet, 420, 9, 5), 1240, 850),
        place(papers(wet, 400, 7, 2), 1240, 760),
        place(cat('loaf', 'black', { look: 'left' }), 1250, 690, 1.5),
        place(person('cap', { cut: wet.sky2, accent: OXBLOOD }), 840, 850, 1.4),
        place(
          group(
            shape(poly('-90 -60, 70 -70, 80 60, -80 66'), PAPER),
            shape(
              gouge(-74, -44, 56, -52, 14) +
                [-16, 2, 20, 38]
                  .map((y) => gouge(-70, y, -8, y - 3, 4) + gouge(6, y - 4, 64, y - 6, 4))
                  .join(''),
              KEY,
            ),
          ),
          690,
          330,
          1.1,
          { turn: -12 },
        ),
        shape(limb('790 460, 742 420, 716 376', [42, 34, 26]).d, KEY),
      ),
  },
  {
    file: 'content/pages/pictures/adventure-cats-hero.jpg',
    format: 'wide',
    alt: 'Linocut of two walkers from behind by the river: one cat looks out of a pack, another lies on a shoulder in a harness and leash.',
    caption: 'One in a carrier, one in a harness, as the rules ask.',
    draw: (w) => {
      const back = (fill: string, hair: string): Svg =>
        group(
          shape(
            loop(
              '-36 -470, -100 -446, -190 -410, -228 -330, -246 -120, -250 60!, 250 60!, 246 -120, 228 -330, 190 -410, 100 -446, 36 -470',
            ),
            fill,
          ),
          shape(
            gouge(-172, -340, -178, 40, 7, -8) +
              gouge(172, -340, 178, 40, 7, 8) +
              gouge(-60, -440, -150, -404, 5, -4) +
              gouge(60, -440, 150, -404, 5, 4),
            PAPER,
          ),
          shape(loop('-32 -520, -40 -448, 0 -434, 40 -448, 32 -520'), '#D9A87C'),
          shape(
            loop('-74 -560, -70 -626, 0 -664, 70 -626, 74 -560, 54 -506, 0 -488, -54 -506'),
            hair,
          ),
          shape(
            gouge(-40, -620, -46, -520, 4, -4) +
              gouge(-10, -640, -12, -500, 4) +
              gouge(22, -636, 30, -510, 4, 4),
            PAPER,
          ),
        );
      return group(
        sky(noon, { x: 0, y: 0, w, h: 560 }, 'rayed', { at: [250, 120] }),
        disc(noon, 250, 140, 66, { halo: '#F2B63C', rings: 2 }),
        clouds(CARD, { x: 300, y: 80, w: 1100, h: 120 }, 5, 6),
        skyline({ x: 0, y: 120, w, h: 420 }, { fill: noon.far, seed: 17, era: 'tall', step: 70 }),
        skyline(
          { x: 700, y: 260, w: 900, h: 280 },
          { fill: noon.mid, seed: 4, era: 'tall', step: 60 },
        ),
        river(noon, { x: 0, y: 530, w, h: 220 }, 5),
        place(
          bridge(
            { fill: noon.near, cut: noon.far },
            { x1: -60, x2: 900, towers: [120, 660], deck: 470, foot: 590, size: 0.56 },
          ),
          0,
          0,
        ),
        shape(rect(0, 720, w, 190), '#DCC79A'),
        shape(
          Array.from({ length: 12 }, (_, n) =>
            poly([
              [n * 140 - 40, 720],
              [n * 140 + 6, 720],
              [n * 180 - 250, 900],
              [n * 180 - 310, 900],
            ]),
          ),
          '#CDB27E',
        ),
        place(railing(KEY, 1640, 150, 'promenade', 40), -20, 750),
        place(back('#74301F', '#3A2C1D'), 500, 900),
        place(back('#2C6472', KEY), 1090, 900),
        shape(loop('414 350!, 412 290, 500 232, 588 290, 586 350!'), GASLIGHT),
        shape(loop('390 352!, 500 334, 610 352!, 500 366'), KEY),
        group(
          shape(loop('350 900!, 342 560, 380 470, 500 448, 620 470, 658 560, 650 900!'), OXBLOOD),
          within(
            loop('350 900!, 342 560, 380 470, 500 448, 620 470, 658 560, 650 900!'),
            gouges({
              x: 540,
              y: 450,
              w: 130,
              h: 460,
              angle: 31,
              gap: 14,
              length: [30, 70],
              width: 4,
              fill: '#5E1212',
              seed: 3,
            }),
          ),
          shape(circle(500, 640, 138), KEY),
          shape(circle(500, 640, 122), '#CFE0D4'),
          within(circle(500, 640, 122), place(cat('portrait', 'tabby', {}), 500, 648, 1.32)),
          shape(gouge(420, 570, 470, 540, 8, -6), CARD),
          shape([rect(372, 820, 256, 12)], KEY),
        ),
        place(
          group(
            cat('shoulder', 'black', { look: 'ahead' }),
            // A vest harness: over the back, with a strap across the chest and a ring for the leash.
            wire('M-40 -18Q-78 -34 -114 -10', PAPER, 25),
            `<path d="${loop('-34 -97!, 26 -98!, 34 -58, 24 -18!, -6 -22, -44 -6!, -28 -52')}" fill="${PAPER}" stroke="${PAPER}" stroke-width="9" stroke-linejoin="round"/>`,
            wire('M-40 -18Q-78 -34 -114 -10', OXBLOOD, 16),
            shape(loop('-34 -97!, 26 -98!, 34 -58, 24 -18!, -6 -22, -44 -6!, -28 -52'), OXBLOOD),
            shape(gouge(-22, -90, -30, -16, 6, 8) + gouge(20, -90, 20, -26, 6, -6), GASLIGHT),
          ),
          1256,
          520,
          1.3,
          { flip: true },
        ),
        // The leash, down over the walker's back to the hand that holds it.
        wire('M1260 394Q1150 350 1076 470T950 930', KEY, 20),
        wire('M1260 394Q1150 350 1076 470T950 930', GASLIGHT, 11),
        shape(circle(1260, 394, 17), KEY),
        shape(circle(1260, 394, 9), GASLIGHT),
      );
    },
  },
  {
    file: 'content/pages/pictures/not-found-hero.jpg',
    format: 'wide',
    alt: 'Linocut of a rainy night corner: a lost-cat notice on a fence shows a tuxedo cat, and a tuxedo cat sits on the fence above it.',
    caption: 'Lost: one cat. Answers to nobody.',
    draw: (w) =>
      group(
        sky(night, { x: 0, y: 0, w, h: 640 }, 'slant'),
        skyline(
          { x: 0, y: 80, w, h: 480 },
          { fill: night.mid, seed: 23, step: 120, lit: GASLIGHT, share: 0.1 },
        ),
        place(waterTower(night, night.near, 1.1), 460, 330),
        shape(circle(1330, 250, 240), '#35536A'),
        shape(circle(1330, 250, 170), '#4E6F84'),
        place(fence(night, 1640, 430, '#5A2A27', 6), -10, 760),
        within(
          rect(0, 330, 900, 430),
          gouges({
            x: 0,
            y: 330,
            w: 560,
            h: 430,
            angle: 31,
            gap: 20,
            length: [40, 110],
            width: 4,
            fill: '#381B1C',
            seed: 8,
            skip: 0.3,
          }),
        ),
        cobbles(
          night,
          { x: 0, y: 756, w, h: 150 },
          { row: 18, fill: night.ground, gap: night.near },
        ),
        glints(GASLIGHT, 1330, 764, 180, 130),
        rain('#7F93A0', { x: 0, y: 0, w, h: 760 }, 0.9, 3),
        place(
          group(
            shape(poly('-146 -196, 150 -190, 142 200, -152 194'), PAPER),
            lettering('LOST CAT', 0, -110, 92, OXBLOOD),
            place(cat('portrait', 'tuxedo', { rim: KEY }), 0, 10, 0.86),
            shape(rect(-150, 118, 300, 90), PAPER),
            shape(
              gouge(-110, 140, 106, 142, 7) +
                gouge(-110, 160, 80, 162, 5) +
                gouge(-110, 178, 100, 178, 5),
              KEY,
            ),
            shape([circle(-128, -176, 8), circle(130, -170, 8)], GASLIGHT),
          ),
          800,
          566,
          1,
          { turn: -3 },
        ),
        place(cat('sit-front', 'tuxedo', { look: 'ahead' }), 806, 346, 0.96),
        place(gasLamp(night, true), 1330, 800, 1.5),
        rays(1330, 260, 60, 200, GASLIGHT, { every: 14, width: 6 }),
        place(cat('walk', 'black', { rim: night.sky2 }), 300, 846, 0.5, { flip: true }),
      ),
  },
  {
    file: 'content/pages/pictures/video-home.jpg',
    format: 'wide',
    alt: 'Linocut close-up of a black cat looking straight out, yellow eyes wide, with the lit windows of the city at night behind.',
    caption: 'Your correspondent.',
    draw: (w, h) =>
      group(
        sky(night, { x: 0, y: 0, w, h }, 'rayed', { at: [800, 500], reach: 1100 }),
        disc(night, 1240, 210, 120, { fill: GASLIGHT, halo: '#35536A', rings: 2 }),
        skyline(
          { x: 0, y: 180, w, h: 640 },
          { fill: night.mid, seed: 12, era: 'tall', step: 120, lit: GASLIGHT, share: 0.22 },
        ),
        skyline(
          { x: 0, y: 430, w, h: 480 },
          { fill: night.near, seed: 9, era: 'tall', step: 100, lit: GASLIGHT, share: 0.16 },
        ),
        place(cat('portrait', 'black', { close: true }), 780, 480, 4.3),
      ),
  },
  {
    file: 'content/pages/pictures/video-gallery.jpg',
    format: 'wide',
    alt: 'Linocut of a television crew pointing a camera at a ginger cat on a stoop; the cat is looking at the microphone.',
    caption: 'Take nine.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), '#EADFC8'),
        place(
          brownstone(noon, {
            w: 900,
            floors: 2,
            floorHeight: 330,
            bays: 4,
            fill: '#A4452C',
            lit: [],
            door: false,
            seed: 6,
          }),
          560,
          640,
        ),
        place(
          brownstone(noon, {
            w: 700,
            floors: 2,
            floorHeight: 340,
            bays: 3,
            fill: '#6B9A97',
            door: false,
            seed: 9,
          }),
          1360,
          640,
        ),
        shape(rect(0, 640, w, 270), '#DCC79A'),
        shape(rect(0, 634, w, 10), KEY),
        shape(
          Array.from({ length: 10 }, (_, n) =>
            gouge(800 + (n - 5) * 150, 640, 800 + (n - 5) * 330, 900, 6),
          ).join(''),
          '#B79C67',
        ),
        ...[0, 1, 2, 3, 4].map((n) =>
          group(
            shape(
              rect(180 - n * 26, 500 + n * 62, 520 + n * 52, 64),
              n % 2 ? '#74301F' : '#8E3B2B',
            ),
            shape(rect(180 - n * 26, 500 + n * 62, 520 + n * 52, 8), PAPER),
          ),
        ),
        place(cat('sit-side', 'ginger', { look: 'up' }), 440, 566, 1.3, { flip: true }),
        shape(limb('1120 470, 820 330, 640 270', [9, 8, 8]).d, KEY),
        shape(loop('560 244, 600 222, 660 246, 668 280, 620 296, 572 280'), '#4A433A'),
        shape(
          [0, 1, 2, 3, 4, 5].map((n) => gouge(576 + n * 15, 238, 570 + n * 16, 284, 4)).join(''),
          KEY,
        ),
        place(person('clerk', { cut: '#DCC79A', accent: OXBLOOD }), 1130, 830, 1.2),
        place(
          group(
            shape(
              [
                limb('0 -270, -90 0', [14, 10]).d,
                limb('10 -270, 20 0', [14, 10]).d,
                limb('16 -270, 120 0', [14, 10]).d,
                rect(-80, -400, 220, 130),
                rect(-130, -370, 56, 70),
                circle(-20, -430, 44),
                circle(80, -436, 50),
              ],
              KEY,
            ),
            shape(circle(-128, -335, 30, 38), RIVER),
            shape([circle(-20, -430, 14), circle(80, -436, 16), rect(-60, -380, 60, 10)], GASLIGHT),
          ),
          1340,
          860,
          1.2,
        ),
        place(
          person('walker', { cut: '#DCC79A', accent: GASLIGHT, fill: '#2C6472' }),
          1530,
          860,
          1.3,
        ),
      ),
  },
  {
    file: 'content/pages/pictures/video-adventure-cats.jpg',
    format: 'wide',
    alt: 'Linocut of a calico cat in a red harness leading its walker past a park bench and a tree, the lead pulled taut.',
    caption: 'It is called taking the cat for a walk. The cat has heard this.',
    draw: (w) =>
      group(
        sky(noon, { x: 0, y: 0, w, h: 600 }, 'level'),
        skyline({ x: 0, y: 180, w, h: 400 }, { fill: noon.far, seed: 44, era: 'tall', step: 90 }),
        place(tree(noon, { leafy: true, seed: 5 }), 260, 680, 1.05),
        place(tree(noon, { leafy: true, seed: 9, fill: '#6B8F5A' }), 1480, 660, 0.95),
        shape(loop('0 600!, 400 570, 900 592, 1600 566!, 1600 720!, 0 720!'), '#7FA070'),
        shape(rect(0, 680, w, 230), '#E7CF9C'),
        gouges({
          x: 0,
          y: 690,
          w,
          h: 210,
          angle: -2,
          gap: 26,
          length: [80, 260],
          width: 5,
          skip: 0.5,
          fill: '#B79C67',
          seed: 6,
        }),
        shape(rect(0, 674, w, 9), KEY),
        place(bench(noon, 460, '#74301F'), 620, 706),
        wire(line('1106 520, 900 640, 640 650'), OXBLOOD, 7),
        place(person('walker', { cut: '#E7CF9C', accent: GASLIGHT }), 1200, 850, 1.56),
        shape(limb('1160 440, 1120 490, 1098 524', [48, 38, 28]).d, KEY),
        place(cat('walk', 'calico', { look: 'left' }), 520, 850, 1.4),
        place(
          shape(
            [
              limb('-70 -184, -80 -130, -66 -86', [16, 18, 16]).d,
              limb('-84 -150, -40 -176, -4 -172', [12, 14, 12]).d,
            ],
            OXBLOOD,
          ),
          520,
          850,
          1.4,
        ),
      ),
  },
  {
    file: 'content/pages/pictures/home-book.jpg',
    format: 'poster',
    alt: 'Linocut of a book titled {book} standing on a table, a tabby cat leaning out from behind it.',
    caption: '{book}. Signed by the author; sat on by the cat.',
    draw: (w, h) =>
      group(
        shape(rect(0, 0, w, h), GASLIGHT),
        rays(600, 760, 300, 1300, '#F7D98C', { every: 5, width: 12 }),
        shape(rect(0, 1270, w, 340), '#74301F'),
        shape(rect(0, 1262, w, 14), KEY),
        gouges({
          x: 0,
          y: 1284,
          w,
          h: 316,
          angle: 0,
          gap: 30,
          length: [160, 420],
          width: 6,
          skip: 0.3,
          fill: '#4F1D1B',
          seed: 4,
        }),
        place(cat('sit-back', 'tabby', { head: 'front', look: 'left' }), 890, 1400, 2.1),
        shape(poly('250 1410, 860 1400, 980 1460, 380 1490'), '#4F1D1B'),
        shape(poly('880 290, 930 316, 930 1404, 880 1420'), PAPER),
        shape(
          [330, 352, 374].map((y, n) => gouge(892 + n * 12, y, 892 + n * 12, 1390, 3)).join(''),
          '#8A7C66',
        ),
        shape(rect(220, 270, 664, 1150), RIVER),
        shape(rect(220, 270, 46, 1150), '#14303B'),
        shape(rect(262, 270, 5, 1150), PAPER),
        shape(rect(306, 316, 540, 1056), PAPER),
        shape(rect(314, 324, 524, 1040), RIVER),
        lettering('THE CAT MEN', 578, 470, 124, PAPER),
        lettering('OF GOTHAM', 578, 612, 144, GASLIGHT),
        shape(circle(578, 960, 214), GASLIGHT),
        shape(circle(578, 960, 184), RIVER),
        shape(circle(578, 960, 172), GASLIGHT),
        within(
          rect(314, 660, 524, 704),
          skyline(
            { x: 314, y: 960, w: 524, h: 404 },
            { fill: '#3C7C88', seed: 6, step: 70, lit: GASLIGHT, share: 0.16 },
          ),
          place(person('bowler', { cut: GASLIGHT, accent: OXBLOOD }), 560, 1364, 1.24),
          place(cat('sit-front', 'black'), 716, 1364, 0.62),
          place(cat('walk', 'white'), 400, 1364, 0.5, { flip: true }),
        ),
      ),
  },
];
