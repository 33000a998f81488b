import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { BoundedCache } from '../bounded-cache';
import { EngineError } from '../engines/call-engine';
import type { TileSource } from './tile-source';

/** Reads a range of the archive's bytes, from a file or by HTTP range requests. */
type ReadRange = (offset: number, length: number) => Promise<Buffer>;

type Header = {
  root: Range;
  leaves: number;
  tiles: number;
  unpackDirectory: Unpack;
  unpackTile: Unpack;
  minZoom: number;
  maxZoom: number;
};
type Range = { offset: number; length: number };
/**
 * An entry of a directory. `run`: how many consecutive tiles are identical. 0: the entry points to another
 * directory.
 */
type Entry = Range & { id: number; run: number };
type Unpack = (packed: Buffer) => Promise<Uint8Array>;

const HEADER_BYTES = 127;
const MAGIC = 'PMTiles';
const VERSION = 3;
const VECTOR_TILES = 1;
/** The maximum number of directory levels that the format allows. */
const MAX_DIRECTORIES = 3;
const KEPT_DIRECTORIES = 64;
const PATIENCE_MILLISECONDS = 5000;

const plain: Unpack = async (packed) => packed;
const UNPACK: Readonly<Record<number, Unpack>> = {
  1: plain,
  2: promisify(gunzip),
  3: promisify(brotliDecompress) as Unpack,
};

/** Reads vector tiles from a PMTiles 3 file with range requests. */
class PmtilesArchive implements TileSource {
  readonly #read: ReadRange;
  readonly #header = new BoundedCache<Header>(1);
  readonly #directories = new BoundedCache<Entry[]>(KEPT_DIRECTORIES);

  constructor(read: ReadRange) {
    this.#read = read;
  }

  async maxZoom(): Promise<number> {
    return (await this.#readHeader()).maxZoom;
  }

  async tile(zoom: number, column: number, row: number): Promise<Uint8Array | null> {
    const header = await this.#readHeader();
    if (zoom < header.minZoom || zoom > header.maxZoom) return null;
    const id = tileId(zoom, column, row);
    let directory = header.root;
    for (let depth = 0; depth < MAX_DIRECTORIES; depth++) {
      const entry = entryFor(await this.#readDirectory(directory, header), id);
      if (entry === null) return null;
      if (entry.run > 0)
        return header.unpackTile(await this.#read(header.tiles + entry.offset, entry.length));
      directory = { offset: header.leaves + entry.offset, length: entry.length };
    }
    throw new EngineError('The map’s archive leads from directory to directory');
  }

  #readHeader(): Promise<Header> {
    return this.#header.get('', async () => headerOf(await this.#read(0, HEADER_BYTES)));
  }

  #readDirectory({ offset, length }: Range, { unpackDirectory }: Header): Promise<Entry[]> {
    return this.#directories.get(String(offset), async () =>
      entriesOf(await unpackDirectory(await this.#read(offset, length))),
    );
  }
}

function headerOf(bytes: Buffer): Header {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 7) !== MAGIC || bytes[7] !== VERSION)
    throw new EngineError('MAP_PMTILES is no PMTiles archive of version 3');
  const number = (position: number) => Number(bytes.readBigUInt64LE(position));
  const unpackDirectory = UNPACK[bytes[97] ?? 0];
  const unpackTile = UNPACK[bytes[98] ?? 0];
  if (bytes[99] !== VECTOR_TILES || unpackDirectory === undefined || unpackTile === undefined)
    throw new EngineError('MAP_PMTILES must hold vector tiles, packed by gzip, brotli or not at all');
  return {
    root: { offset: number(8), length: number(16) },
    leaves: number(40),
    tiles: number(56),
    unpackDirectory,
    unpackTile,
    minZoom: bytes[100] ?? 0,
    maxZoom: bytes[101] ?? 0,
  };
}

/**
 * Parses a directory: four columns of numbers, one after the other. Ids are stored as differences. An offset
 * of 0 means that the tile follows the one before.
 */
function entriesOf(bytes: Uint8Array): Entry[] {
  let position = 0;
  const next = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[position++];
      if (byte === undefined) throw new EngineError('A directory of the map’s archive ends early');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const column = (count: number) => Array.from({ length: count }, next);
  const count = next();
  const [steps, runs, lengths, offsets] = [column(count), column(count), column(count), column(count)];
  const entries: Entry[] = [];
  let id = 0;
  let end = 0;
  for (let index = 0; index < count; index++) {
    const [step = 0, run = 0, length = 0, shifted = 0] = [
      steps[index],
      runs[index],
      lengths[index],
      offsets[index],
    ];
    id += step;
    const offset = shifted === 0 ? end : shifted - 1;
    entries.push({ id, run, length, offset });
    end = offset + length;
  }
  return entries;
}

function entryFor(entries: readonly Entry[], id: number): Entry | null {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.id ?? 0) <= id) low = middle + 1;
    else high = middle;
  }
  const entry = entries[low - 1];
  return entry && (entry.run === 0 || id < entry.id + entry.run) ? entry : null;
}

/** Returns the number of a tile in PMTiles: by zoom, then along a Hilbert curve. */
export function tileId(zoom: number, column: number, row: number): number {
  const before = (4 ** zoom - 1) / 3;
  let [x, y, id] = [column, row, before];
  for (let half = 2 ** (zoom - 1); half >= 1; half /= 2) {
    const isRight = (x & half) > 0;
    const isLow = (y & half) > 0;
    id += half * half * ((isRight ? 3 : 0) ^ (isLow ? 1 : 0));
    if (isLow) continue;
    if (isRight) [x, y] = [half - 1 - x, half - 1 - y];
    [x, y] = [y, x];
  }
  return id;
}

/** Opens an archive at a URL or in a file of the server. */
export const openArchive = (place: string): PmtilesArchive =>
  new PmtilesArchive(/^https?:\/\//.test(place) ? rangesOf(place) : piecesOf(place));

const piecesOf =
  (path: string): ReadRange =>
  async (offset, length) => {
    const file = await open(path).catch((error: Error) => {
      throw new EngineError(`MAP_PMTILES cannot be opened: ${error.message}`);
    });
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      if (bytesRead < length) throw new EngineError('The map’s archive ends early');
      return buffer;
    } finally {
      await file.close();
    }
  };

const rangesOf =
  (url: string): ReadRange =>
  async (offset, length) => {
    const headers = { range: `bytes=${offset}-${offset + length - 1}` };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }).catch(
      (error: Error) => {
        throw new EngineError(`${new URL(url).origin} cannot be reached: ${error.name}`);
      },
    );
    if (answer.status !== 206) {
      await answer.body?.cancel();
      throw new EngineError(
        `${new URL(url).origin} does not answer with a piece of the map: ${answer.status}`,
      );
    }
    return Buffer.from(await answer.arrayBuffer());
  };
