import { gzipSync } from 'node:zlib';
import { tileId } from '../../server/geo/tiles/pmtiles';

type Tile = { zoom: number; column: number; row: number; bytes: Uint8Array };
type Entry = { id: number; run: number; offset: number; length: number };

const LEAF_SIZE = 4;

/**
 * Packs an archive as the PMTiles specification says: gzip, a root and leaf directories, and identical tiles
 * stored once.
 */
export function packPmtiles(tiles: readonly Tile[], { type = 1, compression = 2 } = {}): Buffer {
  const sorted = tiles
    .map((tile) => ({ id: tileId(tile.zoom, tile.column, tile.row), bytes: gzipSync(tile.bytes) }))
    .sort((a, b) => a.id - b.id);
  const parts: Buffer[] = [];
  const entries: Entry[] = [];
  let end = 0;
  for (const { id, bytes } of sorted) {
    const last = entries.at(-1);
    if (last && parts.at(-1)?.equals(bytes) && last.id + last.run === id) last.run += 1;
    else {
      entries.push({ id, run: 1, offset: end, length: bytes.length });
      parts.push(bytes);
      end += bytes.length;
    }
  }
  const leaves: Buffer[] = [];
  const root: Entry[] = [];
  for (let first = 0; first < entries.length; first += LEAF_SIZE) {
    const leaf = gzipSync(directory(entries.slice(first, first + LEAF_SIZE)));
    const offset = leaves.reduce((sum, { length }) => sum + length, 0);
    root.push({ id: entries[first]?.id ?? 0, run: 0, offset, length: leaf.length });
    leaves.push(leaf);
  }
  const rootBytes = gzipSync(directory(root));
  const leafBytes = Buffer.concat(leaves);
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const numbers = [
    127,
    rootBytes.length,
    127 + rootBytes.length,
    0,
    127 + rootBytes.length,
    leafBytes.length,
  ];
  [...numbers, 127 + rootBytes.length + leafBytes.length, end].forEach((number, index) => {
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * index);
  });
  header.set([1, 2, compression, type], 96);
  header[100] = Math.min(...tiles.map(({ zoom }) => zoom));
  header[101] = Math.max(...tiles.map(({ zoom }) => zoom));
  return Buffer.concat([header, rootBytes, leafBytes, ...parts]);
}

function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const write = (number: number) => {
    let rest = number;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  write(entries.length);
  entries.forEach(({ id }, index) => {
    write(id - (entries[index - 1]?.id ?? 0));
  });
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return Buffer.from(bytes);
}
