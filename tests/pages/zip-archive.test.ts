import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zipArchive, type ZipEntry } from '../../src/pages/press-kit/_zip-archive.ts';

const file = (name: string, text: string): ZipEntry => ({
  name,
  bytes: new TextEncoder().encode(text),
});

/** Reads an archive by its directory, as programs do. */
function unzip(archive: Uint8Array): ZipEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset);
  const end = archive.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [sum, size] = [view.getUint32(at + 16, true), view.getUint32(at + 24, true)];
    const nameSize = view.getUint16(at + 28, true);
    const start = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(archive.slice(at + 46, at + 46 + nameSize));
    expect(view.getUint32(start, true)).toBe(0x04034b50);
    const bytes = archive.slice(start + 30 + nameSize, start + 30 + nameSize + size);
    expect(crc32(bytes)).toBe(sum);
    at += 46 + nameSize;
    return { name, bytes };
  });
}

test('what is packed comes out again', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ name: fc.string({ minLength: 1, unit: 'grapheme' }), bytes: fc.uint8Array() }),
      ),
      (entries) => {
        const packed = entries.map(({ name, bytes }) => ({ name, bytes: Uint8Array.from(bytes) }));
        expect(unzip(zipArchive(packed))).toEqual(packed);
      },
    ),
  );
});

test('the same files make the same archive', () => {
  const entries = [file('captions.txt', 'Ned'), file('1-ned.jpg', 'not a picture')];
  expect(zipArchive(entries)).toEqual(zipArchive(entries));
});
