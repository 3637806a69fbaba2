import { isUtf8 } from 'node:buffer';

type Fault = readonly [line: number, problem: string, fix: string];

const SAVE = 'open it in your program, choose "Save as" and the encoding UTF-8';

/**
 * Finds what keeps a text from being read as the site reads it, in UTF-8: an é would come out as �, or
 * nothing would be where it is expected.
 *
 * @param isJson whether the file is JSON, which may not begin with a byte order mark.
 */
export function encodingFault(bytes: Buffer, isJson: boolean): Fault | undefined {
  const [first = 0, second = 0] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) return [1, 'the file is saved in UTF-16', SAVE];
  if (isJson && bytes.toString('utf8', 0, 3) === '\uFEFF') {
    const fix = 'open it in your program, choose "Save as" and the encoding UTF-8 without BOM';
    return [1, 'the file begins with a mark that nobody sees, a byte order mark', fix];
  }
  if (isUtf8(bytes)) return undefined;
  const lines = linesOf(bytes);
  const line = lines.findIndex((one) => !isUtf8(one)) + 1;
  return [line, 'a letter here is not saved in UTF-8, and would come out as �', SAVE];
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}
