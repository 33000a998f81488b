import { imageSize } from 'image-size';
import type { PhotoExtension } from '../../../../domain/photo';
import { refuse } from '../../../http/errors';
import type { LocalText } from '../../../http/language';
import { cleanGif } from './gif';
import { cleanJpeg, withOrientation } from './jpeg';
import { cleanPng } from './png';

const SMALLEST_SIDE = 16;
/** Limits of a picture's decoded size. A file of few bytes can be a huge picture. */
const LARGEST_SIDE = 8192;
const MAX_MEGAPIXELS = 25;

const BAD_FORMAT: LocalText = {
  en: 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
  ar: 'صيغة هذا الملف غير مدعومة. يرجى رفع صور بصيغة JPG أو PNG أو JPEG أو GIF فقط.',
};

const BAD_SIZE: LocalText = {
  en: `The image must be between ${SMALLEST_SIDE} and ${LARGEST_SIDE} pixels wide and high, and up to ${MAX_MEGAPIXELS} megapixels.`,
  ar: 'يجب أن يكون عرض الصورة وارتفاعها بين 16 و8192 بكسل، وألا تزيد على 25 ميغابكسل.',
};

export type UploadedImage = { extension: PhotoExtension; bytes: Buffer };

const CLEANERS: Record<PhotoExtension, (bytes: Buffer) => Buffer | null> = {
  jpg: cleanJpeg,
  png: cleanPng,
  gif: cleanGif,
};
const EXTENSIONS = Object.keys(CLEANERS) as PhotoExtension[];

/**
 * Returns the uploaded picture. Its type is determined by the bytes, not by the file name. Data that is not
 * needed to show the picture is dropped [PROF-05].
 */
export function readUploadedImage(bytes: Buffer, badFormat = BAD_FORMAT): UploadedImage {
  for (const extension of EXTENSIONS) {
    const clean = CLEANERS[extension](bytes);
    if (clean === null) continue;
    const { width, height, type } = measured(clean);
    if (type !== extension) break;
    const isTooLarge = Math.max(width, height) > LARGEST_SIDE || width * height > MAX_MEGAPIXELS * 1e6;
    if (Math.min(width, height) < SMALLEST_SIDE || isTooLarge) refuse(403, 'image', BAD_SIZE);
    return {
      extension,
      bytes: extension === 'jpg' ? withOrientation(clean, measured(bytes).orientation) : clean,
    };
  }
  return refuse(403, 'image', badFormat);
}

function measured(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    return refuse(403, 'image', BAD_FORMAT);
  }
}
