const HEADER = /^GIF8[79]a$/;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
const LOOP = 'NETSCAPE2.0';
const HAS_COLOURS = 0x80;

const coloursOf = (flags: number): number => (flags & HAS_COLOURS ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Returns a GIF with its frames, timing and loop, without comments and trailing data. `null`: not a complete
 * GIF.
 */
export function cleanGif(bytes: Buffer): Buffer | null {
  if (bytes.length < 13 || !HEADER.test(bytes.subarray(0, 6).toString('latin1'))) return null;
  let at = 13 + coloursOf(bytes[10] ?? 0);
  const kept: Buffer[] = [bytes.subarray(0, at)];
  let pictures = 0;
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === TRAILER) {
      kept.push(bytes.subarray(at, at + 1));
      return pictures > 0 ? Buffer.concat(kept) : null;
    }
    const dataAt = kind === IMAGE ? at + 11 + coloursOf(bytes[at + 9] ?? 0) : at + 2;
    const end = kind === IMAGE || kind === EXTENSION ? endOfBlocks(bytes, dataAt) : null;
    if (end === null) return null;
    if (kind === IMAGE) {
      if (!isOnScreen(bytes, at)) return null;
      pictures += 1;
    }
    if (kind === IMAGE || isNeeded(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/**
 * Returns the end of a sequence of GIF data blocks. Each block begins with its length; an empty block ends
 * the sequence.
 */
function endOfBlocks(bytes: Buffer, start: number): number | null {
  let at = start;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return null;
}

function isOnScreen(bytes: Buffer, at: number): boolean {
  if (at + 10 > bytes.length) return false;
  const reaches = (offset: number, size: number) =>
    bytes.readUInt16LE(at + offset) + bytes.readUInt16LE(at + size);
  return reaches(1, 5) <= bytes.readUInt16LE(6) && reaches(3, 7) <= bytes.readUInt16LE(8);
}

const isNeeded = (bytes: Buffer, at: number): boolean =>
  bytes[at + 1] === CONTROL ||
  (bytes[at + 1] === APPLICATION && bytes.subarray(at + 3, at + 3 + LOOP.length).toString('latin1') === LOOP);
