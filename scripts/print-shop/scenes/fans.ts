/**
 * Portraits of visitors' cats, in a looser hand than the rest of the shop: broad crayon strokes for
 * walls and cloth, plain shapes for furniture, and a different frame for each.
 */
import { cat } from '../cats.ts';
import { ferry, skyline } from '../city.ts';
import { books, cup, radiator } from '../indoors.ts';
import { CARD, GASLIGHT, inks, KEY, OXBLOOD, PAPER, RIVER, VERDIGRIS } from '../ink.ts';
import type { Format, Scene } from '../press.ts';
import { bag, carton, collar, newspaper, plant, ruff, suitcase } from '../props.ts';
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
  type Svg,
} from '../shapes.ts';
import { disc, river, snowfall, stars } from '../weather.ts';

const { noon, night, indoors, rain: wet } = inks;

/** A picture sent in by a visitor; its number is the gallery's. */
export interface FanPrint extends Scene {
  id: number;
}

/** A flat ground with crayon rubbed over it. */
const crayon = (
  w: number,
  h: number,
  fill: string,
  stroke: string,
  angle: number,
  seed: number,
  y = 0,
): Svg =>
  group(
    shape(rect(0, y, w, h - y), fill),
    gouges({
      x: 0,
      y,
      w,
      h: h - y,
      angle,
      gap: 30,
      length: [120, 420],
      width: 11,
      skip: 0.3,
      bend: 6,
      seed,
      fill: stroke,
    }),
  );

const fan = (
  id: number,
  format: Format,
  alt: string,
  caption: string,
  draw: Scene['draw'],
): FanPrint => ({
  id,
  file: `content/gallery/fans/${id}.jpg`,
  format,
  alt,
  caption,
  draw,
});

/** A sash window with a view, w by h; origin at the middle of its sill. */
const window = (w: number, h: number, frame: string, ...view: readonly Svg[]): Svg =>
  group(
    shape(rect(-w / 2 - 34, -h - 34, w + 68, h + 34), KEY),
    shape(rect(-w / 2 - 26, -h - 26, w + 52, h + 26), frame),
    within(rect(-w / 2, -h, w, h), ...view),
    shape([rect(-w / 2, -h / 2 - 9, w, 18), rect(-9, -h, 18, h)], frame),
  );

const sill = (x: number, y: number, w: number, fill: string): Svg =>
  group(shape(rect(x, y, w, 46), KEY), shape(rect(x + 7, y + 6, w - 14, 32), fill));

/** Folds of cloth over an area: cushions, quilts, towels. */
const folds = (d: string, fill: string, stroke: string, lines: string): Svg =>
  group(
    `<path d="${d}" fill="${fill}" stroke="${KEY}" stroke-width="10" stroke-linejoin="round"/>`,
    within(d, shape(lines, stroke)),
  );

/** One tier of a Christmas tree, the widest last. */
const tier = (n: number): Svg => {
  const y = 460 + n * 310;
  const half = 210 + n * 130;
  const d = loop([
    [600, y - 360, 1],
    [600 - half * 0.5, y - 120],
    [600 - half, y, 1],
    [600 - half * 0.6, y - 16, 1],
    [600 - half * 0.36, y + 30, 1],
    [600, y - 6, 1],
    [600 + half * 0.36, y + 30, 1],
    [600 + half * 0.6, y - 16, 1],
    [600 + half, y, 1],
    [600 + half * 0.5, y - 120],
  ]);
  return group(
    shape(d, KEY),
    place(shape(d, n % 2 ? VERDIGRIS : '#3C6E54'), 24, 10, 0.96),
    within(
      d,
      gouges({
        x: 600 - half,
        y: y - 300,
        w: half * 2,
        h: 320,
        angle: 70,
        gap: 40,
        length: [40, 110],
        width: 9,
        skip: 0.4,
        fill: '#6E9270',
        seed: n + 2,
      }),
    ),
  );
};

