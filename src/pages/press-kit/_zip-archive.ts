import { crc32 } from 'node:zlib';

/** A file in an archive; its name may hold `/` for folders. */
export type ZipEntry = { name: string; bytes: Uint8Array };

/**
 * Packs files into a ZIP archive without compressing them: pictures are compressed already.
 * (PKWARE APPNOTE 6.3, local headers and central directory, names in UTF-8.)
 *
 * @param entries in the order in which they are listed; at most 65,535, and 4 GB in all.
 * @returns the archive. The same files always make the same bytes, so every file is dated
 *   January 1, 1980, the first day that the format knows.
 */
export function zipArchive(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const encoded = Buffer.from(name);
    const common = Buffer.concat([
      // Version 2.0; names in UTF-8; stored; midnight; January 1, 1980.
      ...[20, 0x0800, 0, 0, 0x21].map(uint16),
      ...[crc32(bytes), bytes.length, bytes.length].map(uint32),
      ...[encoded.length, 0].map(uint16),
    ]);
    const file = Buffer.concat([uint32(0x04034b50), common, encoded, bytes]);
    files.push(file);
    directory.push(uint32(0x02014b50), uint16(20), common);
    // No comment, first disk, no attributes, where the file starts.
    directory.push(...[0, 0, 0].map(uint16), ...[0, offset].map(uint32), encoded);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = [
    uint32(0x06054b50),
    ...[0, 0, entries.length, entries.length].map(uint16),
    ...[listed.length, offset].map(uint32),
    uint16(0),
  ];
  return Uint8Array.from(Buffer.concat([...files, listed, ...end]));
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
