import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { imageSize } from 'image-size';
import type { Queryable } from '../db/database';
import { PICTURE_TYPES, type PictureFile, pictureFile } from '../features/shared/shop-pictures';

const MAX_BYTES = 5 * 1024 * 1024;
const SERVED = /^\/pictures\/shop\/([\w-]+\.\w+)$/;

/**
 * Reads a picture of the folder and names it by the hash of its content. Returns the reason if it can't be
 * used.
 */
export function readPicture(folder: string, file: string): PictureFile | { wrong: string } {
  const root = resolve(folder);
  const path = resolve(root, file);
  if (!path.startsWith(root + sep) || !existsSync(path)) return { wrong: `there is no file ${file}` };
  if (statSync(path).size > MAX_BYTES) return { wrong: `${file} has more than 5 MB` };
  const bytes = readFileSync(path);
  const type = typeOf(bytes);
  if (type === null || !PICTURE_TYPES.includes(type))
    return { wrong: `${file} is no picture (${PICTURE_TYPES.join(', ')})` };
  return pictureFile(bytes, type);
}

function typeOf(bytes: Buffer): string | null {
  try {
    return imageSize(bytes).type ?? null;
  } catch {
    return null;
  }
}

/** Returns whether the value is a URL, and so not a file in the folder. */
export const isAddress = (value: string): boolean => /^(https:\/\/|\/(?!\/))/.test(value);

/**
 * Writes the shop's stored pictures into the folder. Returns a function from their URLs to their file names.
 */
export async function writePictures(tx: Queryable, folder: string): Promise<(url: string) => string> {
  const stored = await tx.query<PictureFile>('select name, bytes from shop_pictures order by name');
  if (stored.length > 0) mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const { name, bytes } of stored) writeFileSync(join(folder, 'pictures', name), bytes);
  const names = new Set(stored.map(({ name }) => name));
  return (url) => {
    const [, name = ''] = SERVED.exec(url) ?? [];
    return names.has(name) ? `pictures/${name}` : url;
  };
}