export const fans: readonly FanPrint[] = [
  fan(
    101,
    'square',
    'A brown tabby filling a white bathroom sink, chin on the rim, under a dripping brass tap.',
    'Gherkin, of Cobble Hill. The household brushes its teeth in the kitchen.',
    (w, h) =>
      group(
        crayon(w, h, '#9CC3CC', '#B9D6DB', 12, 3),
        shape(
          Array.from(
            { length: 5 },
            (_, r) =>
              gouge(0, 130 + r * 150, 1200, 126 + r * 150, 7) +
              Array.from({ length: 8 }, (_, c) =>
                gouge(
                  c * 160 + (r % 2) * 80,
                  130 + r * 150,
                  c * 160 + (r % 2) * 80,
                  280 + r * 150,
                  7,
                ),
              ).join(''),
          ).join(''),
          '#6F9CA8',
        ),
        shape(
          [
            limb('600 560, 600 250, 610 190, 690 180, 730 240', [70, 66, 64, 62, 54]).d,
            rect(470, 420, 40, 150),
            rect(690, 420, 40, 150),
            rect(430, 400, 120, 40),
            rect(650, 400, 120, 40),
          ],
          KEY,
        ),
        shape(
          [
            limb('600 560, 600 254, 614 204, 688 196, 726 240', [48, 46, 44, 42, 36]).d,
            rect(440, 408, 100, 24),
            rect(660, 408, 100, 24),
          ],
          GASLIGHT,
        ),
        shape(gouge(590, 520, 590, 250, 10), PAPER),
        shape(loop('726 300!, 744 336, 726 352, 708 336'), RIVER),
        shape(circle(600, 660, 500, 130), KEY),
        shape(circle(600, 660, 484, 116), CARD),
        shape(circle(600, 672, 430, 90), '#B9CBD0'),
        place(cat('loaf', 'brown', { look: 'up' }), 620, 770, 2.9),
        shape(
          loop(
            '84 690!, 200 764, 600 806, 1000 764, 1116 690!, 1090 880, 960 1060, 760 1150, 440 1150, 240 1060, 110 880',
          ),
          KEY,
        ),
        shape(
          loop(
            '104 716!, 220 786, 600 826, 980 786, 1096 716!, 1072 874, 950 1044, 756 1132, 444 1132, 250 1044, 128 874',
          ),
          CARD,
        ),
        shape(
          gouge(190, 860, 330, 1060, 12, 20) +
            gouge(980, 850, 860, 1050, 9, -20) +
            gouge(1030, 830, 940, 990, 8, -16),
          '#B9CBD0',
        ),
      ),
  ),
  fan(
    102,
    'portrait',
    'A black cat in profile on a silver radiator, snow falling on dark rooftops in the window behind.',
    'Mrs. Danvers, of Inwood, does not care for the new super.',
    (w, h) =>
      group(
        crayon(w, h, '#7A211F', '#99382C', -62, 5),
        place(
          window(
            700,
            860,
            CARD,
            shape(rect(-350, -860, 700, 860), '#14212B'),
            skyline(
              { x: -350, y: -420, w: 700, h: 420 },
              { fill: '#35536A', seed: 7, step: 90, lit: GASLIGHT, share: 0.2 },
            ),
            snowfall(CARD, { x: -350, y: -860, w: 700, h: 860 }, 110, 4),
          ),
          600,
          1010,
        ),
        sill(190, 1004, 820, CARD),
        place(radiator({ ...indoors, key: KEY }, 820, '#AFC2C6'), 600, 1580, 1.15),
        sill(100, 1280, 1000, '#C9A05C'),
        place(cat('sit-side', 'black', { head: 'side' }), 620, 1284, 2.9),
      ),
  ),
  fan(
    103,
    'landscape',
    'A ginger cat sitting in a delivery carton much too small for it, looking pleased on a blue rug.',
    'Toast, of Astoria. The espresso machine is still on the floor somewhere.',
    (w, h) =>
      group(
        crayon(w, h, '#F2B63C', '#F7D98C', 20, 4),
        crayon(w, h, '#1F4E5F', '#2C6472', 0, 8, 830),
        shape(rect(0, 822, w, 16), KEY),
        shape(poly('120 960, 1480 930, 1600 1200, 0 1200'), '#9CC3CC'),
        shape(
          Array.from({ length: 18 }, (_, n) => gouge(130 + n * 78, 962, 40 + n * 90, 1196, 9)).join(
            '',
          ),
          '#6B9A97',
        ),
        place(cat('sit-front', 'ginger', { mouth: 'smile' }), 800, 1010, 2.6),
        place(carton(720, 380), 800, 1110),
        shape([limb('470 1110, 400 1130, 360 1100', [10, 8, 8]).d], KEY),
        shape(
          [
            poly('1240 1080, 1330 1050, 1350 1090, 1260 1120'),
            poly('1370 1120, 1440 1086, 1460 1130, 1390 1160'),
          ],
          CARD,
        ),
      ),
  ),
  fan(
    104,
    'square',
    'A cream cat seen from above, curled exactly to the shape of a red mixing bowl, a wooden spoon beside it on a checked cloth.',
    'Rigatoni, of Bensonhurst, is not an ingredient. It has been explained.',
    (w, h) =>
      group(
        crayon(w, h, '#6E9270', '#86A886', -20, 6),
        ...Array.from({ length: 8 }, (_, r) =>
          shape(
            Array.from({ length: 4 }, (_, c) =>
              rect((c * 2 + (r % 2)) * 160 - 20, r * 160 - 20, 160, 160),
            ),
            CARD,
          ),
        ),
        shape(circle(640, 650, 505, 470), '#3F5F45'),
        shape(circle(590, 600, 520, 490), KEY),
        shape(circle(590, 600, 502, 472), OXBLOOD),
        shape(circle(590, 604, 456, 424), KEY),
        shape(circle(590, 606, 444, 412), '#74130F'),
        shape(gouge(150, 440, 330, 210, 16, 34) + gouge(180, 330, 280, 220, 9, 18), '#DE9F8C'),
        place(cat('coil', 'cream'), 592, 884, 2.46),
        place(
          group(
            shape([limb('0 150, 0 520', [38, 30]).d, circle(0, 70, 80, 104)], KEY),
            shape([limb('0 150, 0 512', [22, 16]).d, circle(0, 70, 66, 90)], '#C9A05C'),
            shape(circle(4, 62, 40, 60), '#8A5A34'),
          ),
          1010,
          720,
          1,
          { turn: -18 },
        ),
      ),
  ),
  fan(
    105,
    'portrait',
    'A white long-haired cat upright on a tasseled velvet cushion, between two drawn green curtains.',
    'Duchess, of Jersey City. She crossed the river for the walk and says so.',
    (w, h) =>
      group(
        crayon(w, h, '#74130F', '#9B1C1F', 80, 3),
        shape(
          [
            loop('0 0!, 380 0!, 330 500, 180 900, 120 1250, 0 1300!'),
            loop('1200 0!, 820 0!, 870 500, 1020 900, 1080 1250, 1200 1300!'),
          ],
          VERDIGRIS,
        ),
        shape(
          [120, 220, 300]
            .map(
              (x) =>
                gouge(x, 0, x * 0.5, 1100, 13, 40) +
                gouge(1200 - x, 0, 1200 - x * 0.5, 1100, 13, -40),
            )
            .join(''),
          '#6E9270',
        ),
        shape([circle(150, 900, 60, 40), circle(1050, 900, 60, 40)], GASLIGHT),
        folds(
          loop(
            '170 1330, 130 1250, 240 1220, 600 1200, 960 1220, 1070 1250, 1030 1330, 1080 1440, 960 1470, 600 1500, 240 1470, 120 1440',
          ),
          '#5B3A6B',
          '#8E6FA0',
          gouge(200, 1300, 480, 1360, 12, 20) +
            gouge(1000, 1300, 720, 1360, 12, -20) +
            gouge(260, 1440, 560, 1470, 10),
        ),
        ...[
          [140, 1240],
          [1060, 1240],
          [130, 1440],
          [1070, 1440],
        ].map(([x, y]) => shape([circle(x!, y!, 24), gouge(x!, y!, x!, y! + 90, 22)], GASLIGHT)),
        place(
          group(ruff('behind', CARD), cat('sit-front', 'white'), ruff('bib', CARD)),
          600,
          1290,
          3,
        ),
      ),
  ),
  fan(
    106,
    'landscape',
    'A tortoiseshell cat peering out from under an open newspaper, front paws on the headline.',
    'Moth, of Ridgewood, has the crossword.',
    (w, h) =>
      group(
        crayon(w, h, '#C9A05C', '#D9BE86', 8, 9),
        place(newspaper(1240, 860), 800, 420, 1, { turn: -4 }),
        place(cat('peek', 'tortoiseshell', { look: 'up' }), 800, 900, 4.1),
        place(newspaper(1300, 420), 800, 1120, 1, { turn: 3 }),
        shape(
          [limb('590 890, 600 946', [120, 110]).d, limb('1010 880, 1000 946', [120, 110]).d],
          KEY,
        ),
        shape(
          gouge(576, 924, 574, 976, 8) +
            gouge(612, 924, 614, 976, 8) +
            gouge(984, 924, 982, 976, 8) +
            gouge(1020, 924, 1022, 976, 8),
          PAPER,
        ),
      ),
  ),
  fan(
    107,
    'landscape',
    'A tuxedo cat on a window sill with his back to us, watching a ferry cross the harbor at noon.',
    'Admiral, of Staten Island, counts them out and counts them in.',
    (w, h) =>
      group(
        crayon(w, h, '#EADFC8', '#F5EEDF', -30, 3),
        place(
          window(
            1120,
            820,
            '#2F5D46',
            shape(rect(-560, -820, 1120, 820), '#C6DDE0'),
            disc(noon, -300, -640, 70, { halo: null }),
            skyline(
              { x: -560, y: -620, w: 1120, h: 280 },
              { fill: '#8FB0B4', seed: 12, era: 'tall', step: 90 },
            ),
            river(noon, { x: -560, y: -350, w: 1120, h: 350 }, 5),
            place(ferry({ ...noon, paper: '#E8973A' }, '#E8973A', KEY), 270, -170, 1.1),
          ),
          800,
          900,
        ),
        sill(120, 894, 1360, '#2F5D46'),
        place(plant(VERDIGRIS, OXBLOOD), 270, 900, 1.1),
        place(cat('sit-back', 'tuxedo'), 640, 912, 2.5),
        shape([rect(0, 1000, w, 200)], '#D3C4A3'),
        gouges({
          x: 0,
          y: 1000,
          w,
          h: 200,
          angle: 0,
          gap: 30,
          length: [120, 400],
          width: 8,
          skip: 0.4,
          fill: '#B79C67',
          seed: 3,
        }),
      ),
  ),
  fan(
    108,
    'square',
    'A gray cat settled among folded shirts in an open leather suitcase, staring out over the edge.',
    'Bean, of Chicago, was told it was a carry-on.',
    (w, h) =>
      group(
        crayon(w, h, '#5B7F78', '#6B9A97', 50, 3),
        crayon(w, h, '#B98648', '#C9A05C', 0, 8, 830),
        shape(rect(0, 822, w, 12), KEY),
        place(suitcase('lid', '#8A5A34', '#EADFC8'), 600, 1010, 1.9),
        folds(
          loop(
            '150 900, 200 800, 460 790, 620 830, 820 780, 1010 810, 1050 900, 1040 1010, 160 1010',
          ),
          '#9CC3CC',
          '#1F4E5F',
          gouge(210, 850, 520, 860, 9) + gouge(640, 850, 990, 840, 9),
        ),
        place(cat('loaf', 'grey', { look: 'left' }), 620, 860, 2.6),
        place(suitcase('tray', '#8A5A34', '#EADFC8'), 600, 1110, 1.9),
      ),
  ),
  fan(
    109,
    'square',
    'A smoke-gray cat stretched along the keys of an upright piano, one paw out to a note, sheet music above it.',
    'Otis, of Harlem, composes at four in the morning.',
    (w, h) =>
      group(
        crayon(w, h, '#9B1C1F', '#B8342F', 65, 4),
        shape(rect(60, 120, 1080, 1100), KEY),
        shape(rect(84, 150, 1032, 540), '#74301F'),
        shape([rect(40, 96, 1120, 44)], KEY),
        shape(rect(52, 104, 1096, 14), '#C0714B'),
        shape([rect(130, 190, 940, 460)], '#4A1E17'),
        shape([rect(290, 600, 620, 26)], '#C0714B'),
        ...[
          [420, 440, -4],
          [600, 430, 2],
          [780, 440, 5],
        ].map(([x, y, turn]) =>
          place(
            group(
              shape(rect(-98, -158, 196, 316), KEY),
              shape(rect(-90, -150, 180, 300), PAPER),
              shape(
                [-110, -30, 50]
                  .map(
                    (r) =>
                      [0, 14, 28, 42].map((k) => gouge(-76, r + k, 76, r + k, 3.4)).join('') +
                      circle(-46, r + 14, 11) +
                      circle(6, r + 34, 11) +
                      circle(50, r + 4, 11),
                  )
                  .join(''),
                KEY,
              ),
            ),
            x!,
            y!,
            1,
            { turn: turn! },
          ),
        ),
        shape(rect(84, 690, 1032, 60), '#4A1E17'),
        shape(rect(84, 744, 1032, 10), '#C0714B'),
        // The keys, and their bed.
        shape(rect(50, 754, 1100, 210), KEY),
        shape(rect(110, 766, 980, 166), CARD),
        shape(
          Array.from({ length: 17 }, (_, n) => rect(164 + n * 54.4, 766, 6, 166)).join(''),
          KEY,
        ),
        shape(
          Array.from({ length: 17 }, (_, n) =>
            n % 7 === 2 || n % 7 === 6 ? '' : rect(150 + n * 54.4, 766, 34, 92),
          ).join(''),
          KEY,
        ),
        shape(rect(50, 940, 1100, 40), '#74301F'),
        shape(rect(50, 940, 1100, 9), '#C0714B'),
        shape([rect(70, 980, 70, 220), rect(1060, 980, 70, 220)], '#74301F'),
        shape(rect(160, 990, 880, 200), '#2B1512'),
        shape(
          [
            loop('520 1150!, 540 1120, 580 1120, 590 1150!'),
            loop('620 1150!, 640 1120, 680 1120, 690 1150!'),
          ],
          GASLIGHT,
        ),
        place(cat('hunt', 'smoke', {}), 560, 870, 1.84),
      ),
  ),
  fan(
    110,
    'portrait',
    'A calico cat squeezed into a big terracotta flowerpot between long green leaves, by a sunny window.',
    'Clementine, of Portland, Maine. The fern is understood to have moved.',
    (w, h) =>
      group(
        crayon(w, h, '#F2B63C', '#F7D98C', -50, 4),
        place(
          window(
            640,
            760,
            CARD,
            shape(rect(-320, -760, 640, 760), '#C6DDE0'),
            disc(noon, 120, -560, 90, { halo: GASLIGHT, rings: 2 }),
          ),
          660,
          860,
        ),
        crayon(w, h, '#A4452C', '#C0714B', 0, 4, 1330),
        shape(rect(0, 1322, w, 14), KEY),
        place(plant('#4D7A52', OXBLOOD), 430, 1270, 2.1),
        place(plant(VERDIGRIS, OXBLOOD), 780, 1270, 2.1),
        within(
          rect(0, 0, 1200, 1040),
          place(cat('sit-front', 'calico', { look: 'right' }), 600, 1200, 2.7),
        ),
        shape(poly('250 1010, 950 1010, 850 1480, 350 1480'), KEY),
        shape(poly('264 1024, 936 1024, 838 1468, 362 1468'), '#C9633A'),
        shape(rect(214, 970, 772, 120), KEY),
        shape(rect(226, 982, 748, 96), '#D6772F'),
        shape(gouge(300, 1010, 300, 1056, 14) + gouge(400, 1130, 440, 1430, 14), '#F0B98A'),
      ),
  ),
  fan(
    111,
    'landscape',
    'A silver tabby at the end of a shelf of books, one paw raised over a teetering volume.',
    'Professor, of Philadelphia, is weeding the collection.',
    (w, h) =>
      group(
        crayon(w, h, '#2F5D46', '#3C6E54', 30, 3),
        place(books(indoors, 860, 330, 6), 60, 420, 1),
        shape([rect(0, 420, w, 40)], KEY),
        shape(rect(0, 428, w, 22), '#8A5A34'),
        place(books(indoors, 300, 300, 21), 1260, 420),
        place(books(indoors, 640, 420, 9), 40, 1010),
        shape([rect(0, 1010, w, 44)], KEY),
        shape(rect(0, 1018, w, 26), '#8A5A34'),
        place(
          group(
            shape(rect(-44, -360, 88, 360), KEY),
            shape(rect(-36, -352, 72, 344), OXBLOOD),
            shape([rect(-36, -300, 72, 10), rect(-36, -70, 72, 10)], GASLIGHT),
          ),
          770,
          1012,
          1,
          { turn: -16 },
        ),
        place(cat('stand', 'silver', { look: 'left' }), 1100, 1014, 1.9),
      ),
  ),
  fan(
    112,
    'square',
    'A black-and-white cat asleep across an open laptop, a video call of six dark figures going on behind.',
    'Noodle, of Boston, attended the whole meeting.',
    (w, h) =>
      group(
        crayon(w, h, '#14212B', '#1E3040', 40, 3),
        shape([rect(190, 170, 820, 560)], KEY),
        shape(rect(214, 194, 772, 500), '#9CC3CC'),
        ...[0, 1, 2, 3, 4, 5].map((n) =>
          group(
            shape(
              rect(250 + (n % 3) * 240, 226 + Math.floor(n / 3) * 226, 212, 196),
              ['#C9A05C', '#DE9F8C', '#6E9270', '#D3C4A3', '#B98648', '#8FA8AF'][n]!,
            ),
            shape(
              [
                circle(356 + (n % 3) * 240, 300 + Math.floor(n / 3) * 226, 42, 50),
                loop([
                  [290 + (n % 3) * 240, 422 + Math.floor(n / 3) * 226, 1],
                  [310 + (n % 3) * 240, 366 + Math.floor(n / 3) * 226],
                  [400 + (n % 3) * 240, 366 + Math.floor(n / 3) * 226],
                  [424 + (n % 3) * 240, 422 + Math.floor(n / 3) * 226, 1],
                ]),
              ],
              KEY,
            ),
          ),
        ),
        crayon(w, h, '#74301F', '#8E3B2B', 0, 5, 860),
        shape(poly('170 736, 1030 736, 1130 960, 70 960'), KEY),
        shape(poly('184 748, 1016 748, 1104 940, 96 940'), '#AFC2C6'),
        shape(
          Array.from({ length: 4 }, (_, r) =>
            Array.from({ length: 11 }, (_, c) =>
              rect(206 - r * 16 + c * (72 + r * 3), 762 + r * 30, 56, 20),
            ).join(''),
          ).join(''),
          KEY,
        ),
        place(cat('curl', 'cow'), 620, 900, 2.7),
        place(cup(indoors), 1080, 1080, 1.5),
      ),
  ),
  fan(
    114,
    'portrait',
    'A peach-colored cat half buried in a wicker laundry basket of striped towels.',
    'Sunday, of Park Slope. The towels are warm, and so they are hers.',
    (w, h) =>
      group(
        crayon(w, h, '#9CC3CC', '#B9D6DB', 70, 5),
        crayon(w, h, '#D3C4A3', '#EADFC8', 0, 4, 1270),
        shape(rect(0, 1262, w, 12), KEY),
        place(
          group(
            shape(circle(0, 0, 250), KEY),
            shape(circle(0, 0, 234), CARD),
            shape(circle(0, 0, 176), KEY),
            shape(circle(0, 0, 160), RIVER),
            shape(gouge(-90, 60, 40, -110, 22, -16) + gouge(-30, 96, 90, -40, 14, -12), '#9CC3CC'),
          ),
          850,
          420,
        ),
        folds(
          loop(
            '170 1040, 230 880, 460 830, 600 900, 780 820, 960 900, 1030 1040, 980 1160, 220 1160',
          ),
          CARD,
          OXBLOOD,
          gouge(230, 960, 470, 880, 20) +
            gouge(220, 1040, 480, 960, 20) +
            gouge(720, 880, 980, 960, 20) +
            gouge(720, 960, 1010, 1050, 20),
        ),
        place(cat('sit-front', 'peach', { look: 'left' }), 600, 1290, 2.7),
        folds(
          loop(
            '180 1100, 300 1040, 460 1120, 640 1060, 820 1120, 950 1050, 1030 1110, 1000 1220, 200 1220',
          ),
          '#DE9F8C',
          '#A4452C',
          gouge(240, 1130, 560, 1150, 12, 10) + gouge(640, 1150, 980, 1120, 12, -10),
        ),
        shape(poly('130 1130, 1070 1130, 970 1540, 230 1540'), KEY),
        shape(poly('146 1144, 1054 1144, 958 1528, 242 1528'), '#C9A05C'),
        within(
          poly('146 1144, 1054 1144, 958 1528, 242 1528'),
          shape(
            Array.from({ length: 7 }, (_, r) =>
              Array.from({ length: 13 }, (_, c) =>
                gouge(
                  120 + c * 80 + (r % 2) * 40,
                  1180 + r * 56,
                  186 + c * 80 + (r % 2) * 40,
                  1180 + r * 56,
                  16,
                ),
              ).join(''),
            ).join(''),
            '#74401F',
          ),
        ),
        shape(rect(110, 1110, 980, 46), KEY),
        shape(rect(120, 1118, 960, 28), '#B98648'),
      ),
  ),
  fan(
    115,
    'landscape',
    'A red-and-white cat walking the top of a board fence under an enormous setting sun.',
    'Hank, of Austin, runs the fence line twice a day.',
    (w, h) =>
      group(
        crayon(w, h, '#E8973A', '#F2B63C', 0, 4),
        shape(circle(900, 640, 400), OXBLOOD),
        shape(
          [520, 600, 680].map((y, n) => gouge(480, y, 1320, y + 6, 16 + n * 8)).join(''),
          '#E8973A',
        ),
        shape(gouge(120, 190, 520, 180, 20) + gouge(1180, 150, 1500, 160, 16), CARD),
        ...Array.from({ length: 15 }, (_, n) =>
          group(
            shape(
              poly([
                [n * 112 - 20, 1200],
                [n * 112 - 20, 820],
                [n * 112 + 30, 770],
                [n * 112 + 80, 820],
                [n * 112 + 80, 1200],
              ]),
              KEY,
            ),
            shape(
              poly([
                [n * 112 - 10, 1200],
                [n * 112 - 10, 824],
                [n * 112 + 30, 786],
                [n * 112 + 70, 824],
                [n * 112 + 70, 1200],
              ]),
              n % 2 ? '#5B7F78' : '#4D7A52',
            ),
            shape(gouge(n * 112 + 20, 860, n * 112 + 26, 1160, 9), KEY),
          ),
        ),
        shape(rect(0, 900, w, 40), KEY),
        shape(rect(0, 906, w, 26), '#6E9270'),
        place(cat('walk', 'red-and-white', { look: 'left' }), 760, 800, 2.3),
      ),
  ),
  fan(
    116,
    'square',
    'A tabby’s face looking out of a brown paper grocery bag lying on a red kitchen floor.',
    'Biscotti, of Hoboken, came with the groceries.',
    (w, h) =>
      group(
        crayon(w, h, '#EADFC8', '#F5EEDF', 60, 3),
        crayon(w, h, '#A4452C', '#C0714B', 10, 5, 640),
        shape(rect(0, 632, w, 12), KEY),
        ...[0, 1, 2, 3, 4].map((n) =>
          shape(gouge(n * 300 - 100, 1200, 200 + n * 200, 640, 8), '#74301F'),
        ),
        place(bag(940, 720), 690, 1080),
        shape(
          loop(
            '250 350, 420 360, 570 480, 600 720, 560 980, 420 1086, 230 1090, 110 980, 70 720, 110 470',
          ),
          KEY,
        ),
        within(
          loop(
            '250 362, 416 372, 558 486, 586 720, 548 970, 414 1074, 234 1078, 124 972, 84 720, 122 476',
          ),
          shape(rect(0, 300, 700, 820), '#3A2418'),
          place(cat('portrait', 'tabby', { close: true, look: 'wide' }), 330, 790, 2.9),
        ),
        shape(
          [
            gouge(250, 350, 110, 470, 12, 14),
            gouge(230, 1090, 110, 980, 12, -14),
            gouge(600, 500, 620, 940, 10, -10),
          ],
          '#D9BE86',
        ),
        shape([circle(1030, 1100, 74), circle(930, 1130, 66)], KEY),
        shape([circle(1030, 1100, 64)], OXBLOOD),
        shape(circle(930, 1130, 56), GASLIGHT),
        shape(gouge(990, 1070, 1020, 1056, 9) + gouge(900, 1110, 924, 1096, 8), PAPER),
      ),
  ),
  fan(
    117,
    'landscape',
    'Two black kittens in one shoe box, one asleep and one wide awake, on a striped blanket.',
    'Olive and Pit, of Montreal. One size fits both, for now.',
    (w, h) =>
      group(
        crayon(w, h, '#DE9F8C', '#EBC3A4', 25, 4),
        ...[0, 1, 2, 3, 4].map((n) =>
          shape(
            poly([
              [0, 760 + n * 96],
              [1600, 720 + n * 96],
              [1600, 764 + n * 96],
              [0, 806 + n * 96],
            ]),
            n % 2 ? CARD : RIVER,
          ),
        ),
        shape(poly('290 700, 1310 700, 1250 560, 350 560'), KEY),
        shape(poly('306 700, 1294 700, 1240 574, 362 574'), '#4A2E22'),
        place(cat('curl', 'black'), 980, 790, 2.3, { flip: true }),
        place(cat('sit-front', 'black', { look: 'wide' }), 560, 860, 2.1),
        shape(poly('270 690, 1330 690, 1290 1060, 310 1060'), KEY),
        shape(poly('284 704, 1316 704, 1278 1048, 322 1048'), GASLIGHT),
        shape([rect(620, 800, 360, 130)], KEY),
        shape(rect(632, 812, 336, 106), CARD),
        shape(gouge(670, 850, 930, 850, 16) + gouge(670, 888, 860, 888, 12), KEY),
      ),
  ),
  fan(
    118,
    'portrait',
    'A chocolate-brown cat parting the slats of a venetian blind to look in at us, streetlight behind.',
    'Marlowe, of Los Angeles, was waiting when we got in.',
    (w, h) =>
      group(
        crayon(w, h, '#E8973A', '#F2B63C', 75, 4),
        shape(circle(880, 380, 190), '#F7D98C'),
        shape(circle(880, 380, 110), CARD),
        place(cat('portrait', 'chocolate', { close: true, look: 'ahead' }), 600, 860, 4.4),
        ...Array.from({ length: 17 }, (_, n) => {
          const y = 60 + n * 98;
          const part = n === 7 ? -46 : n === 8 ? 52 : n === 6 ? -22 : n === 9 ? 26 : 0;
          const d = loop([
            [-20, y - 20, 1],
            [300, y - 20 + part * 0.5],
            [600, y - 22 + part],
            [900, y - 20 + part * 0.5],
            [1220, y - 20, 1],
            [1220, y + 18, 1],
            [900, y + 18 + part * 0.5],
            [600, y + 18 + part],
            [300, y + 18 + part * 0.5],
            [-20, y + 18, 1],
          ]);
          return group(shape(d, KEY), place(shape(d, n % 2 ? '#14303B' : '#1F4E5F'), 0, -5, 1));
        }),
        shape([rect(180, 0, 8, 1600), rect(1010, 0, 8, 1600)], PAPER),
        ...[
          [390, 700],
          [810, 700],
        ].map(([x, y]) => shape(circle(x!, y!, 1), KEY)),
      ),
  ),
  fan(
    119,
    'square',
    'A plump gray-blue cat loafing on top of a refrigerator, above a child’s drawing of her held on by a magnet.',
    'Dumpling, of Flushing, supervises the leftovers.',
    (w, h) =>
      group(
        crayon(w, h, '#F2B63C', '#F7D98C', -15, 4),
        shape(rect(180, 620, 840, 640), KEY),
        shape(rect(196, 636, 808, 620), CARD),
        shape([rect(196, 820, 808, 12), rect(250, 680, 24, 100), rect(250, 880, 24, 200)], KEY),
        gouges({
          x: 760,
          y: 650,
          w: 230,
          h: 640,
          angle: 31,
          gap: 26,
          length: [60, 140],
          width: 6,
          skip: 0.3,
          fill: '#B9CBD0',
          seed: 3,
        }),
        place(
          group(
            shape(rect(-130, -110, 260, 220), KEY),
            shape(rect(-122, -102, 244, 204), '#C6DDE0'),
            wire(
              `${circle(0, 20, 62, 50)}M-48 -14L-56 -70L-14 -34M48 -14L56 -70L14 -34M-22 10L-20 12M22 10L24 12M-10 34Q0 44 10 34M-60 24L-100 16M60 24L100 16`,
              OXBLOOD,
              9,
            ),
            shape(circle(0, -106, 15), OXBLOOD),
          ),
          580,
          1000,
          1,
          { turn: -5 },
        ),
        shape(circle(820, 730, 34), VERDIGRIS),
        place(cat('loaf', 'blue', { look: 'left' }), 600, 626, 2.5),
      ),
  ),
  fan(
    120,
    'portrait',
    'A black-and-white cat’s face halfway up a decorated Christmas tree, among red, gold and silver balls.',
    'Ferdinand, of Bay Ridge. We put him on the tree; that is to say, he was on the tree.',
    (w, h) =>
      group(
        crayon(w, h, '#74130F', '#9B1C1F', 60, 5),
        stars(night, { x: 60, y: 60, w: 1080, h: 700 }, 26, 4),
        shape([rect(560, 1440, 80, 170)], KEY),
        tier(3),
        tier(2),
        tier(1),
        tier(0),
        shape(
          poly(
            '600 20, 630 110, 720 110, 648 164, 676 250, 600 196, 524 250, 552 164, 480 110, 570 110',
          ),
          GASLIGHT,
        ),
        place(cat('peek', 'tuxedo', { look: 'wide' }), 600, 1000, 3),
        within(rect(0, 1000, 1200, 600), tier(3), tier(2)),
        place(shape([circle(-92, 0, 40, 30), circle(92, 0, 40, 30)], CARD), 600, 1010, 1.6),
        shape(
          [
            gouge(430, 1010, 430, 1050, 8),
            gouge(466, 1010, 466, 1050, 8),
            gouge(734, 1010, 734, 1050, 8),
            gouge(770, 1010, 770, 1050, 8),
          ],
          KEY,
        ),
        ...[
          [330, 1010, OXBLOOD],
          [880, 1060, GASLIGHT],
          [420, 1300, GASLIGHT],
          [780, 1330, OXBLOOD],
          [600, 480, OXBLOOD],
          [220, 1350, CARD],
          [1000, 1380, CARD],
          [450, 720, CARD],
          [770, 700, GASLIGHT],
          [600, 1420, '#9CC3CC'],
        ].map(([x, y, fill]) =>
          group(
            shape(circle(x as number, y as number, 48), KEY),
            shape(circle(x as number, y as number, 40), fill as string),
            shape(
              gouge(
                (x as number) - 22,
                (y as number) + 4,
                (x as number) - 4,
                (y as number) - 24,
                9,
              ),
              PAPER,
            ),
          ),
        ),
      ),
  ),
  fan(
    121,
    'square',
    'A small tortoiseshell sheltering under an open red umbrella in a hallway, boots and puddle beside her.',
    'Mabel, of Sunnyside, will come on the wet-weather walk if the umbrella does.',
    (w, h) =>
      group(
        crayon(w, h, '#D9BE86', '#EADFC8', 82, 4),
        crayon(w, h, wet.near, wet.mid, 0, 7, 880),
        shape(rect(0, 872, w, 14), KEY),
        shape(
          [rect(60, 330, 190, 22), circle(90, 366, 14), circle(155, 366, 14), circle(220, 366, 14)],
          KEY,
        ),
        shape(loop('80 372!, 60 640, 120 660, 130 380!'), RIVER),
        shape(
          loop(
            '140 760!, 190 480, 400 260, 640 200, 880 260, 1080 460, 1130 760!, 1000 680, 880 760!, 760 680, 640 770!, 510 680, 390 760!, 270 680',
          ),
          KEY,
        ),
        shape(
          loop(
            '160 728!, 210 486, 410 280, 640 222, 870 280, 1060 470, 1110 728!, 1000 660, 880 736!, 760 660, 640 746!, 510 660, 390 736!, 270 660',
          ),
          OXBLOOD,
        ),
        shape(
          gouge(640, 230, 392, 730, 11, -60) +
            gouge(640, 230, 640, 740, 10) +
            gouge(640, 230, 880, 730, 11, 60),
          '#74130F',
        ),
        shape(
          [
            rect(632, 130, 18, 100),
            rect(632, 740, 16, 320),
            limb('640 1050, 650 1100, 700 1110, 720 1070', [16, 18, 18, 16]).d,
          ],
          KEY,
        ),
        place(
          group(cat('sit-front', 'tortoiseshell', { look: 'up' }), collar(VERDIGRIS)),
          500,
          1060,
          1.5,
        ),
        place(
          group(
            shape(loop('-70 0!, -76 -60, -30 -80!, -26 -260!, 70 -260!, 74 0!'), KEY),
            shape(loop('-60 -10!, -64 -54, -18 -76!, -14 -248!, 58 -248!, 62 -10!'), GASLIGHT),
            shape(gouge(40, -230, 44, -30, 9), '#B97A1E'),
          ),
          900,
          1070,
        ),
        place(
          group(
            shape(loop('-70 0!, -76 -60, -30 -80!, -26 -260!, 70 -260!, 74 0!'), KEY),
            shape(loop('-60 -10!, -64 -54, -18 -76!, -14 -248!, 58 -248!, 62 -10!'), GASLIGHT),
            shape(gouge(40, -230, 44, -30, 9), '#B97A1E'),
          ),
          1040,
          1090,
        ),
        shape(circle(300, 1110, 150, 26), '#86A5A4'),
        shape(gouge(220, 1106, 380, 1104, 6), PAPER),
      ),
  ),
];
