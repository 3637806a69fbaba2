import sharp from 'sharp';
import { escapeHtml } from '../../head/feed-html.ts';
import { logo } from '../../images/logo.ts';
import { color } from '../../styles/colors.ts';
import type { PressFile } from './_press-file.ts';

const INKS = {
  light: { letters: color('ink'), cat: color('accent') },
  dark: { letters: color('ink', 'dark'), cat: color('accent', 'dark') },
} as const;

const PNG_WIDTH = 2400;

export type LogoFiles = {
  inks: 1 | 2;
  /** The background it is meant for; the file itself is transparent. */
  ground: keyof typeof INKS;
  /** Width over height. */
  ratio: number;
  svg: PressFile;
  png: PressFile;
};

/** The logo as an SVG file without a background. */
export function logoFile(
  name: string,
  inks: 1 | 2,
  ground: keyof typeof INKS,
): Uint8Array<ArrayBuffer> {
  const { viewBox, letters, cat, width, height } = logo;
  const title = escapeHtml(name);
  const ink = INKS[ground];
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`,
    `<title>${title}</title><g fill="${ink.letters}">${letters}</g>`,
    `<g fill="${inks === 1 ? ink.letters : ink.cat}">${cat}</g></svg>`,
  ].join('');
  return Uint8Array.from(new TextEncoder().encode(drawing));
}

/**
 * The company's logo to download: in one and two colors, for light and dark backgrounds, each as an SVG
 * and as a PNG 2400 pixels wide, with transparent backgrounds.
 */
export async function logoFiles(name: string, slug: string): Promise<LogoFiles[]> {
  const variants = (['light', 'dark'] as const).flatMap((ground) =>
    ([1, 2] as const).map((inks) => ({ ground, inks })),
  );

  return Promise.all(
    variants.map(async ({ ground, inks }) => {
      const svg = logoFile(name, inks, ground);
      const { data, info } = await sharp(svg)
        .resize({ width: PNG_WIDTH })
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true });
      const file = `${slug}-nameplate-${inks === 1 ? '1-ink' : '2-inks'}-${ground}`;
      return {
        inks,
        ground,
        ratio: logo.ratio,
        svg: { file: `${file}.svg`, type: 'image/svg+xml', bytes: svg, detail: 'SVG' },
        png: {
          file: `${file}.png`,
          type: 'image/png',
          bytes: Uint8Array.from(data),
          detail: `${info.width} × ${info.height} px`,
        },
      };
    }),
  );
}
