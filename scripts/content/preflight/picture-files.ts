import readExif from 'exif-reader';
import sharp from 'sharp';
import type { ContentFiles } from '../check/read/content-files.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import { fingerprint, type StandIns } from './stand-ins.ts';

/** Bytes. A photograph of 2400 pixels at good quality is about 1 MB; beyond 2 MB it only slows work. */
const HEAVY = 2_000_000;

type PictureFiles = {
  faults: Diagnostic[];
  warnings: Diagnostic[];
  /** Pictures that still hold the print that stands in for a photograph. */
  prints: ReadonlySet<string>;
};

/** Looks into every picture of `content/`: does it say where it was taken, and is it too heavy? */
export async function checkPictureFiles(
  files: ContentFiles,
  standIns: StandIns,
): Promise<PictureFiles> {
  const paths = files.paths.filter((path) => /\.(?:jpe?g|png|webp|avif)$/i.test(path));
  const found: PictureFiles & { prints: Set<string> } = {
    faults: [],
    warnings: [],
    prints: new Set(),
  };
  await Promise.all(
    paths.map(async (file) => {
      const bytes = files.read(file);
      const diagnosticWith = (problem: string, fix: string) => ({
        file,
        line: 1,
        field: '',
        problem,
        fix,
      });
      if (standIns[file]?.fingerprint === fingerprint(bytes)) found.prints.add(file);
      if (bytes.length > HEAVY) {
        const fix = 'export it again with its long side at 2400 pixels, as JPEG at quality 80';
        found.warnings.push(diagnosticWith(`the picture has ${megabytes(bytes.length)} MB`, fix));
      }
      if (await saysWhere(bytes)) {
        const fix = 'export it again without location data (in most programs a box to untick)';
        found.faults.push(diagnosticWith('the picture says where it was taken (GPS)', fix));
      }
    }),
  );
  return found;
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Whether a picture's metadata hold a position, as telephones write it (Exif) or as programs do (XMP). */
async function saysWhere(bytes: Buffer): Promise<boolean> {
  // A file that is no picture is the content check's business.
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const xmp = metadata?.xmp?.toString('utf8') ?? '';
  return /\bexif:GPSL(?:at|ong)itude\b/.test(xmp) || hasPosition(metadata?.exif);
}

/** A camera without reception writes the group and leaves the latitude out. */
function hasPosition(exif: Buffer | undefined): boolean {
  try {
    return exif !== undefined && readExif(exif).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    // Cut short: it says nothing that can be read.
    return false;
  }
}
