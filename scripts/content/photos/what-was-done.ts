import { formatFileSize } from '../../../src/domain/pictures/file-size.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** What became of a photograph: "8.1 MB → 640 kB, 4032 × 3024 → 2400 × 1800, turned upright". */
export function whatWasDone({ data, width, height, before }: PreparedPhoto): string {
  const [sizes, is] = [`${before.width} × ${before.height}`, `${width} × ${height}`];
  return [
    `${formatFileSize(before.bytes)} → ${formatFileSize(data.length)}`,
    sizes === is ? is : `${sizes} → ${is}`,
    ...(before.isTurned ? ['turned upright'] : []),
    ...(before.hasPosition ? ['its place (GPS) taken out'] : []),
  ].join(', ');
}
