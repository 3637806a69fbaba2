import type { APIRoute } from 'astro';
import icon from '../../content/icon.svg?raw';
import { homeScreenIcon, icoFile } from '../head/icon-files.ts';

type File = { type: string; make: () => string | Promise<Uint8Array<ArrayBuffer>> };

const png = (side: number): File => ({
  type: 'image/png',
  make: () => homeScreenIcon(icon, side),
});

/** For browser tabs, browsers that request `/favicon.ico` by default, and home screens. */
const FILES: Readonly<Record<string, File>> = {
  'favicon.svg': { type: 'image/svg+xml', make: () => icon },
  'favicon.ico': { type: 'image/x-icon', make: () => icoFile(icon, 32) },
  'apple-touch-icon.png': png(180),
  'icon-192.png': png(192),
  'icon-512.png': png(512),
};

export const getStaticPaths = () =>
  Object.entries(FILES).map(([name, file]) => ({ params: { icon: name }, props: file }));

export const GET: APIRoute<File> = async ({ props: { type, make } }) =>
  new Response(await make(), { headers: { 'Content-Type': type } });
