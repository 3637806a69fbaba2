/** Sample photographs. */
import sharp from 'sharp';

type Wanted = {
  width?: number;
  height?: number;
  /** EXIF orientation; 6 for a phone held upright. */
  orientation?: number;
  /** Whether it says where it was taken. */
  hasGps?: boolean;
  /** The color, as the camera saw it: "#c83232". */
  color?: string;
};

/** A photograph of one color. `width` and `height` are before rotation. */
export function photo({
  width = 900,
  height = 700,
  orientation,
  hasGps = false,
  color = '#888888',
}: Wanted = {}): Promise<Buffer> {
  const paper = sharp({ create: { width, height, channels: 3, background: color } });
  if (hasGps) paper.withExif({ IFD3: { GPSLatitude: '40/1 42/1 0/1', GPSLatitudeRef: 'N' } });
  if (orientation !== undefined) paper.withMetadata({ orientation });
  return paper.jpeg().toBuffer();
}

/** The start of a HEIC file. */
export function heic(): Buffer {
  const box = Buffer.from('\0\0\0\0ftypheic\0\0\0\0mif1heic', 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(400)]);
}
