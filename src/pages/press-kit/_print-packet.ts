import sharp from 'sharp';
import { toSlug } from '../../domain/blog/slug.ts';
import { zipArchive, type ZipEntry } from './_zip-archive.ts';
import type { PressFile } from './_press-file.ts';

/** The dots to the inch that newspapers and magazines ask for. */
export const DPI = 300;

type Print = {
  /** What the story is called. */
  name: string;
  caption: string;
  /** What the picture shows, for those who cannot see it. */
  shows: string;
  picture: Uint8Array;
};

type Packet = {
  /** The name of the archive, without its ending. */
  name: string;
  title: string;
  credit: string;
  license: { title: string; text: string };
  labels: { file: string; size: string; caption: string; shows: string; credit: string };
  prints: readonly Print[];
};

export type PrintPacket = {
  archive: PressFile;
  /** How large the prints are on paper: "5.3 × 3 in", in one piece; several where they differ. */
  size: string;
};

/**
 * Packs the prints for the press: each picture as a JPEG at all the pixels it has, marked with 300
 * dots to the inch, its caption, credit and license written into it; and beside them a list that
 * says the same in plain text.
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

  const entries: ZipEntry[] = [
    { name: 'captions.txt', bytes: new TextEncoder().encode(`${text}\n`) },
    ...files.map(({ file, bytes }) => ({ name: file, bytes })),
  ];
  return {
    archive: {
      file: `${packet.name}.zip`,
      type: 'application/zip',
      bytes: zipArchive(
        entries.map((entry) => ({ ...entry, name: `${packet.name}/${entry.name}` })),
      ),
      detail: 'ZIP',
    },
    size: [...new Set(files.map(({ size }) => size.replaceAll(' ', '\u00a0')))].join(', '),
  };
}

/** `1600 x 900` pixels are 5.3 × 3 in. */
function sizeOnPaper({ width, height }: { width: number; height: number }): string {
  const inches = (pixels: number) =>
    (pixels / DPI).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${inches(width)} × ${inches(height)} in`;
}

/** Labels and what they say, in two columns of plain text. */
export function lines(rows: readonly (readonly [label: string, text: string])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows.map(([label, text]) => `${label.padEnd(width)}${text}`);
}
