import { imageSize } from 'image-size';
import type { PhotoExtension } from '../../../../domain/photo';
import { refuse } from '../../../http/errors';
import { cleanGif } from './gif';
import { cleanJpeg, withOrientation } from './jpeg';
import { cleanPng } from './png';
import { BAD_FORMAT, BAD_SIZE, LARGEST_SIDE, SMALLEST_SIDE } from './portrait.messages';

export type Portrait = { extension: PhotoExtension; bytes: Buffer };

const CLEANERS: Record<PhotoExtension, (bytes: Buffer) => Buffer | null> = {
  jpg: cleanJpeg,
  png: cleanPng,
  gif: cleanGif,
};
const EXTENSIONS = Object.keys(CLEANERS) as PhotoExtension[];

/**
 * Takes the picture out of an uploaded file. Only what the bytes are counts, not what the file is called; what is
 * kept is put together anew from the parts that draw the picture [PROF-05].
 */
export function readPortrait(bytes: Buffer): Portrait {
  for (const extension of EXTENSIONS) {
    const clean = CLEANERS[extension](bytes);
    if (clean === null) continue;
    const { width, height, type } = measured(clean);
    if (type !== extension) break;
    if (Math.min(width, height) < SMALLEST_SIDE || Math.max(width, height) > LARGEST_SIDE)
      refuse(403, 'image', BAD_SIZE);
    return {
      extension,
      bytes: extension === 'jpg' ? withOrientation(clean, measured(bytes).orientation) : clean,
    };
  }
  return refuse(403, 'image', BAD_FORMAT);
}

function measured(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    return refuse(403, 'image', BAD_FORMAT);
  }
}
