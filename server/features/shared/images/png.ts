import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** The chunks that are needed to show a picture. All others are dropped. */
const KEPT: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
]);
const AROUND_DATA = 12;

/** Returns a PNG without metadata and trailing data. `null`: not a complete PNG. */
export function cleanPng(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const kept: Buffer[] = [SIGNATURE];
  const names: string[] = [];
  let at = SIGNATURE.length;
  while (at + AROUND_DATA <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + AROUND_DATA + length;
    if (end > bytes.length) return null;
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) return null;
    const name = named.subarray(0, 4).toString('latin1');
    if (KEPT.has(name)) kept.push(bytes.subarray(at, end));
    names.push(name);
    if (name === 'IEND') return isWhole(names) ? Buffer.concat(kept) : null;
    at = end;
  }
  return null;
}

const isWhole = (names: string[]): boolean =>
  names[0] === 'IHDR' && names.filter((name) => name === 'IHDR').length === 1 && names.includes('IDAT');
