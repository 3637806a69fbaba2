import type { APIRoute } from 'astro';
import sharp from 'sharp';
import icon from '../../content/icon.svg?raw';
import { logo } from '../images/logo.ts';
import { getIdentity } from '../content/queries/site.ts';
import { homeScreenIcon, icoFile } from '../images/icon-files.ts';
import { logoOnDark } from '../images/logo-file.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type File = { type: string; make: () => string | Promise<string | Bytes> };

const png = (side: number): File => ({
  type: 'image/png',
  make: () => homeScreenIcon(icon, side),
});

/** In pixels: twice the largest size in the footer. */
const LOGO_HEIGHT = 80;

const nameplateOnDark = async () => logoOnDark((await getIdentity()).name);

const logoOnDarkPng = async (): Promise<Bytes> => {
  const resized = sharp(Buffer.from(await nameplateOnDark())).resize({ height: LOGO_HEIGHT });
  return Uint8Array.from(await resized.png({ palette: true }).toBuffer());
};

/** The logo that page headers reference with `<use>` and color. */
const { viewBox, letters, cat, lids } = logo;
const nameplate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="plate" fill="currentColor">${letters}${cat}</g>${lids}</svg>`;

/** Icons for browser tabs, browsers that request `/favicon.ico` by default, and home screens; and logos. */
const FILES: Readonly<Record<string, File>> = {
  'favicon.svg': { type: 'image/svg+xml', make: () => icon },
  'favicon.ico': { type: 'image/x-icon', make: () => icoFile(icon, 32) },
  'apple-touch-icon.png': png(180),
  'icon-192.png': png(192),
  'icon-512.png': png(512),
  // The header's logo, and the footer's with its PNG fallback.
  'nameplate.svg': { type: 'image/svg+xml', make: () => nameplate },
  'nameplate-on-dark.svg': { type: 'image/svg+xml', make: nameplateOnDark },
  'nameplate-on-dark.png': { type: 'image/png', make: logoOnDarkPng },
};

export const getStaticPaths = () =>
  Object.entries(FILES).map(([name, file]) => ({ params: { icon: name }, props: file }));

export const GET: APIRoute<File> = async ({ props: { type, make } }) =>
  new Response(await make(), { headers: { 'Content-Type': type } });
