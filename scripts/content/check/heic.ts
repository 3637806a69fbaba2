/** What the file of an iPhone's photograph begins with, unless the iPhone is told otherwise. */
const BRANDS = /^(?:hei[cmsx]|hev[cmsx])$/;

/** Whether a file is a HEIC photograph, whatever its name says. No browser but Safari shows one. */
export function isHeic(file: Buffer): boolean {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return false;
  // The first brand may be a general one, `mif1`; then the list that follows names the kind.
  const length = Math.min(file.readUInt32BE(0), 128);
  const brands = file.toString('latin1', 8, length).match(/.{4}/gs) ?? [];
  return brands.some((brand) => BRANDS.test(brand));
}

/** What is wrong with such a file, and what its owner can do about it. */
export const HEIC = {
  problem: 'is a HEIC photograph, which browsers cannot show',
  fix: 'open it on the computer and export it as JPEG; for the next ones, choose on the iPhone Settings, Camera, Formats, Most Compatible',
} as const;
