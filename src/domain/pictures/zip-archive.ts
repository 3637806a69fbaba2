/** A file in an archive; its name may hold `/` for folders. */
export type ZipEntry = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Packs files into a ZIP archive without compressing them: pictures are compressed already.
 * (PKWARE APPNOTE 6.3, local headers and central directory, names in UTF-8.)
 *
 * @param entries in the order in which they are listed; at most 65,535, and 4 GB in all.
 * @returns the archive. The same files always make the same bytes, so every file is dated
 *   January 1, 1980, the first day that the format knows.
 */
export function zipArchive(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const encoded = new TextEncoder().encode(name);
    const common = [
      // Version 2.0; names in UTF-8; stored; midnight; January 1, 1980.
      [2, 20],
      [2, 0x0800],
      [2, 0],
      [2, 0],
      [2, 0x21],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, encoded.length],
      [2, 0],
    ] as const;
    const local = [littleEndian([[4, 0x04034b50], ...common]), encoded, bytes];
    parts.push(...local);
    // No comment, first disk, no attributes, where the file starts.
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    directory.push(littleEndian([[4, 0x02014b50], [2, 20], ...common, ...rest]), encoded);
    offset += sizeOf(local);
  }
  const end = littleEndian([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, sizeOf(directory)],
    [4, offset],
    [2, 0],
  ]);
  return joined([...parts, ...directory, end]);
}

function littleEndian(
  fields: readonly (readonly [size: 2 | 4, value: number])[],
): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    fields.flatMap(([size, value]) =>
      Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff),
    ),
  );
}

const sizeOf = (parts: readonly Uint8Array[]) =>
  parts.reduce((size, { length }) => size + length, 0);

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(sizeOf(parts));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

/** The checksum that the format asks for (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
