import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calc_s2, initSync, new_buffer } from 'calc-s2-rust/calc_s2_rust.js';
import sharp from 'sharp';

const wasm = initSync(
  readFileSync(fileURLToPath(import.meta.resolve('calc-s2-rust/calc_s2_rust_bg.wasm'))),
);

/**
 * How alike two pictures of one size look, by SSIMULACRA 2: 100 is the same, 90 cannot be told apart at
 * arm's length, 70 is good, 50 is seen by who looks for it.
 *
 * @param one a picture's file, and `other` the one made of it, in any format sharp reads.
 */
export async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const { data, info } = await pixels(one);
  const { data: made } = await pixels(other);
  const log = console.log;
  // The module tells each step.
  console.log = () => {};
  try {
    put('one', data);
    put('other', made);
    return calc_s2('one', 'other', info.width, info.height);
  } finally {
    console.log = log;
  }
}

/** Red, green and blue of each pixel. */
const pixels = (file: Buffer) =>
  sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });

function put(key: string, data: Buffer): void {
  const place = new_buffer(key, data.length);
  new Uint8Array(wasm.memory.buffer).set(data, place);
}
