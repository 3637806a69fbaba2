import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { required } from '../required.ts';
import { logoFiles, type LogoFiles } from '../../src/pages/press-kit/_logo-files.ts';

let files: LogoFiles[];
beforeAll(async () => {
  files = await logoFiles('Fish & Fur', 'fish-fur');
});

const find = (inks: number, ground: string) =>
  required(files.find((variant) => variant.inks === inks && variant.ground === ground));
const inksOf = (svg: Uint8Array) =>
  new Set([...new TextDecoder().decode(svg).matchAll(/fill="(#\w+)"/g)].map(([, ink]) => ink));

describe('logo files', () => {
  test('have one or two colors, for light and dark pages', () => {
    expect(files.map(({ svg }) => svg.file).toSorted()).toEqual([
      'fish-fur-nameplate-1-ink-dark.svg',
      'fish-fur-nameplate-1-ink-light.svg',
      'fish-fur-nameplate-2-inks-dark.svg',
      'fish-fur-nameplate-2-inks-light.svg',
    ]);
    for (const { inks, svg } of files) expect(inksOf(svg.bytes).size).toBe(inks);
  });

  test('are light for dark pages, and dark for light ones', async () => {
    const brightness = async (ground: string) => {
      const { channels } = await sharp(find(1, ground).png.bytes)
        .flatten({ background: '#808080' })
        .stats();
      return required(channels[0]).mean;
    };
    expect(await brightness('dark')).toBeGreaterThan(0x80);
    expect(await brightness('light')).toBeLessThan(0x80);
  });

  test('contain the escaped name', () => {
    const svg = new TextDecoder().decode(find(2, 'light').svg.bytes);
    expect(svg).toContain('<title>Fish &amp; Fur</title>');
    expect(svg).not.toContain('currentColor');
  });
});
