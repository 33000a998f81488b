const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Markers of the Huffman tables, the quantisation tables and the restart interval. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);
const COMMENT = 0xfe;
const JFIF = 0xe0;
const ADOBE = 0xee;
const ADOBE_LENGTH = 14;

const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * Returns a JPEG without metadata, comments, further pictures and trailing data. `withOrientation` adds the
 * orientation again. `null`: not a complete JPEG that browsers can show.
 */
export function cleanJpeg(bytes: Buffer): Buffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let frames = 0;
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === END) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      return frames === 1 && scans > 0 ? Buffer.concat(kept) : null;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    at = end;
    if (FRAMES.has(marker)) frames += 1;
    if (marker === SCAN) {
      scans += 1;
      at = endOfScan(bytes, end);
      kept.push(segment, bytes.subarray(end, at));
    } else if (FRAMES.has(marker) || TABLES.has(marker)) kept.push(segment);
    else if (isApplication(marker)) kept.push(...coloursOf(marker, segment));
    else if (marker !== COMMENT) return null;
  }
  return null;
}

/** Returns the position of the first marker after the compressed image data. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

/** Returns the metadata segments that change the colours; there are two kinds. */
function coloursOf(marker: number, segment: Buffer): Buffer[] {
  const says = (name: string) => segment.subarray(4, 4 + name.length).toString('latin1') === name;
  if (marker === JFIF && says('JFIF\0') && segment.length >= 18) {
    const plain = Buffer.from(segment.subarray(0, 18));
    plain.writeUInt16BE(16, 2);
    plain.writeUInt16BE(0, 16);
    return [plain];
  }
  return marker === ADOBE && says('Adobe') && segment.length === 2 + ADOBE_LENGTH ? [segment] : [];
}

const EXIF_WITH_ORIENTATION = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
  'hex',
);
const AT_ORIENTATION = 29;

/** Adds the orientation. Phones store it as metadata instead of rotating the picture. */
export function withOrientation(jpeg: Buffer, orientation: number | undefined): Buffer {
  if (orientation === undefined || orientation < 2 || orientation > 8) return jpeg;
  const note = Buffer.from(EXIF_WITH_ORIENTATION);
  note[AT_ORIENTATION] = orientation;
  return Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2)]);
}
