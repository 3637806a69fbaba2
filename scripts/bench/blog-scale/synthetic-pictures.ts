import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A picture as it stands in a gallery's file: its own fields, whatever else they are. */
type Entry = { id: number; src: string; alt: string };

const FIRST_ID = 10_000;

/**
 * Fills a gallery with pictures for a trial of size. Each is a real one with a remark in its file, so that a
 * build takes it for a new one and has it all to encode.
 *
 * @param file the gallery's file, `content/gallery/tours.json` of a copy of the project.
 * @param count how many pictures are to be added.
 */
export function addPictures(file: string, count: number): void {
  const real = (JSON.parse(readFileSync(file, 'utf8')) as Entry[]).filter(
    ({ id }) => id < FIRST_ID,
  );
  const added = Array.from({ length: count }, (_, index): Entry => {
    const entry = real[index % real.length];
    if (!entry) throw new Error(`${file} holds no picture to copy.`);
    const src = `./trial/${index}.jpg`;
    const place = join(dirname(file), src);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, withRemark(readFileSync(join(dirname(file), entry.src)), `${index}`));
    return { ...entry, id: FIRST_ID + index, src, alt: `${entry.alt} Number ${index}.` };
  });
  writeFileSync(file, JSON.stringify([...real, ...added], undefined, 2));
}

/**
 * A JPEG with a remark (a COM segment) behind its first marker: other bytes, the same picture.
 *
 * @throws Error when the file is no JPEG.
 */
export function withRemark(jpeg: Buffer, remark: string): Buffer {
  if (jpeg.readUInt16BE(0) !== 0xffd8) throw new Error('This is no JPEG.');
  const text = Buffer.from(remark);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xfffe, 0);
  // The length counts itself.
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}
