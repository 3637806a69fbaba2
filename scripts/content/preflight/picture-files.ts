import { formatFileSize } from '../../../src/domain/pictures/file-size.ts';
import type { ContentFiles } from '../check/read/content-files.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import { isTooLarge, type PictureFacts, readPictureFacts } from '../photos/picture-facts.ts';
import { fingerprint, type StandIns } from './stand-ins.ts';

type PictureFiles = {
  faults: Diagnostic[];
  warnings: Diagnostic[];
  /** What each picture's file says of itself; none for a file that is no picture. */
  facts: ReadonlyMap<string, PictureFacts>;
  /** Pictures that still hold the print that stands in for a photograph. */
  prints: ReadonlySet<string>;
};

/** The files of `content/` that may be photographs, whatever is in them. */
const photosAmong = (paths: readonly string[]) =>
  paths.filter((path) => /\.(?:jpe?g|png|webp|avif)$/i.test(path));

/**
 * Looks into every picture of `content/`: does it say where it was taken, does it lie on its side, is
 * it larger than anybody sees?
 */
export async function checkPictureFiles(
  files: ContentFiles,
  standIns: StandIns,
): Promise<PictureFiles> {
  const facts = new Map<string, PictureFacts>();
  const prints = new Set<string>();
  await Promise.all(
    photosAmong(files.paths).map(async (file) => {
      const bytes = files.read(file);
      if (standIns[file]?.fingerprint === fingerprint(bytes)) prints.add(file);
      // A file that is no picture is the content check's business.
      const read = await readPictureFacts(bytes);
      if (read) facts.set(file, read);
    }),
  );
  const about = [...facts];
  return {
    faults: about.flatMap(([file, { hasPosition }]) =>
      hasPosition ? [mendable(file, 'the picture says where it was taken (GPS)')] : [],
    ),
    warnings: about.flatMap(([file, picture]) => [
      ...(picture.isTurned ? [mendable(file, TURNED)] : []),
      ...(isTooLarge(picture) ? [mendable(file, sizeOf(picture))] : []),
    ]),
    facts,
    prints,
  };
}

const TURNED = 'the picture lies on its side, with a note to turn it that some programs overlook';

const sizeOf = ({ width, height, bytes }: PictureFacts) =>
  `the picture has ${width} × ${height} pixels and ${formatFileSize(bytes)}, more than any page shows`;

function mendable(file: string, problem: string): Diagnostic {
  return { file, line: 1, field: '', problem, fix: `run npm run add:photos ${file}` };
}
