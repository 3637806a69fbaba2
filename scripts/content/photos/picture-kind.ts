import { toSlug } from '../../../src/domain/blog/slug.ts';

/** Whether a file is a HEIC photograph, whatever its name says. Only Safari shows one. */
export const isHeic = (file: Buffer): boolean =>
  // The first brand may be a general one, `mif1`; the list behind it names the kind.
  /^ftyp.*?(?:hei[cmsx]|hev[cmsx])/s.test(file.toString('latin1', 4, 64));

export const HEIC = {
  problem: 'is a HEIC photograph, which browsers cannot show',
  fix: 'export it as JPEG; for the next ones, choose on the iPhone Settings, Camera, Formats, Most Compatible',
} as const;

export const isDrawing = (file: Buffer): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg[\s>]/s.test(file.toString('latin1', 0, 512));

/** Whether a file begins as a JPEG, PNG, WebP or AVIF does. */
export const isPhotograph = (file: Buffer): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(
    file.toString('latin1', 0, 16),
  );

const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

export const isPicture = (file: string): boolean => PICTURE.test(file);

/** A picture's name as every system, link and program reads it: `My photo #2.JPG` is `my-photo-2.jpg`. */
export function plainName(name: string): string {
  const [ending = ''] = PICTURE.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length);
  return (/^[\w.-]+$/.test(stem) ? stem : toSlug(stem) || 'picture') + ending.toLowerCase();
}

/** Whether a description is no more than the name of a file, `src` or one that a camera gives. */
export const isFileName = (alt: string, src: string): boolean =>
  alt === src.replace(/^.*\/|\.[^.]+$/g, '') ||
  /^(?:img|dscn?|pxl|image|photo|screen ?shot)[-_ ]?\d[\w -]*$/i.test(alt) ||
  /^\S+\.(?:jpe?g|png|webp|avif|svg|heic)$/i.test(alt);
