import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { required } from '../required.ts';
import { printPacket, type PrintPacket } from '../../src/pages/press-kit/_print-packet.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9b1c1f' } })
    .jpeg()
    .toBuffer();

let packet: PrintPacket;
let text: string;
beforeAll(async () => {
  packet = await printPacket({
    name: 'fish-prints',
    title: 'Two prints',
    credit: 'Fish & Fur',
    license: { title: 'What you may do', text: 'Print them.' },
    labels: { file: 'File', size: 'Size', caption: 'Caption', shows: 'Shows', credit: 'Credit' },
    prints: [
      {
        name: 'The bridge cat',
        caption: 'Ned, on his way.',
        shows: 'A cat.',
        picture: await picture(1600, 900),
      },
      {
        name: 'The other',
        caption: 'Minnie.',
        shows: 'Another.',
        picture: await picture(1500, 2000),
      },
    ],
  });
  text = Buffer.from(packet.archive.bytes).toString('latin1');
});

/** JPEGs are stored uncompressed in the ZIP. */
function pictures(): Buffer[] {
  const bytes = Buffer.from(packet.archive.bytes);
  const starts = [...text.matchAll(/\xff\xd8\xff/g)].map(({ index }) => index);
  return starts.map((start, place) => bytes.subarray(start, starts[place + 1]));
}

test('pictures keep their size, with a print resolution', async () => {
  const found = await Promise.all(pictures().map((print) => sharp(print).metadata()));
  expect(found.map(({ width, height, density }) => [width, height, density])).toEqual([
    [1600, 900, 300],
    [1500, 2000, 300],
  ]);
});

test('each picture has caption, credit and license as metadata', async () => {
  const [ned] = pictures();
  const { exif } = await sharp(required(ned)).metadata();
  for (const words of ['Ned, on his way.', 'Fish & Fur', 'Print them.']) {
    expect(required(exif).toString('latin1')).toContain(words);
  }
});

test('a text file lists each picture and its print size', () => {
  for (const line of [
    'Fish & Fur: Two prints',
    'File     1-the-bridge-cat.jpg',
    'Caption  Ned, on his way.',
    'Shows    A cat.',
    'Credit   Fish & Fur',
    'What you may do\nPrint them.',
  ]) {
    expect(text).toContain(line);
  }
  expect(packet.size).toBe('5.3\u00a0×\u00a03\u00a0in, 5\u00a0×\u00a06.7\u00a0in');
});
