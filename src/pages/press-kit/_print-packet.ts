import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { toSlug } from '../../domain/blog/slug.ts';
import type { PressFile } from './_press-file.ts';

/** The dots per inch that newspapers and magazines require. */
export const DPI = 300;

type Print = {
  name: string;
  caption: string;
  shows: string;
  picture: Uint8Array;
};

type Packet = {
  name: string;
  title: string;
  credit: string;
  license: { title: string; text: string };
  labels: { file: string; size: string; caption: string; shows: string; credit: string };
  prints: readonly Print[];
};

export type PrintPacket = {
  archive: PressFile;
  /** Distinct sizes on paper, without line breaks: "5.3 × 3 in". */
  size: string;
};

/**
 * Creates a ZIP of pictures for the press: JPEGs in full resolution at 300 dpi, with caption, credit and
 * license as EXIF data, and a text file with the same details.
 */
export async function printPacket(packet: Packet): Promise<PrintPacket> {
  const { labels, credit, license } = packet;
  const files = await Promise.all(
    packet.prints.map(async (print, index) => {
      const { data, info } = await sharp(print.picture)
        .withMetadata({ density: DPI })
        .withExifMerge({
          IFD0: { ImageDescription: print.caption, Artist: credit, Copyright: license.text },
        })
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer({ resolveWithObject: true });
      return {
        ...print,
        file: `${index + 1}-${toSlug(print.name)}.jpg`,
        bytes: Uint8Array.from(data),
        size: sizeOnPaper(info),
        pixels: `${info.width} × ${info.height} px`,
      };
    }),
  );

  const captions = files.map(({ file, size, pixels, name, caption, shows }, index) =>
    [
      `${index + 1}. ${name}`,
      ...lines([
        [labels.file, file],
        [labels.size, `${size} (${pixels}, ${DPI} dpi)`],
        [labels.caption, caption],
        [labels.shows, shows],
        [labels.credit, credit],
      ]),
    ].join('\n'),
  );
  const text = [
    `${credit}: ${packet.title}`,
    ...captions,
    `${license.title}\n${license.text}`,
  ].join('\n\n');

  const folder = {
    'captions.txt': strToU8(`${text}\n`),
    ...Object.fromEntries(files.map(({ file, bytes }) => [file, bytes])),
  };
  return {
    archive: {
      file: `${packet.name}.zip`,
      type: 'application/zip',
      // Uncompressed, since JPEGs already are compressed. A fixed date, the earliest in ZIP files (which use
      // local time), makes builds reproducible.
      bytes: zipSync({ [packet.name]: folder }, { level: 0, mtime: new Date(1980, 0, 1) }),
      detail: 'ZIP',
    },
    size: [...new Set(files.map(({ size }) => size.replaceAll(' ', '\u00a0')))].join(', '),
  };
}

/** E.g. "5.3 × 3 in" for 1600 × 900 pixels. */
function sizeOnPaper({ width, height }: { width: number; height: number }): string {
  const inches = (pixels: number) =>
    (pixels / DPI).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${inches(width)} × ${inches(height)} in`;
}

/** Aligns labels and texts in two plain text columns. */
export function lines(rows: readonly (readonly [label: string, text: string])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows.map(([label, text]) => `${label.padEnd(width)}${text}`);
}
